import type { Block, Cell } from "@/lib/model/block";
import type { TableOperation } from "@/lib/model/correction";

export interface Place {
  row: number;
  column: number;
}

/** A rectangle of the grid, first and last inclusive. */
export interface Range {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

type Grid = Pick<Block, "cells" | "rows" | "columns" | "headerRows" | "rowLabelColumns">;

/** The cell that covers a place. */
export function cellOf({ cells }: Pick<Block, "cells">, { row, column }: Place): Cell | null {
  return cells.find((cell) => cell.row <= row && row < cell.row + cell.rowSpan && cell.column <= column && column < cell.column + cell.columnSpan) ?? null;
}

/** The smallest rectangle around two places that cuts no cell. */
export function rangeOf(grid: Grid, from: Place, to: Place): Range {
  let range: Range = { top: Math.min(from.row, to.row), left: Math.min(from.column, to.column), bottom: Math.max(from.row, to.row), right: Math.max(from.column, to.column) };
  for (;;) {
    const inside = grid.cells.filter((cell) => isIn(range, cell));
    const grown: Range = {
      top: Math.min(range.top, ...inside.map((cell) => cell.row)),
      left: Math.min(range.left, ...inside.map((cell) => cell.column)),
      bottom: Math.max(range.bottom, ...inside.map((cell) => cell.row + cell.rowSpan - 1)),
      right: Math.max(range.right, ...inside.map((cell) => cell.column + cell.columnSpan - 1)),
    };
    if (grown.top === range.top && grown.left === range.left && grown.bottom === range.bottom && grown.right === range.right) return range;
    range = grown;
  }
}

export function isIn({ top, left, bottom, right }: Range, cell: Cell): boolean {
  return cell.row <= bottom && top < cell.row + cell.rowSpan && cell.column <= right && left < cell.column + cell.columnSpan;
}

/** The place that an arrow key leads to from a cell; null at the edge. */
export function stepFrom(grid: Grid, from: Place, key: string): Place | null {
  const cell = cellOf(grid, from);
  if (cell === null) return null;
  const goal = {
    ArrowUp: { row: cell.row - 1, column: from.column },
    ArrowDown: { row: cell.row + cell.rowSpan, column: from.column },
    ArrowLeft: { row: from.row, column: cell.column - 1 },
    ArrowRight: { row: from.row, column: cell.column + cell.columnSpan },
    Home: { row: from.row, column: 0 },
    End: { row: from.row, column: grid.columns - 1 },
  }[key];
  if (goal === undefined || goal.row < 0 || goal.column < 0 || goal.row >= grid.rows || goal.column >= grid.columns) return null;
  return goal;
}

export type GridCommand = "merge" | "split" | "join_rows" | "join_columns" | "group_row" | "header" | "labels";

/** What a command on a selection comes to, as operations. */
export function operationsFor(grid: Grid, command: GridCommand, { top, left, bottom, right }: Range): TableOperation[] {
  switch (command) {
    case "merge":
      return [{ op: "merge", row: top, column: left, rowSpan: bottom - top + 1, columnSpan: right - left + 1 }];
    case "split":
      return grid.cells.filter((cell) => isIn({ top, left, bottom, right }, cell) && cell.rowSpan * cell.columnSpan > 1).map(({ row, column }): TableOperation => ({ op: "split", row, column }));
    case "join_rows":
      return Array.from({ length: Math.max(1, bottom - top) }, (): TableOperation => ({ op: "join_rows", row: top }));
    case "join_columns":
      return Array.from({ length: Math.max(1, right - left) }, (): TableOperation => ({ op: "join_columns", column: left }));
    case "group_row":
      return [{ op: "merge", row: top, column: 0, rowSpan: bottom - top + 1, columnSpan: grid.columns }];
    case "header":
      return [{ op: "header_rows", count: grid.headerRows === bottom + 1 ? top : bottom + 1 }];
    case "labels":
      return [{ op: "row_labels", count: grid.rowLabelColumns === right + 1 ? left : right + 1 }];
  }
}
