"use client";

import { useTranslations } from "next-intl";
import type { PDFDocumentProxy } from "pdfjs-dist";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { PageRect } from "@/lib/model/rect";
import { cropScale, cropScroll } from "./crop-scale";
import css from "./page-crops.module.css";
import { LazyDrawing } from "./lazy-drawing";
import { PageFailure } from "./pdf-page";
import { usePdfDocument } from "./use-pdf-document";

/** One page, shown around a region of it. */
export interface Crop {
  /** 0-indexed. */
  physicalPage: number;
  /** Size of the page as shown, points. */
  width: number;
  height: number;
  /** What is brought into view, page space. */
  region: PageRect;
  /** Over the frame: the page's numbers. */
  head: ReactNode;
  /** Over the page: its boxes. */
  overlay: ReactNode;
}

export interface PdfCropsProps {
  url: string;
  /** Bytes. */
  fileSize: number;
  /** What is looked at: when it changes, the regions are brought into view again. */
  subject: string;
  crops: readonly Crop[];
  /** Drawn out of sight, so that they are there at once when they are wanted. */
  ahead: readonly Crop[];
  /** Pixels that a frame is wide and, together, all frames are high. */
  room: { width: number; height: number };
}

/** Height of the line with the page's numbers, pixels. */
const HEAD = 28;

/** Some pages of one PDF, each cut to a frame around what is judged on it. */
export function PdfCrops({ url, fileSize, subject, crops, ahead, room }: PdfCropsProps) {
  const { pdf, failed } = usePdfDocument(url, fileSize);
  if (failed) return <PageFailure />;
  if (pdf === null) return null;
  const shown = new Set(crops.map((crop) => crop.physicalPage));
  const hidden = ahead.filter((crop, index) => !shown.has(crop.physicalPage) && ahead.findIndex((other) => other.physicalPage === crop.physicalPage) === index);
  return (
    <div className={css.document}>
      {[...crops, ...hidden].map((crop) => (
        <CropFrame key={crop.physicalPage} pdf={pdf} crop={crop} subject={subject} hidden={!shown.has(crop.physicalPage)} width={room.width} height={room.height / Math.max(1, crops.length) - HEAD} />
      ))}
    </div>
  );
}

function CropFrame({ pdf, crop, subject, hidden, width, height }: { pdf: PDFDocumentProxy; crop: Crop; subject: string; hidden: boolean; width: number; height: number }) {
  const t = useTranslations("pdf");
  const pane = useRef<HTMLDivElement>(null);
  const scale = cropScale(crop.region, width);
  const region = crop.region.join();
  useLayoutEffect(() => {
    if (hidden || subject === "") return;
    const wanted = cropScroll(region.split(",").map(Number) as unknown as PageRect, scale, width, height);
    pane.current?.scrollTo({ ...wanted, behavior: "instant" });
  }, [subject, hidden, region, scale, width, height]);
  return (
    <section hidden={hidden} className={css.crop} aria-label={t("crop", { page: crop.physicalPage + 1 })}>
      <p className={css.head}>{crop.head}</p>
      <div ref={pane} className={css.pane} tabIndex={0} role="group" aria-label={t("scroll")}>
        <div className={css.sheet} style={{ width: crop.width * scale, height: crop.height * scale }}>
          <LazyDrawing pdf={pdf} physicalPage={crop.physicalPage} width={crop.width * scale} />
          {hidden ? null : crop.overlay}
        </div>
      </div>
    </section>
  );
}
