import type { Block } from "@/lib/model/block";
import { words } from "./fold-text";

/** Words in a row that make a phrase recognisable. Shorter stretches ("5 mg", "ngày 2 lần") are common speech and prove nothing. */
export const PHRASE_WORDS = 6;
/** A whole row counts even when shorter, from this many words in two cells or more. */
const ROW_WORDS = 3;

/**
 * The phrases by which the text of withheld blocks and stretches is recognised again, whatever punctuation or Markdown stands between the words:
 * every run of six words along a row, down a column, or along a printed line; and each short row as a whole.
 * Words are numbered so that a text is scanned with one look-up a word.
 */
export class WithheldPhrases {
  readonly #ids = new Map<string, number>();
  /** Keys are word numbers joined by commas; the value is the owner (a block's id). */
  readonly #phrases = new Map<string, string>();
  readonly #lengths = new Set<number>();

  addBlock(block: Block): void {
    const rows = lines(block, (cell) => cell.row, (cell) => cell.column);
    const columns = lines(block, (cell) => cell.column, (cell) => cell.row);
    for (const row of rows) {
      const all = row.flat();
      this.#addRuns(all, block.blockId);
      if (row.length >= 2 && all.length >= ROW_WORDS && all.length < PHRASE_WORDS) this.#add(all, block.blockId);
    }
    for (const column of columns) this.#addRuns(column.flat(), block.blockId);
    this.addText(textWithoutCaption(block), block.blockId);
  }

  /** Adds running text: every run of six words of it. */
  addText(text: string, owner: string): void {
    this.#addRuns(words(text), owner);
  }

  get isEmpty(): boolean {
    return this.#phrases.size === 0;
  }

  /** Phrases of withheld text that stand in a text, as `[owner, phrase]`, in order. */
  *findIn(text: string): Generator<[string, string]> {
    const found = words(text);
    const ids = found.map((word) => this.#ids.get(word) ?? 0);
    for (const length of this.#lengths) {
      let known = 0; // Length of the run of known words that ends here.
      for (let i = 0; i < ids.length; i++) {
        known = ids[i] === 0 ? 0 : known + 1;
        if (known < length) continue;
        const owner = this.#phrases.get(ids.slice(i + 1 - length, i + 1).join(","));
        if (owner !== undefined) yield [owner, found.slice(i + 1 - length, i + 1).join(" ")];
      }
    }
  }

  #addRuns(list: readonly string[], owner: string): void {
    for (let i = 0; i + PHRASE_WORDS <= list.length; i++) this.#add(list.slice(i, i + PHRASE_WORDS), owner);
  }

  #add(phrase: readonly string[], owner: string): void {
    const key = phrase
      .map((word) => {
        const id = this.#ids.get(word) ?? this.#ids.size + 1;
        this.#ids.set(word, id);
        return id;
      })
      .join(",");
    this.#phrases.set(key, owner);
    this.#lengths.add(phrase.length);
  }
}

/** The non-blank cells of each row (or column) as lists of words. */
function lines(block: Block, lineOf: (cell: Block["cells"][number]) => number, orderOf: (cell: Block["cells"][number]) => number): string[][][] {
  const byLine = new Map<number, { order: number; words: string[] }[]>();
  for (const cell of block.cells) {
    const list = words(cell.text);
    if (list.length === 0) continue;
    const line = byLine.get(lineOf(cell));
    if (line === undefined) byLine.set(lineOf(cell), [{ order: orderOf(cell), words: list }]);
    else line.push({ order: orderOf(cell), words: list });
  }
  return [...byLine.values()].map((line) => line.sort((a, b) => a.order - b.order).map((entry) => entry.words));
}

/** A block's printed text; the caption in front of it may be quoted, the rest may not. */
export function textWithoutCaption(block: Block): string {
  return block.caption !== null && block.text.startsWith(block.caption) ? block.text.slice(block.caption.length) : block.text;
}
