// Comes in: the records of somebody's file that are about one monograph, and that monograph as segmented. Goes out: its chunks and seams, and every fault by line and field. It never moves a border and never mends a record.
import { rowBoxes, toBox, wholeBoxes } from "@/lib/geometry/block-boxes";
import type { Block } from "@/lib/model/block";
import type { Chunk, ChunkBox } from "@/lib/model/chunk";
import type { SourceLine } from "@/lib/model/line";
import type { Monograph } from "@/lib/model/monograph";
import type { Seam } from "@/lib/model/seam";
import type { SectionSpan } from "@/lib/model/section-span";
import type { ReadJsonlResult, RecordError, RecordErrorCode } from "./read-jsonl";
import type { ChunkRecord } from "./record";
import { rowsOfLines } from "./rows-of-lines";
import { fromRecord } from "./to-record";

export type RecordAtLine = ReadJsonlResult["records"][number];

export interface PlacedRecords {
  /** By section as printed: prose in the order of the text, then the chunks of each block. */
  chunks: Chunk[];
  seams: Seam[];
  /** In the order of the records. Where there is one, chunks and seams are not to be used. */
  errors: RecordError[];
}

/** A chunk that stands in its section's text. */
type ProseChunk = Chunk & { start: number; end: number };

/**
 * Finds the place of every record in its monograph. Offsets, overlap, boxes and the section's name are ours; text, carried labels, part numbers, token
 * counts, attachments and pages stay as the file states them, so that the gates can judge them. Part numbers of a section in which no record states one, a
 * token count of 0 and an empty list of ATC codes are "not stated" and are filled in. `count` gives the tokens of a text.
 */
export function placeRecords(entries: readonly RecordAtLine[], monograph: Monograph, count: (text: string) => number): PlacedRecords {
  const errors: RecordError[] = [];
  const blocks = new Map(monograph.blocks.map((block) => [block.blockId, block]));
  const placed = entries.flatMap(({ line, record }): Chunk[] => {
    const found = placeRecord(record, monograph, blocks, count, (field, code, expected) => errors.push({ line, field, code, expected }));
    return found === null ? [] : [found];
  });
  const result: PlacedRecords = { chunks: [], seams: [], errors };
  for (const section of monograph.sections) {
    const own = placed.filter((chunk) => chunk.sectionKey === section.key);
    const prose = joinParts(own.filter(isProse), section, count);
    const ofBlocks = own.filter((chunk) => !isProse(chunk));
    result.chunks.push(...prose, ...monograph.blocks.flatMap((block) => ofBlocks.filter((chunk) => chunk.blockId === block.blockId).sort((a, b) => a.partIndex - b.partIndex)));
    result.seams.push(...seamsOf(prose, section));
  }
  return result;
}

function isProse(chunk: Chunk): chunk is ProseChunk {
  return chunk.start !== null;
}

type Complain = (field: string, code: RecordErrorCode, expected: string) => void;

function placeRecord(record: ChunkRecord, monograph: Monograph, blocks: ReadonlyMap<string, Block>, count: (text: string) => number, complain: Complain): Chunk | null {
  const section = monograph.sections.find((candidate) => candidate.key === record.section_key);
  if (record.drug_name !== monograph.drugName.normalize("NFC")) complain("drug_name", "not_as_in_book", monograph.drugName);
  record.attachments.forEach((attachment, index) => {
    if (!blocks.has(attachment.block_id)) complain(`attachments.${index}.block_id`, "block_unknown", "a block of this monograph");
  });
  if (section === undefined) {
    complain("section_key", "not_in_book", "a section of this monograph");
    return null;
  }
  const read = fromRecord(record);
  const chunk: Chunk = {
    ...read,
    sectionDisplayName: section.displayName,
    atcCodes: record.atc_codes.length > 0 ? read.atcCodes : monograph.atcCodes,
    estTokens: record.est_tokens > 0 ? record.est_tokens : count(record.text),
    attachments: read.attachments.map((attachment) => ({ ...attachment, bbox: blocks.get(attachment.blockId)?.bbox ?? attachment.bbox })),
  };
  return record.chunk_kind === "prose" ? placeProse(chunk, section, complain) : placeBlockChunk(chunk, section, blocks, complain);
}

function placeProse(chunk: Chunk, section: SectionSpan, complain: Complain): Chunk | null {
  const start = section.text.indexOf(chunk.sourceText);
  if (start < 0) {
    complain("source_text", "not_in_section", "one exact stretch of the section");
    return null;
  }
  if (section.text.indexOf(chunk.sourceText, start + 1) >= 0) {
    complain("source_text", "not_unique", "one place in the section");
    return null;
  }
  const end = start + chunk.sourceText.length;
  return { ...chunk, start, end, boxes: linesOf(section.lines, start, end).map(toBox) };
}

function placeBlockChunk(chunk: Chunk, section: SectionSpan, blocks: ReadonlyMap<string, Block>, complain: Complain): Chunk | null {
  const sole = chunk.attachments.length === 1 ? chunk.attachments[0]?.blockId : undefined;
  const block = [chunk.blockId, sole].map((blockId) => blocks.get(blockId ?? "")).find((candidate) => candidate?.sectionKey === section.key);
  if (block === undefined) {
    complain(chunk.attachments.length === 1 ? "attachments.0.block_id" : "chunk_id", "block_unknown", "a block of this section");
    return null;
  }
  if (!isSaidBy(block, section, chunk.sourceText)) {
    complain("source_text", "not_in_block", "text of the block, or its caption");
    return null;
  }
  return { ...chunk, blockId: block.blockId, boxes: blockBoxes(block, chunk) };
}

/** The block's own text has it, or it is what names the block, or each of its lines is the text of a cell. */
function isSaidBy(block: Block, section: SectionSpan, sourceText: string): boolean {
  if (block.text.includes(sourceText) || [block.caption, section.displayName, block.blockId].includes(sourceText)) return true;
  const cells = block.cells.map((cell) => cell.text).join("\n");
  return `\n${cells}\n`.includes(`\n${sourceText}\n`) || sourceText.split("\n").every((line) => block.cells.some((cell) => cell.text.split("\n").includes(line)));
}

/** Of a descriptor the whole block, of rows those that their source touches. */
function blockBoxes(block: Block, { chunkKind, sourceText }: Chunk): ChunkBox[] {
  const at = chunkKind === "table_rows" ? block.text.indexOf(sourceText) : -1;
  const touched = at < 0 ? [] : linesOf(block.lines, at, at + sourceText.length);
  const rows = rowBoxes(block, rowsOfLines(block, touched));
  if (touched.length > 0) return rows.length > 0 ? rows : touched.map(toBox);
  return wholeBoxes(block);
}

/** The lines that share a character with `[start, end)`. */
function linesOf(lines: readonly SourceLine[], start: number, end: number): SourceLine[] {
  return lines.filter((line) => line.start < end && start < line.end);
}

/** The parts in the order of the text, each with what it repeats of the one before. */
function joinParts(parts: readonly ProseChunk[], section: SectionSpan, count: (text: string) => number): ProseChunk[] {
  const ordered = [...parts].sort((a, b) => a.start - b.start || a.end - b.end);
  const statesNumbers = ordered.some((part) => part.partIndex > 0 || part.partCount > 1);
  return ordered.map((part, index) => {
    const before = ordered[index - 1];
    const overlapLength = before === undefined ? 0 : Math.min(Math.max(0, before.end - part.start), part.end - part.start);
    const overlapTokens = overlapLength === 0 ? 0 : count(section.text.slice(part.start, part.start + overlapLength));
    return { ...part, ...(statesNumbers ? {} : { partIndex: index, partCount: ordered.length }), overlapLength, overlapTokens };
  });
}

/**
 * The borders between consecutive parts. Where text lies between two parts, or the second has nothing of its own, they do not meet and there is none: the gates
 * say what is missing. Nobody can move these borders, so they have no candidates.
 */
function seamsOf(parts: readonly ProseChunk[], { text }: SectionSpan): Seam[] {
  return parts.slice(0, -1).flatMap((left, index): Seam[] => {
    const right = parts[index + 1];
    if (right === undefined || right.end <= left.end || text.slice(left.end, right.start).trim() !== "") return [];
    return [
      {
        drugId: left.drugId,
        sectionKey: left.sectionKey,
        index,
        leftChunkId: left.chunkId,
        rightChunkId: right.chunkId,
        at: Math.max(left.end, right.start),
        overlapStart: right.start,
        contextLabels: right.contextLabels,
        pinned: false,
        candidates: [],
      },
    ];
  });
}
