import type { BlockState } from "@/lib/model/block";
import type { Chunk } from "@/lib/model/chunk";
import type { Finding } from "@/lib/model/finding";
import type { Label } from "@/lib/model/label";
import type { Monograph } from "@/lib/model/monograph";
import type { Seam } from "@/lib/model/seam";
import type { SectionKey } from "@/lib/model/section-key";
import type { SectionView } from "@/lib/model/views";
import { fromMonographRows, knownFindingsOf } from "./monograph-rows";
import type { Transaction } from "./open-store";
import { unpackJson } from "./packed-json";
import { fromChunkRow, fromFindingRow, fromSeamRow } from "./run-rows";

export interface StoredMonographParts {
  monograph: Monograph;
  ordinal: number;
  activeRunId: string;
  /** The segmenter's own. */
  knownFindings: Finding[];
  blockStates: ReadonlyMap<string, BlockState>;
  /** By block id. */
  previews: ReadonlyMap<string, { text: string; tokens: number }[]>;
}

/** One monograph as segmented, with the states of its blocks; null when the book has none of that id. */
export async function readMonograph(transaction: Transaction, bookId: string, drugId: string): Promise<StoredMonographParts | null> {
  const row = await transaction.monograph.findUnique({
    where: { bookId_drugId: { bookId, drugId } },
    include: { sections: { orderBy: { ordinal: "asc" } }, blocks: { orderBy: { ordinal: "asc" } } },
  });
  if (!row?.activeRunId) return null;
  return {
    monograph: fromMonographRows(row, row.sections, row.blocks),
    ordinal: row.ordinal,
    knownFindings: knownFindingsOf(row),
    activeRunId: row.activeRunId,
    blockStates: new Map(row.blocks.map((block) => [block.blockId, block.state as BlockState])),
    previews: new Map(row.blocks.map((block) => [block.blockId, unpackJson(block.previewBody)])),
  };
}

export interface StoredChunking {
  chunks: Chunk[];
  seams: Seam[];
  findings: Finding[];
  sections: Map<SectionKey, { labels: Label[]; ledger: SectionView["ledger"] }>;
}

/** The seams of one monograph in one run. */
export async function readSeams(transaction: Transaction, runId: string, drugId: string): Promise<Seam[]> {
  return (await transaction.seam.findMany({ where: { runId, drugId }, orderBy: [{ sectionKey: "asc" }, { seamIndex: "asc" }] })).map(fromSeamRow);
}

/** What one run made of one monograph, chunks in book order. Findings of the book's gates are not among them. */
export async function readChunking(transaction: Transaction, runId: string, drugId: string): Promise<StoredChunking> {
  const where = { runId, drugId };
  const chunks = await transaction.chunk.findMany({ where, orderBy: { ordinal: "asc" }, include: { attachments: { orderBy: { ordinal: "asc" } } } });
  const seams = await readSeams(transaction, runId, drugId);
  const findings = await transaction.finding.findMany({ where: { ...where, scope: "monograph" }, orderBy: { ordinal: "asc" } });
  const sections = await transaction.runSection.findMany({ where, orderBy: { ordinal: "asc" } });
  return {
    chunks: chunks.map(fromChunkRow),
    seams,
    findings: findings.map(fromFindingRow),
    sections: new Map(
      sections.map(({ sectionKey, labels, characters, inChunks, quarantined, unaccounted }) => [
        sectionKey as SectionKey,
        { labels: unpackJson<Label[]>(labels), ledger: { characters, inChunks, quarantined, unaccounted } },
      ]),
    ),
  };
}

/** What two runs are compared by. */
export type ComparedChunk = Pick<Chunk, "drugId" | "sectionKey" | "chunkKind" | "blockId" | "sourceText" | "text" | "estTokens">;
export type ComparedSeam = Pick<Seam, "drugId" | "sectionKey" | "at">;

/** What one run made of one monograph, as far as it takes to compare it with another run: much quicker to read than the whole. */
export async function readComparedChunking(transaction: Transaction, runId: string, drugId: string): Promise<{ chunks: ComparedChunk[]; seams: ComparedSeam[]; findings: Pick<Finding, "severity">[] }> {
  const where = { runId, drugId };
  const chunks = await transaction.chunk.findMany({ where, select: { drugId: true, sectionKey: true, chunkKind: true, blockId: true, sourceText: true, text: true, estTokens: true } });
  const seams = await transaction.seam.findMany({ where, select: { drugId: true, sectionKey: true, at: true } });
  const findings = await transaction.finding.findMany({ where: { ...where, scope: "monograph" }, select: { severity: true } });
  return { chunks: chunks as ComparedChunk[], seams: seams as ComparedSeam[], findings: findings as Pick<Finding, "severity">[] };
}
