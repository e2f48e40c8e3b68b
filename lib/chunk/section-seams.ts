/** Makes the seams of one section: in go its parts and chunks, out come the borders between consecutive parts; a quarantined range between two parts makes none. */
import type { Chunk } from "@/lib/model/chunk";
import type { Seam } from "@/lib/model/seam";
import type { SectionParts } from "./section-parts";

/** How many borders on each side of a seam a reviewer is offered. */
const CANDIDATES_EACH_SIDE = 40;

/** Seams in order. `chunks` are the prose chunks of `split.parts`, in the same order. */
export function sectionSeams(split: SectionParts, chunks: readonly Chunk[]): Seam[] {
  const seams: Seam[] = [];
  chunks.slice(0, -1).forEach((left, index) => {
    const right = chunks[index + 1] as Chunk;
    const part = split.parts[index + 1];
    const before = split.parts[index];
    if (part === undefined || before === undefined || before.end !== part.at) return;
    seams.push({
      drugId: left.drugId,
      sectionKey: left.sectionKey,
      index,
      leftChunkId: left.chunkId,
      rightChunkId: right.chunkId,
      at: part.at,
      overlapStart: part.start,
      contextLabels: right.contextLabels,
      pinned: before.pinnedEnd,
      candidates: candidatesAround(split.borders, part.at),
    });
  });
  return seams;
}

function candidatesAround(borders: readonly number[], at: number): number[] {
  let low = 0;
  let high = borders.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((borders[middle] as number) < at) low = middle + 1;
    else high = middle;
  }
  const from = borders[low] === at ? low + 1 : low;
  return [...borders.slice(Math.max(0, low - CANDIDATES_EACH_SIDE), low), ...borders.slice(from, from + CANDIDATES_EACH_SIDE)];
}
