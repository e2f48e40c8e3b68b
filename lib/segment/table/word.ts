/** Comes in: a page's text fragments. Goes out: their words with exact boxes. Never drops or alters a character. */
import type { Page, StyleRun, TextFragment } from "@/lib/model/page";
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
    const { text } = fragment;
    for (let start = 0; start < text.length; start++) {
      if (isSpace(text.charCodeAt(start))) continue;
      let end = start + 1;
      while (end < text.length && !isSpace(text.charCodeAt(end))) end++;
      words.push(makeWord(fragment, index, start, end));
      start = end;
    }
  });
  return words;
}

/** White space as regular expressions understand it. */
function isSpace(code: number): boolean {
  if (code < 0x80) return code === 32 || (code >= 9 && code <= 13);
  return code === 0xa0 || code === 0x1680 || (code >= 0x2000 && code <= 0x200a) || code === 0x2028 || code === 0x2029 || code === 0x202f || code === 0x205f || code === 0x3000 || code === 0xfeff;
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
  let first: StyleRun | undefined;
  let size = 0;
  for (const run of fragment.runs) {
    if (run.start >= end || run.end <= start) continue;
    first ??= run;
    size = Math.max(size, run.fontSize);
  }
  return {
    fragment: index,
    start,
    end,
    text: fragment.text.slice(start, end),
    bbox: pageRect(Math.min(left, right), y0, Math.max(left, right), y1),
    baseline: fragment.baseline,
    size: size || y1 - y0,
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
