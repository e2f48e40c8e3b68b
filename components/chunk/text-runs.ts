import type { Chunk } from "@/lib/model/chunk";
import type { Label } from "@/lib/model/label";

/** A stretch of a chunk's source text that is drawn in one way. */
export interface TextRun {
  text: string;
  /** Repeats the part before. */
  overlap: boolean;
  /** Prints a governing label. */
  label: boolean;
}

/**
 * Cuts a chunk's `sourceText` where its overlap ends and where labels begin and end. `labels` have offsets into the
 * section's text. The runs joined are the source text, character for character.
 */
export function textRuns(chunk: Pick<Chunk, "sourceText" | "start" | "overlapLength">, labels: readonly Label[]): TextRun[] {
  const { sourceText, overlapLength } = chunk;
  const start = chunk.start ?? 0;
  const inside = chunk.start === null ? [] : labels.map((label) => ({ from: label.start - start, to: label.end - start })).filter(({ from, to }) => to > 0 && from < sourceText.length);
  // White space at the end of the overlap is a run of its own: a line under it would hang in the air.
  const cuts = new Set([0, sourceText.slice(0, overlapLength).trimEnd().length, overlapLength, sourceText.length]);
  for (const { from, to } of inside) cuts.add(Math.max(0, from)).add(Math.min(sourceText.length, to));
  const points = [...cuts].filter((at) => at <= sourceText.length).sort((a, b) => a - b);
  return points.slice(0, -1).map((from, index) => ({
    text: sourceText.slice(from, points[index + 1]),
    overlap: from < overlapLength,
    label: inside.some((label) => from >= label.from && from < label.to),
  }));
}
