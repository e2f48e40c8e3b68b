/** What kind of character a UTF-16 unit is, and its small letter, from tables: in goes a place in a text, out comes yes or no, or a unit; code points beyond the BMP are none of them. */

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
export function smallUnitAt(text: string, at: number): number {
  return smallLetters[text.charCodeAt(at)] as number;
}

function has(text: string, at: number, flag: number): boolean {
  return at >= 0 && at < text.length && ((flags[text.charCodeAt(at)] as number) & flag) !== 0;
}

export function isSpaceAt(text: string, at: number): boolean {
  return has(text, at, SPACE);
}

/** An ASCII digit. */
export function isDigitAt(text: string, at: number): boolean {
  return has(text, at, DIGIT);
}

/** A letter, a mark or a numeral of any script. */
export function isWordAt(text: string, at: number): boolean {
  return has(text, at, LETTER | DIGIT);
}

export function isSmallAt(text: string, at: number): boolean {
  return has(text, at, SMALL);
}

export function isCapitalAt(text: string, at: number): boolean {
  return has(text, at, CAPITAL);
}

/** First offset at or after `at` that is no white space. */
export function skipSpace(text: string, at: number): number {
  let i = at;
  while (isSpaceAt(text, i)) i++;
  return i;
}

/** One past the last character before `at` that is no white space. */
export function trimmedEnd(text: string, at: number): number {
  let i = at;
  while (isSpaceAt(text, i - 1)) i--;
  return i;
}

/** A line end stands in `[start, end)`: meant for short stretches of white space. */
export function hasNewline(text: string, start: number, end: number): boolean {
  for (let i = start; i < end; i++) if (text.charCodeAt(i) === 0x0a) return true;
  return false;
}

/** A paragraph begins at `at`: the text's start, or white space with a line end before it. */
export function opensParagraph(text: string, at: number): boolean {
  for (let i = at - 1; i >= 0 && isSpaceAt(text, i); i--) if (text.charCodeAt(i) === 0x0a) return true;
  return at === 0;
}
