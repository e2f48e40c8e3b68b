/**
 * Counts the tokens of pieces and remembers them: in go a text's units, out come numbers of tokens, for a known piece without any allocation;
 * it never keeps more than a fixed number of pieces.
 */
import { countBytePairs, type RankOf, utf8Bytes } from "./byte-pairs";
import { APOSTROPHE_CODE, BLANK_CODE, codes, END_CODE, FIRST_LETTER, LAST_DIGIT, LONGEST_KEYED, NEWLINE_CODE, UNCODED } from "./piece-keys";
import { MARKS } from "./marks";
import { pieceEnd } from "./pre-tokens";
import { remembered } from "./remembered";
import type { Units } from "./units";

export interface PieceCounter {
  /** Tokens of the piece `[start, end)`. */
  count(units: Units, start: number, end: number): number;
  /**
   * Tokens of the first `limit` units, behind which `END_UNIT` must stand. If the text is measured, which one of at most `TAPE_UNITS` units can be, its borders
   * and marks go onto the tape, and what comes out is the number of marks.
   */
  countAll(units: Units, limit: number, isMeasured: boolean): number;
  /** By offset: one more than the tokens before every piece border of the text that was measured last. What else stands there is left as it was. */
  readonly before: Int32Array;
  /** Offsets of that text's `MARKS`, ascending. */
  readonly marks: Int32Array;
}

/** Longest text that can be measured, in units. */
export const TAPE_UNITS = 1 << 16;

const SLOT_BITS = 15;
const SLOTS = 1 << SLOT_BITS;
/** Pieces without a key: long words, and signs of other scripts. */
const LONG_PIECES = { slots: 1 << 16, units: 1 << 19, longest: 64 };
/** Digits that a piece has at most. */
const LONGEST_NUMBER = 3;
const MOST_KEPT = SLOTS >> 1;

/**
 * Remembers key → count in one open-addressed table; when it is full it starts anew. A key is the piece itself, so that nothing else need be compared.
 * All of it lies in one closure: to the code that is made of it the arrays are constants.
 */
export function pieceCounter(rankOf: RankOf): PieceCounter {
  const lows = new Int32Array(SLOTS);
  const highs = new Int32Array(SLOTS);
  const counts = new Uint8Array(SLOTS);
  const before = new Int32Array(TAPE_UNITS + 1);
  const marks = new Int32Array(TAPE_UNITS);
  let kept = 0;
  const singles = singleCounts(rankOf);
  const numbersAreTokens = areTokens(rankOf);
  const longer = remembered((units, start, end) => countBytePairs(utf8Bytes(units, start, end), rankOf), LONG_PIECES);
  const countAnew = (low: number, high: number, units: Units, start: number, end: number): number => {
    if (kept++ >= MOST_KEPT) {
      lows.fill(0);
      kept = 1;
    }
    let slot = slotOf(low, high);
    while (lows[slot] !== 0) slot = (slot + 1) & (SLOTS - 1);
    lows[slot] = low;
    highs[slot] = high;
    return (counts[slot] = countBytePairs(utf8Bytes(units, start, end), rankOf));
  };
  const find = (low: number, high: number, units: Units, start: number, end: number): number => {
    let slot = slotOf(low, high);
    while (lows[slot] !== low || highs[slot] !== high) {
      if (lows[slot] === 0) return countAnew(low, high, units, start, end);
      slot = (slot + 1) & (SLOTS - 1);
    }
    return counts[slot] as number;
  };
  const count = (units: Units, start: number, end: number): number => {
    if (end - start > LONGEST_KEYED) return longer(units, start, end);
    let low = 0;
    let high = 0;
    for (let at = start; at < end; at++) {
      const code = codes[units[at] as number] as number;
      if (code === UNCODED) return longer(units, start, end);
      high = (high << 8) | (low >>> 24);
      low = (low << 8) | code;
    }
    return find(low, high, units, start, end);
  };
  return {
    before,
    marks,
    count,
    countAll(units, limit, isMeasured) {
      let tokens = 0;
      let marked = 0;
      let end = 0;
      let code = codes[units[0] as number] as number;
      while (end < limit) {
        const at = end;
        const first = code;
        let low = first;
        let high = 0;
        let isOdd = false;
        code = codes[units[++end] as number] as number;
        if (first >= FIRST_LETTER || (first > APOSTROPHE_CODE && code >= FIRST_LETTER)) {
          if (isMeasured && first > BLANK_CODE && MARKED[first] === 1) marks[marked++] = at;
          while (code >= FIRST_LETTER) {
            high = (high << 8) | (low >>> 24);
            low = (low << 8) | code;
            code = codes[units[++end] as number] as number;
          }
          if (code === UNCODED) isOdd = true;
          else tokens += end - at > LONGEST_KEYED ? longer(units, at, end) : find(low, high, units, at, end);
        } else if (first > END_CODE && first <= LAST_DIGIT) {
          while (code > END_CODE && code <= LAST_DIGIT && end < at + LONGEST_NUMBER) {
            low = (low << 8) | code;
            code = codes[units[++end] as number] as number;
          }
          if (code === UNCODED) isOdd = true;
          else tokens += numbersAreTokens ? 1 : find(low, high, units, at, end);
        } else {
          if (isMeasured && MARKED[first] === 1) marks[marked++] = at;
          if (isAlone(first, code) && (code !== END_CODE || end === limit)) tokens += singles[first] as number;
          else isOdd = true;
        }
        if (isOdd) {
          end = oddEnd(units, at, limit);
          tokens += count(units, at, end);
          code = codes[units[end] as number] as number;
          if (isMeasured) for (let i = at + 1; i < end; i++) if (MARKS[units[i] as number] === 1) marks[marked++] = i;
        }
        if (isMeasured) before[end] = tokens + 1;
      }
      return isMeasured ? marked : tokens;
    },
  };
}

/** 1 for the code of every unit of `MARKS`: all have one. */
const MARKED = new Uint8Array(256);
for (let unit = 0; unit < MARKS.length; unit++) if (MARKS[unit] === 1) MARKED[codes[unit] as number] = 1;

/** What begins with these two signs is a piece of one sign: a blank before a number, a line end before anything but white space, another sign before a blank or number. */
function isAlone(first: number, next: number): boolean {
  const isBeforeNumber = next >= END_CODE && next <= LAST_DIGIT;
  if (first > BLANK_CODE) return isBeforeNumber || next === BLANK_CODE;
  if (first === BLANK_CODE) return isBeforeNumber;
  return first === NEWLINE_CODE && next > NEWLINE_CODE && next !== BLANK_CODE;
}

/** End of the piece at `at`, where it is neither a word, nor a number, nor one sign: mostly some signs with the line ends behind them. */
function oddEnd(units: Units, at: number, limit: number): number {
  const first = codes[units[at] as number] as number;
  let end = at + 1;
  let code = codes[units[end] as number] as number;
  if (first < BLANK_CODE || first >= FIRST_LETTER || !(isSign(code) || (code === NEWLINE_CODE && first > BLANK_CODE))) return pieceEnd(units, at, limit);
  while (isSign(code)) code = codes[units[++end] as number] as number;
  while (code === NEWLINE_CODE) code = codes[units[++end] as number] as number;
  return code === UNCODED || code === APOSTROPHE_CODE || (code === END_CODE && end < limit) ? pieceEnd(units, at, limit) : end;
}

function isSign(code: number): boolean {
  return code > BLANK_CODE && code < FIRST_LETTER;
}

/** Tokens of every coded unit that is a piece by itself, by code. */
function singleCounts(rankOf: RankOf): Uint8Array {
  const singles = new Uint8Array(256);
  for (let unit = 0; unit < 0x10000; unit++) {
    const code = codes[unit] as number;
    if (code !== UNCODED) singles[code] = countBytePairs(utf8Bytes(Uint16Array.of(unit), 0, 1), rankOf);
  }
  return singles;
}

/** Every number that is a piece is one token. */
function areTokens(rankOf: RankOf): boolean {
  for (let digits = 1, below = 10; digits <= LONGEST_NUMBER; digits++, below *= 10)
    for (let number = 0; number < below; number++) if (rankOf(String(number).padStart(digits, "0")) === undefined) return false;
  return true;
}

function slotOf(low: number, high: number): number {
  return (Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b)) >>> (32 - SLOT_BITS);
}
