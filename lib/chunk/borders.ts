/**
 * Where a text may be broken: in go the units of a section's text and the word rules, out come ascending offsets at which a sentence begins;
 * it never puts one inside a number, a ratio, a range, a dose and its unit, an abbreviation, a time or a pair of brackets.
 * White space belongs to what stands before it.
 */
import { hasNewline, isCapitalAt, isDigitAt, isSmallAt, isSpaceAt, isWordAt, signTable, skipSpace, trimmedEnd } from "./characters";
import { lastOf } from "./last-of";
import type { ReadText } from "./read-text";
import { stringOf, type Units } from "./units";
import type { WordRules } from "./word-rules";

/** Signs that join what stands on both sides of them: range, comparison, sum, ratio, quotient. */
const JOINERS = signTable("-–—<>≤≥=±×/~");
const COLON = 0x3a;
const PERCENT = 0x25;
const NEWLINE = 0x0a;
const FULL_STOP = 0x2e;
const ELLIPSIS = 0x2026;
const COMMA = 0x2c;
const SEMICOLON = 0x3b;

/** True where a break at `at` harms nothing that must stay in one piece: a word, a number or a list of numbers, a number and its unit, a ratio, a range, a comparison. */
export function mayBreak(units: Units, at: number, rules: WordRules): boolean {
  const left = trimmedEnd(units, at);
  if (left === 0) return true;
  if (isDigitAt(units, left - 1)) return mayBreakBehindDigit(units, left, at, rules);
  if (isWordAt(units, left - 1)) return left < at || !isWordAt(units, at);
  return mayBreakBehindSign(units, left, at);
}

/** Not inside a word or number ("1 500"), nor before a unit, also across a line end ("500 | mg"), nor, inside one paragraph, before a sign of relation or "%". */
function mayBreakBehindDigit(units: Units, left: number, at: number, rules: WordRules): boolean {
  if (left === at && isWordAt(units, at)) return false;
  if (beginsWithUnit(units, at, rules)) return false;
  if (hasNewline(units, left, at)) return true;
  const first = units[at] as number;
  return !isDigitAt(units, at) && JOINERS[first] !== 1 && first !== PERCENT;
}

/** Not inside a list of numbers ("0,1; 0,2"), a ratio ("1 : 1 000") or a relation ("4 - 6", "ADR < 1/100"), inside one paragraph. */
function mayBreakBehindSign(units: Units, left: number, at: number): boolean {
  if (hasNewline(units, left, at)) return true;
  const last = units[left - 1] as number;
  if (last === FULL_STOP || last === COMMA || last === SEMICOLON) return !isDigitAt(units, at) || !isDigitAt(units, left - 2);
  if (last === COLON) return !isDigitAt(units, at) || !isSpaceAt(units, left - 2) || !isDigitAt(units, trimmedEnd(units, left - 1) - 1);
  return JOINERS[last] !== 1;
}

/** A unit of measure stands at `at`. */
function beginsWithUnit(units: Units, at: number, rules: WordRules): boolean {
  if (!rules.mayBeginUnit(units, at)) return false;
  const word = /^(?:[\p{L}µμ]+[²³]?|[%‰]|[°º]\s?C?)/u.exec(stringOf(units, at, at + 24))?.[0];
  return word !== undefined && (rules.isUnit(word) || rules.isUnit(word.replace(/[²³]$/u, "")));
}

/** Start of the word that ends with the full stop at `stop`. */
function wordStart(units: Units, stop: number): number {
  let from = stop;
  while (from > 0 && stop - from < 12 && !isSpaceAt(units, from - 1) && OPENERS[units[from - 1] as number] === 0) from--;
  return from;
}

/** Three signs of one word and more stand right before the full stop. */
function isLongWord(units: Units, stop: number): boolean {
  for (let at = stop - 1; at >= stop - 3; at--) if (at < 0 || isSpaceAt(units, at) || OPENERS[units[at] as number] === 1) return false;
  return true;
}

/** "1." or "a." at the start of a paragraph numbers what follows and ends nothing. */
function isListNumber(units: Units, from: number, stop: number): boolean {
  if (stop - from > 2 || (from > 0 && units[from - 1] !== NEWLINE)) return false;
  return /^(?:\d{1,2}|[a-z])\.$/u.test(stringOf(units, from, stop + 1));
}

/** A sentence ends at the mark at `mark`, and the next one begins at `next`. */
function endsSentence(units: Units, mark: number, next: number, rules: WordRules): boolean {
  const sign = units[mark] as number;
  if (sign !== FULL_STOP && sign !== ELLIPSIS) return true;
  if (isSmallAt(units, next)) return false;
  if (sign === ELLIPSIS) return true;
  if (isLongWord(units, mark) && !rules.mayEndAbbreviation(units, mark)) return true;
  const from = wordStart(units, mark);
  // A single capital before a capital ends a sentence ("vitamin C. Không"): an abbreviated genus is followed by a small letter.
  if (from === mark - 1 && isCapitalAt(units, from)) return true;
  return !rules.isAbbreviation(units, from, mark + 1) && !isListNumber(units, from, mark);
}

const OPENERS = signTable("([{\"“«");
const CLOSERS = signTable("\"”’»)]");
const SENTENCE_MARKS = signTable(".!?…");

/** Offsets at which a sentence begins, the first of the text excluded. A colon outside brackets ends one too. */
export function sentenceStarts({ units, marks }: ReadText, rules: WordRules): number[] {
  const starts: number[] = [];
  let from = 0;
  for (let i = 0; i < marks.length; i++) {
    const mark = marks[i] as number;
    if (mark < from) continue;
    const sign = units[mark] as number;
    if (isOpening(sign)) {
      const close = bracketEnd(units, mark);
      // A full stop right before the closing bracket may end a sentence with it.
      from = close > mark && SENTENCE_MARKS[units[close - 1] as number] === 1 ? close - 1 : close + 1;
      continue;
    }
    from = mark + 1;
    let after = mark + 1;
    if (sign !== COLON && sign !== NEWLINE) while (after < units.length && CLOSERS[units[after] as number] === 1) after++;
    const next = skipSpace(units, after);
    if (sign === NEWLINE) {
      addStart(starts, units, next, rules);
      from = next;
    } else if (next > after && next < units.length && (hasNewline(units, after, next) || endsSentence(units, mark, next, rules))) addStart(starts, units, next, rules);
  }
  return starts;
}

/** Adds a place behind all starts so far, where it may be one. */
function addStart(starts: number[], units: Units, at: number, rules: WordRules): void {
  if (at < units.length && lastOf(starts) !== at && mayBreak(units, at, rules)) starts.push(at);
}

/** The unit opens a round or a square bracket. */
export function isOpening(unit: number): boolean {
  return unit === 0x28 || unit === 0x5b;
}

function isClosing(unit: number): boolean {
  return unit === 0x29 || unit === 0x5d;
}

/** Offset of the bracket that closes the one at `open`, or `open` itself where the paragraph never closes it. */
export function bracketEnd(units: Units, open: number): number {
  let depth = 0;
  for (let i = open; i < units.length; i++) {
    const unit = units[i] as number;
    if (unit === NEWLINE) break;
    if (isOpening(unit)) depth++;
    else if (isClosing(unit) && --depth === 0) return i;
  }
  return open;
}

/** Offsets inside `[start, end)` that follow a comma or semicolon; those inside brackets only where `inBrackets`. */
export function commaStarts(units: Units, start: number, end: number, inBrackets: boolean, rules: WordRules): number[] {
  const starts: number[] = [];
  for (let i = start; i < end; i++) {
    const unit = units[i] as number;
    if (!inBrackets && isOpening(unit)) i = Math.min(bracketEnd(units, i), end);
    else if (unit === COMMA || unit === SEMICOLON) {
      const next = skipSpace(units, i + 1);
      if (next > i + 1 && next < end && mayBreak(units, next, rules)) starts.push(next);
    }
  }
  return starts;
}
