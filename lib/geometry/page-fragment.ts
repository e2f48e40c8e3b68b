/**
 * The fragment that makes a PDF viewer open at a page: `page=12` for `physicalPage` 11.
 * `physicalPage` is 0-indexed as everywhere in the data; this is the only place that adds the 1.
 */
export function pageFragment(physicalPage: number): string {
  return `page=${physicalPage + 1}`;
}
