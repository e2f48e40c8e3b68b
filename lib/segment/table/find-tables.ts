/** Comes in: one page. Goes out: its tables with grid, text, caption and doubts. Never touches prose, other pages or the profile. */
import type { Page } from "@/lib/model/page";
import { shareInside } from "./box";
import { findCaption } from "./caption";
import type { FoundTable, TableContext } from "./found-table";
import { ruleGrids } from "./rule-grid";
import { ruledTable } from "./ruled-table";
import { type Word, wordsOf } from "./word";

/** Tables of a page, top to bottom, then left to right; their boxes do not overlap and no fragment is in two of them. */
export function findTables(page: Page, context: TableContext): FoundTable[] {
  const words = wordsOf(page, (fragment) => fragment.angle === 0);
  const candidates = ruleGrids(page.rulings)
    .map((grid) => ruledTable(page, words, grid))
    .filter((table) => table !== null);
  const tables = withoutOverlaps(candidates);
  return withCaptions(tables, words, context).sort((a, b) => a.bbox[1] - b.bbox[1] || a.bbox[0] - b.bbox[0]);
}

/** The surer table wins where two claim the same place; the larger one where they are equally sure. */
function withoutOverlaps(candidates: readonly FoundTable[]): FoundTable[] {
  const ranked = [...candidates].sort((a, b) => b.confidence - a.confidence || b.fragmentIndexes.length - a.fragmentIndexes.length);
  const kept: FoundTable[] = [];
  const taken = new Set<number>();
  for (const table of ranked) {
    const clash = kept.some((other) => shareInside(other.bbox, table.bbox) > 0.02 || shareInside(table.bbox, other.bbox) > 0.02);
    if (clash || table.fragmentIndexes.some((index) => taken.has(index))) continue;
    kept.push(table);
    for (const index of table.fragmentIndexes) taken.add(index);
  }
  return kept;
}

function withCaptions(tables: readonly FoundTable[], words: readonly Word[], context: TableContext): FoundTable[] {
  const taken = new Set(tables.flatMap((table) => table.fragmentIndexes));
  return [...tables]
    .sort((a, b) => a.bbox[1] - b.bbox[1])
    .map((table) => {
      const caption = findCaption(table.bbox, words, taken, context);
      if (caption === null) return table;
      for (const index of caption.fragmentIndexes) taken.add(index);
      return { ...table, caption: caption.text, captionFragmentIndexes: caption.fragmentIndexes };
    });
}
