import type { Anchor } from "@/lib/model/decision";

/** Every place at which `needle` starts in `text`, overlapping ones included, ascending. An empty needle is nowhere. */
export function occurrencesOf(needle: string, text: string): number[] {
  const places: number[] = [];
  if (needle === "") return places;
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) places.push(at);
  return places;
}

/**
 * The offset (UTF-16) between `before` and `after` in a section's text as it is now; null unless the two stand there together, unchanged and
 * only once. It never settles for the nearest likeness.
 */
export function locateAnchor(anchor: Pick<Anchor, "before" | "after">, sectionText: string): number | null {
  const [place, second] = occurrencesOf(anchor.before + anchor.after, sectionText);
  return place === undefined || second !== undefined ? null : place + anchor.before.length;
}

/**
 * Offsets where something of the anchored place can be recognised: both sides (when they stand there more than once), or one whole side
 * that stands there only once. Good enough to ask a person to look again, never to apply a decision.
 */
export function likelyPlaces(anchor: Pick<Anchor, "before" | "after">, sectionText: string): number[] {
  const both = occurrencesOf(anchor.before + anchor.after, sectionText).map((at) => at + anchor.before.length);
  if (both.length > 0) return both;
  const before = occurrencesOf(anchor.before, sectionText).map((at) => at + anchor.before.length);
  const after = occurrencesOf(anchor.after, sectionText);
  return [...new Set([...(before.length === 1 ? before : []), ...(after.length === 1 ? after : [])])];
}

/** Cuts a text between two UTF-16 offsets, without half a surrogate pair at either end (a database could not give that back). */
export function sliceWhole(text: string, start: number, end: number): string {
  return text.slice(start, end).replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/gu, "");
}
