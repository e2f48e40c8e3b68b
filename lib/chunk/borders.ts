/**
 * Where a text may be broken: in go a section's text and the word rules, out come ascending offsets at which a sentence begins;
 * it never puts one inside a number, a ratio, a range, a dose and its unit, an abbreviation, a time or a pair of brackets.
 * White space belongs to what stands before it.
 */
import type { WordRules } from "./word-rules";

const NEWLINE = 0x0a;

/** First offset at or after `at` that is no white space. */
export function skipSpace(text: string, at: number): number {
  let i = at;
  while (i < text.length && isSpace(text.charCodeAt(i))) i++;
  return i;
}

/** One past the last character before `at` that is no white space. */
export function trimmedEnd(text: string, at: number): number {
  let i = at;
  while (i > 0 && isSpace(text.charCodeAt(i - 1))) i--;
  return i;
}

function isSpace(unit: number): boolean {
  return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d) || unit === 0xa0 || unit === 0x202f || (unit >= 0x2000 && unit <= 0x200a) || unit === 0x3000;
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}

function isLetterOrDigit(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  if (unit < 0x80) return isDigit(unit) || (unit | 0x20) - 0x61 < 26 && (unit | 0x20) >= 0x61;
  return /[\p{L}\p{N}\p{M}]/u.test(text[at] ?? "");
}

/** A break at `at` would go through a word: no white space there, and letters or digits on both sides. */
export function cutsWord(text: string, at: number): boolean {
  return at > 0 && at < text.length && isLetterOrDigit(text, at - 1) && isLetterOrDigit(text, at);
}

/** A break at `at` would part the digits of a number or the members of a list of numbers ("1 500", "7,5", "0,1; 0,2"), inside one paragraph. */
export function cutsNumber(text: string, at: number): boolean {
  if (!isDigit(text.charCodeAt(at))) return false;
  const left = trimmedEnd(text, at);
  if (text.slice(left, at).includes("\n")) return false;
  const last = text.charCodeAt(left - 1);
  if (isDigit(last)) return true;
  return (last === 0x2e || last === 0x2c || last === 0x3b) && isDigit(text.charCodeAt(left - 2));
}

/** A break at `at` would part a number from its unit ("500 | mg"), also across a line end. */
export function cutsUnit(text: string, at: number, rules: WordRules): boolean {
  if (!isDigit(text.charCodeAt(trimmedEnd(text, at) - 1))) return false;
  const word = /^(?:[\p{L}µμ]+[²³]?|[%‰]|[°º]\s?C?)/u.exec(text.slice(at, at + 24))?.[0];
  return word !== undefined && (rules.isUnit(word) || rules.isUnit(word.replace(/[²³]$/u, "")));
}

/** A break at `at` would part the two sides of a ratio, a range or a comparison ("1 : 1 000", "4 - 6", "ADR < 1/100"), inside one paragraph. */
export function cutsRelation(text: string, at: number): boolean {
  const left = trimmedEnd(text, at);
  if (text.slice(left, at).includes("\n")) return false;
  const last = text[left - 1] ?? "";
  if (last === ":") return isDigit(text.charCodeAt(at)) && isDigit(text.charCodeAt(trimmedEnd(text, left - 1) - 1)) && isSpace(text.charCodeAt(left - 2));
  if (/[-–—<>≤≥=±×/~]/u.test(last)) return true;
  return /^[-–—<>≤≥=±×/~%]/u.test(text[at] ?? "") && isDigit(text.charCodeAt(left - 1));
}

/** True where a break at `at` harms nothing that must stay in one piece. */
export function mayBreak(text: string, at: number, rules: WordRules): boolean {
  return !cutsWord(text, at) && !cutsNumber(text, at) && !cutsUnit(text, at, rules) && !cutsRelation(text, at);
}

/** The word that ends with the full stop at `stop`, the stop included. */
function wordWithStop(text: string, stop: number): string {
  let from = stop;
  while (from > 0 && stop - from < 12 && !isSpace(text.charCodeAt(from - 1)) && !/[([{"“«]/u.test(text[from - 1] ?? "")) from--;
  return text.slice(from, stop + 1);
}

/** "1." or "a." at the start of a paragraph numbers what follows and ends nothing. */
function isListNumber(text: string, stop: number, word: string): boolean {
  const from = stop + 1 - word.length;
  return /^(?:\d{1,2}|[a-z])\.$/u.test(word) && (from === 0 || text.charCodeAt(from - 1) === NEWLINE);
}

/** A sentence ends at the mark at `mark`, and the next one begins at `next`. */
function endsSentence(text: string, mark: number, next: number, rules: WordRules): boolean {
  const sign = text[mark];
  if (sign === ":" || sign === "!" || sign === "?") return true;
  if (/^\p{Ll}/u.test(text.slice(next, next + 2))) return false;
  if (sign === "…") return true;
  const word = wordWithStop(text, mark);
  // A single capital before a capital ends a sentence ("vitamin C. Không"): an abbreviated genus is followed by a small letter.
  if (/^\p{Lu}\.$/u.test(word)) return true;
  return !rules.isAbbreviation(word) && !isListNumber(text, mark, word);
}

const MARKS = new Set([0x2e, 0x21, 0x3f, 0x3a, 0x2026]);
const CLOSERS = /["”’»)\]]/u;

/** Offsets at which a sentence begins, the first of the text excluded. A colon outside brackets ends one too. */
export function sentenceStarts(text: string, rules: WordRules): number[] {
  const starts: number[] = [];
  const add = (at: number): void => {
    if (at < text.length && starts[starts.length - 1] !== at && mayBreak(text, at, rules)) starts.push(at);
  };
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === 0x28 || unit === 0x5b) i = bracketEnd(text, i);
    else if (unit === NEWLINE) {
      const next = skipSpace(text, i);
      add(next);
      i = next - 1;
    } else if (MARKS.has(unit)) {
      let after = i + 1;
      if (unit !== 0x3a) while (after < text.length && CLOSERS.test(text[after] ?? "")) after++;
      const next = skipSpace(text, after);
      if (next === after || next >= text.length) continue;
      if (text.slice(after, next).includes("\n") || endsSentence(text, i, next, rules)) add(next);
    }
  }
  return starts;
}

/** Offset of the bracket that closes the one at `open`, or `open` itself where the paragraph never closes it. */
export function bracketEnd(text: string, open: number): number {
  let depth = 0;
  for (let i = open; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === NEWLINE) return open;
    if (unit === 0x28 || unit === 0x5b) depth++;
    else if ((unit === 0x29 || unit === 0x5d) && --depth === 0) return i;
  }
  return open;
}

/** Offsets inside `[start, end)` that follow a comma or semicolon; those inside brackets only where `inBrackets`. */
export function commaStarts(text: string, start: number, end: number, inBrackets: boolean, rules: WordRules): number[] {
  const starts: number[] = [];
  for (let i = start; i < end; i++) {
    const unit = text.charCodeAt(i);
    if (!inBrackets && (unit === 0x28 || unit === 0x5b)) i = Math.min(bracketEnd(text, i), end);
    else if (unit === 0x2c || unit === 0x3b) {
      const next = skipSpace(text, i + 1);
      if (next > i + 1 && next < end && mayBreak(text, next, rules)) starts.push(next);
    }
  }
  return starts;
}
