"use client";

import type { PDFDocumentProxy } from "pdfjs-dist";
import { Page } from "react-pdf";
import css from "./drawing.module.css";
import { PageCanvas, PageFailed } from "./page-canvas";

export interface DrawingProps {
  pdf: PDFDocumentProxy;
  /** 0-indexed. */
  physicalPage: number;
  /** CSS pixels. */
  width: number;
}

/** One page's drawing, for the frames that show a part of it: nothing stands there before the page was read, and a sentence where it cannot be. */
export function Drawing(props: DrawingProps) {
  return (
    <Page pdf={props.pdf} pageIndex={props.physicalPage} className={css.drawing} renderMode="none" renderTextLayer={false} renderAnnotationLayer={false} loading={null} error={<PageFailed />}>
      {() => <PageCanvas {...props} />}
    </Page>
  );
}
