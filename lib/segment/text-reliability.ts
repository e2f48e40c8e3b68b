/** Comes in: lines of a page. Goes out: how far their text layer can be trusted. Never repairs a character. */
import { isVietnameseSyllable } from "@/lib/model/vietnamese-syllable";

/** A stretch of a page's text: a line, or what was extracted in one piece. */
export interface ReadText {
  line: { text: string };
  /** Glyphs in it that the extractor could not name. */
  suspects: number;
}

/** Below this share of plausible words a whole page is not fit to be quoted. */
export const PAGE_RELIABLE_FROM = 0.8;

const UNNAMED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd\ue000-\uf8ff]/gu;

/**
 * Glyphs in a line that nobody could name, apart from one at its very start (a bullet from a symbol font) or standing alone between blanks.
 */
export function unnamedGlyphs(laid: ReadText): number {
  const { text } = laid.line;
  if (laid.suspects === 0 && text.search(UNNAMED) === -1) return 0;
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

export type Verdict = "good" | "bad" | "silent";

/** A line of its own is distrusted when so many of its words could be no words, and this share of those that say anything. */
const LINE_BAD_WORDS = 3;
const LINE_BAD_SHARE = 0.4;
/** … or when so many have a digit or a sign among small letters. */
const LINE_MIXED_WORDS = 2;
/** "q12h" is a dosing interval. */
const INTERVAL = /^\P{L}*\p{L}\d+\p{L}\P{L}*$/u;

/** Can a line of a page that reads well on the whole be trusted? `known` remembers words as in `pageReliability`. */
export function isReliableLine(laid: ReadText, language: "vi" | "en", known: Map<string, Verdict>): boolean {
  if (unnamedGlyphs(laid) > 0) return false;
  const counts = { good: 0, bad: 0, silent: 0 };
  let mixed = 0;
  for (const token of laid.line.text.split(" ")) {
    const verdict = verdictOf(token, language, known);
    counts[verdict]++;
    if (verdict === "bad" && MIXED.test(token) && !INTERVAL.test(token)) mixed++;
  }
  const said = counts.good + counts.bad;
  return mixed < LINE_MIXED_WORDS && (counts.bad < LINE_BAD_WORDS || counts.bad < LINE_BAD_SHARE * said);
}

function verdictOf(token: string, language: "vi" | "en", known: Map<string, Verdict>): Verdict {
  const verdict = known.get(token) ?? judge(token, language);
  known.set(token, verdict);
  return verdict;
}

/** Share of a page's words that the language could spell, 0..1; 1 for a page with too few words to say. `known` remembers words over pages of one language. */
export function pageReliability(lines: readonly ReadText[], language: "vi" | "en", known: Map<string, Verdict>): number {
  let good = 0;
  let bad = 0;
  for (const laid of lines) {
    bad += unnamedGlyphs(laid);
    for (const token of laid.line.text.split(" ")) {
      const verdict = verdictOf(token, language, known);
      if (verdict === "good") good++;
      else if (verdict === "bad") bad++;
    }
  }
  return good + bad < 25 ? 1 : Math.round((good / (good + bad)) * 1000) / 1000;
}

/** A letter, a digit, a letter in small type ("tr6nh") or a currency sign inside a word: what wrong recognition leaves, and no formulary prints. */
const MIXED = /\p{Ll}[0-9€£¥§@]+\p{Ll}|\p{Ll}[€£¥§@]|[€£¥§@]\p{L}/u;

function judge(token: string, language: "vi" | "en"): Verdict {
  const word = token.replace(/^[^\p{L}\p{N}€£¥§@]+|[^\p{L}\p{N}€£¥§@]+$/gu, "");
  if (word.length < 2) return "silent";
  if (MIXED.test(word)) return "bad";
  if (!/^\p{L}+$/u.test(word)) return "silent";
  const allCapitals = word === word.toUpperCase();
  if (language === "en") {
    if (/[aeiouy]/iu.test(word)) return "good";
    return allCapitals || word.length < 4 ? "silent" : "bad";
  }
  if (isVietnameseSyllable(word)) return "good";
  const foreign = /^[a-z]+$/iu.test(word) && (word.length < 4 || /[aeiouy]/iu.test(word));
  return foreign || (allCapitals && word.length < 6) ? "silent" : "bad";
}
