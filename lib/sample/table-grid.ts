import { parseMarkup, plainText, type Word } from "./inline-markup";
import { type BrokenLine, breakLines } from "./line-breaker";
import type { TableSource } from "./sample-source";
import type { TextSetter } from "./text-setter";

export const CELL = { size: 8.3, leading: 10.6, padX: 3.5, padY: 2.6 };

interface GridCell {
  row: number;
  column: number;
  rowSpan: number;
  columnSpan: number;
  text: string;
  lines: BrokenLine[];
  align: "left" | "center";
}

export interface TableGrid {
  cells: GridCell[];
  /** Left edge of each column and the right edge of the last, from the table's left edge, points. */
  edges: number[];
  /** Points. */
  rowHeights: number[];
  /** Row `r` may start a new piece: no merged cell crosses its upper edge. */
  canStart: boolean[];
}

/** Lays a table out for a given width: merged cells resolved, cell texts broken, row heights known. Draws nothing. */
export function layTable(source: TableSource, setter: TextSetter, width: number): TableGrid {
  const total = source.widths.reduce((sum, share) => sum + share, 0);
  const edges = [0];
  for (const share of source.widths) edges.push((edges.at(-1) ?? 0) + (share / total) * width);
  const cells: GridCell[] = [];
  source.rows.forEach((row, r) => {
    row.forEach((text, c) => {
      if (text === "<" || text === "^") return;
      cells.push(layCell(source, setter, edges, r, c, text));
    });
  });
  return { cells, edges, rowHeights: rowHeights(source.rows.length, cells), canStart: source.rows.map((_, r) => !cells.some((cell) => cell.row < r && cell.row + cell.rowSpan > r)) };
}

function layCell(source: TableSource, setter: TextSetter, edges: number[], row: number, column: number, text: string): GridCell {
  const line = source.rows[row] ?? [];
  let columnSpan = 1;
  while (line[column + columnSpan] === "<") columnSpan += 1;
  let rowSpan = 1;
  while (source.rows[row + rowSpan]?.[column] === "^") rowSpan += 1;
  const isHeader = row < source.headerRows;
  const words: Word[] = parseMarkup(text, 0, { bold: isHeader });
  const { measure, space } = setter.measureAt(CELL.size);
  const inner = (edges[column + columnSpan] ?? 0) - (edges[column] ?? 0) - 2 * CELL.padX;
  const align = isHeader ? "center" : columnSpan > 1 ? "left" : (source.align[column] ?? "left");
  return { row, column, rowSpan, columnSpan, text: plainText(words), lines: breakLines(words, measure, space, () => inner), align };
}

function rowHeights(count: number, cells: GridCell[]): number[] {
  const heights = Array.from({ length: count }, () => CELL.leading + 2 * CELL.padY);
  const needed = (cell: GridCell) => cell.lines.length * CELL.leading + 2 * CELL.padY;
  for (const cell of cells) {
    if (cell.rowSpan === 1) heights[cell.row] = Math.max(heights[cell.row] ?? 0, needed(cell));
  }
  for (const cell of cells) {
    const last = cell.row + cell.rowSpan - 1;
    const have = heights.slice(cell.row, last + 1).reduce((sum, height) => sum + height, 0);
    if (have < needed(cell)) heights[last] = (heights[last] ?? 0) + needed(cell) - have;
  }
  return heights;
}
