"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useLayoutEffect, useRef, useState } from "react";
import css from "./page-crops.module.css";
import type { PdfCropsProps } from "./pdf-crops";

const loadPdfCrops = () => import("./pdf-crops").then((module) => module.PdfCrops);
const PdfCrops = dynamic(loadPdfCrops, { ssr: false });
// The viewer is fetched while the page comes to life, not after.
if (typeof window !== "undefined") void loadPdfCrops();

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
  return (
    <section ref={frame} aria-label={t("pane")} className={css.frame}>
      {room.width === 0 ? null : <PdfCrops {...props} room={room} />}
    </section>
  );
}
