// Single characters as an engine reports them in, characters as text wants them out; never looks at positions.

const LIGATURES: Readonly<Record<string, string>> = {
  "\uFB00": "ff",
  "\uFB01": "fi",
  "\uFB02": "fl",
  "\uFB03": "ffi",
  "\uFB04": "ffl",
  "\uFB05": "st",
  "\uFB06": "st",
};

/** "ﬁ" → "fi"; any other character unchanged. NFC leaves U+FB00–FB06 alone, and nobody searches for them. */
export function foldLigature(character: string): string {
  return LIGATURES[character] ?? character;
}

/** True for a white space of whatever width, U+00A0 included. */
export function isSpaceCode(code: number): boolean {
  return (
    code === 0x20 || code === 0xa0 || code === 0x09 || code === 0x0a || code === 0x0d || code === 0x3000 || code === 0x1680 ||
    code === 0x202f || code === 0x205f || (code >= 0x2000 && code <= 0x200b) || code === 0xfeff
  );
}

/** True for what no reader can vouch for: control characters, private use, U+FFFD, non-characters, lone surrogates. */
export function isSuspectCode(code: number): boolean {
  return (
    code < 0x20 || (code >= 0x7f && code <= 0x9f) || (code >= 0xd800 && code <= 0xf8ff) || code === 0xfffd ||
    (code & 0xfffe) === 0xfffe || code >= 0xf0000
  );
}

/** True for a mark that is drawn over or under the letter before it. */
export function isCombiningMark(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return code >= 0x300 && /^\p{M}$/u.test(character);
}
