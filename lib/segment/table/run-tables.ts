/** Comes in: free words of a page. Goes out: tables that only white space makes, in each text column or over all of them. Never takes prose for columns. */
import type { Page } from "@/lib/model/page";
import { pageRect } from "@/lib/model/rect";
import { type AlignedRun, alignedRuns } from "./aligned-runs";
import { alignedTable } from "./aligned-table";
import { boxAround } from "./box";
import { captionOpener, captionPattern } from "./caption";
import type { SegmentedLine } from "./column-separators";
import type { FoundTable, TableContext } from "./found-table";
import { wholeFragments } from "./grid-words";
import { wholeRules } from "./rule-chains";
import { joinRulings } from "./rule-line";
import { lineText } from "./text-line";
import type { Word } from "./word";

type Lane = { x0: number; x1: number };

/** Tables inside one text column (the whole page where it has no columns). */
export function laneRunTables(page: Page, words: readonly Word[], context: TableContext): FoundTable[] {
  const lanes: readonly Lane[] = context.columns.length > 0 ? context.columns : [{ x0: 0, x1: page.width }];
  const caption = captionPattern(context.captionWords);
  const opens = captionOpener(context.captionWords);
  const isCaption = ({ line }: SegmentedLine) => opens(line.words[0]?.text ?? "") && caption.test(lineText(line));
  return lanes.flatMap((lane) => {
    const own = wholeFragments(words, pageRect(lane.x0 - 4, 0, lane.x1 + 4, page.height));
    const runs = alignedRuns(own, { lane, isCaption, isProse: () => false });
    return runs.flatMap((run) => runTable(page, run, lane) ?? []);
  });
}

/**
 * Tables over several text columns: only under a caption that runs over the gutter itself, and only with more columns
 * than the page has, since prose side by side is parted at the gutter too.
 */
export function wideRunTables(page: Page, words: readonly Word[], context: TableContext): FoundTable[] {
  const lanes = context.columns;
  const first = lanes[0];
  const last = lanes[lanes.length - 1];
  if (first === undefined || last === undefined || lanes.length < 2) return [];
  const caption = captionPattern(context.captionWords);
  const opens = captionOpener(context.captionWords);
  const openers = words.filter((word) => word.bbox[0] < first.x1 - 5 && opens(word.text));
  if (!mayReachOver(openers, words, first.x1 + 5)) return [];
  const lane = { x0: first.x0, x1: last.x1 };
  const runs = alignedRuns(words, {
    lane,
    isCaption: (line) => line.segments.some((segment) => segment.bbox[0] < first.x1 - 5 && segment.bbox[2] > first.x1 + 5 && opens(segment.words[0]?.text ?? "") && caption.test(lineText(segment))),
    isProse: (line) => isProse(line, lanes),
  });
  return runs.flatMap((run) => {
    const table = run.captioned ? runTable(page, run, lane) : null;
    return table !== null && table.columns > lanes.length ? [table] : [];
  });
}

/** False where no text on the height of one of the words can run over `x`: there must be a word at it, an ordinary space away at most. */
function mayReachOver(openers: readonly Word[], words: readonly Word[], x: number): boolean {
  if (openers.length === 0) return false;
  const size = words.reduce((largest, word) => Math.max(largest, word.size), 0);
  const atX = words.filter((word) => word.bbox[2] > x && word.bbox[0] < x + size);
  return openers.some((opener) => atX.some((word) => Math.abs(word.baseline - opener.baseline) < 2 * size));
}

/** One of the line's texts fills a text column and stays in it. */
function isProse({ segments }: SegmentedLine, lanes: readonly Lane[]): boolean {
  return segments.some(({ bbox }) => lanes.some((lane) => bbox[0] > lane.x0 - 5 && bbox[2] < lane.x1 + 5 && bbox[2] - bbox[0] > 0.8 * (lane.x1 - lane.x0)));
}

function runTable(page: Page, run: AlignedRun, lane: Lane): FoundTable | null {
  const [left, top, right, bottom] = boxAround(run.words.map((word) => word.bbox));
  const rules = wholeRules(joinRulings(page.rulings, "h"));
  const horizontals = rules.filter((rule) => rule.at > top - 6 && rule.at < bottom + 6 && rule.from < lane.x1 && rule.to > lane.x0);
  const bounded = horizontals.some((rule) => rule.from < left + 3 && rule.to > right - 3 && rule.to - rule.from < 1.4 * (right - left));
  return alignedTable(page, { words: run.words, horizontals, verticals: [], anchor: run.captioned ? "caption" : bounded ? "rule" : "nothing" });
}
