/** Comes in: the book's lines. Goes out: how often the book itself prints a word inside a line. Never counts a word that a line's end cut. */
import type { LaidLine } from "./laid-line";

/** Words of the book in lower case, with and without inner hyphens, as they stand inside lines. */
export class WordList {
  private readonly counts = new Map<string, number>();
  /** True where the book's own line ends show that it divides words; false where a hyphen at a line's end is the word's own. */
  readonly dividesWords: boolean;

  constructor(lines: readonly LaidLine[]) {
    const ends: [string, string][] = [];
    lines.forEach((laid, index) => {
      const tokens = tokensOf(laid.line.text);
      const cut = /[-\u00ad‐]$/u.test(laid.line.text);
      tokens.forEach((token, at) => {
        const afterCut = at === 0 && index > 0 && /[-\u00ad‐]$/u.test(lines[index - 1]?.line.text ?? "");
        if (!afterCut && !(cut && at === tokens.length - 1)) this.counts.set(token, (this.counts.get(token) ?? 0) + 1);
      });
      const next = tokensOf(lines[index + 1]?.line.text ?? "")[0];
      const last = tokens[tokens.length - 1];
      if (cut && last !== undefined && next !== undefined) ends.push([last.replace(/[-\u00ad‐]$/u, ""), next]);
    });
    let divided = 0;
    let own = 0;
    for (const [left, right] of ends) {
      if (this.has(left + right) && !this.has(`${left}-${right}`)) divided++;
      if (this.has(`${left}-${right}`) && !this.has(left + right)) own++;
    }
    this.dividesWords = divided > own;
  }

  has(word: string): boolean {
    return this.counts.has(word.toLowerCase());
  }
}

function tokensOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*[-\u00ad‐]?(?=[^\p{L}\p{N}]|$)/gu) ?? [];
}
