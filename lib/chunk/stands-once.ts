/** Tells whether stretches of a text stand in it once: in go the text as it was read and the stretches, out comes yes or no; it compares only where the text has its marks as a stretch has. */
import { indexFrom } from "./halving";
import type { Marks, ReadText } from "./read-text";
import type { Units } from "./units";

interface Stretch {
  start: number;
  end: number;
}

/** How many of a stretch's last marks are looked at for two that stand far apart. */
const LAST_MARKS = 8;
/** Distance to a mark before that is none of the stretch's. */
const ANY = 0;

/** 1 for the distances between marks that are looked for, by their last byte. */
const wanted = new Uint8Array(0x100);

/**
 * Each of the stretches occurs once. Wherever one stands, two of its marks stand as far from each other as in it, with none between them; only there need
 * the text be compared. The farther from each other, the fewer are such places. The marks are gone through once for all stretches.
 */
export function standOnce({ units, marks }: ReadText, stretches: readonly Stretch[]): boolean {
  const anchors: number[] = [];
  const gaps: number[] = [];
  wanted.fill(0);
  for (const { start, end } of stretches) {
    const anchor = anchorOf(marks, start, end);
    if (anchor < 0 && standsTwiceBetween(units, marks, start, end)) return false;
    const gap = anchor > 0 && (marks[anchor - 1] as number) >= start ? gapBefore(marks, anchor) : ANY;
    anchors.push(anchor);
    gaps.push(gap);
    if (gap !== ANY) wanted[gap & 0xff] = 1;
    else if (anchor >= 0) wanted.fill(1);
  }
  let before = -1;
  for (let i = 0; i < marks.length; i++) {
    const mark = marks[i] as number;
    if (wanted[(mark - before) & 0xff] === 1)
      for (let n = 0; n < anchors.length; n++) {
        const anchor = anchors[n] as number;
        if (anchor < 0 || anchor === i || (gaps[n] !== ANY && gaps[n] !== mark - before)) continue;
        const { start, end } = stretches[n] as Stretch;
        if (isSame(units, start, end, mark - (marks[anchor] as number))) return false;
      }
    before = mark;
  }
  return true;
}

/** Index of one of the stretch's last marks, the one farthest from the mark before it in the stretch; -1 where it has no mark. */
function anchorOf(marks: Marks, start: number, end: number): number {
  const last = indexFrom(marks, end) - 1;
  if (last < 0 || (marks[last] as number) < start) return -1;
  let anchor = last;
  let widest = 0;
  for (let i = last; i > 0 && i > last - LAST_MARKS && (marks[i - 1] as number) >= start; i--) {
    const gap = gapBefore(marks, i);
    if (gap <= widest) continue;
    widest = gap;
    anchor = i;
  }
  return anchor;
}

function gapBefore(marks: Marks, index: number): number {
  return (marks[index] as number) - (marks[index - 1] as number);
}

/** A stretch without marks stands more than once: it can only do so between two marks that have room for it. */
function standsTwiceBetween(units: Units, marks: Marks, start: number, end: number): boolean {
  let from = 0;
  for (let i = 0; i <= marks.length; i++) {
    const to = i < marks.length ? (marks[i] as number) : units.length;
    for (let at = from; at + end - start <= to; at++) if (at !== start && isSame(units, start, end, at - start)) return true;
    from = to + 1;
  }
  return false;
}

/** The stretch stands also `shift` units further on. */
function isSame(units: Units, start: number, end: number, shift: number): boolean {
  if (start + shift < 0 || end + shift > units.length) return false;
  for (let i = end - 1; i >= start; i--) if (units[i] !== units[i + shift]) return false;
  return true;
}
