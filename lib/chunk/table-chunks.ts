/**
 * Cuts an approved table into pieces: in go its grid, what leads every piece and the limits, out come Markdown texts with the rows they hold;
 * it never parts a row from its header and never cuts a row that an embedding can hold.
 *
 * Four steps: the whole table if it fits the chunk size; otherwise whole rows, header repeated; a row above the chunk size alone, up to the
 * embedding model's maximum; a row above that between its cells, then between the sentences of a cell, header and row label repeated.
 */
import type { ChunkLimits } from "@/lib/model/limits";
import type { BlockGrid, GridRow } from "./block-grid";
import { tableHead, tableLine } from "./markdown-table";

export interface TablePiece {
  text: string;
  /** Rows of the printed grid that it holds as its own, repeated ones left out; 0-indexed. */
  rows: number[];
}

export interface TableInput {
  grid: BlockGrid;
  /** Lines before every piece: carried labels, caption. */
  lead: readonly string[];
  /** How many columns at the left name the row. */
  rowLabelColumns: number;
  limits: ChunkLimits;
  count(text: string): number;
  /** Cuts a cell's text between its sentences. */
  sentencesOf(text: string): string[];
}

/** The whole table as one text. */
export function wholeTable(input: TableInput): string {
  return pieceText(input, input.grid.heads, input.grid.body.map((row) => row.cells));
}

/** Pieces of a table that does not fit the chunk size as a whole. */
export function tableRows(input: TableInput): TablePiece[] {
  const { body } = input.grid;
  const pieces: TablePiece[] = [];
  for (let from = 0; from < body.length; ) {
    const groups = openGroups(body, from);
    const fitting = rowsThatFit(input, from, groups);
    const to = fitting > from ? fitting : firstDataRow(body, from) + 1;
    const rows = body.slice(from, to);
    const text = pieceText(input, input.grid.heads, [...groups, ...rows].map((row) => row.cells));
    if (fitting > from || input.count(text) <= input.limits.maxEmbedTokens) pieces.push({ text, rows: rows.map((row) => row.row) });
    else pieces.push(...splitRow(input, [...groups, ...rows.slice(0, -1)], rows[rows.length - 1] as GridRow));
    from = to;
  }
  return pieces;
}

function pieceText(input: TableInput, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const above = [...input.lead, ...input.grid.titles];
  return [...above, ...(above.length > 0 ? [""] : []), ...tableHead(heads), ...rows.map(tableLine)].join("\n");
}

/** Group rows that govern the row at `at` and stand before it: the last run of them. */
function openGroups(body: readonly GridRow[], at: number): GridRow[] {
  if (body[at]?.isGroup === true) return [];
  let last = at - 1;
  while (last >= 0 && body[last]?.isGroup !== true) last--;
  let first = last;
  while (first > 0 && body[first - 1]?.isGroup === true) first--;
  return last < 0 ? [] : body.slice(first, last + 1);
}

function firstDataRow(body: readonly GridRow[], from: number): number {
  let at = from;
  while (at + 1 < body.length && body[at]?.isGroup === true) at++;
  return at;
}

/** Index after the last row that fits the chunk size; never one that would leave a group row at the end. Lines add up: each begins a new token. */
function rowsThatFit(input: TableInput, from: number, groups: readonly GridRow[]): number {
  const { body, heads } = input.grid;
  let tokens = input.count(`${pieceText(input, heads, groups.map((row) => row.cells))}\n`);
  let best = from;
  for (let at = from; at < body.length; at++) {
    const row = body[at] as GridRow;
    tokens += input.count(`${tableLine(row.cells)}\n`);
    if (tokens > input.limits.ceilingTokens) break;
    if (!row.isGroup || at + 1 === body.length) best = at + 1;
  }
  return best;
}

/** Step four: a row above the model's maximum, its label columns on every piece. */
function splitRow(input: TableInput, groups: readonly GridRow[], row: GridRow): TablePiece[] {
  const labels = labelColumns(input, row);
  const pieces: TablePiece[] = [];
  let pending: number[] = [];
  const textOf = (columns: readonly number[], cellOf: (column: number) => string): string => {
    const shown = [...labels, ...columns];
    const groupRows = groups.map((group) => shown.map((_, i) => (i === 0 ? (group.cells[0] ?? "") : "")));
    return pieceText(input, shown.map((column) => input.grid.heads[column] ?? ""), [...groupRows, shown.map(cellOf)]);
  };
  const whole = (column: number): string => row.cells[column] ?? "";
  const flush = (): void => {
    if (pending.length > 0) pieces.push({ text: textOf(pending, whole), rows: [row.row] });
    pending = [];
  };
  for (let column = 0; column < row.cells.length; column++) {
    if (labels.includes(column)) continue;
    if (input.count(textOf([...pending, column], whole)) <= input.limits.maxEmbedTokens) {
      pending.push(column);
      continue;
    }
    flush();
    if (input.count(textOf([column], whole)) <= input.limits.maxEmbedTokens) pending.push(column);
    else for (const text of splitCell(input, whole(column), (part) => textOf([column], (other) => (other === column ? part : whole(other))))) pieces.push({ text, rows: [row.row] });
  }
  flush();
  return pieces;
}

/** Label columns are repeated only while they leave room for what they name. */
function labelColumns(input: TableInput, row: GridRow): number[] {
  const columns = Array.from({ length: Math.min(input.rowLabelColumns, row.cells.length - 1) }, (_, column) => column);
  const tokens = input.count(columns.map((column) => `${input.grid.heads[column] ?? ""} ${row.cells[column] ?? ""}`).join("\n"));
  return tokens * 2 <= input.limits.maxEmbedTokens ? columns : [];
}

/** As many sentences a piece as fit; a sentence that does not fit alone is given whole. */
function splitCell(input: TableInput, cell: string, textOf: (part: string) => string): string[] {
  const texts: string[] = [];
  let held = "";
  for (const sentence of input.sentencesOf(cell)) {
    if (held !== "" && input.count(textOf(held + sentence)) > input.limits.maxEmbedTokens) {
      texts.push(textOf(held));
      held = "";
    }
    held += sentence;
  }
  if (held !== "") texts.push(textOf(held));
  return texts;
}
