import type { Block, Cell } from "@/lib/model/block";

/** One cell as the screen lays it out. */
export interface GridCell {
  cell: Cell;
  /** Column header, row header or plain. */
  kind: "column" | "row" | "plain";
}

/** The cells of each printed row from left to right, merged cells once at their top left. Rows without a cell of their own stay, empty. */
export function gridRows(block: Pick<Block, "rows" | "cells" | "headerRows" | "rowLabelColumns">): GridCell[][] {
  const rows: GridCell[][] = Array.from({ length: block.rows }, () => []);
  for (const cell of [...block.cells].sort((a, b) => a.row - b.row || a.column - b.column)) {
    const kind = cell.row < block.headerRows ? "column" : cell.column < block.rowLabelColumns ? "row" : "plain";
    rows[cell.row]?.push({ cell, kind });
  }
  return rows;
}
