import type { Attachment, Chunk } from "@/lib/model/chunk";
import type { Finding, GateName, Severity } from "@/lib/model/finding";
import type { Label } from "@/lib/model/label";
import type { PageRect } from "@/lib/model/rect";
import type { Seam } from "@/lib/model/seam";
import type { SectionKey } from "@/lib/model/section-key";
import type { SectionView } from "@/lib/model/views";
import type { Attachment as StoredAttachment, Chunk as StoredChunk, Finding as StoredFinding, Seam as StoredSeam } from "./generated/client";
import type { TableRows } from "./bulk-insert";
import { packJson, unpackJson } from "./packed-json";

/** One monograph as a run cut it. */
export interface ChunkedMonograph {
  drugId: string;
  chunks: Chunk[];
  seams: Seam[];
  /** Findings about this monograph, of the chunker and of the gates. */
  findings: Finding[];
  /** In printed order. */
  sections: { key: SectionKey; labels: Label[]; ledger: SectionView["ledger"] }[];
  /** By block id: the chunks that its approval makes or would make. */
  previews: ReadonlyMap<string, { text: string; tokens: number }[]>;
}

type ChunkBody = Omit<Chunk, "text" | "sourceText" | "attachments">;

function toChunkRow(runId: string, chunk: Chunk, ordinal: number) {
  const { text, sourceText, attachments: _, ...body } = chunk;
  return {
    runId,
    chunkId: chunk.chunkId,
    ordinal,
    drugId: chunk.drugId,
    sectionKey: chunk.sectionKey,
    chunkKind: chunk.chunkKind,
    blockId: chunk.blockId,
    partIndex: chunk.partIndex,
    partCount: chunk.partCount,
    estTokens: chunk.estTokens,
    oversized: chunk.oversized,
    hasQuarantinedContent: chunk.hasQuarantinedContent,
    text,
    sourceText,
    body: packJson(body satisfies ChunkBody),
  };
}

function toAttachmentRow(runId: string, chunkId: string, attachment: Attachment, ordinal: number) {
  const { bbox, ...rest } = attachment;
  return { runId, chunkId, ordinal, ...rest, bboxJson: JSON.stringify(bbox) };
}

function fromAttachmentRow(row: StoredAttachment): Attachment {
  const { blockId, kind, physicalPage, printedPage, quarantined } = row;
  return { blockId, kind: kind as Attachment["kind"], physicalPage, bbox: JSON.parse(row.bboxJson) as PageRect, printedPage, quarantined };
}

/** `attachments` must be in their `ordinal` order. */
export function fromChunkRow(row: Pick<StoredChunk, "text" | "sourceText" | "body"> & { attachments: StoredAttachment[] }): Chunk {
  return { ...unpackJson<ChunkBody>(row.body), text: row.text, sourceText: row.sourceText, attachments: row.attachments.map(fromAttachmentRow) };
}

function toSeamRow(runId: string, seam: Seam) {
  return { runId, drugId: seam.drugId, sectionKey: seam.sectionKey, seamIndex: seam.index, at: seam.at, pinned: seam.pinned, seamJson: JSON.stringify(seam) };
}

export function fromSeamRow(row: Pick<StoredSeam, "seamJson">): Seam {
  return JSON.parse(row.seamJson) as Seam;
}

export function toFindingRow(runId: string, scope: "book" | "monograph", finding: Finding, ordinal: number) {
  const { bbox, ...place } = finding.place;
  return { runId, ordinal, scope, gate: finding.gate, severity: finding.severity, ...place, bboxJson: bbox ? JSON.stringify(bbox) : null, expected: finding.expected, found: finding.found };
}

export function fromFindingRow(row: StoredFinding): Finding {
  return {
    gate: row.gate as GateName,
    severity: row.severity as Severity,
    place: {
      drugId: row.drugId,
      sectionKey: row.sectionKey as SectionKey | null,
      chunkId: row.chunkId,
      blockId: row.blockId,
      physicalPage: row.physicalPage,
      bbox: row.bboxJson ? (JSON.parse(row.bboxJson) as PageRect) : null,
    },
    expected: row.expected,
    found: row.found,
  };
}

/** All rows of what a run made of one monograph, tables in the order in which they refer to each other. */
export function toChunkedRows(runId: string, { drugId, chunks, seams, findings, sections }: ChunkedMonograph): TableRows[] {
  return [
    ["run_sections", sections.map((section, index) => toRunSectionRow(runId, drugId, section, index))],
    ["chunks", chunks.map((chunk, index) => toChunkRow(runId, chunk, index))],
    ["attachments", chunks.flatMap((chunk) => chunk.attachments.map((attachment, index) => toAttachmentRow(runId, chunk.chunkId, attachment, index)))],
    ["seams", seams.map((seam) => toSeamRow(runId, seam))],
    ["findings", findings.map((finding, index) => toFindingRow(runId, "monograph", finding, index))],
  ];
}

function toRunSectionRow(runId: string, drugId: string, section: ChunkedMonograph["sections"][number], ordinal: number) {
  return { runId, drugId, sectionKey: section.key, ordinal, ...section.ledger, labels: packJson(section.labels) };
}
