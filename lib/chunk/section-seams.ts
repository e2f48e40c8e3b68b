/** Makes the seams of one section: in go its parts and chunks, out come the borders between consecutive parts; a quarantined range between two parts makes none. */
import type { Chunk } from "@/lib/model/chunk";
import type { Seam } from "@/lib/model/seam";
import { indexFrom } from "./halving";
import { bordersOf, type SectionParts } from "./section-parts";

/** How many borders on each side of a seam a reviewer is offered. */
const CANDIDATES_EACH_SIDE = 40;

/** Seams in order. `chunks` are the prose chunks of `split.parts`, in the same order. */
export function sectionSeams(split: SectionParts, chunks: readonly Chunk[]): Seam[] {
  const seams: Seam[] = [];
  const borders = bordersOf(split.packed);
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
      candidates: candidatesAround(borders, part.at),
    });
  });
  return seams;
}

function candidatesAround(borders: readonly number[], at: number): number[] {
  const next = indexFrom(borders, at);
  const from = borders[next] === at ? next + 1 : next;
  return [...borders.slice(Math.max(0, next - CANDIDATES_EACH_SIDE), next), ...borders.slice(from, from + CANDIDATES_EACH_SIDE)];
}
