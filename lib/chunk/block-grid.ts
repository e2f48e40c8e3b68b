/**
 * Writes a table block out as a full grid: in goes a block, out come header cells and body rows without any merged cell;
 * it never leaves a cell out and never judges whether the block may be quoted.
 */
import type { Block, Cell } from "@/lib/model/block";

/** One row of the body, merged cells written out. */
export interface GridRow {
  /** Row of the printed grid, 0-indexed. */
  row: number;
  cells: string[];
  /** One cell over the full width: it governs the rows under it like a header. */
  isGroup: boolean;
}

export interface BlockGrid {
  /** Full-width lines above the column heads. */
  titles: string[];
  /** One head a column, nested header rows joined from the top down. */
  heads: string[];
  body: GridRow[];
}

/** The grid of a table block. Columns and rows that no cell covers are empty strings. */
export function blockGrid(block: Block): BlockGrid {
  const columns = Math.max(1, block.columns, ...block.cells.map((cell) => cell.column + cell.columnSpan));
  const rows = Math.max(block.rows, ...block.cells.map((cell) => cell.row + cell.rowSpan), 0);
  const owner = ownersOf(block.cells, rows, columns);
  const headerRows = Math.min(block.headerRows, rows);
  const grid: BlockGrid = { titles: [], heads: Array.from({ length: columns }, () => ""), body: [] };
  for (let row = 0; row < rows; row++) {
    const line = owner[row] ?? [];
    const full = fullWidthCell(line, columns);
    if (row >= headerRows) grid.body.push(bodyRow(row, line, full));
    else if (full !== null) addOnce(grid.titles, full.text);
    else addHeads(grid.heads, line, row);
  }
  return grid;
}

type Owners = (Cell | null)[][];

/** Which cell covers each place of the grid. Where two cells claim one place the later one is kept beside, see `bodyRow`. */
function ownersOf(cells: readonly Cell[], rows: number, columns: number): Owners {
  const owner: Owners = Array.from({ length: rows }, () => Array.from({ length: columns }, () => null));
  for (const cell of cells)
    for (let row = cell.row; row < cell.row + cell.rowSpan; row++)
      for (let column = cell.column; column < cell.column + cell.columnSpan; column++) {
        const line = owner[row] as (Cell | null)[];
        const there = line[column];
        line[column] = there === null || there === undefined || there.text === cell.text ? cell : { ...there, text: `${there.text}\n${cell.text}` };
      }
  return owner;
}

function fullWidthCell(line: readonly (Cell | null)[], columns: number): Cell | null {
  const first = line[0];
  return columns > 1 && first !== null && first !== undefined && first.columnSpan >= columns && first.text.trim() !== "" ? first : null;
}

function bodyRow(row: number, line: readonly (Cell | null)[], full: Cell | null): GridRow {
  if (full === null) return { row, cells: line.map((cell) => cell?.text ?? ""), isGroup: false };
  return { row, cells: line.map((_, column) => (column === 0 ? full.text : "")), isGroup: true };
}

function addOnce(titles: string[], text: string): void {
  if (!titles.includes(text)) titles.push(text);
}

/** A head that spans rows is written once; one that spans columns stands over each of them. */
function addHeads(heads: string[], line: readonly (Cell | null)[], row: number): void {
  line.forEach((cell, column) => {
    if (cell === null || cell.text.trim() === "" || (cell.row < row && cell.rowSpan > 1)) return;
    const above = heads[column] ?? "";
    heads[column] = above === "" ? cell.text : `${above} – ${cell.text}`;
  });
}
