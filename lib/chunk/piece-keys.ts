/**
 * Numbers for the signs that formulary text is made of, one byte each: in goes a UTF-16 unit, out comes its code, so that up to eight units make a
 * key of two 32-bit numbers that no other stretch has; it knows nothing of tokens.
 */

import { END_UNIT } from "./units";

/** Of every unit that has no code: a stretch that holds one has no key. */
export const UNCODED = 0;
export const NEWLINE_CODE = 1;
/** Of the unit that is written behind the end of a text, so that who reads it need not ask at every unit whether it ends. */
export const END_CODE = 2;
/** The ten ASCII digits follow each other. */
const FIRST_DIGIT = 3;
export const LAST_DIGIT = 12;
/** It may begin a contraction ("'s"), and is therefore kept apart from the signs that may stand before a word. */
export const APOSTROPHE_CODE = 13;
export const BLANK_CODE = 14;
/** Signs that are neither letters, numerals nor white space. */
const SIGNS = "!\"#$%&()*+,-./:;<=>?@[\\]^_`{|}~–—…≥≤•°±×“”’«»→";
export const FIRST_LETTER = BLANK_CODE + 1 + SIGNS.length;
const LETTERS = "abcdefghijklmnopqrstuvwxyzàáâãèéêìíòóôõùúýăđĩũơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ";

/** Longest stretch in units that has a key. */
export const LONGEST_KEYED = 8;

/** Code of every unit: 0 for most, those of formulary text by kind. */
export const codes = buildCodes();

function buildCodes(): Uint8Array {
  const table = new Uint8Array(0x10000);
  table[END_UNIT] = END_CODE;
  table[0x0a] = NEWLINE_CODE;
  table[0x20] = BLANK_CODE;
  table[0x27] = APOSTROPHE_CODE;
  for (let digit = 0; digit < 10; digit++) table[0x30 + digit] = FIRST_DIGIT + digit;
  for (const [i, char] of [...SIGNS, ...LETTERS, ...LETTERS.toUpperCase()].entries()) table[char.charCodeAt(0)] = BLANK_CODE + 1 + i;
  return table;
}
