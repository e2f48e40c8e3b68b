/** Comes in: the words of one cell. Goes out: its text, wrapped lines joined, forced breaks kept as "\n". Never drops a word. */
import { lineText, linesOf, type TextLine } from "./text-line";
import type { Word } from "./word";

const ITEM_START = /^(?:[-–—•+*▪●◦\uF0A7\uF0B7]|\(?\d{1,2}[.)]|[a-zđ][.)])(?:\s|$)/u;

/**
 * Text of a cell that is `width` points wide inside its padding. A line break is kept ("\n") when the next line begins
 * an item, or when its first word would still have fitted on the line before: then the typesetter broke it on purpose.
 * Otherwise the line was only wrapped and a space stands for the break. `forced`: line indexes known to follow a break.
 */
export function cellText(words: readonly Word[], width: number, forced: ReadonlySet<number> = new Set()): string {
  const lines = linesOf(words);
  const breaks = ownBreaks(lines, width);
  let text = "";
  lines.forEach((line, index) => {
    const own = lineText(line);
    if (index > 0) text += breaks.has(index) || forced.has(index) ? "\n" : joint(text, own);
    text += own;
  });
  return text.normalize("NFC");
}

/** Indexes of the lines (from 1) before which the typesetter broke on purpose. */
function ownBreaks(lines: readonly TextLine[], width: number): Set<number> {
  const room = lines.reduce((widest, line) => Math.max(widest, line.bbox[2] - line.bbox[0]), width);
  return new Set(lines.flatMap((line, index) => {
    const previous = lines[index - 1];
    return previous !== undefined && isBreak(previous, line, room) ? [index] : [];
  }));
}

/**
 * Breaks that the cells of one row share: where two or more cells print the same number of lines on the same heights,
 * line stands beside line (three drugs beside three doses), and a break on purpose in one is one in all,
 * unless some line after it begins in lower case and so goes on.
 */
export function sharedBreaks(cells: readonly { words: readonly Word[]; width: number }[]): ReadonlySet<number>[] {
  const read = cells.map((cell) => ({ lines: linesOf(cell.words), width: cell.width }));
  return read.map(({ lines }) => {
    const beside = read.filter((other) => lines.length > 1 && other.lines.length === lines.length && other.lines.every((line, at) => Math.abs(line.baseline - (lines[at]?.baseline ?? 0)) < 1.5));
    const goesOn = (index: number) => beside.some((other) => /^\p{Ll}/u.test(other.lines[index] === undefined ? "" : lineText(other.lines[index])));
    return new Set(beside.length < 2 ? [] : beside.flatMap((other) => [...ownBreaks(other.lines, other.width)]).filter((index) => !goesOn(index)));
  });
}

function isBreak(previous: TextLine, line: TextLine, room: number): boolean {
  if (ITEM_START.test(lineText(line))) return true;
  const first = line.words[0];
  const wordWidth = first === undefined ? 0 : first.bbox[2] - first.bbox[0];
  const used = previous.bbox[2] - previous.bbox[0];
  return used + 0.3 * previous.size + wordWidth < room - 0.5 * previous.size;
}

/** A word broken after its own hyphen or slash goes on without a space. */
function joint(before: string, own: string): string {
  return /[\p{L}\p{N}](?:-|\/)$/u.test(before) && /^[\p{L}\p{N}]/u.test(own) ? "" : " ";
}
