/** Comes in: a table's box and the words around it. Goes out: its printed caption. Never takes a sentence that only mentions a table. */
import type { PageRect } from "@/lib/model/rect";
import { overlap } from "./box";
import type { TableContext } from "./found-table";
import { lineText, linesOf, makeLine, type TextLine } from "./text-line";
import type { Word } from "./word";

export interface Caption {
  text: string;
  fragmentIndexes: number[];
  bbox: PageRect;
}

/** A caption may run to this many lines. */
const MOST_LINES = 4;

/** "Table 3", "Bảng 2.1", "TABLE IV:" at the start of a line; the word as given, in capitals or in small letters, then a number. */
export function captionPattern(captionWords: readonly string[]): RegExp {
  const spellings = captionWords.flatMap((word) => [word, word.toUpperCase(), word.toLowerCase()].map((own) => own.normalize("NFC")));
  const words = [...new Set(spellings)].map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^(?:${words.join("|") || "(?!)"})(?:\\s+|(?=\\p{Nd}))(?:\\p{Lu}?\\p{Nd}{1,3}(?:[.\\-–]\\p{Nd}{1,3})*|[IVXLC]{1,6}|\\p{Lu})(?![\\p{L}\\p{Nd}])`, "u");
}

/** Tells words with which no caption can begin; cheap, so that pages without a caption need not be laid out to see it. A caption's word may stand in two pieces. */
export function captionOpener(captionWords: readonly string[]): (text: string) => boolean {
  const openings = captionWords.map((word) => (word.split(" ", 1)[0] ?? "").normalize("NFC").toLowerCase());
  const initials = new Set(openings.flatMap((opening) => [opening.charCodeAt(0), opening.toUpperCase().charCodeAt(0)]));
  return (text) => {
    if (!initials.has(text.charCodeAt(0))) return false;
    const folded = text.toLowerCase();
    return openings.some((opening) => folded.startsWith(opening) || opening.startsWith(folded));
  };
}

/**
 * The caption directly above the table, else directly below it: a line that starts with a caption word and a number,
 * and what follows it up to the table. Only words not in `taken` (the table's own fragments) are read.
 */
export function findCaption(table: PageRect, words: readonly Word[], taken: ReadonlySet<number>, context: TableContext): Caption | null {
  if (context.captionWords.length === 0) return null;
  const lines = linesBeside(table, words, taken);
  const pattern = captionPattern(context.captionWords);
  return captionAbove(table, lines, pattern) ?? captionBelow(table, lines, pattern);
}

/** Free lines that overlap the table's width; words of a neighbouring column are cut off. */
function linesBeside(table: PageRect, words: readonly Word[], taken: ReadonlySet<number>): TextLine[] {
  const near = words.filter((word) => !taken.has(word.fragment) && word.bbox[1] > table[1] - 90 && word.bbox[3] < table[3] + 70);
  const lines: TextLine[] = [];
  for (const line of linesOf(near)) {
    const own = line.words.filter((word) => overlap(word.bbox[0], word.bbox[2], table[0] - 12, table[2] + 12) > 0);
    if (own.length > 0) lines.push(makeLine(own));
  }
  return lines;
}

function captionAbove(table: PageRect, lines: readonly TextLine[], pattern: RegExp): Caption | null {
  const above = lines.filter((line) => line.baseline < table[1] + 2).reverse();
  const taken: TextLine[] = [];
  let edge = table[1];
  for (const line of above.slice(0, MOST_LINES)) {
    const gap = edge - line.bbox[3];
    if (gap > (taken.length === 0 ? 2.2 : 0.8) * line.size) return null;
    taken.unshift(line);
    if (pattern.test(lineText(line))) return toCaption(taken);
    edge = line.bbox[1];
  }
  return null;
}

function captionBelow(table: PageRect, lines: readonly TextLine[], pattern: RegExp): Caption | null {
  const below = lines.filter((line) => line.bbox[1] > table[3] - 2);
  const first = below[0];
  if (first === undefined || first.bbox[1] - table[3] > 1.6 * first.size || !pattern.test(lineText(first))) return null;
  const taken = [first];
  for (const line of below.slice(1, MOST_LINES)) {
    const last = taken[taken.length - 1] as TextLine;
    if (line.bbox[1] - last.bbox[3] > 0.35 * line.size || pattern.test(lineText(line))) break;
    if (Math.abs(line.size - first.size) > 0.5 || last.bbox[2] < table[2] - 0.35 * (table[2] - table[0])) break;
    taken.push(line);
  }
  return toCaption(taken);
}

function toCaption(lines: readonly TextLine[]): Caption {
  const words = lines.flatMap((line) => line.words);
  return {
    text: lines.map(lineText).join(" ").normalize("NFC"),
    fragmentIndexes: [...new Set(words.map((word) => word.fragment))].sort((a, b) => a - b),
    bbox: makeLine(words).bbox,
  };
}
