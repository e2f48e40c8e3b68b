/** Makes the prose chunks of one section: in go its parts, out come chunks with pages, boxes and attachments; it never changes a part's borders. */
import { toBox } from "@/lib/geometry/block-boxes";
import type { Block } from "@/lib/model/block";
import type { Chunk, ChunkBox } from "@/lib/model/chunk";
import type { SourceLine } from "@/lib/model/line";
import type { Monograph } from "@/lib/model/monograph";
import type { SectionSpan } from "@/lib/model/section-span";
import { attachmentOf } from "./block-chunks";
import type { ChunkInput } from "./chunk-input";
import { embeddedText } from "./embedded-text";
import { firstEndingBehind } from "./halving";
import type { Part } from "./part-maker";

/** One chunk a part, in order. `blocks` are the section's lifted blocks. */
export function proseChunks(monograph: Monograph, section: SectionSpan, parts: readonly Part[], blocks: readonly Block[], input: ChunkInput): Chunk[] {
  const carrier = blocks.map((block) => carryingPart(parts, block.at));
  return parts.map((part, partIndex): Chunk => {
    const sourceText = section.text.slice(part.start, part.end);
    const contextLabels = part.carried.map((label) => label.text);
    const text = embeddedText(contextLabels, sourceText);
    const attachments = blocks.filter((_, i) => carrier[i] === partIndex).map((block) => attachmentOf(block, input));
    const boxes = boxesOf(section.lines, part.start, part.end);
    const headingPage = section.headings[0]?.physicalPage ?? 0;
    const first = boxes.reduce((low, box) => Math.min(low, box.physicalPage), boxes[0]?.physicalPage ?? headingPage);
    const last = boxes.reduce((high, box) => Math.max(high, box.physicalPage), boxes[0]?.physicalPage ?? headingPage);
    return {
      chunkId: `${monograph.drugId}__${section.key}__${partIndex}`,
      drugId: monograph.drugId,
      drugName: monograph.drugName,
      sectionKey: section.key,
      sectionDisplayName: section.displayName,
      text,
      sourceText,
      contextLabels,
      headingPhysicalPage: headingPage,
      sourcePageRange: [first, last],
      printedPageRange: [input.folioOf(first), input.folioOf(last)],
      atcCodes: monograph.atcCodes,
      partIndex,
      partCount: parts.length,
      estTokens: part.tokens,
      oversized: part.oversized,
      chunkKind: "prose",
      attachments,
      hasQuarantinedContent: attachments.some((attachment) => attachment.quarantined),
      start: part.start,
      end: part.end,
      overlapLength: part.at - part.start,
      overlapTokens: part.overlapTokens,
      blockId: null,
      boxes,
    };
  });
}

/** Index of the part whose own text holds the place after which a block stands; the last one before it where a quarantined range holds the place. */
function carryingPart(parts: readonly Part[], at: number): number {
  const holding = parts.findIndex((part) => part.at <= at && at <= part.end);
  if (holding >= 0) return holding;
  const before = parts.findLastIndex((part) => part.end <= at);
  return before >= 0 ? before : 0;
}

/** Boxes of the source lines that share a character with `[start, end)`, found by halving: lines stand in order. */
function boxesOf(lines: readonly SourceLine[], start: number, end: number): ChunkBox[] {
  const boxes: ChunkBox[] = [];
  for (let i = firstEndingBehind(lines, start); i < lines.length && (lines[i] as SourceLine).start < end; i++) boxes.push(toBox(lines[i] as SourceLine));
  return boxes;
}
