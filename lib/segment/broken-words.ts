/** Comes in: a line's text. Goes out: the syllables in it that stray blanks have torn apart. Never joins them: the page may show the blank. */
import { brokenSyllable } from "@/lib/model/vietnamese-syllable";

/** More parts than a syllable is ever torn into. */
const MOST_PARTS = 4;

/** What stands there, blanks included, where no reading but one syllable is left ("l iề u"). */
export function brokenWords(text: string): string[] {
  const tokens = text.split(" ");
  const found: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    for (let count = Math.min(MOST_PARTS, tokens.length - at); count > 1; count--) {
      const parts = tokens.slice(at, at + count);
      const bare = parts.map((part, index) => (index === 0 ? part.replace(/^[^\p{L}\p{N}]+/u, "") : index === count - 1 ? part.replace(/[^\p{L}\p{N}]+$/u, "") : part));
      if (brokenSyllable(bare) !== "certain") continue;
      found.push(parts.join(" "));
      at += count - 1;
      break;
    }
  }
  return found;
}
