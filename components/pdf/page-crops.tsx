"use client";

import { useTranslations } from "next-intl";
import { useLayoutEffect, useRef, useState } from "react";
import type { EarlyPdf } from "./open-early";
import css from "./page-crops.module.css";
import { PdfCrops, type PdfCropsProps } from "./pdf-crops";

/** The places on the page that are judged, as large as the room allows. */
export function PageCrops(props: Omit<PdfCropsProps, "room">) {
  const t = useTranslations("pdf");
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => setRoom({ width: Math.floor(entry?.contentRect.width ?? 0), height: Math.floor(entry?.contentRect.height ?? 0) }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const early: EarlyPdf = { "data-pdf": props.url, "data-pdf-bytes": props.fileSize };
  return (
    <section ref={frame} aria-label={t("pane")} className={css.frame} {...early}>
      {room.width === 0 ? null : <PdfCrops {...props} room={room} />}
    </section>
  );
}
