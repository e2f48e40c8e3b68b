/** Comes in: entries with the words by which they are known, and what was typed. Goes out: those that fit, best first. Pure. */
import { foldAccents } from "@/lib/model/fold-accents";

/** The words of what was typed, folded. */
export function tokensOf(text: string): string[] {
  return foldAccents(text).split(/\s+/u).filter(Boolean);
}

/** How well one word was hit: as a whole, its beginning, its inside, its letters in order; 0 not at all. */
function hitOf(word: string, token: string): number {
  if (word === token) return 8;
  if (word.startsWith(token)) return 6;
  if (word.includes(token)) return 3;
  return token.length >= 3 && isSubsequence(token, word) ? 1 : 0;
}

/** Letters of the token stand in the word in this order, the first of both being the same. */
function isSubsequence(token: string, word: string): boolean {
  if (word[0] !== token[0]) return false;
  let at = 0;
  for (const letter of word) if (letter === token[at]) at++;
  return at === token.length;
}

/** How well a folded text fits; 0 where one of the tokens is not in it. The same hit counts more in a shorter text and at its beginning. */
export function scoreOf(folded: string, tokens: readonly string[]): number {
  const words = folded.split(/[^\p{L}\p{N}]+/u);
  let sum = 0;
  for (const token of tokens) {
    const best = Math.max(0, ...words.map((word) => hitOf(word, token)));
    if (best === 0) return 0;
    sum += best;
  }
  return sum + (folded.startsWith(tokens.join(" ")) ? 6 : 0) - Math.min(folded.length, 200) / 100;
}

/** The best `limit` of the entries, in their own order where they fit equally well. With nothing typed, the first ones. */
export function rankEntries<T extends { find: string }>(entries: readonly T[], tokens: readonly string[], limit: number): T[] {
  if (tokens.length === 0) return entries.slice(0, limit);
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry.find, tokens) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ entry }) => entry);
}
