/** Comes in: tables of one page. Goes out: the same, pieces of one grid parted only by lines across its width put together. Never invents a cell border. */
import type { Page } from "@/lib/model/page";
import { pageRect } from "@/lib/model/rect";
import { boxAround, overlap } from "./box";
import { sortReasons } from "./build-table";
import { captionPattern } from "./caption";
import { cellText } from "./cell-text";
import type { FoundTable, TableContext } from "./found-table";
import { lineText, linesOf, type TextLine } from "./text-line";
import type { Word } from "./word";

/** More lines than this between two grids are prose. */
const MOST_LINES = 8;

/**
 * Group names printed over the whole width without borders part a grid into pieces. Pieces with the same four or more
 * columns, close together, the lower without a header of its own, become one table; each paragraph between them a row
 * over all columns.
 */
export function stitchTables(page: Page, tables: readonly FoundTable[], words: readonly Word[], context: TableContext): FoundTable[] {
  if (tables.length < 2) return [...tables];
  const caption = captionPattern(context.captionWords);
  const taken = new Set(tables.flatMap((table) => table.fragmentIndexes));
  const free = words.filter((word) => !taken.has(word.fragment));
  const out: FoundTable[] = [];
  for (const table of [...tables].sort((a, b) => a.bbox[1] - b.bbox[1])) {
    const index = out.findIndex((upper) => sameColumns(upper, table) && table.bbox[1] >= upper.bbox[3] - 1);
    const upper = out[index];
    const between = upper === undefined ? null : linesBetween(upper, table, free, caption);
    if (upper === undefined || between === null) out.push(table);
    else out[index] = stitch(page, upper, table, between);
  }
  return out;
}

function borders(table: FoundTable): number[] {
  const xs: number[] = [];
  for (const cell of table.cells) if (cell.rowSpan >= 1 && cell.columnSpan === 1) xs[cell.column] ??= cell.bbox[0];
  return xs;
}

/** Pieces that touch may have borders that were only inferred; others must agree exactly and in many columns. */
function sameColumns(a: FoundTable, b: FoundTable): boolean {
  const touching = Math.abs(b.bbox[1] - a.bbox[3]) < 4;
  const tolerance = touching ? 0.08 * (a.bbox[2] - a.bbox[0]) : 2;
  if (a.columns !== b.columns || a.columns < (touching ? 2 : 4) || Math.abs(a.bbox[2] - b.bbox[2]) > tolerance || Math.abs(a.bbox[0] - b.bbox[0]) > tolerance) return false;
  if (b.rows > 1 && !b.reasons.includes("header_rows_uncertain")) return false;
  const left = borders(a);
  const right = borders(b);
  return Array.from({ length: a.columns }, (_, column) => column).every((column) => Math.abs((left[column] ?? 0) - (right[column] ?? 0)) <= tolerance);
}

/** The single lines between two pieces, top to bottom; null when there is anything else, too much, or a caption. */
function linesBetween(upper: FoundTable, lower: FoundTable, free: readonly Word[], caption: RegExp): TextLine[] | null {
  const [x0, , x1] = upper.bbox;
  const own = free.filter((word) => word.bbox[1] > upper.bbox[3] - 3 && word.bbox[3] < lower.bbox[1] + 3 && overlap(word.bbox[0], word.bbox[2], x0, x1) > 0);
  const lines = linesOf(own);
  if (lines.length > MOST_LINES || lines.some((line) => caption.test(lineText(line)) || line.bbox[0] < x0 - 3 || line.bbox[2] > x1 + 3)) return null;
  const tops = [...lines.map((line) => line.bbox[1]), lower.bbox[1]];
  const apart = tops.some((top, index) => top - (lines[index - 1]?.bbox[3] ?? upper.bbox[3]) > 3 * (lines[0]?.size ?? 8));
  return apart ? null : lines;
}

function stitch(page: Page, upper: FoundTable, lower: FoundTable, between: readonly TextLine[]): FoundTable {
  const groups = paragraphs(between);
  const tops = groups.map((group) => boxAround(group.map((line) => line.bbox))[1]);
  const ys = [upper.bbox[3], ...tops.slice(1), lower.bbox[1]];
  const rows = groups.map((group, index) => ({
    row: upper.rows + index,
    column: 0,
    rowSpan: 1,
    columnSpan: upper.columns,
    text: cellText(group.flatMap((line) => line.words), upper.bbox[2] - upper.bbox[0]),
    physicalPage: page.physicalPage,
    bbox: pageRect(upper.bbox[0], ys[index] as number, upper.bbox[2], ys[index + 1] as number),
  }));
  const shift = upper.rows + groups.length;
  const groupFragments = between.flatMap((line) => line.words.map((word) => word.fragment));
  return {
    ...upper,
    bbox: boxAround([upper.bbox, lower.bbox]),
    rows: shift + lower.rows,
    cells: [...upper.cells, ...rows, ...lower.cells.map((cell) => ({ ...cell, row: cell.row + shift }))],
    fragmentIndexes: [...new Set([...upper.fragmentIndexes, ...groupFragments, ...lower.fragmentIndexes])].sort((a, b) => a - b),
    ruled: groups.length > 0 || upper.ruled !== lower.ruled ? "partial" : upper.ruled,
    confidence: Math.min(upper.confidence, lower.confidence, 0.9),
    reasons: sortReasons([...upper.reasons, ...lower.reasons.filter((reason) => reason !== "header_rows_uncertain")]),
  };
}

/** Lines with a wider step between them are paragraphs of their own. */
function paragraphs(lines: readonly TextLine[]): TextLine[][] {
  const out: TextLine[][] = [];
  for (const line of lines) {
    const group = out[out.length - 1];
    const last = group?.[group.length - 1];
    if (group !== undefined && last !== undefined && line.baseline - last.baseline < 1.45 * line.size) group.push(line);
    else out.push([line]);
  }
  return out;
}
