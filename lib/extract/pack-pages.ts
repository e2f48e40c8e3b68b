// Pages in, the same pages in a form that moves cheaply between threads out, and back; never loses or rounds a number.
import type { Page } from "@/lib/model/page";

/** Pages whose characters' positions, by far the most of their numbers, stand in one array that is handed over without a copy. */
export interface PackedPages {
  /** With `xs` left empty. */
  pages: Page[];
  /** How many numbers each fragment has, in order. */
  counts: Uint32Array<ArrayBuffer>;
  /** All fragments' `xs`, one after the other, points. */
  xs: Float64Array<ArrayBuffer>;
}

export function packPages(pages: readonly Page[]): PackedPages {
  const fragments = pages.flatMap((page) => page.fragments);
  const counts = Uint32Array.from(fragments, (fragment) => fragment.xs.length);
  const xs = new Float64Array(counts.reduce((sum, count) => sum + count, 0));
  let at = 0;
  for (const fragment of fragments) {
    xs.set(fragment.xs, at);
    at += fragment.xs.length;
  }
  return { pages: pages.map((page) => ({ ...page, fragments: page.fragments.map((fragment) => ({ ...fragment, xs: [] })) })), counts, xs };
}

/** The pages again; the packed ones are used up. */
export function unpackPages({ pages, counts, xs }: PackedPages): Page[] {
  let at = 0;
  let order = 0;
  for (const page of pages) {
    for (const fragment of page.fragments) {
      const end = at + (counts[order++] ?? 0);
      const own: number[] = [];
      while (at < end) own.push(xs[at++] as number);
      fragment.xs = own;
    }
  }
  return pages;
}
