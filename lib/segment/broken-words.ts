/** Comes in: a line's text. Goes out: the syllables in it that stray blanks have torn apart. Never joins them: the page may show the blank. */
import { brokenSyllable, LONGEST_SYLLABLE } from "@/lib/model/vietnamese-syllable";

/** More parts than a syllable is ever torn into. */
const MOST_PARTS = 4;

/** What stands there, blanks included, where no reading but one syllable is left ("l iề u"). */
export function brokenWords(text: string): string[] {
  const tokens = text.split(" ");
  const found: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const first = (tokens[at] as string).replace(/^[^\p{L}\p{N}]+/u, "");
    if (first.length >= LONGEST_SYLLABLE) continue;
    for (let count = Math.min(MOST_PARTS, tokens.length - at); count > 1; count--) {
      const inner = tokens.slice(at + 1, at + count - 1);
      if (inner.reduce((sum, part) => sum + part.length, first.length) >= LONGEST_SYLLABLE) continue;
      const last = (tokens[at + count - 1] as string).replace(/[^\p{L}\p{N}]+$/u, "");
      if (brokenSyllable([first, ...inner, last]) !== "certain") continue;
      found.push(tokens.slice(at, at + count).join(" "));
      at += count - 1;
      break;
    }
  }
  return found;
}
