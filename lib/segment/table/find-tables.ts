/** Comes in: one page. Goes out: its tables with grid, text, caption and doubts. Never touches prose, other pages or the profile. */
import type { Page } from "@/lib/model/page";
import { alignedTable } from "./aligned-table";
import { shareInside } from "./box";
import { findCaption } from "./caption";
import type { FoundTable, TableContext } from "./found-table";
import { gridTable } from "./grid-table";
import { wholeFragments } from "./grid-words";
import { ruleChains } from "./rule-chains";
import { ruleGrids } from "./rule-grid";
import { joinRulings, type RuleLine } from "./rule-line";
import { laneRunTables, wideRunTables } from "./run-tables";
import { stitchTables } from "./stitch-tables";
import { turnedTables } from "./turned-tables";
import { type Word, wordsOf } from "./word";

/** What is doubted more than this is left as prose (diagrams, forms, chance alignments). */
const LEAST_CONFIDENCE = 0.45;

/** Tables of a page, top to bottom, then left to right; their boxes do not overlap and no fragment is in two of them. */
export function findTables(page: Page, context: TableContext): FoundTable[] {
  const turned = turnedTables(page, (upright) => findUpright(upright, { ...context, columns: [] }));
  const tables = withoutOverlaps([...findUpright(page, context), ...turned]);
  return tables.sort((a, b) => a.bbox[1] - b.bbox[1] || a.bbox[0] - b.bbox[0]);
}

function findUpright(page: Page, context: TableContext): FoundTable[] {
  const words = wordsOf(page, (fragment) => fragment.angle === 0);
  const drawn = withoutOverlaps(ruleGrids(page.rulings).flatMap((grid) => gridTable(page, words, grid) ?? []));
  const ruled = stitchTables(page, drawn, words, context);
  const chained = withoutOverlaps([...ruled, ...chainTables(page, freeOf(words, ruled), ruled, context)]);
  const wide = withoutOverlaps([...chained, ...wideRunTables(page, freeOf(words, chained), context)]);
  const tables = withoutOverlaps([...wide, ...laneRunTables(page, freeOf(words, wide), context)]);
  return withCaptions(stitchTables(page, tables, words, context), words, context);
}

/** Words of fragments that no table has taken. */
function freeOf(words: readonly Word[], tables: readonly FoundTable[]): readonly Word[] {
  if (tables.length === 0) return words;
  const taken = new Set(tables.flatMap((table) => table.fragmentIndexes));
  return words.filter((word) => !taken.has(word.fragment));
}

/** Tables between horizontal rules of one width. */
function chainTables(page: Page, words: readonly Word[], ruled: readonly FoundTable[], context: TableContext): FoundTable[] {
  const outside = (rule: RuleLine) => !ruled.some((table) => rule.at > table.bbox[1] - 4 && rule.at < table.bbox[3] + 4 && rule.to > table.bbox[0] && rule.from < table.bbox[2]);
  const horizontals = joinRulings(page.rulings, "h").filter(outside);
  const verticals = joinRulings(page.rulings, "v");
  return ruleChains(horizontals, words, context.columns).flatMap((chain) => {
    const inside = wholeFragments(words, chain.bbox);
    const own = horizontals.filter((rule) => rule.at > chain.bbox[1] - 2 && rule.at < chain.bbox[3] + 2 && rule.from < chain.bbox[2] && rule.to > chain.bbox[0]);
    const upright = verticals.filter((rule) => rule.at > chain.bbox[0] - 2 && rule.at < chain.bbox[2] + 2 && rule.from < chain.bbox[3] && rule.to > chain.bbox[1]);
    const table = alignedTable(page, { words: inside, horizontals: own, verticals: upright, anchor: "rules" });
    return table === null ? [] : [table];
  });
}

/** The surer table wins where two claim the same place; the larger one where they are equally sure. */
function withoutOverlaps(candidates: readonly FoundTable[]): FoundTable[] {
  const ranked = candidates.filter((table) => table.confidence >= LEAST_CONFIDENCE).sort((a, b) => b.confidence - a.confidence || b.fragmentIndexes.length - a.fragmentIndexes.length);
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
