/** Comes in: words anywhere on a page. Goes out: printed lines of words, top to bottom. Never decides what a line is for. */
import type { PageRect } from "@/lib/model/rect";
import { boxAround, overlap } from "./box";
import type { Word } from "./word";

/** Words on one baseline, left to right. */
export interface TextLine {
  words: Word[];
  bbox: PageRect;
  baseline: number;
  /** Type size of its largest word, points. */
  size: number;
}

/** Groups words by baseline over the whole width: raised and lowered small type joins the line that it overlaps. */
export function linesOf(words: readonly Word[]): TextLine[] {
  const ordered = inOrder(words, bySize);
  const groups: Group[] = [];
  let last: { home: Group; word: Word } | null = null;
  for (const word of ordered) {
    // Words of one fragment stand at one height: the home found for the first of them is everyone's.
    const known: Group | undefined = last !== null && last.word.bbox[1] === word.bbox[1] && last.word.bbox[3] === word.bbox[3] ? last.home : undefined;
    const home: Group | undefined = known ?? groups.find((group) => sameLine(group, word));
    if (home === undefined) groups.push({ words: [word], y0: word.bbox[1], y1: word.bbox[3] });
    else {
      home.words.push(word);
      last = { home, word };
    }
  }
  return groups.map((group) => makeLine(group.words)).sort((a, b) => a.baseline - b.baseline || a.bbox[0] - b.bbox[0]);
}

interface Group {
  words: Word[];
  /** Height of the word that opened it, points. */
  y0: number;
  y1: number;
}

function sameLine(group: Group, word: Word): boolean {
  const height = Math.min(group.y1 - group.y0, word.bbox[3] - word.bbox[1]);
  return overlap(group.y0, group.y1, word.bbox[1], word.bbox[3]) > 0.55 * height;
}

/** Negative, zero or positive as whole numbers: a difference of two measures would have to be put on the heap at every comparison. */
const compare = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);

/** Largest first, then from the top. */
const bySize = (a: Word, b: Word): number => compare(b.size, a.size) || compare(a.baseline, b.baseline);
/** From the left. */
const byPlace = (a: Word, b: Word): number => compare(a.bbox[0], b.bbox[0]) || compare(a.start, b.start);

/** A sorted copy; most words come in order already. */
function inOrder(words: readonly Word[], order: (a: Word, b: Word) => number): Word[] {
  const copy = [...words];
  for (let at = 1; at < copy.length; at++) if (order(copy[at - 1] as Word, copy[at] as Word) > 0) return copy.sort(order);
  return copy;
}

export function makeLine(words: readonly Word[]): TextLine {
  const sorted = inOrder(words, byPlace);
  const largest = sorted.reduce((best, word) => (word.size > best.size ? word : best), sorted[0] as Word);
  return { words: sorted, bbox: boxAround(sorted.map((word) => word.bbox)), baseline: largest.baseline, size: largest.size };
}

/** Cuts a line where the white space between two words is wider than `gap` points. */
export function splitAtGaps(line: TextLine, gap: number): TextLine[] {
  const parts: Word[][] = [];
  let right = Number.NEGATIVE_INFINITY;
  for (const word of line.words) {
    const current = parts[parts.length - 1];
    if (current === undefined || word.bbox[0] - right > gap) parts.push([word]);
    else current.push(word);
    right = Math.max(right, word.bbox[2]);
  }
  return parts.map(makeLine);
}

/** The line's text: a space between words unless two fragments touch (a raised letter after its base). */
export function lineText(line: TextLine): string {
  let text = "";
  let previous: Word | undefined;
  for (const word of line.words) {
    if (previous !== undefined) text += touches(previous, word) ? "" : " ";
    text += word.text;
    previous = word;
  }
  return text;
}

function touches(left: Word, right: Word): boolean {
  return left.fragment !== right.fragment && right.bbox[0] - left.bbox[2] < 0.12 * Math.max(left.size, right.size);
}
