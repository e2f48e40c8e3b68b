/** Comes in: a filled grid. Goes out: the same without hairline rows and columns that hold nothing. Never drops a word. */
import { pageRect } from "@/lib/model/rect";
import type { FilledCell } from "./grid-words";

/** Bands narrower than this without text are spacing between borders, not rows or columns. Points. */
const HAIRLINE = 5;

/** Numbers rows and columns anew after folding blank hairline bands into the band before (the first into the next). */
export function dropBlankBands(cells: readonly FilledCell[], xs: readonly number[], ys: readonly number[]): { cells: FilledCell[]; xs: number[]; ys: number[] } {
  const rowMap = bandMap(ys, (row) => cells.some((cell) => cell.row === row && cell.rowSpan === 1 && cell.words.length > 0));
  const columnMap = bandMap(xs, (column) => cells.some((cell) => cell.column === column && cell.columnSpan === 1 && cell.words.length > 0));
  const out = new Map<string, FilledCell>();
  for (const cell of cells) {
    const row = rowMap[cell.row] ?? 0;
    const column = columnMap[cell.column] ?? 0;
    const rowSpan = (rowMap[cell.row + cell.rowSpan - 1] ?? row) - row + 1;
    const columnSpan = (columnMap[cell.column + cell.columnSpan - 1] ?? column) - column + 1;
    const key = `${row}/${column}`;
    const other = out.get(key);
    if (other === undefined) out.set(key, { ...cell, row, column, rowSpan, columnSpan, words: [...cell.words] });
    else merge(other, cell, { rowSpan, columnSpan });
  }
  return { cells: [...out.values()].sort((a, b) => a.row - b.row || a.column - b.column), xs: keptBorders(xs, columnMap), ys: keptBorders(ys, rowMap) };
}

function merge(into: FilledCell, cell: FilledCell, span: { rowSpan: number; columnSpan: number }): void {
  into.words.push(...cell.words);
  into.rowSpan = Math.max(into.rowSpan, span.rowSpan);
  into.columnSpan = Math.max(into.columnSpan, span.columnSpan);
  if (cell.bbox[2] - cell.bbox[0] < HAIRLINE || cell.bbox[3] - cell.bbox[1] < HAIRLINE) return;
  const [ax0, ay0, ax1, ay1] = into.bbox;
  const [bx0, by0, bx1, by1] = cell.bbox;
  into.bbox = pageRect(Math.min(ax0, bx0), Math.min(ay0, by0), Math.max(ax1, bx1), Math.max(ay1, by1));
}

/** The left (upper) border of every band that is left, and the last border. */
function keptBorders(borders: readonly number[], map: readonly number[]): number[] {
  const kept = borders.filter((_, index) => index < map.length && map[index] !== map[index - 1]);
  return [...kept, borders[borders.length - 1] as number];
}

function bandMap(borders: readonly number[], hasText: (index: number) => boolean): number[] {
  const map: number[] = [];
  let current = -1;
  for (let index = 0; index + 1 < borders.length; index++) {
    const hairline = (borders[index + 1] as number) - (borders[index] as number) < HAIRLINE && !hasText(index);
    if (!hairline) current++;
    map.push(Math.max(current, 0));
  }
  return map;
}
