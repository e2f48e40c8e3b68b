"use client";

import { useTranslations } from "next-intl";
import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useRef, useState } from "react";
import { Page } from "react-pdf";
import { drawPage } from "./draw-page";
import css from "./drawing.module.css";

export interface DrawingProps {
  pdf: PDFDocumentProxy;
  /** 0-indexed. */
  physicalPage: number;
  /** CSS pixels. */
  width: number;
  onDrawn?: () => void;
}

/** One page's drawing; it fills what it stands in. What pdf.js keeps for a page goes when the page does: the document outlives it. */
export function Drawing(props: DrawingProps) {
  const { pdf, physicalPage } = props;
  useEffect(() => () => void pdf.getPage(physicalPage + 1).then((page) => page.cleanup(), () => undefined), [pdf, physicalPage]);
  // Its own canvas would be empty at every new size, and could not be begun before the page comes to life.
  return (
    <Page pdf={pdf} pageIndex={physicalPage} className={css.drawing} renderMode="none" renderTextLayer={false} renderAnnotationLayer={false} loading={null} error={<Failure />}>
      {() => <Canvas {...props} />}
    </Page>
  );
}

/** The page on a canvas. While it is drawn in another size the last drawing is shown, stretched. */
function Canvas({ pdf, physicalPage, width, onDrawn }: DrawingProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
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
      {failed ? <Failure /> : null}
    </>
  );
}

function Failure() {
  const t = useTranslations("pdf");
  return <p className={css.failure}>{t("page_failed")}</p>;
}
