import type { Chunk } from "@/lib/model/chunk";
import type { SourceLine } from "@/lib/model/line";
import type { Seam } from "@/lib/model/seam";
import type { SectionSpan } from "@/lib/model/section-span";
import type { DecisionView, SeamView } from "@/lib/model/views";
import { seamKeyOf } from "./decision-rows";

/** How much of the text on each side of a seam its strip shows, UTF-16 units. */
const STRIP_LENGTH = 280;

/** The last `STRIP_LENGTH` units of `text` before `end`, from a word's start, not before `from`. */
function tailBefore(text: string, from: number, end: number): string {
  const start = Math.max(from, end - STRIP_LENGTH);
  if (start <= from) return text.slice(from, end);
  const space = text.slice(start, end).search(/\s/);
  return text.slice(space < 0 ? start : start + space + 1, end);
}

/** The first `STRIP_LENGTH` units of `text` after `start`, to a word's end, not beyond `to`. */
function headAfter(text: string, start: number, to: number): string {
  if (start + STRIP_LENGTH >= to) return text.slice(start, to);
  const head = text.slice(start, start + STRIP_LENGTH);
  const space = head.search(/\s\S*$/);
  return space > 0 ? head.slice(0, space) : head;
}

/** The line that holds the character at `offset`, or the nearest one before it (separators belong to no line). */
function lineAt(lines: readonly SourceLine[], offset: number): SourceLine | undefined {
  return lines.filter((line) => line.start <= offset).at(-1);
}

function borderBoxes(seam: Seam, section: SectionSpan): SeamView["boxes"] {
  const border = [lineAt(section.lines, seam.at - 1), lineAt(section.lines, seam.at)];
  return border.flatMap((line, index) => (line && border.indexOf(line) === index ? [{ physicalPage: line.physicalPage, bbox: line.bbox }] : []));
}

/** One seam as its strip shows it, with the verdict that stands on it. `chunks` are the section's. */
export function toSeamView(seam: Seam, section: SectionSpan, chunks: readonly Chunk[], decisions: readonly DecisionView[]): SeamView {
  const left = chunks.find((chunk) => chunk.chunkId === seam.leftChunkId);
  const right = chunks.find((chunk) => chunk.chunkId === seam.rightChunkId);
  const seamKey = seamKeyOf(seam.drugId, seam.sectionKey, seam.index);
  const view = decisions.find((entry) => entry.current && entry.seamKey === seamKey);
  const verdict = view?.decision.verdict;
  return {
    seam,
    seamKey,
    leftTail: tailBefore(section.text, left?.start ?? 0, seam.overlapStart),
    overlap: section.text.slice(seam.overlapStart, seam.at),
    rightHead: headAfter(section.text, seam.at, right?.end ?? section.text.length),
    overlapTokens: right?.overlapTokens ?? 0,
    verdict: verdict === "accept" || verdict === "reject" ? verdict : null,
    reason: view && verdict !== "reopen" ? view.decision.reason : null,
    lookAgain: view?.carry === "look_again",
    boxes: borderBoxes(seam, section),
  };
}
