/** Comes in: a grid of rules and the page's words. Goes out: a table, or null where the rules make none (frames, boxes, diagrams). */
import type { BlockReason } from "@/lib/model/block";
import type { Page } from "@/lib/model/page";
import { buildTable } from "./build-table";
import type { FoundTable } from "./found-table";
import { type Filled, fillGrid } from "./grid-words";
import { dropBlankBands } from "./blank-bands";
import type { RuleGrid } from "./rule-grid";
import { refineGrid } from "./refine-grid";
import type { Word } from "./word";

/**
 * A table from crossing rules. `lenient` (a region that somebody pointed at) accepts one row or one column.
 * Not a table: a frame around a paragraph, a grid without text in two rows and two columns.
 */
export function ruledTable(page: Page, words: readonly Word[], grid: RuleGrid, lenient = false): FoundTable | null {
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
  return buildTable({ page, bbox: grid.bbox, rows, columns, filled: kept, ruled: full ? "full" : "partial", confidence: full ? 0.98 : 0.9, reasons });
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
