// Comes in: a table and the lines of it that a chunk of rows quotes. Goes out: one box a row and page. It never widens a box beyond the row's own cells.
import { containsPoint, unionAll } from "@/lib/geometry/rect";
import type { Block, Cell } from "@/lib/model/block";
import type { ChunkBox } from "@/lib/model/chunk";
import type { SourceLine } from "@/lib/model/line";

/** Boxes around the cells of every row that one of the lines stands in; empty where none stands in a cell. A cell that runs over several rows names none of them. */
export function rowBoxes({ blockId, cells }: Pick<Block, "blockId" | "cells">, lines: readonly SourceLine[]): ChunkBox[] {
  const touched = cells.filter((cell) => lines.some((line) => holds(cell, line)));
  const single = touched.filter((cell) => cell.rowSpan === 1);
  const rows = [...new Set((single.length > 0 ? single : touched).map((cell) => cell.row))].sort((a, b) => a - b);
  return rows.flatMap((row) => {
    const own = cells.filter((cell) => cell.row === row);
    return [...new Set(own.map((cell) => cell.physicalPage))].flatMap((physicalPage): ChunkBox[] => {
      const bbox = unionAll(own.filter((cell) => cell.physicalPage === physicalPage).map((cell) => cell.bbox));
      return bbox === null ? [] : [{ physicalPage, bbox, lineId: `${blockId}-r${row}` }];
    });
  });
}

/** The middle of the line stands in the cell. */
function holds(cell: Cell, { physicalPage, bbox: [x0, y0, x1, y1] }: SourceLine): boolean {
  return cell.physicalPage === physicalPage && containsPoint(cell.bbox, (x0 + x1) / 2, (y0 + y1) / 2);
}
