/** Comes in: a printed phrase. Goes out: forms of it for comparison. Never used for what is stored or shown. */
import { foldAccents as withoutAccents } from "@/lib/model/fold-accents";
import { isWhiteSpace } from "@/lib/model/white-space";

/** Without case and with white space folded; accents kept. */
export function foldCase(text: string): string {
  return text.normalize("NFC").toLowerCase().replace(/[\s\u00a0]+/gu, " ").trim();
}

/** `foldCase` without accents; đ becomes d. */
export function foldAccents(text: string): string {
  return withoutAccents(foldCase(text));
}

/** A stable slug of a printed name: what stands in parentheses is a synonym and left out; "x" when nothing is left. */
export function slugOf(name: string): string {
  const bare = name.replace(/\([^)]*\)/gu, " ").trim();
  const slug = foldAccents(bare === "" ? name : bare).replace(/[^a-z0-9]+/gu, "-").replace(/^-+|-+$/gu, "");
  return slug === "" ? "x" : slug;
}

/** Levenshtein distance of two short strings, in UTF-16 units; stops at `limit + 1`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(substitution, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
    if (Math.min(...row) > limit) return limit + 1;
  }
  return row[b.length] as number;
}

/** Characters that are not white space: the unit of the ledger. */
export function inkLength(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index++) if (!isWhiteSpace(text.charCodeAt(index))) count++;
  return count;
}
