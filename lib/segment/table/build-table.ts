/** Comes in: a filled grid and what its finder made of it. Goes out: a `FoundTable`. Never moves a word. */
import { rectWidth } from "@/lib/geometry/rect";
import { type BlockReason, blockReasonSchema, type Cell } from "@/lib/model/block";
import type { Page } from "@/lib/model/page";
import type { PageRect } from "@/lib/model/rect";
import { boxAround } from "./box";
import { cellText, sharedBreaks } from "./cell-text";
import type { FoundTable } from "./found-table";
import type { Filled, FilledCell } from "./grid-words";
import { readHeaderRows, readRowLabelColumns } from "./header-rows";

interface TableDraft {
  page: Page;
  bbox: PageRect;
  rows: number;
  columns: number;
  filled: Filled;
  ruled: FoundTable["ruled"];
  /** Confidence before the doubts are taken off. */
  confidence: number;
  reasons: readonly BlockReason[];
  /** Rows under which a heavier or the only rule stands: see `readHeaderRows`. */
  rulesBelow?: readonly number[];
}

/** What each doubt costs. The confidence of a table without doubts is the finder's own. */
const COST: Record<BlockReason, number> = {
  unruled_columns_inferred: 0.1,
  cells_overlap_rulings: 0.2,
  text_outside_cells: 0.2,
  header_rows_uncertain: 0.05,
  unreliable_text: 0.3,
  text_from_ocr: 0.5,
  continues_without_header: 0.05,
  rotated: 0.05,
  formula_layout: 0.3,
  ragged_rows: 0.2,
};

/** Reads header, row labels and cell texts off the grid, adds the doubts that the grid itself shows, and weighs them. */
export function buildTable(draft: TableDraft): FoundTable {
  const { page, filled, rows, columns } = draft;
  const header = readHeaderRows(filled.cells, rows, columns, draft.rulesBelow);
  const reasons = new Set<BlockReason>(draft.reasons);
  if (!header.certain) reasons.add("header_rows_uncertain");
  if (filled.strayCharacters > 0) reasons.add("text_outside_cells");
  if (draft.ruled !== "none" && crossesBorders(filled.cells)) reasons.add("cells_overlap_rulings");
  if (isUnreliable(page, filled.fragmentIndexes)) reasons.add("unreliable_text");
  const padding = paddingOf(filled.cells);
  return {
    bbox: draft.bbox,
    rows,
    columns,
    headerRows: header.headerRows,
    rowLabelColumns: readRowLabelColumns(filled.cells, columns, header.headerRows),
    cells: toCells(filled.cells, rows, page.physicalPage, (cell) => roomOf(cell, filled.cells, padding, draft.ruled)),
    fragmentIndexes: filled.fragmentIndexes,
    captionFragmentIndexes: [],
    caption: null,
    ruled: draft.ruled,
    confidence: weigh(draft.confidence, reasons),
    reasons: sortReasons(reasons),
  };
}

/** Takes the cost of each doubt off; two decimals, never below 0. */
export function weigh(confidence: number, reasons: Iterable<BlockReason>): number {
  let rest = confidence;
  for (const reason of reasons) rest -= COST[reason];
  return Math.round(Math.max(0, rest) * 100) / 100;
}

export function sortReasons(reasons: Iterable<BlockReason>): BlockReason[] {
  const wanted = new Set(reasons);
  return blockReasonSchema.options.filter((reason) => wanted.has(reason));
}

function toCells(cells: readonly FilledCell[], rows: number, physicalPage: number, room: (cell: FilledCell) => number): Cell[] {
  const out: Cell[] = [];
  for (let at = 0; at < rows; at++) {
    const own = cells.filter((cell) => cell.row === at).map((cell) => ({ ...cell, width: room(cell) }));
    const shared = sharedBreaks(own);
    own.forEach(({ row, column, rowSpan, columnSpan, bbox, words, width }, index) => {
      out.push({ row, column, rowSpan, columnSpan, text: cellText(words, width, shared[index]), physicalPage, bbox });
    });
  }
  return out;
}

/** Width that text can take in the cell, points. Borders that are not drawn are only guessed, there the column's own text tells. */
function roomOf(cell: FilledCell, cells: readonly FilledCell[], padding: number, ruled: FoundTable["ruled"]): number {
  const drawn = rectWidth(cell.bbox) - 2 * padding;
  if (ruled === "full" || cell.columnSpan > 1) return drawn;
  const words = cells.filter((other) => other.column === cell.column && other.columnSpan === 1).flatMap((other) => other.words);
  return Math.min(drawn, rectWidth(boxAround(words.map((word) => word.bbox))));
}

/** The smallest distance of any word from its cell's left or right border: what the typesetter left free, at most 6 points. */
function paddingOf(cells: readonly FilledCell[]): number {
  let least = 6;
  for (const cell of cells) {
    for (const word of cell.words) least = Math.min(least, word.bbox[0] - cell.bbox[0], cell.bbox[2] - word.bbox[2]);
  }
  return Math.max(0, least);
}

/** Does a word reach well into the next column? Then a rule runs through text, or the rule is no border. */
function crossesBorders(cells: readonly FilledCell[]): boolean {
  return cells.some((cell) => cell.words.some((word) => Math.max(cell.bbox[0] - word.bbox[0], word.bbox[2] - cell.bbox[2]) > 0.5 * word.size));
}

function isUnreliable(page: Page, fragmentIndexes: readonly number[]): boolean {
  let suspects = 0;
  let characters = 0;
  for (const index of fragmentIndexes) {
    const fragment = page.fragments[index];
    suspects += fragment?.suspects ?? 0;
    characters += fragment?.text.length ?? 0;
  }
  return suspects > 2 && suspects > 0.02 * characters;
}
