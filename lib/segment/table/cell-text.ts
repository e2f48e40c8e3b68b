/** Comes in: the words of one cell. Goes out: its text, wrapped lines joined, forced breaks kept as "\n". Never drops a word. */
import { lineText, linesOf, type TextLine } from "./text-line";
import type { Word } from "./word";

const ITEM_START = /^(?:[-–—•+*▪●◦\uF0A7\uF0B7]|\(?\d{1,2}[.)]|[a-zđ][.)])(?:\s|$)/u;

/**
 * Text of a cell that is `width` points wide inside its padding. A line break is kept ("\n") when the next line begins
 * an item, or when its first word would still have fitted on the line before: then the typesetter broke it on purpose.
 * Otherwise the line was only wrapped and a space stands for the break.
 */
export function cellText(words: readonly Word[], width: number): string {
  const lines = linesOf(words);
  const room = lines.reduce((widest, line) => Math.max(widest, line.bbox[2] - line.bbox[0]), width);
  let text = "";
  let previous: TextLine | undefined;
  for (const line of lines) {
    const own = lineText(line);
    if (previous !== undefined) text += separator(text, previous, line, own, room);
    text += own;
    previous = line;
  }
  return text.normalize("NFC");
}

function separator(before: string, previous: TextLine, line: TextLine, own: string, room: number): string {
  if (ITEM_START.test(own)) return "\n";
  const first = line.words[0];
  const wordWidth = first === undefined ? 0 : first.bbox[2] - first.bbox[0];
  const used = previous.bbox[2] - previous.bbox[0];
  if (used + 0.3 * previous.size + wordWidth < room - 0.5 * previous.size) return "\n";
  return /[\p{L}\p{N}](?:-|\/)$/u.test(before) && /^[\p{L}\p{N}]/u.test(own) ? "" : " ";
}
