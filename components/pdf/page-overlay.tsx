"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, memo, useMemo } from "react";
import type { PageRect } from "@/lib/model/rect";
import type { SeamView } from "@/lib/model/views";
import { cellRef, type LinkRef, type LinkStore, useIsLinked, useLinked } from "@/components/workbench/link-store";
import type { BlockOverlay, ChunkOverlay, PageOverlayItems } from "./overlay-items";
import css from "./page-overlay.module.css";

export interface PageOverlayProps {
  /** Size of the page as shown, points. */
  width: number;
  height: number;
  /** 0-indexed. */
  physicalPage: number;
  items: PageOverlayItems;
  seams: readonly SeamView[];
  store: LinkStore;
  /** A box was clicked, or Enter pressed on it. */
  onOpen: (ref: LinkRef) => void;
}

/**
 * The boxes over a page: an SVG whose units are page space itself, so no coordinate is converted. Every chunk is one
 * button with its lines inside; arrows go from box to box, Enter opens.
 */
export const PageOverlay = memo(function PageOverlay({ width, height, physicalPage, items, seams, store, onOpen }: PageOverlayProps) {
  const t = useTranslations("pdf");
  return (
    <svg
      className={css.overlay}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={t("overlay", { page: physicalPage + 1 })}
      data-physical-page={physicalPage}
      onKeyDown={(event) => moveAmongBoxes(event)}
      onPointerLeave={() => store.hover(null)}
    >
      <defs>
        <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="1.6" height="6" className={css.hatchStripe} />
        </pattern>
      </defs>
      {items.furniture.map((bbox) => (
        <Box key={bbox.join()} bbox={bbox} className={css.furniture} />
      ))}
      {items.headings.map((heading) => (
        <Box key={heading.lineId} bbox={heading.bbox} className={css.heading} />
      ))}
      {items.withheldLines.map((bbox) => (
        <g key={bbox.join()} role="img" aria-label={t("prose_withheld")}>
          <Box bbox={bbox} className={css.withheld} />
        </g>
      ))}
      {items.doubtful.map((word) => (
        <DoubtfulWord key={word.bbox.join()} {...word} />
      ))}
      {items.chunks.map((chunk, order) => (
        <ChunkBoxes key={chunk.chunkId} chunk={chunk} tabbable={order === 0} store={store} onOpen={onOpen} />
      ))}
      {items.blocks.map((block, order) => (
        <BlockBoxes key={`${block.blockId}-${block.bbox.join()}`} block={block} tabbable={order === 0 && items.chunks.length === 0} store={store} onOpen={onOpen} />
      ))}
      <LitSeam seams={seams} physicalPage={physicalPage} store={store} />
    </svg>
  );
});

function Box({ bbox, className, pad = 0, ...rest }: { bbox: PageRect; className: string | undefined; pad?: number } & Record<`data-${string}`, string | number>) {
  return <rect {...rest} className={className} x={bbox[0] - pad} y={bbox[1] - pad} width={Math.max(0, bbox[2] - bbox[0]) + 2 * pad} height={Math.max(0, bbox[3] - bbox[1]) + 2 * pad} />;
}

function DoubtfulWord({ text, confidence, bbox }: PageOverlayItems["doubtful"][number]) {
  const t = useTranslations("pdf");
  return (
    <g role="img" aria-label={t("doubtful_word", { text, confidence })}>
      <line className={css.doubtful} x1={bbox[0]} x2={bbox[2]} y1={bbox[3] + 0.8} y2={bbox[3] + 0.8} />
    </g>
  );
}

interface LinkedProps {
  store: LinkStore;
  onOpen: (ref: LinkRef) => void;
}

function boxHandlers(ref: LinkRef, { store, onOpen }: LinkedProps) {
  return {
    onPointerEnter: () => store.hover(ref),
    onFocus: () => store.hover(ref),
    onBlur: () => store.hover(null),
    onClick: () => onOpen(ref),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      onOpen(ref);
    },
  };
}

function ChunkBoxes({ chunk, tabbable, ...linked }: { chunk: ChunkOverlay; tabbable: boolean } & LinkedProps) {
  const t = useTranslations("pdf");
  const ref: LinkRef = `chunk:${chunk.chunkId}`;
  const lit = useIsLinked(linked.store, ref);
  return (
    <g
      role="button"
      tabIndex={tabbable ? 0 : -1}
      aria-label={t("chunk_box", { section: chunk.sectionName, part: chunk.partIndex + 1, of: chunk.partCount })}
      className={`${css.chunk} ${chunk.partIndex % 2 === 1 ? css.odd : ""}`}
      data-box
      data-chunk-id={chunk.chunkId}
      data-lit={lit || undefined}
      {...boxHandlers(ref, linked)}
    >
      {chunk.lines.map((line, order) => (
        <Box key={`${line.lineId}-${order}`} bbox={line.bbox} pad={0.8} className={css.line} data-line-id={line.lineId} />
      ))}
    </g>
  );
}

function BlockBoxes({ block, tabbable, ...linked }: { block: BlockOverlay; tabbable: boolean } & LinkedProps) {
  const t = useTranslations("pdf");
  const states = useTranslations("block_state");
  const ref: LinkRef = `block:${block.blockId}`;
  const lit = useIsLinked(linked.store, ref);
  const name = t(block.kind === "table" ? "table_name" : "formula_name", { number: block.number });
  return (
    <g
      role="button"
      tabIndex={tabbable ? 0 : -1}
      aria-label={t("block_box", { name, state: states(block.state) })}
      className={css.block}
      data-box
      data-block-id={block.blockId}
      data-state={block.state}
      data-lit={lit || undefined}
      {...boxHandlers(ref, linked)}
    >
      <Box bbox={block.bbox} pad={2} className={css.region} />
      {block.state === "approved" ? null : <Box bbox={block.bbox} pad={2} className={css.hatch} />}
      {block.cells.map((cell) => (
        <CellBox key={`${cell.row}-${cell.column}`} blockId={block.blockId} row={cell.row} column={cell.column} bbox={cell.bbox} store={linked.store} />
      ))}
      <BlockName bbox={block.bbox} name={`${name} · ${states(block.state)}`} />
    </g>
  );
}

const CellBox = memo(function CellBox({ blockId, row, column, bbox, store }: { blockId: string; row: number; column: number; bbox: PageRect; store: LinkStore }) {
  const ref = cellRef(blockId, row, column);
  const lit = useIsLinked(store, ref);
  return (
    <g onPointerEnter={() => store.hover(ref)} onPointerLeave={() => store.hover(`block:${blockId}`)} data-lit={lit || undefined} className={css.cell}>
      <Box bbox={bbox} className={css.cellBox} data-cell={`${row}:${column}`} />
    </g>
  );
});

/** A tag on the region's lower border, at its right end: the caption stands above, and there is room between the lines. */
function BlockName({ bbox, name }: { bbox: PageRect; name: string }) {
  const width = name.length * 3.3 + 6;
  return (
    <g className={css.name} aria-hidden>
      <rect x={bbox[2] + 2 - width} y={bbox[3] - 2} width={width} height={8} />
      <text x={bbox[2] + 5 - width} y={bbox[3] + 4}>
        {name}
      </text>
    </g>
  );
}

/** The two lines at the border of the seam that is being judged. */
function LitSeam({ seams, physicalPage, store }: { seams: readonly SeamView[]; physicalPage: number; store: LinkStore }) {
  const linked = useLinked(store);
  const boxes = useMemo(() => {
    const seam = seams.find((candidate) => linked === `seam:${candidate.seamKey}`);
    return seam?.boxes.filter((box) => box.physicalPage === physicalPage) ?? [];
  }, [seams, linked, physicalPage]);
  return (
    <g className={css.seam} aria-hidden>
      {boxes.map((box, order) => (
        <Box key={`${order}-${box.bbox.join()}`} bbox={box.bbox} pad={1.2} className={css.seamLine} />
      ))}
    </g>
  );
}

/** Arrow keys step through the boxes in reading order; only one of them is in the Tab order. */
function moveAmongBoxes(event: KeyboardEvent<SVGSVGElement>): void {
  const step = event.key === "ArrowDown" || event.key === "ArrowRight" ? 1 : event.key === "ArrowUp" || event.key === "ArrowLeft" ? -1 : 0;
  if (step === 0) return;
  const boxes = [...event.currentTarget.querySelectorAll<SVGGElement>("[data-box]")];
  const from = boxes.findIndex((box) => box === document.activeElement);
  const next = boxes[from + step];
  if (from === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
}
