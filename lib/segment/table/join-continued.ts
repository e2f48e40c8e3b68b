/** Comes in: the tables of a book in reading order. Goes out: the same, joined over page and column breaks. Never changes a cell's text or box. */
import type { BlockPiece, BlockReason, Cell } from "@/lib/model/block";
import { sortReasons, weigh } from "./build-table";
import type { FoundTable, JoinedTable, PlacedTable } from "./found-table";

/**
 * Joins a table with its continuation when the next one stands at the top of the next column or page, the table before
 * ends at the bottom, and their columns match. Header rows repeated on a later piece are left out of the joined grid;
 * a continuation that does not repeat them is marked `continues_without_header`.
 */
export function joinContinued(tables: readonly PlacedTable[]): JoinedTable[] {
  const joined: JoinedTable[] = [];
  tables.forEach((placed, index) => {
    const current = joined[joined.length - 1];
    const previous = tables[index - 1];
    if (current !== undefined && previous !== undefined && continues(previous, placed, current)) append(current, placed, index);
    else joined.push(alone(placed, index));
  });
  return joined;
}

function alone({ table, physicalPage }: PlacedTable, index: number): JoinedTable {
  return {
    members: [index],
    rows: table.rows,
    columns: table.columns,
    headerRows: table.headerRows,
    rowLabelColumns: table.rowLabelColumns,
    cells: table.cells.map((cell) => ({ ...cell })),
    pieces: [{ physicalPage, bbox: table.bbox, firstRow: 0, lastRow: table.rows - 1 }],
    caption: table.caption,
    ruled: table.ruled,
    confidence: table.confidence,
    reasons: [...table.reasons],
  };
}

function continues(before: PlacedTable, after: PlacedTable, joined: JoinedTable): boolean {
  if (!columnsMatch(before.table, after.table)) return false;
  const sameHeader = repeatedHeaderRows(joined, after.table) > 0;
  if (after.table.caption !== null && !isContinuedCaption(after.table.caption, joined.caption)) return false;
  const captioned = after.table.caption !== null;
  return breaksBetween(before, after) && (captioned || touchesEdges(before, after, sameHeader ? 0.5 : 0.25));
}

/** Same number of columns, and borders in the same places relative to the tables' widths. */
function columnsMatch(a: FoundTable, b: FoundTable): boolean {
  if (a.columns !== b.columns) return false;
  const left = relativeBorders(a);
  const right = relativeBorders(b);
  const inferred = [a, b].some((table) => table.reasons.includes("unruled_columns_inferred"));
  const tolerance = inferred ? 0.08 : 0.025;
  for (let index = 0; index < left.length; index++) {
    const x = left[index];
    const y = right[index];
    if (x !== undefined && y !== undefined && Math.abs(x - y) > tolerance) return false;
  }
  const widthA = a.bbox[2] - a.bbox[0];
  const widthB = b.bbox[2] - b.bbox[0];
  return Math.abs(widthA - widthB) < 0.06 * Math.max(widthA, widthB);
}

function relativeBorders(table: FoundTable): (number | undefined)[] {
  const [x0, , x1] = table.bbox;
  const out: (number | undefined)[] = Array.from({ length: table.columns }, () => undefined);
  for (const cell of table.cells) out[cell.column] ??= (cell.bbox[0] - x0) / Math.max(x1 - x0, 1);
  return out;
}

/** The second stands in a later column of the same page or on the next page. */
function breaksBetween(before: PlacedTable, after: PlacedTable): boolean {
  if (after.physicalPage === before.physicalPage) return after.table.bbox[0] >= before.table.bbox[2] - 2;
  return after.physicalPage === before.physicalPage + 1;
}

/**
 * The first ends near the bottom of its page, the second begins near the top of its own. `reach` is how much of the page
 * may stay free below the first: a high row that did not fit leaves much, and a repeated header makes up for it.
 */
function touchesEdges(before: PlacedTable, after: PlacedTable, reach: number): boolean {
  return before.table.bbox[3] > (1 - reach) * before.page.height && after.table.bbox[1] < 0.2 * after.page.height;
}

const CONTINUED = /ti[eế]p|cont(?:['’]?d|inued|\.)/iu;

function isContinuedCaption(caption: string, first: string | null): boolean {
  if (CONTINUED.test(caption)) return first === null || captionNumber(caption) === null || captionNumber(caption) === captionNumber(first);
  return first !== null && squeeze(caption) === squeeze(first);
}

function captionNumber(caption: string): string | null {
  return /\p{Nd}+(?:[.\-–]\p{Nd}+)*/u.exec(caption)?.[0] ?? null;
}

function squeeze(text: string): string {
  return text.replace(/\s+/gu, "").toLowerCase();
}

/**
 * Where names of rows are merged cells and the break went through one, the piece begins with a blank first cell: the
 * name before the break is made to cover its rows too. Returns that blank cell, or null.
 */
function prolongName(joined: JoinedTable, table: FoundTable, first: number): Cell | null {
  const blank = table.cells.find((cell) => cell.row === first && cell.column === 0 && cell.columnSpan === 1 && cell.text === "");
  const name = joined.cells.find((cell) => cell.column === 0 && cell.columnSpan === 1 && cell.row + cell.rowSpan === joined.rows && cell.text !== "");
  const merged = [...joined.cells, ...table.cells].some((cell) => cell.column === 0 && cell.rowSpan > 1 && cell.row >= joined.headerRows);
  if (blank === undefined || name === undefined || !merged || table.reasons.includes("unruled_columns_inferred")) return null;
  name.rowSpan += blank.rowSpan;
  return blank;
}

/** The break went through a row: the piece begins with texts in lower case and blank cells. */
function cutsRow(table: FoundTable, first: number): boolean {
  const texts = table.cells.filter((cell) => cell.row === first && cell.text !== "");
  return texts.length < table.columns && texts.length > 0 && texts.every((cell) => /^\p{Ll}/u.test(cell.text));
}

/** How many rows at the top of `next` print the joined table's header again. */
function repeatedHeaderRows(joined: JoinedTable, next: FoundTable): number {
  let count = 0;
  while (count < joined.headerRows && count < next.rows - 1 && rowKey(joined.cells, count) === rowKey(next.cells, count)) count++;
  return count === joined.headerRows ? count : 0;
}

function rowKey(cells: readonly Cell[], row: number): string {
  return cells
    .filter((cell) => cell.row === row)
    .map((cell) => `${cell.column}:${squeeze(cell.text)}`)
    .join("|");
}

function append(joined: JoinedTable, { table, physicalPage }: PlacedTable, index: number): void {
  const dropped = repeatedHeaderRows(joined, table);
  const shift = joined.rows - dropped;
  const prolonged = prolongName(joined, table, dropped);
  for (const cell of table.cells) if (cell.row >= dropped && cell !== prolonged) joined.cells.push({ ...cell, row: cell.row + shift });
  const piece: BlockPiece = { physicalPage, bbox: table.bbox, firstRow: joined.rows, lastRow: joined.rows + table.rows - dropped - 1 };
  joined.pieces.push(piece);
  joined.members.push(index);
  joined.rows += table.rows - dropped;
  const doubts = new Set<BlockReason>([...joined.reasons, ...table.reasons.filter((reason) => reason !== "header_rows_uncertain")]);
  if (dropped === 0) doubts.add("continues_without_header");
  if (cutsRow(table, dropped)) doubts.add("ragged_rows");
  const added = [...doubts].filter((reason) => reason !== "header_rows_uncertain" && !joined.reasons.includes(reason) && !table.reasons.includes(reason));
  joined.confidence = weigh(Math.min(joined.confidence, table.confidence), added);
  joined.reasons = sortReasons(doubts);
  if (table.ruled !== joined.ruled) joined.ruled = "partial";
}
