import type { Chunk } from "@/lib/model/chunk";
import type { Seam } from "@/lib/model/seam";

/** One line of the chooser: cutting at `at` makes it the first of the right part. */
export interface MovePlace {
  /** UTF-16 offset in the section's text. */
  at: number;
  /** Source from this place to the next one. */
  text: string;
}

type Part = Pick<Chunk, "start" | "end" | "overlapLength" | "sourceText">;

/**
 * The places between which a seam can be moved without passing its neighbours, its present one among them, ascending; `head` is the source before
 * the first of them. The text comes from the two parts themselves: `left` and `right` are the chunks on both sides.
 */
export function movePlaces(seam: Pick<Seam, "at" | "candidates">, left: Part, right: Part): { head: string; places: MovePlace[] } {
  const start = left.start ?? 0;
  const end = right.end ?? 0;
  const joined = left.sourceText + right.sourceText.slice((left.end ?? 0) - (right.start ?? 0));
  const own = start + left.overlapLength;
  const bounds = [...new Set([...seam.candidates.filter((at) => at > own && at < end), seam.at])].sort((a, b) => a - b);
  const textOf = (from: number, to: number) => joined.slice(from - start, to - start);
  return { head: textOf(own, bounds[0] ?? own), places: bounds.map((at, index) => ({ at, text: textOf(at, bounds[index + 1] ?? end) })) };
}
