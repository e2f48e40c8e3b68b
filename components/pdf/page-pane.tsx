"use client";

import { ChevronLeft, ChevronRight, Grid2x2Plus, Minus, Moon, MoveHorizontal, Plus, RotateCw } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { PageView } from "@/lib/model/views";
import { Button, buttonClass } from "@/components/ui/button";
import { Hint } from "@/components/ui/hint";
import type { EarlyPdf } from "./open-early";
import { PageCite } from "./page-cite";
import { pageNumbers } from "./page-numbers";
import css from "./pdf-pane.module.css";
import { PdfPage } from "./pdf-page";

/** Screen pixels per point at 100 %. */
const PIXELS_PER_POINT = 96 / 72;
const ZOOM_STEPS = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 2.5, 3] as const;

/** Lays a sheet of `width` × `height` pixels on its side or head: turned about its upper left corner, then moved back into its place. */
function layTurned(turned: number, width: number, height: number): string | undefined {
  const back = [null, [height, 0], [width, height], [0, width]][turned];
  return back ? `translate(${back[0]}px, ${back[1]}px) rotate(${turned * 90}deg)` : undefined;
}

/** A share of the paper's own size, or as wide as the pane. */
export type Zoom = number | "fit";

/** The next step in one direction from the size that is on the screen now. */
export function zoomStep(scale: number, direction: 1 | -1): number {
  const steps = direction === 1 ? ZOOM_STEPS.filter((step) => step > scale + 0.01) : ZOOM_STEPS.filter((step) => step < scale - 0.01).reverse();
  return steps[0] ?? scale;
}

export interface PagePaneProps {
  pages: readonly PageView[];
  /** Of the whole file. */
  pageCount: number;
  pdfUrl: string;
  /** Bytes. */
  fileSize: number;
  /** 0-indexed. */
  physicalPage: number;
  zoom: Zoom;
  /** Quarter turns clockwise in which the page is shown, 0 to 3. */
  turned: number;
  onRotate: () => void;
  onZoom: (zoom: Zoom) => void;
  onScale: (scale: number) => void;
  /** A page stands there. */
  onDrawn?: () => void;
  onStep: (direction: 1 | -1) => void;
  citeHref: string;
  /** What can be corrected of the page, beside its numbers. */
  tools?: ReactNode;
  /** Where a table that was missed on this page is drawn; null where no table can be lifted. */
  drawHref: string | null;
  overlay: ReactNode;
  /** Keys for what is being done on the page now. */
  note?: string | null;
  strip: ReactNode;
}

/** The printed page: a thin bar with its numbers and tools, the sheet with its boxes, the strip of pages. */
export function PagePane(props: PagePaneProps) {
  const { pages, physicalPage, zoom, turned, onScale } = props;
  const t = useTranslations("pdf");
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  const [painted, setPainted] = useState<ReadonlySet<number>>(new Set());
  const [dimmed, setDimmed] = useState(true);
  const page = pages.find((candidate) => candidate.physicalPage === physicalPage) ?? pages[0];

  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    setRoom(Math.floor(element.clientWidth));
    const observer = new ResizeObserver(([entry]) => setRoom(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const { onDrawn } = props;
  const onPainted = (done: number) => {
    setPainted((known) => (known.has(done) ? known : new Set([...known, done])));
    onDrawn?.();
  };

  const sideways = turned % 2 === 1;
  const widthOf = (physical: number) => {
    const size = pages.find((candidate) => candidate.physicalPage === physical) ?? page;
    // On its side, it is the page's height that has to fit.
    if (zoom === "fit") return sideways && size !== undefined ? Math.floor(room * (size.width / size.height)) : room;
    return Math.round((size?.width ?? 595) * PIXELS_PER_POINT * zoom);
  };
  const width = widthOf(physicalPage);
  const scale = page === undefined || width === 0 ? 1 : width / (page.width * PIXELS_PER_POINT);
  useEffect(() => onScale(scale), [scale, onScale]);

  const at = pages.findIndex((candidate) => candidate.physicalPage === physicalPage);
  const nearby = [at - 1, at, at + 1].flatMap((index) => pages[index]?.physicalPage ?? []);
  if (page === undefined) return null;
  const height = width * (page.height / page.width);
  // As the server draws it, which does not know how wide the window is: the paper has its place from the start.
  const unmeasured = width > 0 ? null : { width: "100%", aspectRatio: `${page.width} / ${page.height}` };
  const early: EarlyPdf = { "data-pdf": props.pdfUrl, "data-pdf-bytes": props.fileSize, "data-pdf-page": physicalPage };
  return (
    <section id="page-pane" tabIndex={-1} aria-label={t("pane")} className={css.pane}>
      <Toolbar {...props} scale={scale} dimmed={dimmed} onDim={() => setDimmed((is) => !is)} />
      <div className={css.scroll} tabIndex={0} role="group" aria-label={t("scroll")} data-dimmed={dimmed || undefined}>
        <div ref={frame} className={css.frame}>
          <div className={css.turn} style={unmeasured ?? (sideways ? { width: height, height: width } : { width, height })}>
            <div className={css.sheet} {...early} data-painted={painted.has(physicalPage) || undefined} style={unmeasured ?? { width, height, transform: layTurned(turned, width, height) }}>
              {room === 0 ? null : <PdfPage url={props.pdfUrl} fileSize={props.fileSize} physicalPage={physicalPage} nearby={nearby} widthOf={widthOf} onPainted={onPainted} />}
              {props.overlay}
            </div>
          </div>
        </div>
      </div>
      {props.note == null ? null : (
        <p aria-hidden className={css.note}>
          {props.note}
        </p>
      )}
      {props.strip}
    </section>
  );
}

function Toolbar({ pages, pageCount, physicalPage, tools, onStep, onZoom, citeHref, drawHref, scale, zoom, turned, onRotate, dimmed, onDim }: PagePaneProps & { scale: number; dimmed: boolean; onDim: () => void }) {
  const t = useTranslations("pdf");
  const draw = useTranslations("table_place");
  const here = pageNumbers(pages, physicalPage);
  const first = physicalPage === 0;
  const last = physicalPage === pageCount - 1;
  return (
    <div className={css.toolbar} role="toolbar" aria-label={t("tools")}>
      <span className={css.numbers}>
        <PageCite span={{ first: here, last: here }} href={citeHref} />
        {pages[pages.findIndex((page) => page.physicalPage === physicalPage)]?.ocr === undefined ? null : (
          <span className={css.recognised} title={t("recognised_about")}>
            OCR
          </span>
        )}
        {here.inferred ? <span className={css.inferred}>{t("inferred")}</span> : null}
      </span>
      {tools}
      <Tool label={t("previous")} keys="[" disabled={first} onClick={() => onStep(-1)} icon={<ChevronLeft aria-hidden />} />
      <Tool label={t("next")} keys="]" disabled={last} onClick={() => onStep(1)} icon={<ChevronRight aria-hidden />} />
      <span className={css.gap} />
      <Tool label={t("zoom_out")} keys="−" onClick={() => onZoom(zoomStep(scale, -1))} icon={<Minus aria-hidden />} />
      <span className={`${css.scale} figures`}>{Math.round(scale * 100)} %</span>
      <Tool label={t("zoom_in")} keys="+" onClick={() => onZoom(zoomStep(scale, 1))} icon={<Plus aria-hidden />} />
      <Tool label={t("fit")} keys="0" pressed={zoom === "fit"} onClick={() => onZoom("fit")} icon={<MoveHorizontal aria-hidden />} />
      <Tool label={t("rotate")} keys="r" pressed={turned !== 0} onClick={onRotate} icon={<RotateCw aria-hidden />} />
      {drawHref === null ? null : (
        <Hint label={draw("open")}>
          <Link className={buttonClass("quiet", true)} href={drawHref} prefetch={false} aria-label={draw("open")}>
            <Grid2x2Plus aria-hidden />
          </Link>
        </Hint>
      )}
      <span className={css.onlyDark}>
        <Tool label={t("dim")} pressed={dimmed} onClick={onDim} icon={<Moon aria-hidden />} />
      </span>
    </div>
  );
}

function Tool({ label, keys, icon, pressed, disabled = false, onClick }: { label: string; keys?: string; icon: ReactNode; pressed?: boolean; disabled?: boolean; onClick: () => void }) {
  return (
    <Hint label={label} {...(keys === undefined ? {} : { keys })}>
      <Button variant="quiet" iconOnly aria-label={label} aria-pressed={pressed} disabled={disabled} onClick={onClick}>
        {icon}
      </Button>
    </Hint>
  );
}
