/** Comes in: rulings as drawn. Goes out: whole straight rules, pieces joined and doubles folded. Never invents a rule. */
import type { Ruling } from "@/lib/model/page";

/** A straight rule on `at` (y of a horizontal, x of a vertical one), from `from` to `to`. Points in page space. */
export interface RuleLine {
  at: number;
  from: number;
  to: number;
  /** Heaviest stroke in it, points. */
  width: number;
}

/** Two rules closer than this are one (double rules, the two borders of touching cells, hairline gaps). */
export const SAME_RULE = 3.2;
/** A gap in a rule up to this long does not interrupt it (dashes, cell spacing, unjoined corners). */
const RULE_GAP = 3.5;

/** All rules of one orientation, sorted by `at` then `from`; strokes that continue each other become one. */
export function joinRulings(rulings: readonly Ruling[], orientation: "h" | "v"): RuleLine[] {
  const raw = rulings.filter((ruling) => ruling.orientation === orientation).map((ruling) => toRule(ruling, orientation));
  raw.sort((a, b) => a.at - b.at || a.from - b.from);
  const joined: RuleLine[] = [];
  for (const track of tracksOf(raw)) joined.push(...joinTrack(track));
  return joined.filter((rule) => rule.to - rule.from > 2).sort((a, b) => a.at - b.at || a.from - b.from);
}

function toRule(ruling: Ruling, orientation: "h" | "v"): RuleLine {
  return orientation === "h"
    ? { at: (ruling.y0 + ruling.y1) / 2, from: Math.min(ruling.x0, ruling.x1), to: Math.max(ruling.x0, ruling.x1), width: ruling.width }
    : { at: (ruling.x0 + ruling.x1) / 2, from: Math.min(ruling.y0, ruling.y1), to: Math.max(ruling.y0, ruling.y1), width: ruling.width };
}

/** Runs of rules whose positions lie within 1 point of the run's first. */
function tracksOf(sorted: readonly RuleLine[]): RuleLine[][] {
  const tracks: RuleLine[][] = [];
  for (const rule of sorted) {
    const track = tracks[tracks.length - 1];
    if (track?.[0] !== undefined && rule.at - track[0].at <= 1) track.push(rule);
    else tracks.push([rule]);
  }
  return tracks;
}

function joinTrack(track: readonly RuleLine[]): RuleLine[] {
  const ordered = [...track].sort((a, b) => a.from - b.from);
  const out: RuleLine[] = [];
  for (const rule of ordered) {
    const last = out[out.length - 1];
    if (last !== undefined && rule.from - last.to <= RULE_GAP) {
      last.to = Math.max(last.to, rule.to);
      last.width = Math.max(last.width, rule.width);
    } else out.push({ ...rule });
  }
  return out;
}

/** Positions folded to one each where they are nearer than `SAME_RULE`, ascending (the middle of each fold). */
export function foldPositions(positions: readonly number[]): number[] {
  const sorted = [...positions].sort((a, b) => a - b);
  const folds: number[][] = [];
  for (const position of sorted) {
    const fold = folds[folds.length - 1];
    if (fold !== undefined && position - (fold[fold.length - 1] ?? position) <= SAME_RULE && position - (fold[0] ?? position) <= 2 * SAME_RULE) fold.push(position);
    else folds.push([position]);
  }
  return folds.map((fold) => ((fold[0] ?? 0) + (fold[fold.length - 1] ?? 0)) / 2);
}
