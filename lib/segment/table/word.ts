/** Comes in: a page's text fragments. Goes out: their words with exact boxes. Never drops or alters a character. */
import type { Page, TextFragment } from "@/lib/model/page";
import { type PageRect, pageRect } from "@/lib/model/rect";

/** A stretch of one fragment without white space: the smallest thing a table cell can take. */
export interface Word {
  /** Index into `page.fragments`. */
  fragment: number;
  /** UTF-16 offsets into the fragment's text, end exclusive. */
  start: number;
  end: number;
  text: string;
  bbox: PageRect;
  baseline: number;
  /** Largest type size in it, points. */
  size: number;
  bold: boolean;
  italic: boolean;
}

/** Words of the accepted fragments, in the order of `page.fragments`. */
export function wordsOf(page: Page, accept: (fragment: TextFragment, index: number) => boolean): Word[] {
  const words: Word[] = [];
  page.fragments.forEach((fragment, index) => {
    if (!accept(fragment, index)) return;
    for (const match of fragment.text.matchAll(/\S+/gu)) {
      const start = match.index;
      words.push(makeWord(fragment, index, start, start + match[0].length));
    }
  });
  return words;
}

/** The two parts of a word cut before the UTF-16 unit `offset` of the fragment's text. */
export function cutWord(page: Page, word: Word, offset: number): [Word, Word] {
  const fragment = page.fragments[word.fragment] as TextFragment;
  return [makeWord(fragment, word.fragment, word.start, offset), makeWord(fragment, word.fragment, offset, word.end)];
}

function makeWord(fragment: TextFragment, index: number, start: number, end: number): Word {
  const [x0, y0, x1, y1] = fragment.bbox;
  const left = fragment.xs[start] ?? x0;
  const right = trimmedRight(fragment, start, end) ?? x1;
  const runs = fragment.runs.filter((run) => run.start < end && run.end > start);
  const first = runs[0];
  const size = runs.reduce((largest, run) => Math.max(largest, run.fontSize), 0) || y1 - y0;
  return {
    fragment: index,
    start,
    end,
    text: fragment.text.slice(start, end),
    bbox: pageRect(Math.min(left, right), y0, Math.max(left, right), y1),
    baseline: fragment.baseline,
    size,
    bold: first?.bold ?? false,
    italic: first?.italic ?? false,
  };
}

/**
 * Right edge of the word. `xs[end]` is the left edge of what follows, so before a wide gap or a space it may lie far
 * to the right of the ink: it is held to what a glyph can be wide.
 */
function trimmedRight(fragment: TextFragment, start: number, end: number): number | undefined {
  const right = fragment.xs[end];
  const last = fragment.xs[end - 1];
  if (right === undefined || last === undefined) return right;
  const size = fragment.runs.find((run) => run.start < end && run.end >= end)?.fontSize ?? fragment.bbox[3] - fragment.bbox[1];
  return end - start > 0 ? Math.min(right, last + size * 1.1) : right;
}
