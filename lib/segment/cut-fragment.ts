/** Comes in: a fragment of text. Goes out: parts of it with exact boxes. Never changes a character. */
import type { StyleRun, TextFragment } from "@/lib/model/page";
import { pageRect } from "@/lib/model/rect";

/** The part of a fragment between two UTF-16 offsets, white space at its ends taken off; null when nothing is left. */
export function cutFragment(fragment: TextFragment, from: number, to: number): TextFragment | null {
  let start = Math.max(0, from);
  let end = Math.min(fragment.text.length, to);
  while (start < end && /\s/u.test(fragment.text.charAt(start))) start++;
  while (end > start && /\s/u.test(fragment.text.charAt(end - 1))) end--;
  if (start >= end) return null;
  const xs = fragment.xs.slice(start, end + 1);
  return {
    ...fragment,
    text: fragment.text.slice(start, end),
    xs,
    bbox: pageRect(xs[0] ?? fragment.bbox[0], fragment.bbox[1], xs[xs.length - 1] ?? fragment.bbox[2], fragment.bbox[3]),
    runs: cutRuns(fragment.runs, start, end, -start),
    suspects: start === 0 ? fragment.suspects : 0,
  };
}

/** Style runs inside two offsets, moved by `shift`. */
export function cutRuns(runs: readonly StyleRun[], from: number, to: number, shift: number): StyleRun[] {
  return runs
    .map((run) => ({ ...run, start: Math.max(run.start, from) + shift, end: Math.min(run.end, to) + shift }))
    .filter((run) => run.start < run.end);
}

/** Blanks inside a fragment that are wider than `width` points: offsets of the white space and its extent. */
export function wideGaps(fragment: TextFragment, width: number): { at: number; x0: number; x1: number }[] {
  const gaps: { at: number; x0: number; x1: number }[] = [];
  for (let at = fragment.text.indexOf(" "); at !== -1; at = fragment.text.indexOf(" ", at + 1)) {
    const x0 = fragment.xs[at];
    const x1 = fragment.xs[at + 1];
    if (x0 !== undefined && x1 !== undefined && x1 - x0 > width) gaps.push({ at, x0, x1 });
  }
  return gaps;
}
