/**
 * Where a text may be broken: in go a section's text and the word rules, out come ascending offsets at which a sentence begins;
 * it never puts one inside a number, a ratio, a range, a dose and its unit, an abbreviation, a time or a pair of brackets.
 * White space belongs to what stands before it.
 */
import { hasNewline, isCapitalAt, isDigitAt, isSmallAt, isSpaceAt, isWordAt, skipSpace, trimmedEnd } from "./characters";
import type { WordRules } from "./word-rules";

/** Signs that join what stands on both sides of them: range, comparison, sum, ratio, quotient. */
const JOINERS = unitsOf("-–—<>≤≥=±×/~");
const COLON = 0x3a;
const PERCENT = 0x25;
const NEWLINE = 0x0a;
const FULL_STOP = 0x2e;
const ELLIPSIS = 0x2026;
const COMMA = 0x2c;
const SEMICOLON = 0x3b;

/** The UTF-16 units of some signs. A unit costs no string: these questions are asked at every mark of a text. */
function unitsOf(signs: string): ReadonlySet<number> {
  return new Set(Array.from(signs, (sign) => sign.charCodeAt(0)));
}

/** True where a break at `at` harms nothing that must stay in one piece: a word, a number or a list of numbers, a number and its unit, a ratio, a range, a comparison. */
export function mayBreak(text: string, at: number, rules: WordRules): boolean {
  const left = trimmedEnd(text, at);
  if (left === 0) return true;
  if (isDigitAt(text, left - 1)) return mayBreakBehindDigit(text, left, at, rules);
  if (isWordAt(text, left - 1)) return left < at || !isWordAt(text, at);
  return mayBreakBehindSign(text, left, at);
}

/** Not inside a word or number ("1 500"), nor before a unit, also across a line end ("500 | mg"), nor, inside one paragraph, before a sign of relation or "%". */
function mayBreakBehindDigit(text: string, left: number, at: number, rules: WordRules): boolean {
  if (left === at && isWordAt(text, at)) return false;
  if (beginsWithUnit(text, at, rules)) return false;
  if (hasNewline(text, left, at)) return true;
  const first = text.charCodeAt(at);
  return !isDigitAt(text, at) && !JOINERS.has(first) && first !== PERCENT;
}

/** Not inside a list of numbers ("0,1; 0,2"), a ratio ("1 : 1 000") or a relation ("4 - 6", "ADR < 1/100"), inside one paragraph. */
function mayBreakBehindSign(text: string, left: number, at: number): boolean {
  if (hasNewline(text, left, at)) return true;
  const last = text.charCodeAt(left - 1);
  if (last === FULL_STOP || last === COMMA || last === SEMICOLON) return !isDigitAt(text, at) || !isDigitAt(text, left - 2);
  if (last === COLON) return !isDigitAt(text, at) || !isSpaceAt(text, left - 2) || !isDigitAt(text, trimmedEnd(text, left - 1) - 1);
  return !JOINERS.has(last);
}

/** A unit of measure stands at `at`. */
function beginsWithUnit(text: string, at: number, rules: WordRules): boolean {
  const word = /^(?:[\p{L}µμ]+[²³]?|[%‰]|[°º]\s?C?)/u.exec(text.slice(at, at + 24))?.[0];
  return word !== undefined && (rules.isUnit(word) || rules.isUnit(word.replace(/[²³]$/u, "")));
}

/** Start of the word that ends with the full stop at `stop`. */
function wordStart(text: string, stop: number): number {
  let from = stop;
  while (from > 0 && stop - from < 12 && (isWordAt(text, from - 1) || !(isSpaceAt(text, from - 1) || OPENERS.has(text.charCodeAt(from - 1))))) from--;
  return from;
}

/** "1." or "a." at the start of a paragraph numbers what follows and ends nothing. */
function isListNumber(text: string, from: number, stop: number): boolean {
  if (stop - from > 2 || (from > 0 && text.charCodeAt(from - 1) !== NEWLINE)) return false;
  return /^(?:\d{1,2}|[a-z])\.$/u.test(text.slice(from, stop + 1));
}

/** A sentence ends at the mark at `mark`, and the next one begins at `next`. */
function endsSentence(text: string, mark: number, next: number, rules: WordRules): boolean {
  const sign = text.charCodeAt(mark);
  if (sign !== FULL_STOP && sign !== ELLIPSIS) return true;
  if (isSmallAt(text, next)) return false;
  if (sign === ELLIPSIS) return true;
  const from = wordStart(text, mark);
  // A single capital before a capital ends a sentence ("vitamin C. Không"): an abbreviated genus is followed by a small letter.
  if (from === mark - 1 && isCapitalAt(text, from)) return true;
  return !rules.isAbbreviation(text, from, mark + 1) && !isListNumber(text, from, mark);
}

const OPENERS = unitsOf("([{\"“«");
const CLOSERS = unitsOf("\"”’»)]");
const SENTENCE_MARKS = unitsOf(".!?…");
const NOTABLE = notableUnits("\n.!?:…([");

/** 1 for every ASCII unit of these signs; the ellipsis, which is none, is asked for beside. */
function notableUnits(signs: string): Uint8Array {
  const table = new Uint8Array(0x80);
  for (const unit of unitsOf(signs)) if (unit < 0x80) table[unit] = 1;
  return table;
}

/** First offset at or after `at` of a sign at which a sentence may end or a bracket opens; the text's end where there is none. */
function nextNotable(text: string, at: number): number {
  let i = at;
  for (; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80 ? NOTABLE[unit] === 1 : unit === ELLIPSIS) break;
  }
  return i;
}

/** Offsets at which a sentence begins, the first of the text excluded. A colon outside brackets ends one too. */
export function sentenceStarts(text: string, rules: WordRules): number[] {
  const starts: number[] = [];
  const add = (at: number): void => {
    if (at < text.length && starts[starts.length - 1] !== at && mayBreak(text, at, rules)) starts.push(at);
  };
  let from = 0;
  for (let mark = nextNotable(text, from); mark < text.length; mark = nextNotable(text, from)) {
    const sign = text.charCodeAt(mark);
    if (isOpening(sign)) {
      const close = bracketEnd(text, mark);
      // A full stop right before the closing bracket may end a sentence with it.
      from = close > mark && SENTENCE_MARKS.has(text.charCodeAt(close - 1)) ? close - 1 : close + 1;
      continue;
    }
    from = mark + 1;
    let after = mark + 1;
    if (sign !== COLON && sign !== NEWLINE) while (!isSpaceAt(text, after) && CLOSERS.has(text.charCodeAt(after))) after++;
    const next = skipSpace(text, after);
    if (sign === NEWLINE) {
      add(next);
      from = next;
    } else if (next > after && next < text.length && (hasNewline(text, after, next) || endsSentence(text, mark, next, rules))) add(next);
  }
  return starts;
}

function isOpening(unit: number): boolean {
  return unit === 0x28 || unit === 0x5b;
}

function isClosing(unit: number): boolean {
  return unit === 0x29 || unit === 0x5d;
}

/** Offset of the bracket that closes the one at `open`, or `open` itself where the paragraph never closes it. */
export function bracketEnd(text: string, open: number): number {
  let depth = 0;
  for (let i = open; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === NEWLINE) break;
    if (isOpening(unit)) depth++;
    else if (isClosing(unit) && --depth === 0) return i;
  }
  return open;
}

/** Offsets inside `[start, end)` that follow a comma or semicolon; those inside brackets only where `inBrackets`. */
export function commaStarts(text: string, start: number, end: number, inBrackets: boolean, rules: WordRules): number[] {
  const starts: number[] = [];
  for (let i = start; i < end; i++) {
    const unit = text.charCodeAt(i);
    if (!inBrackets && isOpening(unit)) i = Math.min(bracketEnd(text, i), end);
    else if (unit === COMMA || unit === SEMICOLON) {
      const next = skipSpace(text, i + 1);
      if (next > i + 1 && next < end && mayBreak(text, next, rules)) starts.push(next);
    }
  }
  return starts;
}
