// The glyphs of one page in, the same out with the letters that old Vietnamese fonts draw for Latin-1 codes; a font's name or its words must prove the code, nothing is converted on a guess.
import type { LegacyEncoding } from "@/lib/model/page";
import { isVietnameseSyllable } from "@/lib/model/vietnamese-syllable";
import { tcvn3Letter, vniLetter, vniMarked } from "./legacy-letters";
import type { Glyph } from "./raw-page";

/** So many different words with letters beyond ASCII prove a code without the font's name … */
const PROOF = 8;
/** … when this share of them is Vietnamese in it, and no more than that share is Vietnamese as it stands. */
const VIETNAMESE_AFTER = 0.9;
const VIETNAMESE_BEFORE = 0.4;
/** Where the name, or another font of the page, vouches for the code, a word may be foreign now and then. */
const VOUCHED_AFTER = 0.6;
/** Another font of the page vouches for one without such a name only where so many different words bear it out: signs ("×", "÷", "µm") have codes of letters too. */
const VOUCHED_WORDS = 3;

/** A gap that parts two words, in shares of the size. */
const WORD_GAP = 0.17;

type Word = Glyph[];

/** What a glyph of an old font was in its file: the code where it is kept, else the character. */
function codeOf(glyph: Glyph): string {
  return glyph.code === undefined ? glyph.text : String.fromCharCode(glyph.code);
}

const SOFT_HYPHEN = "\u00ad";

/**
 * The codes of a word. Engines call the soft hyphen, TCVN3's "ư", a hyphen: one is that letter where the word is a syllable with it and what stands on a
 * side of it is none, for a language of single syllables does not divide them.
 */
function codesOf(word: Word): string[] {
  const codes = word.map(codeOf);
  const at = codes.indexOf("-");
  if (at === -1) return codes;
  const read = (part: readonly string[]) => lettersOf(part, "tcvn3").map(({ text }) => text).join("").replace(EDGES, "");
  const sides = [read(codes.slice(0, at)), read(codes.slice(at + 1))];
  const whole = codes.map((code) => (code === "-" ? SOFT_HYPHEN : code));
  return sides.some((side) => side !== "" && !isPlausible(side)) && isVietnameseSyllable(read(whole)) ? whole : codes;
}

/** Latin-1 beyond ASCII: where both codes have their letters. */
function isHigh(code: string): boolean {
  return code >= "\u00a1" && code <= "\u00ff" && code.length === 1;
}

/** Letters that only Unicode has, so that a font with one of them is no old one. */
function isUnicodeVietnamese(text: string): boolean {
  const code = text.charCodeAt(0);
  return (code >= 0x1ea0 && code <= 0x1ef9) || code === 0x1a0 || code === 0x1a1 || code === 0x1af || code === 0x1b0 || (code >= 0x300 && code <= 0x323);
}

function follows(previous: Glyph, next: Glyph): boolean {
  const { size, angle, font } = next.style;
  const gap = next.u0 - previous.u1;
  return previous.style.font === font && previous.style.angle === angle && Math.abs(previous.v - next.v) < 0.3 * size && gap < WORD_GAP * size && gap > -0.6 * size;
}

/** The page's words by font, in stream order; blanks are no part of one. */
function wordsByFont(glyphs: readonly Glyph[]): Map<number, Word[]> {
  const fonts = new Map<number, Word[]>();
  let word: Word = [];
  for (const glyph of glyphs) {
    const last = word.at(-1);
    if (glyph.text === " " || glyph.style.font === undefined) {
      word = [];
      continue;
    }
    if (last && follows(last, glyph)) {
      word.push(glyph);
      continue;
    }
    word = [glyph];
    const words = fonts.get(glyph.style.font);
    if (words) words.push(word);
    else fonts.set(glyph.style.font, [word]);
  }
  return fonts;
}

/** One glyph after conversion, and how many of the file's glyphs it was made of. */
interface Letter {
  text: string;
  length: 1 | 2;
  changed: boolean;
}

/** The letters of a word in a code; a Latin-1 code that is no letter there stays as it is. */
function lettersOf(codes: readonly string[], encoding: LegacyEncoding): Letter[] {
  const letters: Letter[] = [];
  for (let at = 0; at < codes.length; at++) {
    const code = codes[at] as string;
    const next = codes[at + 1];
    const marked = encoding === "vni" && next !== undefined ? vniMarked(code, next) : null;
    const single = encoding === "vni" ? vniLetter(code) : tcvn3Letter(code);
    letters.push({ text: marked ?? single ?? code, length: marked === null ? 1 : 2, changed: marked !== null || single !== null });
    if (marked !== null) at++;
  }
  return letters;
}

/** Punctuation and figures around a word. Latin-1 signs stay: in an old font they are letters. */
const EDGES = /^[\u0000-@[-`{-~\u2000-\u2fff]+|[\u0000-@[-`{-~\u2000-\u2fff]+$/gu;

/** Could the letters be a Vietnamese word as printed? Capitals inside a word ("liÒu") are none. */
function isPlausible(text: string): boolean {
  const word = text.replace(EDGES, "");
  return word !== "" && !/\p{Ll}\p{Lu}/u.test(word) && word.split(/[-–/,.()]+/u).every((part) => part === "" || isVietnameseSyllable(part));
}

interface Evidence {
  /** Different words with a letter beyond ASCII. */
  words: number;
  after: number;
  before: number;
}

function evidenceOf(words: ReadonlySet<string>, encoding: LegacyEncoding): Evidence {
  let after = 0;
  let before = 0;
  for (const word of words) {
    const converted = lettersOf([...word], encoding).map(({ text }) => text).join("");
    if (converted !== word && isPlausible(converted)) after++;
    if (isPlausible(word)) before++;
  }
  return { words: words.size, after, before };
}

const isProof = ({ words, after, before }: Evidence) => words >= PROOF && after >= VIETNAMESE_AFTER * words && before <= VIETNAMESE_BEFORE * words;
const isVouched = ({ words, after, before }: Evidence) => words > 0 && after >= VOUCHED_AFTER * words && before < after;

interface Font {
  words: Word[];
  hint: Glyph["style"]["legacy"];
  /** Different words with a code beyond ASCII. */
  high: Set<string>;
}

function readFonts(glyphs: readonly Glyph[]): Map<number, Font> {
  const fonts = new Map<number, Font>();
  for (const [font, words] of wordsByFont(glyphs)) {
    if (words.some((word) => word.some(({ text }) => isUnicodeVietnamese(text)))) continue;
    const high = new Set(words.map(codesOf).filter((codes) => codes.some(isHigh)).map((codes) => codes.join("")));
    const hint = words[0]?.[0]?.style.legacy;
    if (high.size > 0 || hint?.capitals) fonts.set(font, { words, hint, high });
  }
  return fonts;
}

/** Words that say more than a sign could: with a plain letter beside the code. */
function spelt(high: ReadonlySet<string>): Set<string> {
  return new Set([...high].filter((word) => /[A-Za-z]/u.test(word)));
}

/** The code of every font of the page that is in one, by proof or because its name or the rest of the page vouches for it. */
function decide(fonts: ReadonlyMap<number, Font>): Map<number, LegacyEncoding> {
  const decided = new Map<number, LegacyEncoding>();
  for (const [font, { hint, high }] of fonts) {
    if (hint) {
      if (isVouched(evidenceOf(high, hint.encoding))) decided.set(font, hint.encoding);
      continue;
    }
    const proven = (["tcvn3", "vni"] as const).filter((encoding) => isProof(evidenceOf(high, encoding)));
    if (proven.length === 1 && proven[0]) decided.set(font, proven[0]);
  }
  const known = [...new Set(decided.values())];
  if (known.length !== 1 || !known[0]) return decided;
  const [encoding] = known;
  for (const [font, { hint, high }] of fonts) {
    if (decided.has(font)) continue;
    // A font of capitals whose few words are plain letters still draws capitals.
    const draws = hint?.capitals && hint.encoding === encoding && high.size === 0;
    const evidence = evidenceOf(spelt(high), encoding);
    if (draws || (!hint && evidence.words >= VOUCHED_WORDS && isVouched(evidence))) decided.set(font, encoding);
  }
  return decided;
}

/** The word's glyphs anew: two codes of one letter become one glyph that takes up the room of both. */
function convertWord(word: Word, encoding: LegacyEncoding, capitals: boolean): Glyph[] {
  const letters = lettersOf(encoding === "tcvn3" ? codesOf(word) : word.map(codeOf), encoding);
  let at = 0;
  return letters.map(({ text, length, changed }) => {
    const glyph = word[at] as Glyph;
    const mark = length === 2 ? word[at + 1] : undefined;
    at += length;
    const raised = capitals ? text.toUpperCase() : text;
    if (!changed && (!capitals || raised === glyph.text)) return glyph;
    const { code: _, ...rest } = glyph;
    return { ...rest, text: raised, u1: Math.max(glyph.u1, mark?.u1 ?? glyph.u1), suspect: changed ? false : glyph.suspect, inkU: null, convertedFrom: encoding };
  });
}

/** Converts what is proven to be TCVN3 or VNI; every other glyph comes back as it is, in the same order. */
export function convertLegacy(glyphs: Glyph[]): Glyph[] {
  if (!glyphs.some((glyph) => glyph.style.legacy || isHigh(codeOf(glyph)))) return glyphs;
  const fonts = readFonts(glyphs);
  const decided = decide(fonts);
  if (decided.size === 0) return glyphs;
  const replaced = new Map<Glyph, Glyph[]>();
  const gone = new Set<Glyph>();
  for (const [font, encoding] of decided) {
    const { words, hint } = fonts.get(font) as Font;
    for (const word of words) {
      replaced.set(word[0] as Glyph, convertWord(word, encoding, hint?.capitals === true));
      for (const glyph of word.slice(1)) gone.add(glyph);
    }
  }
  return glyphs.flatMap((glyph) => replaced.get(glyph) ?? (gone.has(glyph) ? [] : [glyph]));
}
