"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PageCanvas } from "./page-canvas";
import css from "./pdf-pane.module.css";
import { usePdfDocument } from "./use-pdf-document";

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

/** The printed page as pdf.js draws it: without a step in between, because a cold link waits for it. */
export function PdfPage({ url, fileSize, physicalPage, nearby, widthOf, onPainted }: PdfPageProps) {
  const { pdf, failed } = usePdfDocument(url, fileSize);
  const [painted, setPainted] = useState<number | null>(null);

  if (failed) return <PageFailure />;
  if (pdf === null) return null;
  // Neighbours wait until the page itself has been painted.
  const pages = [physicalPage, ...(painted === null ? [] : nearby.filter((page) => page !== physicalPage))].sort((a, b) => a - b);
  return pages.map((page) => (
    <div key={page} hidden={page !== physicalPage} className={css.canvas}>
      <PageCanvas
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

export function PageFailure() {
  const t = useTranslations("pdf");
  return (
    <p role="alert" className={css.failure}>
      {t("file_failed")}
    </p>
  );
}
