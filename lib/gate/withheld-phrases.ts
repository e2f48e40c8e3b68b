import type { Block } from "@/lib/model/block";
import { words } from "./fold-text";

/** Words in a row that make a phrase recognisable. Shorter stretches ("5 mg", "ngày 2 lần") are common speech and prove nothing. */
export const PHRASE_WORDS = 6;
/** A whole row counts even when shorter, from this many words in two cells or more. */
const ROW_WORDS = 3;

/** A phrase of withheld text as it stands in another text. */
export interface FoundPhrase {
  owner: string;
  /** Words between single blanks. */
  phrase: string;
  /** The phrase cut where a line of that text ends. */
  pieces: string[];
}

/**
 * The phrases by which the text of withheld blocks and stretches is recognised again, whatever punctuation or Markdown stands between the words:
 * every run of six words along a row, down a column, or along a printed line; and each short row as a whole.
 */
export class WithheldPhrases {
  /** Rows, columns and lines of each owner as words between blanks, parted by bars. */
  readonly #texts = new Map<string, string>();
  readonly #shortRows: { owner: string; phrase: string }[] = [];
  readonly #words = new Set<string>();

  addBlock(block: Block): void {
    const rows = lines(block, (cell) => cell.row, (cell) => cell.column);
    const columns = lines(block, (cell) => cell.column, (cell) => cell.row);
    for (const row of rows) {
      const all = row.flat();
      this.#addLine(all, block.blockId);
      if (row.length >= 2 && all.length >= ROW_WORDS && all.length < PHRASE_WORDS) this.#shortRows.push({ owner: block.blockId, phrase: ` ${all.join(" ")} ` });
    }
    for (const column of columns) this.#addLine(column.flat(), block.blockId);
    this.addText(textWithoutCaption(block), block.blockId);
  }

  /** Adds running text: every run of six words of it. */
  addText(text: string, owner: string): void {
    this.#addLine(words(text), owner);
  }

  get isEmpty(): boolean {
    return this.#texts.size === 0 && this.#shortRows.length === 0;
  }

  /** Phrases of withheld text that stand in a text, whatever lines of it they run over. */
  *findIn(text: string): Generator<FoundPhrase> {
    const found: string[] = [];
    const lineStarts = new Set<number>();
    for (const line of text.split("\n")) {
      lineStarts.add(found.length);
      found.push(...words(line));
    }
    const whole = ` ${found.join(" ")} `;
    for (const { owner, phrase } of this.#shortRows) if (whole.includes(phrase)) yield { owner, phrase: phrase.trim(), pieces: [phrase.trim()] };
    let known = 0; // Length of the run of known words that ends here: most of a text is passed over with one look-up a word.
    for (const [i, word] of found.entries()) {
      known = this.#words.has(word) ? known + 1 : 0;
      if (known < PHRASE_WORDS) continue;
      const from = i + 1 - PHRASE_WORDS;
      const phrase = found.slice(from, i + 1).join(" ");
      for (const [owner, withheld] of this.#texts) if (withheld.includes(` ${phrase} `)) yield { owner, phrase, pieces: piecesOf(found, from, i + 1, lineStarts) };
    }
  }

  #addLine(list: readonly string[], owner: string): void {
    if (list.length < PHRASE_WORDS) return;
    for (const word of list) this.#words.add(word);
    this.#texts.set(owner, `${this.#texts.get(owner) ?? "|"} ${list.join(" ")} |`);
  }
}

function piecesOf(found: readonly string[], from: number, to: number, lineStarts: ReadonlySet<number>): string[] {
  const pieces: string[][] = [[]];
  for (let at = from; at < to; at++) {
    if (at > from && lineStarts.has(at)) pieces.push([]);
    (pieces[pieces.length - 1] as string[]).push(found[at] as string);
  }
  return pieces.map((piece) => piece.join(" "));
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
