"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { containsPoint } from "@/lib/geometry/rect";
import type { Block, BlockPiece } from "@/lib/model/block";
import { type PageRect, pageRect } from "@/lib/model/rect";
import type { PageView } from "@/lib/model/views";
import type { EarlyPdf } from "@/components/pdf/open-early";
import { PdfPage } from "@/components/pdf/pdf-page";
import { cellRef, type LinkStore, useIsLinked } from "@/components/workbench/link-store";
import css from "./desk-crop.module.css";

/** Paper around the table that is shown with it, points. */
const MARGIN = 14;
/** A small table is not blown up beyond this, pixels a point. */
const LARGEST_SCALE = 2.6;

export interface DeskCropProps {
  block: Block;
  page: PageView;
  piece: BlockPiece;
  pdf: { url: string; size: number };
  /** The whole page instead of the table's stretch of it. */
  whole: boolean;
  store: LinkStore;
  onCell: (row: number, column: number) => void;
  children?: ReactNode;
}

/** What is shown of a page: the piece with some paper around it. */
function frameOf({ page, piece, whole }: Pick<DeskCropProps, "page" | "piece" | "whole">): PageRect {
  if (whole) return pageRect(0, 0, page.width, page.height);
  const [x0, y0, x1, y1] = piece.bbox;
  return pageRect(Math.max(0, x0 - MARGIN), Math.max(0, y0 - MARGIN * 2), Math.min(page.width, x1 + MARGIN), Math.min(page.height, y1 + MARGIN));
}

/** The printed table: the stretch of its page that it stands on, its cells as boxes joined to those of the grid. */
export function DeskCrop(props: DeskCropProps) {
  const { block, page, piece, pdf, store, onCell } = props;
  const t = useTranslations("table_desk");
  const cells = block.cells.filter((cell) => cell.physicalPage === page.physicalPage && containsPoint(piece.bbox, (cell.bbox[0] + cell.bbox[2]) / 2, (cell.bbox[1] + cell.bbox[3]) / 2));
  return (
    <PageCrop page={page} pdf={pdf} frame={frameOf(props)}>
      <svg className={css.overlay} viewBox={`0 0 ${page.width} ${page.height}`} role="group" aria-label={t("crop")} onPointerLeave={() => store.hover(null)}>
        {cells.map((cell) => (
          <CropCell key={`${cell.row}:${cell.column}`} blockId={block.blockId} row={cell.row} column={cell.column} bbox={cell.bbox} store={store} onCell={onCell} />
        ))}
      </svg>
      {props.children}
    </PageCrop>
  );
}

export interface PageCropProps {
  page: PageView;
  pdf: { url: string; size: number };
  /** What is shown of it, page space. */
  frame: PageRect;
  /** Drawn over the page, in its own size. */
  children: ReactNode;
}

/** A stretch of a printed page, as wide as there is room. */
export function PageCrop({ page, pdf, frame, children }: PageCropProps) {
  const room = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const [x0, y0, x1, y1] = frame;
  const early: EarlyPdf = { "data-pdf": pdf.url, "data-pdf-bytes": pdf.size };
  const scale = Math.min(width / (x1 - x0), LARGEST_SCALE);
  return (
    <div ref={room} className={css.room} {...early}>
      {width === 0 ? null : (
        <div className={css.crop} style={{ width: (x1 - x0) * scale, height: (y1 - y0) * scale }}>
          <div className={css.sheet} style={{ left: -x0 * scale, top: -y0 * scale, width: page.width * scale, height: page.height * scale }}>
            <PdfPage url={pdf.url} fileSize={pdf.size} physicalPage={page.physicalPage} nearby={[]} widthOf={() => page.width * scale} onPainted={() => undefined} />
            {children}
          </div>
        </div>
      )}
    </div>
  );
}

function CropCell({ blockId, row, column, bbox, store, onCell }: { blockId: string; row: number; column: number; bbox: PageRect; store: LinkStore; onCell: (row: number, column: number) => void }) {
  const ref = cellRef(blockId, row, column);
  const lit = useIsLinked(store, ref);
  return (
    // The grid beside it has the keyboard: the picture only answers the pointer.
    <rect
      aria-hidden
      className={css.cell}
      data-cell={`${row}:${column}`}
      data-lit={lit || undefined}
      x={bbox[0]}
      y={bbox[1]}
      width={Math.max(0, bbox[2] - bbox[0])}
      height={Math.max(0, bbox[3] - bbox[1])}
      onPointerEnter={() => store.hover(ref)}
      onClick={() => onCell(row, column)}
    />
  );
}
