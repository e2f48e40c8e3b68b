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
  const ordered = [...words].sort((a, b) => b.size - a.size || a.baseline - b.baseline);
  const groups: { words: Word[]; y0: number; y1: number; baseline: number }[] = [];
  for (const word of ordered) {
    const home = groups.find((group) => sameLine(group, word));
    if (home) home.words.push(word);
    else groups.push({ words: [word], y0: word.bbox[1], y1: word.bbox[3], baseline: word.baseline });
  }
  return groups.map((group) => makeLine(group.words)).sort((a, b) => a.baseline - b.baseline || a.bbox[0] - b.bbox[0]);
}

function sameLine(group: { y0: number; y1: number; baseline: number; words: Word[] }, word: Word): boolean {
  const height = Math.min(group.y1 - group.y0, word.bbox[3] - word.bbox[1]);
  return overlap(group.y0, group.y1, word.bbox[1], word.bbox[3]) > 0.55 * height;
}

export function makeLine(words: readonly Word[]): TextLine {
  const sorted = [...words].sort((a, b) => a.bbox[0] - b.bbox[0] || a.start - b.start);
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
