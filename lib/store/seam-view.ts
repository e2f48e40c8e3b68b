import type { Chunk } from "@/lib/model/chunk";
import type { SourceLine } from "@/lib/model/line";
import type { Seam } from "@/lib/model/seam";
import type { SectionSpan } from "@/lib/model/section-span";
import type { SeamView } from "@/lib/model/views";
import { seamAnchor } from "@/lib/review/anchor";
import { type CarriedDecision, seamKeyOf } from "@/lib/review/carry-over";
import { seamState } from "@/lib/review/review-state";
import { seamSides } from "@/lib/review/seam-sides";
import { sha256Text } from "./sha256-text";

/** The line that holds the character at `offset`, or the nearest one before it (separators belong to no line). */
function lineAt(lines: readonly SourceLine[], offset: number): SourceLine | undefined {
  return lines.filter((line) => line.start <= offset).at(-1);
}

/** Boxes of the lines on both sides of a place (UTF-16 offset) in a section's text; one where it falls inside a line. */
export function borderBoxes(section: Pick<SectionSpan, "lines">, at: number): SeamView["boxes"] {
  const border = [lineAt(section.lines, at - 1), lineAt(section.lines, at)];
  return border.flatMap((line, index) => (line && border.indexOf(line) === index ? [{ physicalPage: line.physicalPage, bbox: line.bbox }] : []));
}

/** One seam as its strip shows it: exactly the text that a decision on it covers, with the verdict that stands. `chunks` are the section's. */
export function toSeamView(seam: Seam, section: SectionSpan, chunks: readonly Chunk[], current: ReadonlyMap<string, CarriedDecision>): SeamView {
  const seamKey = seamKeyOf(seam);
  const right = chunks.find((chunk) => chunk.chunkId === seam.rightChunkId);
  return { seam, seamKey, ...seamSides(section, seam), overlapTokens: right?.overlapTokens ?? 0, ...seamState(current, seamKey), judged: seamAnchor(section, seam, sha256Text).contentHash, boxes: borderBoxes(section, seam.at) };
}
