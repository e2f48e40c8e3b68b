"use client";

import { useTranslations } from "next-intl";
import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useRef, useState } from "react";
import { drawPage } from "./draw-page";
import css from "./drawing.module.css";

export interface PageCanvasProps {
  pdf: PDFDocumentProxy;
  /** 0-indexed. */
  physicalPage: number;
  /** CSS pixels. */
  width: number;
  onDrawn?: () => void;
}

/**
 * One page on a canvas; it fills what it stands in. While it is drawn in another size the last drawing is shown, stretched.
 * What pdf.js keeps for a page goes when the page does: the document outlives it.
 */
export function PageCanvas({ pdf, physicalPage, width, onDrawn }: PageCanvasProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => () => void pdf.getPage(physicalPage + 1).then((page) => page.cleanup(), () => undefined), [pdf, physicalPage]);
  const done = useRef(onDrawn);
  useEffect(() => {
    done.current = onDrawn;
  });
  // Before the effect below, so that it is the last to go: the next drawing frees the one that it replaces.
  const last = useRef<() => void>(() => undefined);
  useEffect(() => () => last.current(), []);
  useEffect(() => {
    let state: "drawing" | "shown" | "gone" = "drawing";
    const drawing = drawPage({ pdf, physicalPage, width });
    drawing.canvas.then(
      (canvas) => {
        if (state === "gone") return;
        state = "shown";
        frame.current?.replaceChildren(canvas);
        last.current();
        last.current = drawing.cancel;
        setFailed(false);
        done.current?.();
      },
      (error: unknown) => {
        if (state === "gone") return;
        console.error(error);
        setFailed(true);
      },
    );
    return () => {
      if (state === "drawing") drawing.cancel();
      state = "gone";
    };
  }, [pdf, physicalPage, width]);
  return (
    <>
      <div ref={frame} className={css.drawing} hidden={failed} />
      {failed ? <PageFailed /> : null}
    </>
  );
}

export function PageFailed() {
  const t = useTranslations("pdf");
  return <p className={css.failure}>{t("page_failed")}</p>;
}
