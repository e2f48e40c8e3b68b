/** Comes in: a line's text. Goes out: the syllables in it that stray blanks have torn apart. Never joins them: the page may show the blank. */
import { brokenSyllable, isVietnameseSyllable, LONGEST_SYLLABLE } from "@/lib/model/vietnamese-syllable";

/** More parts than a syllable is ever torn into. */
const MOST_PARTS = 4;

/** What stands between two blanks, as it would be a part of a torn syllable. */
interface Token {
  /** As the first part: what opens a bracket or a quotation is none of it. */
  first: string;
  /** As the last part, without the punctuation after it. */
  last: string;
  /** Letters only, as many as a part can have: small ones but for the first part's first. */
  canBegin: boolean;
  canStandWithin: boolean;
  canEnd: boolean;
  /** Whether it is no syllable of its own in that place. Where no part is such a one, nothing is torn. */
  isOddFirst: boolean;
  isOddWithin: boolean;
  isOddLast: boolean;
}

/** Tokens that were asked for: a book has few different ones, and is asked for each many times. */
const known = new Map<string, Token>();
const MOST_KNOWN = 50_000;

const SMALL_LETTERS = /^\p{Ll}+$/u;

function isPart(form: string, letters: RegExp): boolean {
  return form.length < LONGEST_SYLLABLE && letters.test(form);
}

function tokenOf(text: string): Token {
  let token = known.get(text);
  if (token === undefined) {
    const first = text.replace(/^[^\p{L}\p{N}]+/u, "");
    const last = text.replace(/[^\p{L}\p{N}]+$/u, "");
    token = { first, last, canBegin: isPart(first, /^\p{L}\p{Ll}*$/u), canStandWithin: isPart(text, SMALL_LETTERS), canEnd: isPart(last, SMALL_LETTERS), isOddFirst: !isVietnameseSyllable(first), isOddWithin: !isVietnameseSyllable(text), isOddLast: !isVietnameseSyllable(last) };
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, token);
  }
  return token;
}

/** What stands there, blanks included, where no reading but one syllable is left ("l iề u"). */
export function brokenWords(text: string): string[] {
  const tokens = text.split(" ");
  const forms = tokens.map(tokenOf);
  const found: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const count = tornParts(tokens, forms, at);
    if (count === 0) continue;
    found.push(tokens.slice(at, at + count).join(" "));
    at += count - 1;
  }
  return found;
}

/** Of how many parts the torn syllable is that begins at a token; 0 where none does. */
function tornParts(tokens: readonly string[], forms: readonly Token[], at: number): number {
  const { first, canBegin, isOddFirst } = forms[at] as Token;
  if (!canBegin) return 0;
  let longest = 0;
  let isOdd = isOddFirst;
  for (let count = 2; count <= MOST_PARTS && at + count <= tokens.length; count++) {
    const { last, canEnd, isOddLast, canStandWithin, isOddWithin } = forms[at + count - 1] as Token;
    if (canEnd && (isOdd || isOddLast) && brokenSyllable([first, ...tokens.slice(at + 1, at + count - 1), last]) === "certain") longest = count;
    if (!canStandWithin) break;
    isOdd ||= isOddWithin;
  }
  return longest;
}
