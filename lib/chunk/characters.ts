/** What kind of character a UTF-16 unit is, and its small letter, from tables: in goes a place in a text's units, out comes yes or no, or a unit; code points beyond the BMP are none of them. */
import type { Units } from "./units";

const SPACE = 1;
const DIGIT = 2;
const LETTER = 4;
const SMALL = 8;
const CAPITAL = 16;

const flags = buildFlags();

function buildFlags(): Uint8Array {
  const table = new Uint8Array(0x10000);
  for (let unit = 0; unit < 0xd800; unit++) table[unit] = flagsOf(String.fromCharCode(unit));
  for (let unit = 0xe000; unit < 0x10000; unit++) table[unit] = flagsOf(String.fromCharCode(unit));
  return table;
}

function flagsOf(char: string): number {
  if (/\s/u.test(char)) return SPACE;
  if (/[0-9]/u.test(char)) return DIGIT;
  if (!/[\p{L}\p{N}\p{M}]/u.test(char)) return 0;
  return LETTER | (/\p{Ll}/u.test(char) ? SMALL : 0) | (/\p{Lu}/u.test(char) ? CAPITAL : 0);
}

const smallLetters = buildSmallLetters();

function buildSmallLetters(): Uint16Array {
  const table = new Uint16Array(0x10000);
  for (let unit = 0; unit < 0x10000; unit++) {
    const small = ((flags[unit] as number) & CAPITAL) === 0 ? "" : String.fromCharCode(unit).toLowerCase();
    table[unit] = small.length === 1 ? small.charCodeAt(0) : unit;
  }
  return table;
}

/** The unit at `at`, a capital as its small letter where that is one unit too. `at` must lie in the text. */
export function smallUnitAt(units: Units, at: number): number {
  return smallLetters[units[at] as number] as number;
}

/** The small letters, and 0 for every unit that is part of no word: one look-up tells both. */
const wordUnits = smallLetters.map((small, unit) => (((flags[unit] as number) & (LETTER | DIGIT)) === 0 ? 0 : small));

/** The unit at `at`, a capital as its small letter, where it is a letter, a mark or a numeral; 0 where it is not, and behind the end. */
export function wordUnitAt(units: Units, at: number): number {
  return at < units.length ? (wordUnits[units[at] as number] as number) : 0;
}

function has(units: Units, at: number, flag: number): boolean {
  return at >= 0 && at < units.length && ((flags[units[at] as number] as number) & flag) !== 0;
}

export function isSpaceAt(units: Units, at: number): boolean {
  return has(units, at, SPACE);
}

/** An ASCII digit. */
export function isDigitAt(units: Units, at: number): boolean {
  return has(units, at, DIGIT);
}

/** A letter, a mark or a numeral of any script. */
export function isWordAt(units: Units, at: number): boolean {
  return has(units, at, LETTER | DIGIT);
}

export function isSmallAt(units: Units, at: number): boolean {
  return has(units, at, SMALL);
}

export function isCapitalAt(units: Units, at: number): boolean {
  return has(units, at, CAPITAL);
}

/** First offset at or after `at` that is no white space. */
export function skipSpace(units: Units, at: number): number {
  let i = at;
  while (i < units.length && ((flags[units[i] as number] as number) & SPACE) !== 0) i++;
  return i;
}

/** One past the last character before `at` that is no white space. */
export function trimmedEnd(units: Units, at: number): number {
  let i = at;
  while (i > 0 && i <= units.length && ((flags[units[i - 1] as number] as number) & SPACE) !== 0) i--;
  return i;
}

/** A line end stands in `[start, end)`: meant for short stretches of white space. */
export function hasNewline(units: Units, start: number, end: number): boolean {
  for (let i = start; i < end; i++) if (units[i] === 0x0a) return true;
  return false;
}

/** A paragraph begins at `at`: the text's start, or white space with a line end before it. */
export function opensParagraph(units: Units, at: number): boolean {
  for (let i = at - 1; i >= 0 && isSpaceAt(units, i); i--) if (units[i] === 0x0a) return true;
  return at === 0;
}

/** 1 for every one of these signs, 0 for every other unit: who asks at each unit of a text looks up one number. */
export function signTable(signs: string): Uint8Array {
  const table = new Uint8Array(0x10000);
  for (let i = 0; i < signs.length; i++) table[signs.charCodeAt(i)] = 1;
  return table;
}
