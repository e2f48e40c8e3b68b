import type { PageView } from "@/lib/model/views";

/** A page's two numbers as a reader says them. */
export interface PageNumbers {
  /** Folio; null where none is printed and none could be inferred. */
  printed: string | null;
  inferred: boolean;
  /** As a PDF viewer counts: from 1. */
  pdf: number;
}

/** First and last page of a stretch with both numbers. `physical` is 0-indexed and inclusive. */
export interface PageSpan {
  first: PageNumbers;
  last: PageNumbers;
}

/** `pages` may lack a page (one outside the monograph): its folio is then unknown. */
export function pageNumbers(pages: readonly PageView[], physicalPage: number): PageNumbers {
  const page = pages.find((candidate) => candidate.physicalPage === physicalPage);
  return { printed: page?.printedPage ?? null, inferred: page?.printedPageInferred ?? false, pdf: physicalPage + 1 };
}

export function pageSpan(pages: readonly PageView[], [first, last]: readonly [number, number]): PageSpan {
  return { first: pageNumbers(pages, first), last: pageNumbers(pages, last) };
}

/** The next page that something stands on after `current`, round again at the end; null when it stands on one page only. */
export function nextOfItsPages(itsPages: readonly number[], current: number): number | null {
  const sorted = [...new Set(itsPages)].sort((a, b) => a - b);
  if (sorted.length < 2) return null;
  return sorted.find((page) => page > current) ?? sorted[0] ?? null;
}

/**
 * Reads the 1-based page of a `#page=12` fragment as a 0-indexed physical page; null when it names none in the book. Of several the last counts: on the way back to
 * an address that was opened with a fragment, the router puts the new one behind it.
 */
export function physicalPageOfFragment(hash: string, pageCount: number): number | null {
  const found = [...hash.matchAll(/(?:^|[#&])page=(\d{1,6})(?=[#&]|$)/g)].at(-1);
  const physicalPage = Number(found?.[1] ?? 0) - 1;
  return physicalPage >= 0 && physicalPage < pageCount ? physicalPage : null;
}
