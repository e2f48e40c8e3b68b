/** Comes in: lines of a page. Goes out: how far their text layer can be trusted. Never repairs a character. */
import type { LaidLine } from "./laid-line";
import { isVietnameseSyllable } from "./vietnamese-syllable";

/** Below this share of plausible words a whole page is not fit to be quoted. */
export const PAGE_RELIABLE_FROM = 0.8;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const UNNAMED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd\ue000-\uf8ff]/gu;

/**
 * Glyphs in a line that nobody could name, apart from one at its very start (a bullet from a symbol font) or standing alone between blanks.
 */
export function unnamedGlyphs(laid: LaidLine): number {
  const { text } = laid.line;
  const visible = [...text.matchAll(UNNAMED)].filter((match) => !isBullet(text, match.index)).length;
  const bullets = [...text.matchAll(UNNAMED)].length - visible;
  return Math.max(visible, laid.suspects - bullets - leadingBullet(text));
}

function isBullet(text: string, at: number): boolean {
  const before = text.charAt(at - 1);
  const after = text.charAt(at + 1);
  return (at === 0 || before === " ") && (after === "" || after === " " || at === 0);
}

function leadingBullet(text: string): number {
  return /^[•●▪■◦‣–✓➢❖·]/u.test(text) ? 1 : 0;
}

interface Tally {
  good: number;
  bad: number;
}

/** Share of a page's words that the language could spell, 0..1; 1 for a page with too few words to say. */
export function pageReliability(lines: readonly LaidLine[], language: "vi" | "en"): number {
  const tally: Tally = { good: 0, bad: 0 };
  let unnamed = 0;
  for (const laid of lines) {
    unnamed += unnamedGlyphs(laid);
    for (const token of laid.line.text.split(/\s+/u)) weigh(token, language, tally);
  }
  const bad = tally.bad + unnamed;
  if (tally.good + bad < 25) return unnamed > 0 && tally.good > 0 ? Math.round((tally.good / (tally.good + unnamed)) * 1000) / 1000 : 1;
  return Math.round((tally.good / (tally.good + bad)) * 1000) / 1000;
}

/** A letter, a digit, a letter in small type ("tr6nh") or a currency sign inside a word: what wrong recognition leaves, and no formulary prints. */
const MIXED = /\p{Ll}[0-9€£¥§@]+\p{Ll}|\p{Ll}[€£¥§@]|[€£¥§@]\p{L}/u;

function weigh(token: string, language: "vi" | "en", tally: Tally): void {
  const word = token.replace(/^[^\p{L}\p{N}€£¥§@]+|[^\p{L}\p{N}€£¥§@]+$/gu, "");
  if (word.length < 2) return;
  if (MIXED.test(word)) {
    tally.bad++;
    return;
  }
  if (!/^\p{L}+$/u.test(word)) return;
  if (language === "en") {
    if (/[aeiouy]/iu.test(word) || word === word.toUpperCase()) tally.good++;
    else tally.bad++;
    return;
  }
  if (isVietnameseSyllable(word)) tally.good++;
  else if (word === word.toUpperCase() && word.length > 1 && word.length < 6) return;
  else if (/^[a-z]+$/iu.test(word) && word.length >= 4 && /[aeiouy]/iu.test(word)) return;
  else tally.bad++;
}
