import type { Finding } from "@/lib/model/finding";
import { type BookChunk, placeOfChunk } from "./gate-facts";
import { makeFinding } from "./make-finding";

/** Every chunk id names one chunk of the book. The second and later bearers of an id are reported. */
export function chunkIdNotUnique(input: { chunks: readonly BookChunk[] }): Finding[] {
  const seen = new Set<string>();
  const findings: Finding[] = [];
  for (const chunk of input.chunks) {
    if (seen.has(chunk.chunkId)) findings.push(makeFinding("chunk_id_not_unique", placeOfChunk(chunk), "1 chunk with this id", "2 or more"));
    seen.add(chunk.chunkId);
  }
  return findings;
}
