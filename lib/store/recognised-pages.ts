import { Prisma } from "./generated/client";
import type { Transaction } from "./open-store";

/** A page of a monograph whose text was read from its picture. */
export interface RecognisedPage {
  bookId: string;
  drugId: string;
  /** 0-indexed. */
  physicalPage: number;
  /** A person's word stands on it as it reads now. */
  isJudged: boolean;
}

/** Such pages of one book, or of all (`bookId` null). A gate names those that are withheld; those that are not stand in the log as approved. */
export async function readRecognisedPages(transaction: Transaction, bookId: string | null): Promise<RecognisedPage[]> {
  const of = (column: string) => (bookId === null ? Prisma.empty : Prisma.sql`AND ${Prisma.raw(column)} = ${bookId}`);
  const withheld = await transaction.$queryRaw<{ bookId: string; drugId: string; physicalPage: bigint | number; severity: string }[]>(Prisma.sql`
    SELECT m.bookId, m.drugId, f.physicalPage, f.severity FROM monographs m JOIN findings f ON f.runId = m.activeRunId AND f.drugId = m.drugId AND f.scope = 'monograph'
    WHERE f.gate = 'text_from_ocr' AND f.physicalPage IS NOT NULL ${of("m.bookId")} ORDER BY m.ordinal, f.physicalPage`);
  const approved = await transaction.$queryRaw<{ bookId: string; drugId: string; physicalPage: bigint | number }[]>(Prisma.sql`
    SELECT p.bookId, p.drugId, json_extract(d.anchorJson, '$.physicalPage') AS physicalPage FROM decision_places p JOIN decisions d ON d.decisionId = p.decisionId
    WHERE p.current = 1 AND p.carry = 'carried' AND d.targetKind = 'page' AND p.verdict = 'approve' ${of("p.bookId")}`);
  const pages = [...withheld.map(({ severity, ...page }) => ({ ...page, isJudged: severity === "warn" })), ...approved.map((page) => ({ ...page, isJudged: true }))];
  return pages.map((page) => ({ ...page, physicalPage: Number(page.physicalPage) }));
}
