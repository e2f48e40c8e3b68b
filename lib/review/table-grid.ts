// Comes in: a block's cells. Goes out: the same grid with rows or columns added, joined or closed up. It never looks at what a change means.
import type { Block, Cell } from "@/lib/model/block";
import { type PageRect, pageRect } from "@/lib/model/rect";

/** A cell on its way through operations, with the cells as read that its text comes from. */
export interface GridCell extends Cell {
  /** Indexes into the cells as read, ascending. */
  sources: readonly number[];
  /** A person wrote its text. */
  edited: boolean;
}

/** A table's grid between two operations. */
export interface TableGrid extends Pick<Block, "rows" | "columns" | "headerRows" | "rowLabelColumns" | "caption" | "pieces"> {
  cells: readonly GridCell[];
}

export type Axis = "rows" | "columns";

/** The names that an axis has in cells, so that rows and columns are one piece of code. */
const NAMES = { rows: { at: "row", span: "rowSpan" }, columns: { at: "column", span: "columnSpan" } } as const;

export const startOf = (cell: Cell, axis: Axis): number => cell[NAMES[axis].at];
export const spanOf = (cell: Cell, axis: Axis): number => cell[NAMES[axis].span];

/** The same cell at another place on one axis. */
export function placed<C extends Cell>(cell: C, axis: Axis, at: number, span: number): C {
  return { ...cell, [NAMES[axis].at]: at, [NAMES[axis].span]: span };
}

/** The cell that covers a place of the grid; null outside of it and where no cell was read. */
export function cellAt<C extends Cell>(cells: readonly C[], row: number, column: number): C | null {
  return cells.find((cell) => cell.row <= row && row < cell.row + cell.rowSpan && cell.column <= column && column < cell.column + cell.columnSpan) ?? null;
}

/** Adds a line after line `at` of an axis. What covers `at` covers the new line too; what lies behind it moves on. */
export function withLineAfter(grid: TableGrid, axis: Axis, at: number): TableGrid {
  const cells = grid.cells.map((cell) => {
    const [start, span] = [startOf(cell, axis), spanOf(cell, axis)];
    if (start > at) return placed(cell, axis, start + 1, span);
    return start + span > at ? placed(cell, axis, start, span + 1) : cell;
  });
  return resized({ ...grid, cells }, axis, at, 1);
}

/** Takes line `at` of an axis out. No cell may begin there: what covers it becomes shorter. */
export function withoutLine(grid: TableGrid, axis: Axis, at: number): TableGrid {
  const cells = grid.cells.map((cell) => {
    const [start, span] = [startOf(cell, axis), spanOf(cell, axis)];
    if (start > at) return placed(cell, axis, start - 1, span);
    return start + span > at ? placed(cell, axis, start, span - 1) : cell;
  });
  return resized({ ...grid, cells }, axis, at - 1, -1);
}

/** Header rows, row labels and pieces follow the grid when a line appears after `at` (`by` 1) or the one after `at` goes (`by` -1). */
function resized(grid: TableGrid, axis: Axis, at: number, by: 1 | -1): TableGrid {
  if (axis === "columns") {
    const rowLabelColumns = grid.rowLabelColumns + (grid.rowLabelColumns > at + (by === 1 ? 0 : 1) ? by : 0);
    return { ...grid, columns: grid.columns + by, rowLabelColumns: Math.min(rowLabelColumns, Math.max(0, grid.columns + by - 1)) };
  }
  const moved = (row: number) => (row > at ? row + by : row);
  return {
    ...grid,
    rows: grid.rows + by,
    headerRows: grid.headerRows + (grid.headerRows > at + (by === 1 ? 0 : 1) ? by : 0),
    // A piece owns the new row when it owns the row before it.
    pieces: grid.pieces.map((piece) => ({ ...piece, firstRow: moved(piece.firstRow), lastRow: piece.lastRow >= at && by === 1 ? piece.lastRow + 1 : moved(piece.lastRow) })),
  };
}

/** The box of a part of a cell: the stretch from `from` to `to` (shares, 0..1) of one axis. */
export function partOfBox(box: PageRect, axis: Axis, from: number, to: number): PageRect {
  const [x0, y0, x1, y1] = box;
  const cut = (low: number, high: number, share: number) => Math.round((low + (high - low) * share) * 100) / 100;
  return axis === "columns" ? pageRect(cut(x0, x1, from), y0, cut(x0, x1, to), y1) : pageRect(x0, cut(y0, y1, from), x1, cut(y0, y1, to));
}

/** Texts of several cells as one. A blank one adds nothing. */
export function joinTexts(texts: readonly string[], separator: string): string {
  return texts.filter((text) => text.trim() !== "").join(separator);
}
