/** Comes in: a grid of rules and the page's words. Goes out: the table in it, read off the rules or, where they show too little, off white space. */
import type { Page } from "@/lib/model/page";
import { alignedTable } from "./aligned-table";
import type { FoundTable } from "./found-table";
import { wholeFragments } from "./grid-words";
import type { RuleGrid } from "./rule-grid";
import { ruledTable } from "./ruled-table";
import type { Word } from "./word";

/** The better reading; `given` when somebody pointed at the region, so that it need not prove to be a table. */
export function gridTable(page: Page, words: readonly Word[], grid: RuleGrid, given = false): FoundTable | null {
  const drawn = ruledTable(page, words, grid, given);
  if (drawn !== null && !drawn.hidesColumns) return drawn.table;
  const aligned = alignedTable(page, {
    words: wholeFragments(words, grid.bbox),
    horizontals: grid.horizontals,
    verticals: grid.verticals,
    anchor: grid.cells.length > 1 ? "rules" : "nothing",
    given,
  });
  return aligned !== null && aligned.columns > (drawn?.table.columns ?? 0) ? aligned : (drawn?.table ?? null);
}
