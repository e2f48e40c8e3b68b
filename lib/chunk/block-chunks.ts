/**
 * Makes the chunks of one block: in go the block and its section, out come its descriptor and, for a long approved table, its row chunks;
 * it never quotes a block that nobody approved.
 */
import { rowBoxes, wholeBoxes } from "@/lib/geometry/block-boxes";
import { containsMiddle } from "@/lib/geometry/rect";
import type { Block } from "@/lib/model/block";
import type { Attachment, Chunk } from "@/lib/model/chunk";
import type { Monograph } from "@/lib/model/monograph";
import type { SectionSpan } from "@/lib/model/section-span";
import { blockTexts } from "./block-text";
import type { ChunkInput } from "./chunk-input";
import type { TablePiece } from "./table-chunks";

/** A lifted block as the chunks around it carry it. */
export function attachmentOf(block: Block, input: ChunkInput): Attachment {
  return {
    blockId: block.blockId,
    kind: block.kind,
    physicalPage: block.physicalPage,
    bbox: block.bbox,
    printedPage: input.folioOf(block.physicalPage),
    quarantined: input.blockStateOf(block.blockId) !== "approved",
  };
}

/** The descriptor of a block, then its row chunks. A caption that was read from a picture is quoted with the block, not before. `labels` govern the block's place, outermost first. */
export function blockChunks(monograph: Monograph, section: SectionSpan, printed: Block, labels: readonly string[], input: ChunkInput): Chunk[] {
  const state = input.blockStateOf(printed.blockId);
  const isQuoted = state === "approved";
  const block = isQuoted || !printed.reasons.includes("text_from_ocr") ? printed : { ...printed, caption: null };
  const carried = isQuoted ? labels : [];
  const texts = blockTexts(block, state, { drugName: monograph.drugName, sectionName: section.displayName, labels: carried }, input);
  const title = block.caption ?? section.displayName;
  const base = baseChunk(monograph, section, block, input, carried);
  const partCount = texts.pieces.length + 1;
  const descriptor: Chunk = {
    ...base,
    ...measured(texts.descriptor, input),
    sourceText: isQuoted && block.text.trim() !== "" ? block.text : title,
    partIndex: 0,
    partCount,
    chunkKind: "block_descriptor",
  };
  return [descriptor, ...texts.pieces.map((piece, i): Chunk => rowChunk(base, block, piece, i, partCount, input))];
}

function baseChunk(monograph: Monograph, section: SectionSpan, block: Block, input: ChunkInput, contextLabels: readonly string[]): Omit<Chunk, "text" | "sourceText" | "estTokens" | "oversized" | "partIndex" | "partCount" | "chunkKind"> {
  const attachment = attachmentOf(block, input);
  // A caption may stand on the page before its table.
  const pages = pagesOf([...block.pieces, ...block.lines].map((place) => place.physicalPage));
  return {
    chunkId: `${monograph.drugId}__${section.key}__block__${block.blockId}`,
    drugId: monograph.drugId,
    drugName: monograph.drugName,
    sectionKey: section.key,
    sectionDisplayName: section.displayName,
    contextLabels: [...contextLabels],
    headingPhysicalPage: section.headings[0]?.physicalPage ?? block.physicalPage,
    sourcePageRange: pages,
    printedPageRange: [input.folioOf(pages[0]), input.folioOf(pages[1])],
    atcCodes: monograph.atcCodes,
    attachments: [attachment],
    hasQuarantinedContent: attachment.quarantined,
    start: null,
    end: null,
    overlapLength: 0,
    overlapTokens: 0,
    blockId: block.blockId,
    boxes: wholeBoxes(block),
  };
}

function rowChunk(base: ReturnType<typeof baseChunk>, block: Block, piece: TablePiece, index: number, partCount: number, input: ChunkInput): Chunk {
  const boxes = rowBoxes(block, piece.rows);
  const pages = boxes.length > 0 ? pagesOf(boxes.map((box) => box.physicalPage)) : base.sourcePageRange;
  return {
    ...base,
    ...measured(piece.text, input),
    chunkId: `${base.chunkId}__rows__${index}`,
    sourceText: rowSource(block, piece.rows),
    sourcePageRange: pages,
    printedPageRange: [input.folioOf(pages[0]), input.folioOf(pages[1])],
    boxes: boxes.length > 0 ? boxes : base.boxes,
    partIndex: index + 1,
    partCount,
    chunkKind: "table_rows",
  };
}

function measured(text: string, input: ChunkInput): Pick<Chunk, "text" | "estTokens" | "oversized"> {
  const estTokens = input.counter.count(text);
  return { text, estTokens, oversized: estTokens > input.limits.ceilingTokens };
}

function pagesOf(pages: readonly number[]): [number, number] {
  return [Math.min(...pages), Math.max(...pages)];
}

/** The block's own text from its first line to its last line that stands in these rows; their cells' text where no line does. */
function rowSource(block: Block, rows: readonly number[]): string {
  const cells = block.cells.filter((cell) => rows.some((row) => cell.row <= row && row < cell.row + cell.rowSpan));
  const inside = block.lines.filter((line) => cells.some((cell) => cell.physicalPage === line.physicalPage && containsMiddle(cell.bbox, line.bbox)));
  const source = inside.length === 0 ? "" : block.text.slice(Math.min(...inside.map((line) => line.start)), Math.max(...inside.map((line) => line.end)));
  if (source.trim() !== "") return source;
  const text = cells.map((cell) => cell.text).join("\n").trim();
  return text === "" ? (block.caption ?? block.blockId) : text;
}
