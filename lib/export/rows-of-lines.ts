// Comes in: a table and the lines of it that a chunk of rows quotes. Goes out: the rows that they stand in. It never names a row for a cell that runs over several where another cell says which.
import { containsMiddle } from "@/lib/geometry/rect";
import type { Block } from "@/lib/model/block";
import type { SourceLine } from "@/lib/model/line";

/** Every row that one of the lines stands in (0-indexed, ascending), by the middle of the line; none where none stands in a cell. A cell that runs over several rows names none of them. */
export function rowsOfLines({ cells }: Pick<Block, "cells">, lines: readonly SourceLine[]): number[] {
  const touched = cells.filter((cell) => lines.some((line) => cell.physicalPage === line.physicalPage && containsMiddle(cell.bbox, line.bbox)));
  const single = touched.filter((cell) => cell.rowSpan === 1);
  return [...new Set((single.length > 0 ? single : touched).map((cell) => cell.row))].sort((a, b) => a - b);
}
