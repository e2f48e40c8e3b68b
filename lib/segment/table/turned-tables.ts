/** Comes in: a page and a finder for upright text. Goes out: what the finder finds in text turned by quarters, in the page's own space. */
import type { Page } from "@/lib/model/page";
import type { PageRect } from "@/lib/model/rect";
import { sortReasons, weigh } from "./build-table";
import type { FoundTable } from "./found-table";
import { type Turn, uprightPage } from "./rotate-page";

/** Fewer turned fragments than this are a stamp or a label, not a table. */
const LEAST_FRAGMENTS = 4;

const TURNS: readonly Turn[] = [90, 180, 270];

/** `find` gets the turned page and the way from the page's space to its own. Rows and columns are counted as the text is read; each table has the reason `rotated`. */
export function turnedTables(page: Page, find: (upright: Page, move: (box: PageRect) => PageRect) => FoundTable | FoundTable[]): FoundTable[] {
  return TURNS.flatMap((turn) => {
    const count = page.fragments.filter((fragment) => Math.round(fragment.angle) % 360 === turn).length;
    if (count < LEAST_FRAGMENTS) return [];
    const upright = uprightPage(page, turn);
    return [find(upright.page, upright.forth)].flat().map((table) => ({
      ...table,
      bbox: upright.back(table.bbox),
      cells: table.cells.map((cell) => ({ ...cell, bbox: upright.back(cell.bbox) })),
      reasons: sortReasons([...table.reasons, "rotated"]),
      confidence: weigh(table.confidence, ["rotated"]),
    }));
  });
}
