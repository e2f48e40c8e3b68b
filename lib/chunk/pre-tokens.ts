/**
 * Finds the pre-tokens ("pieces") of cl100k_base: in goes a text and an offset, out comes the offset at which the piece that
 * begins there ends; it never allocates and never looks left of the offset, so scanning may begin at any piece border.
 *
 * It follows cl100k_base's published pattern, alternative by alternative:
 * `'(?:[sStTmMdD]|[rR][eE]|[vV][eE]|[lL][lL]) | [^\r\n\p{L}\p{N}]?\p{L}+ | \p{N}{1,3} | ?[^\s\p{L}\p{N}]+[\r\n]* | \s*[\r\n]+ | \s+(?!\S) | \s+`
 */

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

function isPair(text: string, at: number, limit: number): boolean {
  if (at + 1 >= limit) return false;
  const high = text.charCodeAt(at);
  const low = text.charCodeAt(at + 1);
  return high >= 0xd800 && high <= 0xdbff && low >= 0xdc00 && low <= 0xdfff;
}

/** Class of the code point at `at`; a lone surrogate is neither letter, number nor space. */
function classAt(text: string, at: number, limit: number): number {
  const known = classes[text.charCodeAt(at)] as number;
  if (known !== SURROGATE) return known;
  if (!isPair(text, at, limit)) return OTHER;
  const codePoint = text.codePointAt(at) as number;
  let found = beyondBmp.get(codePoint);
  if (found === undefined) {
    const char = String.fromCodePoint(codePoint);
    found = /\p{L}/u.test(char) ? LETTER : /\p{N}/u.test(char) ? NUMBER : OTHER;
    beyondBmp.set(codePoint, found);
  }
  return found;
}

function step(text: string, at: number, limit: number): number {
  return classes[text.charCodeAt(at)] === SURROGATE && isPair(text, at, limit) ? at + 2 : at + 1;
}

/** End of the run of code points of one class that begins at `at`. */
function runEnd(text: string, at: number, limit: number, wanted: number): number {
  let i = at;
  while (i < limit) {
    const found = classes[text.charCodeAt(i)] as number;
    if (found === wanted) i++;
    else if (found === SURROGATE && classAt(text, i, limit) === wanted) i = step(text, i, limit);
    else break;
  }
  return i;
}

/** Length of an English contraction's tail at the apostrophe `at` ("'s", "'re"), 0 when there is none. */
function contractionLength(text: string, at: number, limit: number): number {
  if (at + 1 >= limit) return 0;
  const first = text.charCodeAt(at + 1) | 0x20;
  const isAscii = text.charCodeAt(at + 1) < 0x80;
  if (!isAscii) return 0;
  if (first === 0x73 || first === 0x74 || first === 0x6d || first === 0x64) return 2;
  if (at + 2 >= limit || text.charCodeAt(at + 2) >= 0x80) return 0;
  const second = text.charCodeAt(at + 2) | 0x20;
  const isVerb = (first === 0x72 && second === 0x65) || (first === 0x76 && second === 0x65) || (first === 0x6c && second === 0x6c);
  return isVerb ? 3 : 0;
}

function numberEnd(text: string, at: number, limit: number): number {
  let i = at;
  for (let digits = 0; digits < 3 && i < limit && classAt(text, i, limit) === NUMBER; digits++) i = step(text, i, limit);
  return i;
}

function symbolsEnd(text: string, at: number, limit: number): number {
  return runEnd(text, runEnd(text, at, limit, OTHER), limit, NEWLINE);
}

function whiteSpaceEnd(text: string, at: number, limit: number): number {
  let end = at;
  let lastNewline = -1;
  while (end < limit) {
    const found = classes[text.charCodeAt(end)];
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
export function pieceEnd(text: string, at: number, limit: number): number {
  const first = classAt(text, at, limit);
  if (first === LETTER) return runEnd(text, at, limit, LETTER);
  if (first === NUMBER) return numberEnd(text, at, limit);
  if (first === NEWLINE) return whiteSpaceEnd(text, at, limit);
  const unit = text.charCodeAt(at);
  if (unit === APOSTROPHE) {
    const contraction = contractionLength(text, at, limit);
    if (contraction > 0) return at + contraction;
  }
  const second = step(text, at, limit);
  const next = second < limit ? classAt(text, second, limit) : NEWLINE;
  if (next === LETTER) return runEnd(text, second, limit, LETTER);
  if (first === OTHER) return symbolsEnd(text, at, limit);
  if (unit === BLANK && next === OTHER) return symbolsEnd(text, second, limit);
  return whiteSpaceEnd(text, at, limit);
}
