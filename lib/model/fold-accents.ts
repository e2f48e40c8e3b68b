/** Comes in: a text and what was typed. Goes out: forms for comparison by reading. Never used for what is stored or shown. */

/** Lower case without Vietnamese accents, đ included (it has no decomposition of its own): "Đái tháo đường" → "dai thao duong". */
export function foldAccents(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/đ/g, "d");
}

/** Whether every word of `query` occurs in `text`, accents and case aside. An empty query matches all. */
export function matchesFolded(text: string, query: string): boolean {
  const folded = foldAccents(text);
  return foldAccents(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
