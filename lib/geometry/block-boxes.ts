// Comes in: source lines, a block, rows of it. Goes out: the boxes that a chunk of them shows. It never widens a box beyond what it is asked for.
import type { Block } from "@/lib/model/block";
import type { ChunkBox } from "@/lib/model/chunk";
import type { SourceLine } from "@/lib/model/line";
import { unionAll } from "./rect";

/** The box of one source line. */
export function toBox({ physicalPage, bbox, lineId }: SourceLine): ChunkBox {
  return { physicalPage, bbox, lineId };
}

/** Boxes of a whole block: of its lines, or of its pieces where it has none. */
export function wholeBoxes({ blockId, lines, pieces }: Pick<Block, "blockId" | "lines" | "pieces">): ChunkBox[] {
  return lines.length > 0 ? lines.map(toBox) : pieces.map(({ physicalPage, bbox }) => ({ physicalPage, bbox, lineId: blockId }));
}

/** One box a row (0-indexed, in the order given) and page: around the cells that begin in the row. None for a row in which no cell begins. */
export function rowBoxes({ blockId, cells }: Pick<Block, "blockId" | "cells">, rows: readonly number[]): ChunkBox[] {
  return rows.flatMap((row) => {
    const through = cells.filter((cell) => cell.row <= row && row < cell.row + cell.rowSpan);
    return [...new Set(through.map((cell) => cell.physicalPage))].flatMap((physicalPage): ChunkBox[] => {
      const bbox = unionAll(through.filter((cell) => cell.physicalPage === physicalPage && cell.row === row).map((cell) => cell.bbox));
      return bbox === null ? [] : [{ physicalPage, bbox, lineId: `${blockId}-r${row}` }];
    });
  });
}
