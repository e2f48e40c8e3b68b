// Character codes as an engine reports them in, characters as text wants them out; never looks at positions.

export interface Character {
  /** NFC; one space for white space of any width, the letters of a ligature, U+FFFD for what is no character. */
  text: string;
  /** No reader can vouch for it: control, private use, U+FFFD, not a character. */
  suspect: boolean;
  /** A combining mark, or an accent that may have been set over a letter. */
  mark: boolean;
}

/** NFC leaves these alone, and nobody searches for them. */
const LIGATURES: Readonly<Record<number, string>> = {
  0xfb00: "ff",
  0xfb01: "fi",
  0xfb02: "fl",
  0xfb03: "ffi",
  0xfb04: "ffl",
  0xfb05: "st",
  0xfb06: "st",
};

const SOFT_HYPHEN = 0xad;

function isSpaceCode(code: number): boolean {
  return (
    (code >= 0x09 && code <= 0x0d) || code === 0x20 || code === 0xa0 || code === 0x1680 || (code >= 0x2000 && code <= 0x200b) ||
    code === 0x2028 || code === 0x2029 || code === 0x202f || code === 0x205f || code === 0x3000 || code === 0xfeff
  );
}

function isSuspectCode(code: number): boolean {
  return (
    code < 0x20 || (code >= 0x7f && code <= 0x9f) || (code >= 0xd800 && code <= 0xf8ff) || code === 0xfffd ||
    (code & 0xfffe) === 0xfffe || code >= 0xf0000
  );
}

function makeCharacter(code: number): Character {
  if (code === SOFT_HYPHEN) return { text: "-", suspect: false, mark: false };
  if (isSpaceCode(code)) return { text: " ", suspect: false, mark: false };
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return { text: "\uFFFD", suspect: true, mark: false };
  const text = LIGATURES[code] ?? String.fromCodePoint(code).normalize("NFC");
  return { text, suspect: isSuspectCode(code), mark: isCombiningMark(text) || markOfAccent(text) !== null };
}

const known = new Map<number, Character>();

/** The character of a code. A page holds thousands of codes of which a hundred differ, so they are made once. */
export function characterOf(code: number): Character {
  let character = known.get(code);
  if (!character) known.set(code, (character = makeCharacter(code)));
  return character;
}

/** True for a mark that is drawn over or under the letter before it. */
export function isCombiningMark(text: string): boolean {
  const code = text.charCodeAt(0);
  // Vietnamese letters are all below U+0300 or in U+1E00–U+1EFF: no need to ask the tables about them.
  if (code < 0x300 || (code > 0x36f && code < 0x483) || (code >= 0x1e00 && code < 0x20d0)) return false;
  return code <= 0x36f || /^\p{M}$/u.test(text);
}

/** Accents as characters of their own and the marks that they are when set over a letter, as older typesetters do. */
const SPACING_ACCENTS: Readonly<Record<string, string>> = {
  "`": "\u0300",
  "\u00b4": "\u0301",
  "^": "\u0302",
  "\u02c6": "\u0302",
  "~": "\u0303",
  "\u02dc": "\u0303",
  "\u00af": "\u0304",
  "\u02d8": "\u0306",
  "\u02d9": "\u0307",
  "\u00a8": "\u0308",
  "\u02da": "\u030a",
  "\u02c7": "\u030c",
  "\u00b8": "\u0327",
  "\u02db": "\u0328",
};

/** The combining mark that an accent stands for when it is set over or under a letter; null for what is no accent. */
export function markOfAccent(text: string): string | null {
  return SPACING_ACCENTS[text] ?? null;
}
