"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Document, Page, pdfjs } from "react-pdf";
import css from "./pdf-pane.module.css";
import { RangeTransport } from "./range-transport";

pdfjs.GlobalWorkerOptions.workerSrc = new URL("pdfjs-dist/build/pdf.worker.min.mjs", import.meta.url).toString();

/** Fonts and decoders lie beside the program, so that the page is drawn without a network. */
const OPTIONS = {
  cMapUrl: "/pdfjs/cmaps/",
  cMapPacked: true,
  standardFontDataUrl: "/pdfjs/standard_fonts/",
  wasmUrl: "/pdfjs/wasm/",
  iccUrl: "/pdfjs/iccs/",
  disableStream: true,
  disableAutoFetch: true,
  isEvalSupported: false,
};

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
  const t = useTranslations("pdf");
  const [file, setFile] = useState<{ range: RangeTransport } | null>(null);
  const [failed, setFailed] = useState(false);
  const [painted, setPainted] = useState<number | null>(null);

  useEffect(() => {
    setFailed(false);
    const range = new RangeTransport(url, fileSize, () => setFailed(true));
    setFile({ range });
    return () => range.abort();
  }, [url, fileSize]);

  if (failed) return <PageFailure />;
  // Neighbours wait until the page itself has been painted.
  const pages = [physicalPage, ...(painted === null ? [] : nearby.filter((page) => page !== physicalPage))].sort((a, b) => a - b);
  return (
    <Document file={file} options={OPTIONS} loading={null} noData={null} error={<PageFailure />} onLoadError={console.error}>
      {pages.map((page) => (
        <div key={page} hidden={page !== physicalPage} className={css.canvas}>
          <Page
            pageIndex={page}
            width={widthOf(page)}
            renderTextLayer={false}
            renderAnnotationLayer={false}
            loading={null}
            error={<p className={css.failure}>{t("page_failed")}</p>}
            onRenderSuccess={() => {
              setPainted(page);
              onPainted(page);
            }}
          />
        </div>
      ))}
    </Document>
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
