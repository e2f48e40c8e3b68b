import type { Chunk } from "@/lib/model/chunk";
import type { Finding } from "@/lib/model/finding";
import type { Label } from "@/lib/model/label";
import type { Seam } from "@/lib/model/seam";
import type { SectionKey } from "@/lib/model/section-key";
import type { SectionView } from "@/lib/model/views";
import { groupBy } from "@/lib/model/group-by";
import type { Transaction } from "./open-store";
import { unpackJson } from "./packed-json";
import { fromChunkRow, fromFindingRow, fromSeamRow } from "./run-rows";

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
export type ComparedChunk = Pick<Chunk, "drugId" | "sectionKey" | "chunkKind" | "blockId" | "sourceText" | "text" | "estTokens" | "partIndex">;
export type ComparedSeam = Pick<Seam, "drugId" | "sectionKey" | "at">;
export interface ComparedChunking {
  chunks: readonly ComparedChunk[];
  seams: readonly ComparedSeam[];
  findings: readonly Pick<Finding, "severity">[];
}

/** What runs made of some monographs, by `drugId`, as far as it takes to compare it with another run: much quicker to read than the whole. */
export async function readComparedChunkings(transaction: Transaction, monographs: readonly { runId: string; drugId: string }[]): Promise<(drugId: string) => ComparedChunking> {
  const runOf = new Map(monographs.map(({ drugId, runId }) => [drugId, runId]));
  const where = { runId: { in: [...new Set(runOf.values())] }, drugId: { in: [...runOf.keys()] } };
  const isActive = (row: { runId: string; drugId: string | null }) => row.drugId !== null && runOf.get(row.drugId) === row.runId;
  const byDrug = <T extends { runId: string; drugId: string | null }>(rows: readonly T[]) => groupBy(rows.filter(isActive), (row) => row.drugId);
  const key = { runId: true, drugId: true } as const;
  const chunks = byDrug(await transaction.chunk.findMany({ where, select: { ...key, sectionKey: true, chunkKind: true, blockId: true, sourceText: true, text: true, estTokens: true, partIndex: true } }));
  const seams = byDrug(await transaction.seam.findMany({ where, select: { ...key, sectionKey: true, at: true } }));
  const findings = byDrug(await transaction.finding.findMany({ where: { ...where, scope: "monograph" }, select: { ...key, severity: true } }));
  return (drugId) => ({
    chunks: (chunks.get(drugId) ?? []) as unknown as ComparedChunk[],
    seams: (seams.get(drugId) ?? []) as unknown as ComparedSeam[],
    findings: (findings.get(drugId) ?? []) as Pick<Finding, "severity">[],
  });
}
