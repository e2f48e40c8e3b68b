// Comes in: a chunk. Goes out: its schema v4 record (and back). The only place where inner names and outer names meet; it never changes a text.
import type { Attachment, Chunk } from "@/lib/model/chunk";
import { pageRect } from "@/lib/model/rect";
import { SCHEMA_VERSION } from "@/lib/model/required-fields";
import type { AttachmentRecord, ChunkRecord, RecordPrintedPage } from "./record";

/** The chunk's v4 record, keys in the published order, so that `JSON.stringify` writes the same bytes every time. */
export function toRecord(chunk: Chunk): ChunkRecord {
  return {
    chunk_id: chunk.chunkId,
    drug_id: chunk.drugId,
    drug_name: chunk.drugName,
    section_key: chunk.sectionKey,
    section_display_name: chunk.sectionDisplayName,
    text: chunk.text,
    source_text: chunk.sourceText,
    context_labels: [...chunk.contextLabels],
    heading_physical_page: chunk.headingPhysicalPage,
    source_page_range: [chunk.sourcePageRange[0], chunk.sourcePageRange[1]],
    printed_page_range: [toPrintedPage(chunk.printedPageRange[0]), toPrintedPage(chunk.printedPageRange[1])],
    atc_codes: [...chunk.atcCodes],
    part_index: chunk.partIndex,
    part_count: chunk.partCount,
    est_tokens: chunk.estTokens,
    oversized: chunk.oversized,
    chunk_kind: chunk.chunkKind,
    attachments: chunk.attachments.map(toAttachmentRecord),
    has_quarantined_content: chunk.hasQuarantinedContent,
    schema_version: SCHEMA_VERSION,
  };
}

/**
 * The chunk of a record. What a record does not hold stays unknown: offsets are null, there are no boxes, the overlap is 0, and the block
 * of a descriptor or rows chunk is read from its id (`…__block__{id}` or `…__block__{id}__rows__{n}`).
 */
export function fromRecord(record: ChunkRecord): Chunk {
  return {
    chunkId: record.chunk_id,
    drugId: record.drug_id,
    drugName: record.drug_name,
    sectionKey: record.section_key,
    sectionDisplayName: record.section_display_name,
    text: record.text,
    sourceText: record.source_text,
    contextLabels: [...record.context_labels],
    headingPhysicalPage: record.heading_physical_page,
    sourcePageRange: [record.source_page_range[0], record.source_page_range[1]],
    printedPageRange: [fromPrintedPage(record.printed_page_range[0]), fromPrintedPage(record.printed_page_range[1])],
    atcCodes: [...record.atc_codes],
    partIndex: record.part_index,
    partCount: record.part_count,
    estTokens: record.est_tokens,
    oversized: record.oversized,
    chunkKind: record.chunk_kind,
    attachments: record.attachments.map(fromAttachmentRecord),
    hasQuarantinedContent: record.has_quarantined_content,
    start: null,
    end: null,
    overlapLength: 0,
    overlapTokens: 0,
    blockId: record.chunk_kind === "prose" ? null : (/__block__(.+?)(?:__rows__\d+)?$/u.exec(record.chunk_id)?.[1] ?? null),
    boxes: [],
    schemaVersion: record.schema_version,
  };
}

/** "1349" → 1349; "xii", "A-3" and "007" stay as printed (a number could not be turned back into them); null stays null. */
export function toPrintedPage(folio: string | null): RecordPrintedPage {
  if (folio === null || folio === "") return null;
  return /^(?:0|[1-9]\d{0,8})$/u.test(folio) ? Number(folio) : folio;
}

/** The folio as a string again. */
export function fromPrintedPage(page: RecordPrintedPage): string | null {
  return page === null ? null : String(page);
}

function toAttachmentRecord(attachment: Attachment): AttachmentRecord {
  const [x0, y0, x1, y1] = attachment.bbox;
  return {
    block_id: attachment.blockId,
    kind: attachment.kind,
    physical_page: attachment.physicalPage,
    bbox: [x0, y0, x1, y1],
    printed_page: toPrintedPage(attachment.printedPage),
    quarantined: attachment.quarantined,
  };
}

function fromAttachmentRecord(record: AttachmentRecord): Attachment {
  return {
    blockId: record.block_id,
    kind: record.kind,
    physicalPage: record.physical_page,
    bbox: pageRect(...record.bbox),
    printedPage: fromPrintedPage(record.printed_page),
    quarantined: record.quarantined,
  };
}
