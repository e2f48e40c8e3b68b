/** Comes in: what each page's furniture offers as folio. Goes out: the folio of each page, printed or inferred. Never corrects a printed one. */

export interface Folio {
  printedPage: string | null;
  /** True where the page itself shows none and its neighbours leave one possibility. */
  inferred: boolean;
}

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

/** Value of a well-formed lower-case roman numeral; null for anything else. */
export function romanValue(text: string): number | null {
  if (!/^m{0,3}(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/u.test(text) || text === "") return null;
  let value = 0;
  for (let index = 0; index < text.length; index++) {
    const here = ROMAN[text.charAt(index)] ?? 0;
    value += here < (ROMAN[text.charAt(index + 1)] ?? 0) ? -here : here;
  }
  return value;
}

export function toRoman(value: number): string {
  const parts: readonly [number, string][] = [[1000, "m"], [900, "cm"], [500, "d"], [400, "cd"], [100, "c"], [90, "xc"], [50, "l"], [40, "xl"], [10, "x"], [9, "ix"], [5, "v"], [4, "iv"], [1, "i"]];
  let rest = value;
  let out = "";
  for (const [size, letters] of parts) {
    while (rest >= size) {
      out += letters;
      rest -= size;
    }
  }
  return out;
}

interface Counted {
  roman: boolean;
  value: number;
}

function count(folio: string): Counted | null {
  if (/^\d{1,5}$/u.test(folio)) return { roman: false, value: Number(folio) };
  const value = romanValue(folio.toLowerCase());
  return value === null ? null : { roman: true, value };
}

/**
 * One folio a page. Of several candidates the one that continues a neighbour's count wins, else the first. A page without any takes the
 * number that both neighbouring counts agree on; at an end of the file one neighbour, at most two pages away, is enough.
 * `corrected` (folios by position; null for a page that shows none) stand in the place of what their pages offer, and pages without a folio behind one count on from it.
 */
export function readFolios(printed: readonly (readonly string[])[], corrected: ReadonlyMap<number, string | null> = new Map()): Folio[] {
  const candidates = printed.map((options, page) => {
    const folio = corrected.get(page);
    return folio === undefined ? options : folio === null ? [] : [folio];
  });
  const chosen = candidates.map((options, page) => options.find((option) => continuesNeighbour(candidates, page, option)) ?? options[0] ?? null);
  return chosen.map((folio, page) => (folio === null ? infer(chosen, page, corrected) : { printedPage: folio, inferred: false }));
}

function continuesNeighbour(candidates: readonly (readonly string[])[], page: number, option: string): boolean {
  const own = count(option);
  if (own === null) return false;
  return [-2, -1, 1, 2].some((step) =>
    (candidates[page + step] ?? []).some((other) => {
      const counted = count(other);
      return counted !== null && counted.roman === own.roman && counted.value - own.value === step;
    }),
  );
}

function infer(chosen: readonly (string | null)[], page: number, corrected: ReadonlyMap<number, string | null>): Folio {
  const before = nearest(chosen, page, -1);
  const after = nearest(chosen, page, 1);
  const none: Folio = { printedPage: null, inferred: false };
  if (before !== null && corrected.has(before.page)) return inferred(before, page);
  if (before !== null && after !== null) {
    const agree = before.counted.roman === after.counted.roman && after.counted.value - before.counted.value === after.page - before.page;
    return agree ? inferred(before, page) : none;
  }
  const one = before ?? after;
  return one !== null && Math.abs(one.page - page) <= 2 ? inferred(one, page) : none;
}

function inferred(from: { page: number; counted: Counted }, page: number): Folio {
  const value = from.counted.value + page - from.page;
  if (value < 1) return { printedPage: null, inferred: false };
  return { printedPage: from.counted.roman ? toRoman(value) : String(value), inferred: true };
}

function nearest(chosen: readonly (string | null)[], page: number, step: 1 | -1): { page: number; counted: Counted } | null {
  for (let index = page + step; index >= 0 && index < chosen.length; index += step) {
    const folio = chosen[index];
    if (folio === null || folio === undefined) continue;
    const counted = count(folio);
    return counted === null ? null : { page: index, counted };
  }
  return null;
}
