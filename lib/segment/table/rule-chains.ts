/** Comes in: horizontal rules and the words of a page. Goes out: stretches between rules of one width that hold columns. Never reads rows. */
import { type PageRect, pageRect } from "@/lib/model/rect";
import { centreX, overlap } from "./box";
import { type SegmentedLine, segmentLines } from "./column-separators";
import { bundleLines } from "./line-bundle";
import type { RuleLine } from "./rule-line";
import { linesOf } from "./text-line";
import type { Word } from "./word";

/** A region with the whole-width rules that bound and part it, top to bottom. */
interface RuleChain {
  bbox: PageRect;
  rules: RuleLine[];
}

/** Rules on one height less than this apart are one rule drawn column by column, points. */
const PIECE_GAP = 22;

/** Every maximal run of rules of the same extent with columns between them; two rules at least. */
export function ruleChains(horizontals: readonly RuleLine[], words: readonly Word[], lanes: readonly { x0: number; x1: number }[]): RuleChain[] {
  const chains: RuleChain[] = [];
  for (const group of groupByExtent(wholeRules(horizontals))) {
    let run: RuleLine[] = [];
    for (const rule of group) {
      const before = run[run.length - 1];
      if (before !== undefined && !holdsColumns(before, rule, words, lanes)) {
        if (run.length > 1) chains.push(toChain(run));
        run = [];
      }
      run.push(rule);
    }
    if (run.length > 1) chains.push(toChain(run));
  }
  return chains;
}

/** Rules drawn in pieces, one a column, made whole. */
export function wholeRules(horizontals: readonly RuleLine[]): RuleLine[] {
  const sorted = [...horizontals].sort((a, b) => a.at - b.at || a.from - b.from);
  const out: RuleLine[] = [];
  for (const rule of sorted) {
    const own = out.find((other) => Math.abs(other.at - rule.at) < 1.5 && rule.from - other.to < PIECE_GAP && other.from - rule.to < PIECE_GAP);
    if (own === undefined) out.push({ ...rule });
    else {
      own.from = Math.min(own.from, rule.from);
      own.to = Math.max(own.to, rule.to);
    }
  }
  return out;
}

function groupByExtent(rules: readonly RuleLine[]): RuleLine[][] {
  const groups: RuleLine[][] = [];
  for (const rule of rules) {
    if (rule.to - rule.from < 60) continue;
    const own = groups.find((group) => Math.abs((group[0]?.from ?? 0) - rule.from) < 7 && Math.abs((group[0]?.to ?? 0) - rule.to) < 7);
    if (own === undefined) groups.push([rule]);
    else own.push(rule);
  }
  return groups;
}

function toChain(rules: readonly RuleLine[]): RuleChain {
  const top = rules[0] as RuleLine;
  const bottom = rules[rules.length - 1] as RuleLine;
  return { rules: [...rules], bbox: pageRect(Math.min(...rules.map((rule) => rule.from)), top.at, Math.max(...rules.map((rule) => rule.to)), bottom.at) };
}

/** A line of two text columns side by side is parted only where it is so inside a column, or runs over the gutter. */
function isParted({ segments }: SegmentedLine, lanes: readonly { x0: number; x1: number }[]): boolean {
  if (lanes.length < 2) return segments.length > 1;
  if (segments.length > lanes.length) return true;
  const home = segments.map((segment) => lanes.filter((lane) => overlap(lane.x0, lane.x1, segment.bbox[0], segment.bbox[2]) > 2));
  return segments.length > 1 && (home.some((own) => own.length !== 1) || new Set(home.map((own) => own[0])).size < segments.length);
}

/** Is the text between two rules set in columns, or one short line (a group's name), or are the rules a double rule? */
function holdsColumns(upper: RuleLine, lower: RuleLine, words: readonly Word[], lanes: readonly { x0: number; x1: number }[]): boolean {
  if (lower.at - upper.at < 4) return true;
  const between = words.filter((word) => {
    const y = word.baseline - 0.3 * word.size;
    return y > upper.at && y < lower.at && centreX(word.bbox) > upper.from - 4 && centreX(word.bbox) < upper.to + 4;
  });
  const lines = bundleLines(segmentLines(linesOf(between)));
  if (lines.length === 0) return lower.at - upper.at < 12;
  const first = lines[0]?.line;
  const last = lines[lines.length - 1]?.line;
  if (first === undefined || last === undefined) return false;
  if (first.bbox[1] - upper.at > 2.5 * first.size || lower.at - last.bbox[3] > 2.5 * last.size) return false;
  const covered = lanes.filter((lane) => overlap(lane.x0, lane.x1, upper.from, upper.to) > 0.5 * (lane.x1 - lane.x0));
  const parted = lines.filter((line) => isParted(line, covered)).length;
  if (lines.length === 1) return true;
  const width = upper.to - upper.from;
  const full = lines.filter(({ segments }) => segments.length === 1 && overlap(segments[0]?.bbox[0] ?? 0, segments[0]?.bbox[2] ?? 0, upper.from, upper.to) > 0.8 * width).length;
  return parted >= 0.3 * lines.length && full <= 0.34 * lines.length;
}
