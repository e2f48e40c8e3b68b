/** Comes in: the book's lines. Goes out: how often the book itself prints a word inside a line. Never counts a word that a line's end cut. */
import type { SegmentFacts } from "@/lib/model/segment-facts";
import type { LaidLine } from "./laid-line";

const CUT = /[-\u00ad‐]$/u;

/** Words of the book in lower case, with and without inner hyphens, as they stand inside lines. */
export class WordList {
  private readonly words: ReadonlySet<string>;
  /** True where the book's own line ends show that it divides words; false where a hyphen at a line's end is the word's own. */
  readonly dividesWords: boolean;

  constructor({ list, dividesWords }: SegmentFacts["words"]) {
    this.words = new Set(list);
    this.dividesWords = dividesWords;
  }

  /** Counts the words of a book's lines, in reading order. */
  static of(lines: readonly LaidLine[]): WordList {
    const raw = new Set<string>();
    const ends: [string, string][] = [];
    let afterCut = false;
    lines.forEach((laid, index) => {
      const { text } = laid.line;
      const tokens = text.split(" ");
      const cut = CUT.test(text);
      for (let at = afterCut ? 1 : 0; at < tokens.length - (cut ? 1 : 0); at++) raw.add(tokens[at] as string);
      if (cut) ends.push([wordsIn(tokens[tokens.length - 1] ?? "").pop() ?? "", wordsIn(lines[index + 1]?.line.text.split(" ", 1)[0] ?? "")[0] ?? ""]);
      afterCut = cut;
    });
    const words = new Set<string>();
    for (const token of raw) for (const word of wordsIn(token)) words.add(word);
    const divided = ends.filter(([left, right]) => words.has(left + right) && !words.has(`${left}-${right}`)).length;
    const own = ends.filter(([left, right]) => words.has(`${left}-${right}`) && !words.has(left + right)).length;
    return new WordList({ list: [...words], dividesWords: divided > own });
  }

  toFacts(): SegmentFacts["words"] {
    return { list: [...this.words], dividesWords: this.dividesWords };
  }

  has(word: string): boolean {
    return this.words.has(word.toLowerCase());
  }
}

/** Words of a stretch without blanks, in lower case; a hyphen or apostrophe inside a word belongs to it. */
function wordsIn(token: string): string[] {
  return token.toLowerCase().match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? [];
}
