/**
 * Where a text may be broken: in go a section's text and the word rules, out come ascending offsets at which a sentence begins;
 * it never puts one inside a number, a ratio, a range, a dose and its unit, an abbreviation, a time or a pair of brackets.
 * White space belongs to what stands before it.
 */
import { hasNewline, isCapitalAt, isDigitAt, isSmallAt, isSpaceAt, isWordAt, skipSpace, trimmedEnd } from "./characters";
import type { WordRules } from "./word-rules";

/** Signs that join what stands on both sides of them: range, comparison, sum, ratio, quotient. */
const JOINERS = new Set("-–—<>≤≥=±×/~");

/** A break at `at` would go through a word: no white space there, and letters or digits on both sides. */
export function cutsWord(text: string, at: number): boolean {
  return isWordAt(text, at - 1) && isWordAt(text, at);
}

/** A break at `at` would part the digits of a number or the members of a list of numbers ("1 500", "7,5", "0,1; 0,2"), inside one paragraph. */
function cutsNumber(text: string, at: number): boolean {
  if (!isDigitAt(text, at)) return false;
  const left = trimmedEnd(text, at);
  if (hasNewline(text, left, at)) return false;
  if (isDigitAt(text, left - 1)) return true;
  const last = text[left - 1];
  return (last === "." || last === "," || last === ";") && isDigitAt(text, left - 2);
}

/** A break at `at` would part a number from its unit ("500 | mg"), also across a line end. */
function cutsUnit(text: string, at: number, rules: WordRules): boolean {
  if (!isDigitAt(text, trimmedEnd(text, at) - 1)) return false;
  const word = /^(?:[\p{L}µμ]+[²³]?|[%‰]|[°º]\s?C?)/u.exec(text.slice(at, at + 24))?.[0];
  return word !== undefined && (rules.isUnit(word) || rules.isUnit(word.replace(/[²³]$/u, "")));
}

/** A break at `at` would part the two sides of a ratio, a range or a comparison ("1 : 1 000", "4 - 6", "ADR < 1/100"), inside one paragraph. */
function cutsRelation(text: string, at: number): boolean {
  const left = trimmedEnd(text, at);
  if (left === 0 || hasNewline(text, left, at)) return false;
  const last = text[left - 1] as string;
  if (last === ":") return isDigitAt(text, at) && isSpaceAt(text, left - 2) && isDigitAt(text, trimmedEnd(text, left - 1) - 1);
  if (JOINERS.has(last)) return true;
  const first = text[at] ?? "";
  return (JOINERS.has(first) || first === "%") && isDigitAt(text, left - 1);
}

/** True where a break at `at` harms nothing that must stay in one piece. */
export function mayBreak(text: string, at: number, rules: WordRules): boolean {
  return !cutsWord(text, at) && !cutsNumber(text, at) && !cutsUnit(text, at, rules) && !cutsRelation(text, at);
}

/** The word that ends with the full stop at `stop`, the stop included. */
function wordWithStop(text: string, stop: number): string {
  let from = stop;
  while (from > 0 && stop - from < 12 && !isSpaceAt(text, from - 1) && !OPENERS.has(text[from - 1] as string)) from--;
  return text.slice(from, stop + 1);
}

/** "1." or "a." at the start of a paragraph numbers what follows and ends nothing. */
function isListNumber(text: string, stop: number, word: string): boolean {
  const from = stop + 1 - word.length;
  return word.length <= 3 && (from === 0 || text[from - 1] === "\n") && /^(?:\d{1,2}|[a-z])\.$/u.test(word);
}

/** A sentence ends at the mark at `mark`, and the next one begins at `next`. */
function endsSentence(text: string, mark: number, next: number, rules: WordRules): boolean {
  const sign = text[mark];
  if (sign === ":" || sign === "!" || sign === "?") return true;
  if (isSmallAt(text, next)) return false;
  if (sign === "…") return true;
  const word = wordWithStop(text, mark);
  // A single capital before a capital ends a sentence ("vitamin C. Không"): an abbreviated genus is followed by a small letter.
  if (word.length === 2 && isCapitalAt(word, 0)) return true;
  return !rules.isAbbreviation(word) && !isListNumber(text, mark, word);
}

const OPENERS = new Set("([{\"“«");
const CLOSERS = new Set("\"”’»)]");
const SENTENCE_MARKS = new Set(".!?…");
const NOTABLE = /[\n.!?:…([]/gu;

/** Offsets at which a sentence begins, the first of the text excluded. A colon outside brackets ends one too. */
export function sentenceStarts(text: string, rules: WordRules): number[] {
  const starts: number[] = [];
  const add = (at: number): void => {
    if (at < text.length && starts[starts.length - 1] !== at && mayBreak(text, at, rules)) starts.push(at);
  };
  NOTABLE.lastIndex = 0;
  for (let match = NOTABLE.exec(text); match !== null; match = NOTABLE.exec(text)) {
    const mark = match.index;
    const sign = match[0];
    if (sign === "(" || sign === "[") {
      const close = bracketEnd(text, mark);
      // A full stop right before the closing bracket may end a sentence with it.
      NOTABLE.lastIndex = close > mark && SENTENCE_MARKS.has(text[close - 1] as string) ? close - 1 : close + 1;
      continue;
    }
    let after = mark + 1;
    if (sign !== ":" && sign !== "\n") while (CLOSERS.has(text[after] ?? "")) after++;
    const next = skipSpace(text, after);
    if (sign === "\n") {
      add(next);
      NOTABLE.lastIndex = next;
    } else if (next > after && next < text.length && (hasNewline(text, after, next) || endsSentence(text, mark, next, rules))) add(next);
  }
  return starts;
}

const BRACKETS = /[\n()[\]]/gu;

/** Offset of the bracket that closes the one at `open`, or `open` itself where the paragraph never closes it. */
export function bracketEnd(text: string, open: number): number {
  let depth = 0;
  BRACKETS.lastIndex = open;
  for (let match = BRACKETS.exec(text); match !== null && match[0] !== "\n"; match = BRACKETS.exec(text)) {
    if (match[0] === "(" || match[0] === "[") depth++;
    else if (--depth === 0) return match.index;
  }
  return open;
}

/** Offsets inside `[start, end)` that follow a comma or semicolon; those inside brackets only where `inBrackets`. */
export function commaStarts(text: string, start: number, end: number, inBrackets: boolean, rules: WordRules): number[] {
  const starts: number[] = [];
  for (let i = start; i < end; i++) {
    const sign = text[i];
    if (!inBrackets && (sign === "(" || sign === "[")) i = Math.min(bracketEnd(text, i), end);
    else if (sign === "," || sign === ";") {
      const next = skipSpace(text, i + 1);
      if (next > i + 1 && next < end && mayBreak(text, next, rules)) starts.push(next);
    }
  }
  return starts;
}
