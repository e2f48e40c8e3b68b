/** Comes in: a grid of rules and the page's words. Goes out: a table, or null where the rules make none (frames, boxes, diagrams). */
import type { BlockReason } from "@/lib/model/block";
import type { Page } from "@/lib/model/page";
import { median } from "./box";
import { buildTable } from "./build-table";
import { findSeparators, segmentLines } from "./column-separators";
import type { FoundTable } from "./found-table";
import { type Filled, type FilledCell, fillGrid } from "./grid-words";
import { dropBlankBands } from "./blank-bands";
import { bundleLines } from "./line-bundle";
import type { RuleGrid } from "./rule-grid";
import { refineGrid } from "./refine-grid";
import { linesOf } from "./text-line";
import type { Word } from "./word";

interface RuledReading {
  table: FoundTable;
  /** The rules show fewer columns than there are. */
  hidesColumns: boolean;
}

/**
 * A table from crossing rules. `lenient` (a region that somebody pointed at) accepts one row or one column.
 * Not a table: a frame around a paragraph, a grid without text in two rows and two columns.
 */
export function ruledTable(page: Page, words: readonly Word[], grid: RuleGrid, lenient = false): RuledReading | null {
  if (grid.cells.length < 2) return null;
  const filled = fillGrid(page, words, grid.cells, grid.bbox);
  const clean = dropBlankBands(filled.cells, grid.xs, grid.ys);
  const refined = refineGrid(clean.cells, clean.xs, clean.ys);
  const kept: Filled = { ...filled, cells: refined.cells };
  const rows = refined.ys.length - 1;
  const columns = refined.xs.length - 1;
  if (!holdsTable(kept, rows, columns, lenient)) return null;
  const reasons: BlockReason[] = grid.irregular ? ["ragged_rows"] : [];
  if (refined.inferred) reasons.push("unruled_columns_inferred");
  const full = grid.frame >= 0.75 && grid.columnRules > 0.3 && !grid.irregular && !refined.inferred;
  const table = buildTable({ page, bbox: grid.bbox, rows, columns, filled: kept, ruled: full ? "full" : "partial", confidence: full ? 0.98 : 0.9, reasons });
  return { table, hidesColumns: hidesColumns(kept.cells, columns) };
}

/** White space runs down inside a column of the rules, in most of its lines and through few of them. */
function hidesColumns(cells: readonly FilledCell[], columns: number): boolean {
  for (let column = 0; column < columns; column++) {
    const own = cells.filter((cell) => cell.column === column && cell.columnSpan === 1);
    const lines = bundleLines(segmentLines(own.flatMap((cell) => linesOf(cell.words))));
    const size = median(lines.map(({ line }) => line.size), 10);
    const found = findSeparators(lines, []).some((separator) => separator.votes >= Math.max(2, 0.4 * lines.length) && separator.votes > 4 * separator.crossings && separator.x1 - separator.x0 > 0.6 * size);
    if (found) return true;
  }
  return false;
}

function holdsTable(filled: Filled, rows: number, columns: number, lenient: boolean): boolean {
  const text = filled.cells.filter((cell) => cell.words.length > 0);
  if (text.length === 0) return false;
  if (lenient) return rows * columns > 1;
  const textRows = new Set(text.map((cell) => cell.row)).size;
  const textColumns = new Set(text.map((cell) => cell.column)).size;
  if (columns < 2 || textColumns < 2) return false;
  if (rows === 1) return columns > 2 && text.length === columns;
  return textRows > 1 && text.length >= 3 && text.length >= 0.2 * filled.cells.length;
}
