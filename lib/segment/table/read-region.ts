/** Comes in: one page and a region that somebody says is a table. Goes out: the grid read in it. Never looks outside the region for cells. */
import type { Page } from "@/lib/model/page";
import type { PageRect } from "@/lib/model/rect";
import { overlap, shareInside } from "./box";
import type { FoundTable, TableContext } from "./found-table";
import { ruleGrids } from "./rule-grid";
import { ruledTable } from "./ruled-table";
import { wordsOf } from "./word";

/** The table in `region` (page space), or null when there is no text in it. */
export function readTableInRegion(page: Page, region: PageRect, _context: TableContext): FoundTable | null {
  const words = wordsOf(page, (fragment) => fragment.angle === 0 && shareInside(region, fragment.bbox) > 0.5);
  const rulings = page.rulings.filter((r) => overlap(r.x0 - 1, r.x1 + 1, region[0], region[2]) > 0 && overlap(r.y0 - 1, r.y1 + 1, region[1], region[3]) > 0);
  const tables = ruleGrids(rulings).map((grid) => ruledTable(page, words, grid, true));
  return tables.filter((table) => table !== null).sort((a, b) => b.fragmentIndexes.length - a.fragmentIndexes.length)[0] ?? null;
}
