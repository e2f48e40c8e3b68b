/** Comes in: words and rules of a region. Goes out: the table read off white space and rules, or null where it is none. */
import type { BlockReason } from "@/lib/model/block";
import type { Page } from "@/lib/model/page";
import { type AlignedGrid, alignedGrid } from "./aligned-grid";
import { buildTable } from "./build-table";
import type { FoundTable } from "./found-table";
import { type Anchor, judgeGrid } from "./grid-quality";
import type { FilledCell } from "./grid-words";
import { sharedHeight } from "./line-bundle";
import type { RuleLine } from "./rule-line";
import { linesOf } from "./text-line";
import type { Word } from "./word";

interface AlignedRegion {
  words: readonly Word[];
  horizontals: readonly RuleLine[];
  verticals: readonly RuleLine[];
  anchor: Anchor;
  /** Somebody pointed at the region: do not ask whether it is a table. */
  given?: boolean;
}

/** The words must be whole fragments: every word of a fragment or none. */
export function alignedTable(page: Page, region: AlignedRegion): FoundTable | null {
  const grid = alignedGrid(region);
  if (grid === null) return null;
  const judged = judgeGrid(grid, region.anchor);
  if (judged === 0 && !region.given) return null;
  const reasons: BlockReason[] = [];
  if (grid.separators.some((separator) => !separator.ruled)) reasons.push("unruled_columns_inferred");
  if (isRagged(grid)) reasons.push("ragged_rows");
  const fragmentIndexes = [...new Set(region.words.map((word) => word.fragment))].sort((a, b) => a - b);
  return buildTable({
    page,
    bbox: grid.bbox,
    rows: grid.rows,
    columns: grid.columns,
    filled: { cells: grid.cells, fragmentIndexes, strayCharacters: 0 },
    ruled: region.horizontals.length + region.verticals.length > 0 ? "partial" : "none",
    confidence: Math.max(judged, region.given ? 0.5 : 0),
    reasons,
    rulesBelow: grid.rulesBelow.length < 0.5 * (grid.rows - 1) || grid.rows <= 3 ? grid.rulesBelow : [],
  });
}

/** Rows that do not fit the grid: below the header, text over some but not all columns; anywhere, many rows without a first cell. */
function isRagged(grid: AlignedGrid): boolean {
  const odd = grid.cells.filter((cell) => cell.row > 1 && cell.columnSpan > 1 && cell.columnSpan < grid.columns && (cell.column > 0 || cell.column + cell.columnSpan < grid.columns - 1));
  const nameless = grid.cells.filter((cell) => cell.row > 0 && cell.column === 0 && cell.words.length === 0);
  return odd.length > 0.1 * grid.rows || nameless.length > 0.25 * grid.rows || grid.cells.some(holdsTwoTexts);
}

/** Lines of one size that stand at half each other's height are of two cells: two columns were taken for one. */
function holdsTwoTexts(cell: FilledCell): boolean {
  const lines = linesOf(cell.words);
  return lines.some((line, index) => {
    const next = lines[index + 1];
    return next !== undefined && sharedHeight(line, next) > 0.2 && Math.min(line.size, next.size) > 0.8 * Math.max(line.size, next.size);
  });
}
