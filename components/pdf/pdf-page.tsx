"use client";

import { useTranslations } from "next-intl";
import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useState } from "react";
import { Page } from "react-pdf";
import { openDocument } from "./open-document";
import css from "./pdf-pane.module.css";

export interface PdfPageProps {
  url: string;
  /** Bytes. */
  fileSize: number;
  /** 0-indexed page that is shown. */
  physicalPage: number;
  /** Further pages drawn out of sight, so that turning to them is instant. 0-indexed. */
  nearby: readonly number[];
  /** Width of a page on the screen, CSS pixels, by physical page. */
  widthOf: (physicalPage: number) => number;
  onPainted: (physicalPage: number) => void;
}

/** The printed page as pdf.js draws it. */
export function PdfPage({ url, fileSize, physicalPage, nearby, widthOf, onPainted }: PdfPageProps) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [failed, setFailed] = useState(false);
  const [painted, setPainted] = useState<number | null>(null);

  useEffect(() => {
    let gone = false;
    setFailed(false);
    openDocument(url, fileSize).then(
      (document) => gone || setPdf(document),
      (error: unknown) => {
        console.error(error);
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [url, fileSize]);

  if (failed) return <PageFailure />;
  if (pdf === null) return null;
  // Neighbours wait until the page itself has been painted.
  const pages = [physicalPage, ...(painted === null ? [] : nearby.filter((page) => page !== physicalPage))].sort((a, b) => a - b);
  return pages.map((page) => (
    <div key={page} hidden={page !== physicalPage} className={css.canvas}>
      <Drawing
        pdf={pdf}
        physicalPage={page}
        width={widthOf(page)}
        onDrawn={() => {
          setPainted(page);
          onPainted(page);
        }}
      />
    </div>
  ));
}

/** One page's drawing. What pdf.js keeps for a page goes when the page does: the document outlives it. */
function Drawing({ pdf, physicalPage, width, onDrawn }: { pdf: PDFDocumentProxy; physicalPage: number; width: number; onDrawn: () => void }) {
  const t = useTranslations("pdf");
  useEffect(() => () => void pdf.getPage(physicalPage + 1).then((page) => page.cleanup(), () => undefined), [pdf, physicalPage]);
  return (
    <Page
      pdf={pdf}
      pageIndex={physicalPage}
      width={width}
      renderTextLayer={false}
      renderAnnotationLayer={false}
      loading={null}
      error={<p className={css.failure}>{t("page_failed")}</p>}
      onRenderSuccess={onDrawn}
    />
  );
}

function PageFailure() {
  const t = useTranslations("pdf");
  return (
    <p role="alert" className={css.failure}>
      {t("file_failed")}
    </p>
  );
}
