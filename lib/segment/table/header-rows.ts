/** Comes in: a filled grid. Goes out: how many rows are its header, how many columns name a row. Never changes a cell. */
import type { FilledCell } from "./grid-words";

interface HeaderReading {
  headerRows: number;
  /** False when nothing but position speaks for it. */
  certain: boolean;
}

const NUMERIC = /^[\p{N}\p{Sc}\s.,:;%‰/()<>=≤≥±+–—−x×°~-]+$/u;
const NUMBERED_COLUMN = /^\(?\s*\d{1,2}\s*\)?$/;

/**
 * Header rows at the top of the grid. In order of strength: rows set wholly in bold above rows that are not; a rule
 * (`rulesBelow`, row indexes under which a rule stands when not all rows have one); words above numbers. A header that
 * spans rows takes all of them along; a row of column numbers "(1) (2) …" under it belongs to it.
 */
export function readHeaderRows(cells: readonly FilledCell[], rows: number, columns: number, rulesBelow: readonly number[] = []): HeaderReading {
  if (rows < 2) return { headerRows: rows, certain: false };
  const bold = boldRows(cells, rows);
  const ruled = rulesBelow.find((row) => row < 3 && row + 1 <= Math.max(1, rows / 2) && !isFigures(cells, row));
  let reading: HeaderReading;
  if (bold > 0 && bold < rows) reading = { headerRows: bold, certain: true };
  else if (ruled !== undefined) reading = { headerRows: ruled + 1, certain: true };
  else reading = { headerRows: 1, certain: wordsAboveNumbers(cells, rows) };
  const extended = extend(cells, rows, columns, reading.headerRows);
  if (isNumberRow(cells, extended - 1, columns)) return { headerRows: extended, certain: true };
  return { ...reading, headerRows: Math.min(extended, rows - 1) };
}

/** Most of the row's cells right of the first are figures: data, not a header. */
function isFigures(cells: readonly FilledCell[], row: number): boolean {
  const own = rowCells(cells, row).filter((cell) => cell.column > 0);
  return own.length > 0 && own.filter((cell) => NUMERIC.test(textOf(cell)) && !/^(?:19|20)\d\d$/.test(textOf(cell))).length > 0.5 * own.length;
}

function rowCells(cells: readonly FilledCell[], row: number): FilledCell[] {
  return cells.filter((cell) => cell.row === row && cell.words.length > 0);
}

/** Number of leading rows that are bold throughout; 0 when the whole table is, or when the bold ones are group rows only. */
function boldRows(cells: readonly FilledCell[], rows: number): number {
  let count = 0;
  while (count < rows) {
    const own = rowCells(cells, count);
    if (own.length === 0 || !own.every((cell) => boldShare(cell) > 0.8)) break;
    count++;
  }
  while (count > 1 && isGroupRow(cells, count - 1)) count--;
  return count >= rows ? 0 : count;
}

function boldShare(cell: FilledCell): number {
  const all = cell.words.reduce((sum, word) => sum + word.text.length, 0);
  const bold = cell.words.reduce((sum, word) => sum + (word.bold ? word.text.length : 0), 0);
  return all === 0 ? 0 : bold / all;
}

/** A single text at the left of a row: it names the rows under it. */
function isGroupRow(cells: readonly FilledCell[], row: number): boolean {
  const own = rowCells(cells, row);
  return own.length === 1 && own[0]?.column === 0;
}

function wordsAboveNumbers(cells: readonly FilledCell[], rows: number): boolean {
  const top = cells.filter((cell) => cell.row === 0 && cell.words.length > 0);
  if (top.some((cell) => NUMERIC.test(textOf(cell)))) return false;
  return top.some((cell) => {
    const below = cells.filter((other) => other.column === cell.column && other.row > 0 && other.columnSpan === 1 && other.words.length > 0);
    return rows > 2 && below.length > 1 && below.filter((other) => /\p{N}/u.test(textOf(other)) && !/\p{L}{4}/u.test(textOf(other))).length > below.length / 2;
  });
}

function extend(cells: readonly FilledCell[], rows: number, columns: number, start: number): number {
  let count = start;
  for (const cell of cells) {
    if (cell.row < start && cell.columnSpan < columns && cell.words.length > 0 && cell.row === 0) count = Math.max(count, cell.rowSpan);
  }
  const first = cells.filter((cell) => cell.row === 0 && cell.words.length > 0);
  if (count === 1 && rows > 2 && first.some((cell) => cell.columnSpan > 1 && cell.columnSpan < columns)) {
    const covered = first.filter((cell) => cell.columnSpan > 1);
    const below = rowCells(cells, 1);
    if (below.length > 1 && below.every((cell) => covered.some((over) => cell.column >= over.column && cell.column < over.column + over.columnSpan))) count = 2;
  }
  return isNumberRow(cells, count, columns) ? count + 1 : count;
}

/** "(1) (2) (3) …": numbers of the columns, printed under the header; the only header row that may end a table (its rows stand in later pieces). */
function isNumberRow(cells: readonly FilledCell[], row: number, columns: number): boolean {
  const own = rowCells(cells, row);
  return row > 0 && own.length === columns && columns > 2 && own.every((cell) => NUMBERED_COLUMN.test(textOf(cell))) && isCountingUp(own);
}

function isCountingUp(cells: readonly FilledCell[]): boolean {
  const numbers = [...cells].sort((a, b) => a.column - b.column).map((cell) => Number(textOf(cell).replace(/\D/g, "")));
  return numbers.every((number, index) => number === (numbers[0] ?? 0) + index) && numbers[0] === 1;
}

function textOf(cell: FilledCell): string {
  return cell.words.map((word) => word.text).join(" ");
}

/** Columns at the left that name a row: one, and the column after a column of mere running numbers or of merged groups. */
export function readRowLabelColumns(cells: readonly FilledCell[], columns: number, headerRows: number): number {
  if (columns < 2) return 0;
  const body = cells.filter((cell) => cell.row >= headerRows && cell.column === 0 && cell.columnSpan === 1 && cell.words.length > 0);
  const counted = body.filter((cell) => /^\(?\d{1,4}[.)]*$/.test(textOf(cell))).length;
  const merged = body.some((cell) => cell.rowSpan > 1);
  const second = body.length > 1 && (counted >= 0.8 * body.length || merged);
  return second && columns > 2 ? 2 : 1;
}
