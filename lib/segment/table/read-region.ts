/** Comes in: one page and a region that somebody says is a table. Goes out: the grid read in it. Never looks outside the region for cells. */
import type { Page } from "@/lib/model/page";
import type { PageRect } from "@/lib/model/rect";
import { alignedTable } from "./aligned-table";
import { overlap, shareInside } from "./box";
import { findCaption } from "./caption";
import type { FoundTable, TableContext } from "./found-table";
import { gridTable } from "./grid-table";
import { ruleGrids } from "./rule-grid";
import { joinRulings } from "./rule-line";
import { turnedTables } from "./turned-tables";
import { wordsOf } from "./word";

/** A rule this far outside the region still bounds it, points: nobody draws a region exactly. */
const NEAR = 6;

/** The table in `region` (page space): the drawn grid where it holds nearly all of the text, else what white space shows. Null without two cells of text. */
export function readTableInRegion(page: Page, region: PageRect, context: TableContext): FoundTable | null {
  const upright = readUpright(page, region, context);
  const turned = turnedTables(page, (other, move) => readUpright(other, move(region), context) ?? []);
  return [...turned, ...(upright === null ? [] : [upright])].sort((a, b) => b.fragmentIndexes.length - a.fragmentIndexes.length)[0] ?? null;
}

function readUpright(page: Page, region: PageRect, context: TableContext): FoundTable | null {
  const all = wordsOf(page, (fragment) => fragment.angle === 0);
  const words = all.filter((word) => shareInside(region, page.fragments[word.fragment]?.bbox ?? word.bbox) > 0.5);
  if (words.length === 0) return null;
  const rulings = page.rulings.filter((rule) => overlap(rule.x0 - NEAR, rule.x1 + NEAR, region[0], region[2]) > 0 && overlap(rule.y0 - NEAR, rule.y1 + NEAR, region[1], region[3]) > 0);
  const fragments = new Set(words.map((word) => word.fragment)).size;
  const drawn = ruleGrids(rulings)
    .map((grid) => gridTable(page, words, grid, true))
    .filter((table) => table !== null)
    .sort((a, b) => b.fragmentIndexes.length - a.fragmentIndexes.length)[0];
  const aligned = alignedTable(page, { words, horizontals: joinRulings(rulings, "h"), verticals: joinRulings(rulings, "v"), anchor: "rules", given: true });
  const table = drawn !== undefined && drawn.fragmentIndexes.length >= 0.7 * fragments ? drawn : (aligned ?? drawn ?? null);
  if (table === null) return null;
  const caption = findCaption(table.bbox, all, new Set(table.fragmentIndexes), context);
  return caption === null ? table : { ...table, caption: caption.text, captionFragmentIndexes: caption.fragmentIndexes };
}
