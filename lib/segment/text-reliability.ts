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

/** What the words of a line say. */
export interface WordCounts {
  /** Glyphs that nobody could name. */
  unnamed: number;
  /** Words that the language could spell, and that it could not. */
  good: number;
  bad: number;
  /** Of the bad ones, those with a digit or a sign among small letters. */
  mixed: number;
}

/** Looks at each word of a line. `known` remembers words over pages of one language. */
export function countWords(laid: ReadText, language: "vi" | "en", known: Map<string, Verdict>): WordCounts {
  const counts: WordCounts = { unnamed: unnamedGlyphs(laid), good: 0, bad: 0, mixed: 0 };
  for (const token of laid.line.text.split(" ")) {
    const verdict = verdictOf(token, language, known);
    if (verdict === "good") counts.good++;
    else if (verdict === "bad") {
      counts.bad++;
      if (MIXED.test(token) && !INTERVAL.test(token)) counts.mixed++;
    }
  }
  return counts;
}

function verdictOf(token: string, language: "vi" | "en", known: Map<string, Verdict>): Verdict {
  let verdict = known.get(token);
  if (verdict === undefined) {
    verdict = judge(token, language);
    known.set(token, verdict);
  }
  return verdict;
}

/** Can a line of a page that reads well on the whole be trusted? */
export function isReliableLine({ unnamed, good, bad, mixed }: WordCounts): boolean {
  return unnamed === 0 && mixed < LINE_MIXED_WORDS && (bad < LINE_BAD_WORDS || bad < LINE_BAD_SHARE * (good + bad));
}

/** Share of a page's words that the language could spell, 0..1; 1 for a page with too few words to say. */
export function reliabilityOf(lines: readonly WordCounts[]): number {
  let good = 0;
  let bad = 0;
  for (const line of lines) {
    good += line.good;
    bad += line.bad + line.unnamed;
  }
  return good + bad < 25 ? 1 : Math.round((good / (good + bad)) * 1000) / 1000;
}

/** The same of lines of which nothing else is asked. `known` remembers words as in `countWords`. */
export function pageReliability(lines: readonly ReadText[], language: "vi" | "en", known: Map<string, Verdict>): number {
  return reliabilityOf(lines.map((laid) => countWords(laid, language, known)));
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
