/** Comes in: what a reader typed, and a text. Goes out: what is looked for, and where it stands in the text. Never touches the index. */
import { foldAccents } from "./fold-accents";

/** What a reader may type, UTF-16 units; what is longer is cut. */
export const LONGEST_QUERY = 200;
const MOST_WORDS = 16;

/** One thing that must stand in a text: a word, or the words of a phrase in this order. */
export interface SearchTerm {
  /** Lower case, without accents. */
  words: string[];
  /** The same words lower case as typed, NFC. */
  typed: string[];
}

export interface SearchQuery {
  terms: SearchTerm[];
  /** Something was typed with accents: places that have just these come first. */
  hasAccents: boolean;
}

/** Letters, digits and marks in a row, as the index cuts words. */
const WORD = /[\p{L}\p{N}\p{M}\p{Co}]+/gu;

/** Reads a query: words must all be found, what stands in quotes (of any kind) in this order and side by side. An open quote reaches to the end. */
export function parseQuery(text: string): SearchQuery {
  const terms: SearchTerm[] = [];
  let left = MOST_WORDS;
  for (const [index, stretch] of text.slice(0, LONGEST_QUERY).normalize("NFC").split(/["“”„«»]/u).entries()) {
    const words = (stretch.match(WORD) ?? []).slice(0, left).map((word) => word.toLowerCase());
    left -= words.length;
    if (index % 2 === 1 && words.length > 0) terms.push(termOf(words));
    // "7,5" or "co-trimoxazol" is one thing to who types it.
    else for (const piece of stretch.split(/\s+/u)) {
      const own = (piece.match(WORD) ?? []).map((word) => word.toLowerCase()).slice(0, words.length);
      words.splice(0, own.length);
      if (own.length > 0) terms.push(termOf(own));
    }
  }
  return { terms, hasAccents: terms.some(({ words, typed }) => words.some((word, at) => word !== typed[at])) };
}

function termOf(typed: string[]): SearchTerm {
  return { typed, words: typed.map(foldAccents) };
}

export interface MarkedRange {
  /** UTF-16 offsets, the end exclusive. */
  start: number;
  end: number;
}

/** Where the query's terms stand in a text, accents and case aside: ascending, not overlapping. `begins`: the last word of a term need only begin so. */
export function findMarks(text: string, { terms }: SearchQuery, begins = false): MarkedRange[] {
  const found = [...text.matchAll(WORD)].map((match) => ({ start: match.index, end: match.index + match[0].length, word: foldAccents(match[0]) }));
  const marks: MarkedRange[] = [];
  for (const { words } of terms) {
    const last = words.length - 1;
    for (let at = 0; at + last < found.length; at++) {
      const fits = words.every((word, offset) => {
        const there = found[at + offset]?.word ?? "";
        return there === word || (begins && offset === last && there.startsWith(word));
      });
      if (fits) marks.push({ start: found[at]?.start ?? 0, end: found[at + last]?.end ?? 0 });
    }
  }
  marks.sort((a, b) => a.start - b.start || b.end - a.end);
  const apart: MarkedRange[] = [];
  for (const mark of marks) {
    const held = apart.at(-1);
    // Words of a query that stand side by side are one mark.
    if (held !== undefined && (mark.start <= held.end || /^\s+$/u.test(text.slice(held.end, mark.start)))) held.end = Math.max(held.end, mark.end);
    else apart.push({ ...mark });
  }
  return apart;
}

/** The stretch of a text, of about `length` UTF-16 units and between whole words, in which most of what was looked for stands. Offsets as in `MarkedRange`. */
export function snippetRange(text: string, query: SearchQuery, length: number, begins = false): MarkedRange {
  if (text.length <= length) return { start: 0, end: text.length };
  const marks = findMarks(text, query, begins);
  // Different words count, not how often one of them stands there.
  const wordsOf = marks.map((mark) => foldAccents(text.slice(mark.start, mark.end)).split(/\s+/u));
  const weightFrom = (first: number) => {
    const inside = marks.filter((mark, at) => at >= first && mark.end - (marks[first]?.start ?? 0) <= length * 0.8).length;
    return new Set(wordsOf.slice(first, first + inside).flat()).size;
  };
  let best = 0;
  let most = -1;
  for (let first = 0; first < Math.min(marks.length, 200); first++) {
    const weight = weightFrom(first);
    if (weight > most) [best, most] = [first, weight];
  }
  const start = Math.max(0, Math.min((marks[best]?.start ?? 0) - Math.round(length * 0.2), text.length - length));
  return { start: wordStart(text, start), end: wordEnd(text, Math.min(text.length, start + length)) };
}

function wordStart(text: string, at: number): number {
  if (at === 0) return 0;
  const blank = text.slice(at, at + 40).search(/\s/u);
  return blank < 0 ? at : at + blank + 1;
}

function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const before = text.slice(Math.max(0, at - 40), at);
  const blank = before.search(/\s\S*$/u);
  return blank < 0 ? at : at - before.length + blank;
}
