/**
 * Finds the pre-tokens ("pieces") of cl100k_base: in go a text's units and an offset, out comes the offset at which the piece that
 * begins there ends; it never allocates and never looks left of the offset, so scanning may begin at any piece border.
 *
 * It follows cl100k_base's published pattern, alternative by alternative:
 * `'(?:[sStTmMdD]|[rR][eE]|[vV][eE]|[lL][lL]) | [^\r\n\p{L}\p{N}]?\p{L}+ | \p{N}{1,3} | ?[^\s\p{L}\p{N}]+[\r\n]* | \s*[\r\n]+ | \s+(?!\S) | \s+`
 */

import type { Units } from "./units";

const OTHER = 0;
const LETTER = 1;
const NUMBER = 2;
const SPACE = 3;
const NEWLINE = 4;
/** Half of a surrogate pair: the class depends on its neighbour. */
const SURROGATE = 5;

const APOSTROPHE = 0x27;
const BLANK = 0x20;

const classes = buildClasses();
const beyondBmp = new Map<number, number>();

function buildClasses(): Uint8Array {
  const table = new Uint8Array(0x10000);
  const letter = /\p{L}/u;
  const number = /\p{N}/u;
  const space = /\s/u;
  for (let unit = 0; unit < 0x10000; unit++) {
    const char = String.fromCharCode(unit);
    if (unit >= 0xd800 && unit <= 0xdfff) table[unit] = SURROGATE;
    else if (unit === 0x0a || unit === 0x0d) table[unit] = NEWLINE;
    else if (letter.test(char)) table[unit] = LETTER;
    else if (number.test(char)) table[unit] = NUMBER;
    else if (space.test(char)) table[unit] = SPACE;
  }
  return table;
}

function isPair(units: Units, at: number, limit: number): boolean {
  if (at + 1 >= limit) return false;
  const high = units[at] as number;
  const low = units[at + 1] as number;
  return high >= 0xd800 && high <= 0xdbff && low >= 0xdc00 && low <= 0xdfff;
}

/** Code point of the surrogate pair at `at`. */
function pairAt(units: Units, at: number): number {
  return 0x10000 + (((units[at] as number) - 0xd800) << 10) + ((units[at + 1] as number) - 0xdc00);
}

/** Class of the code point at `at`; a lone surrogate is neither letter, number nor space. */
function classAt(units: Units, at: number, limit: number): number {
  const known = classes[units[at] as number] as number;
  if (known !== SURROGATE) return known;
  if (!isPair(units, at, limit)) return OTHER;
  const codePoint = pairAt(units, at);
  let found = beyondBmp.get(codePoint);
  if (found === undefined) {
    const char = String.fromCodePoint(codePoint);
    found = /\p{L}/u.test(char) ? LETTER : /\p{N}/u.test(char) ? NUMBER : OTHER;
    beyondBmp.set(codePoint, found);
  }
  return found;
}

function step(units: Units, at: number, limit: number): number {
  return classes[units[at] as number] === SURROGATE && isPair(units, at, limit) ? at + 2 : at + 1;
}

/** End of the run of code points of one class that begins at `at`. */
function runEnd(units: Units, at: number, limit: number, wanted: number): number {
  let i = at;
  while (i < limit) {
    const found = classes[units[i] as number] as number;
    if (found === wanted) i++;
    else if (found === SURROGATE && classAt(units, i, limit) === wanted) i = step(units, i, limit);
    else break;
  }
  return i;
}

/** Length of an English contraction's tail at the apostrophe `at` ("'s", "'re"), 0 when there is none. */
function contractionLength(units: Units, at: number, limit: number): number {
  if (at + 1 >= limit) return 0;
  const first = (units[at + 1] as number) | 0x20;
  const isAscii = (units[at + 1] as number) < 0x80;
  if (!isAscii) return 0;
  if (first === 0x73 || first === 0x74 || first === 0x6d || first === 0x64) return 2;
  if (at + 2 >= limit || (units[at + 2] as number) >= 0x80) return 0;
  const second = (units[at + 2] as number) | 0x20;
  const isVerb = (first === 0x72 && second === 0x65) || (first === 0x76 && second === 0x65) || (first === 0x6c && second === 0x6c);
  return isVerb ? 3 : 0;
}

function numberEnd(units: Units, at: number, limit: number): number {
  let i = at;
  for (let digits = 0; digits < 3 && i < limit && classAt(units, i, limit) === NUMBER; digits++) i = step(units, i, limit);
  return i;
}

function symbolsEnd(units: Units, at: number, limit: number): number {
  return runEnd(units, runEnd(units, at, limit, OTHER), limit, NEWLINE);
}

function whiteSpaceEnd(units: Units, at: number, limit: number): number {
  let end = at;
  let lastNewline = -1;
  while (end < limit) {
    const found = classes[units[end] as number];
    if (found === NEWLINE) lastNewline = end;
    else if (found !== SPACE) break;
    end++;
  }
  if (lastNewline >= 0) return lastNewline + 1;
  // The last blank of a run belongs to what follows it, unless it is the only one.
  return end === limit || end - at === 1 ? end : end - 1;
}

/**
 * End (UTF-16 offset, exclusive) of the piece that begins at `at`, where the text is taken to end at `limit`.
 * `at` must be below `limit`.
 */
export function pieceEnd(units: Units, at: number, limit: number): number {
  // Most pieces are letters, behind a blank or none.
  const first = units[at] as number;
  const from = first === BLANK ? at + 1 : at;
  let end = from;
  while (end < limit && classes[units[end] as number] === LETTER) end++;
  return end > from && (end === limit || classes[units[end] as number] !== SURROGATE) ? end : rarePieceEnd(units, at, limit);
}

function rarePieceEnd(units: Units, at: number, limit: number): number {
  const first = classAt(units, at, limit);
  if (first === LETTER) return runEnd(units, at, limit, LETTER);
  if (first === NUMBER) return numberEnd(units, at, limit);
  if (first === NEWLINE) return whiteSpaceEnd(units, at, limit);
  const unit = units[at] as number;
  if (unit === APOSTROPHE) {
    const contraction = contractionLength(units, at, limit);
    if (contraction > 0) return at + contraction;
  }
  const second = step(units, at, limit);
  const next = second < limit ? classAt(units, second, limit) : NEWLINE;
  if (next === LETTER) return runEnd(units, second, limit, LETTER);
  if (first === OTHER) return symbolsEnd(units, at, limit);
  if (unit === BLANK && next === OTHER) return symbolsEnd(units, second, limit);
  return whiteSpaceEnd(units, at, limit);
}
