/** Comes in: a grid and the words of a page. Goes out: which word stands in which cell. Every word taken is in exactly one cell. */
import type { Page } from "@/lib/model/page";
import type { PageRect } from "@/lib/model/rect";
import { centreX, centreY, holdsCentre } from "./box";
import type { GridCell } from "./rule-grid";
import { cutWord, type Word } from "./word";

/** A cell with the words in it. */
export interface FilledCell extends GridCell {
  words: Word[];
}

export interface Filled {
  cells: FilledCell[];
  /** Ascending indexes of the fragments that are wholly in the cells. */
  fragmentIndexes: number[];
  /** Visible characters that belong to the table's fragments but lie outside its box, and the other way round. */
  strayCharacters: number;
}

/**
 * Takes every fragment with at least half of its visible characters inside `bbox` and gives each of its words to the
 * cell that holds the word's centre (a fragment that straddles cells is so cut); a word outside goes to the nearest cell.
 */
export function fillGrid(page: Page, words: readonly Word[], cells: readonly GridCell[], bbox: PageRect): Filled {
  const taken = fragmentsInside(words, bbox);
  const filled: FilledCell[] = cells.map((cell) => ({ ...cell, words: [] }));
  let stray = 0;
  for (const word of words) {
    const inside = holdsCentre(bbox, word.bbox, 0.5);
    if (taken.has(word.fragment) !== inside) stray += word.text.length;
    if (taken.has(word.fragment)) place(page, filled, word);
  }
  const fragmentIndexes = [...taken].sort((a, b) => a - b).filter((index) => page.fragments[index] !== undefined);
  return { cells: filled, fragmentIndexes, strayCharacters: stray };
}

/** Puts a word in its cell, cut where it runs over a border between what looks like two texts. */
function place(page: Page, cells: FilledCell[], word: Word): void {
  const cell = cellFor(cells, word);
  if (cell === undefined) return;
  const over = 0.4 * word.size;
  const border = word.bbox[2] - cell.bbox[2] > over ? cell.bbox[2] : cell.bbox[0] - word.bbox[0] > over ? cell.bbox[0] : null;
  const offset = border === null ? null : cutOffset(page, word, border);
  if (offset === null) cell.words.push(word);
  else for (const part of cutWord(page, word, offset)) place(page, cells, part);
}

/** Scripts without spaces between words: any letter may begin a text. */
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Where, within half an em of the border, a new text begins: a capital or figure after a small letter, a figure or a closing mark. */
function cutOffset(page: Page, word: Word, border: number): number | null {
  const fragment = page.fragments[word.fragment];
  let best: number | null = null;
  for (let offset = word.start + 1; offset < word.end && fragment !== undefined; offset++) {
    const x = fragment.xs[offset] ?? Number.NaN;
    const next = fragment.text[offset] ?? "";
    const starts = (/[\p{Ll}\p{N})%*]/u.test(fragment.text[offset - 1] ?? "") && /[\p{Lu}(]/u.test(next)) || SPACELESS.test(next);
    if (starts && Math.abs(x - border) < 0.5 * word.size && (best === null || Math.abs(x - border) < Math.abs((fragment.xs[best] ?? 0) - border))) best = offset;
  }
  return best;
}

/** Words of the fragments that lie in the box for the greater part. */
export function wholeFragments(words: readonly Word[], bbox: PageRect): Word[] {
  const inside = fragmentsInside(words, bbox);
  return words.filter((word) => inside.has(word.fragment));
}

function fragmentsInside(words: readonly Word[], bbox: PageRect): Set<number> {
  const balance = new Map<number, number>();
  for (const word of words) {
    const sign = holdsCentre(bbox, word.bbox, 0.5) ? 1 : -1;
    balance.set(word.fragment, (balance.get(word.fragment) ?? 0) + sign * word.text.length);
  }
  return new Set([...balance].filter(([, sum]) => sum >= 0).map(([fragment]) => fragment));
}

function cellFor(cells: FilledCell[], word: Word): FilledCell | undefined {
  const x = centreX(word.bbox);
  const y = centreY(word.bbox);
  let best: FilledCell | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of cells) {
    const dx = Math.max(cell.bbox[0] - x, 0, x - cell.bbox[2]);
    const dy = Math.max(cell.bbox[1] - y, 0, y - cell.bbox[3]);
    const distance = dx * dx + dy * dy;
    if (distance < least) {
      least = distance;
      best = cell;
    }
  }
  return best;
}
