/** Comes in: a hit or the state of a search. Goes out: its address. */
import { pageFragment } from "@/lib/geometry/page-fragment";
import type { SearchHit } from "@/lib/model/views";

export interface SearchChoice {
  text: string;
  section: string | null;
  drug: string | null;
  /** Only in the search over all books. */
  book: string | null;
  /** Hits that stand before the first one shown. */
  from: number;
}

/** Where a search is done: in one book, or in all. */
export function searchPath(bookId: string | null): string {
  return bookId === null ? "/search" : `/books/${bookId}/search`;
}

/** The address of a search with these choices; what is not chosen is left out. */
export function searchHref(bookId: string | null, { text, section, drug, book, from }: SearchChoice): string {
  const query = new URLSearchParams();
  if (text !== "") query.set("q", text);
  if (section !== null) query.set("section", section);
  if (drug !== null) query.set("drug", drug);
  if (book !== null) query.set("book", book);
  if (from > 0) query.set("from", String(from));
  return query.size === 0 ? searchPath(bookId) : `${searchPath(bookId)}?${query}`;
}

/** The workbench at the hit, with what was looked for marked there. A place that stands in no chunk is opened by its page. */
export function hitHref({ bookId, drugId, chunkId, sourcePageRange }: Pick<SearchHit, "bookId" | "drugId" | "chunkId" | "sourcePageRange">, text: string): string {
  const monograph = `/books/${bookId}/monographs/${drugId}`;
  return chunkId === null ? `${monograph}#${pageFragment(sourcePageRange[0])}` : `${monograph}?${new URLSearchParams({ chunk: chunkId, find: text })}`;
}
