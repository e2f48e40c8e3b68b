import type { Severity } from "@/lib/model/finding";
import type { FindingCounts } from "@/lib/model/views";
import { Prisma } from "./generated/client";
import { groupBy } from "@/lib/model/group-by";
import type { Transaction } from "./open-store";
import { readRecognisedPages } from "./recognised-pages";

/** One line of a count, by monograph and section of a book's active runs. SQLite counts come as bigint or number. */
interface CountRow {
  bookId: string;
  drugId: string | null;
  sectionKey: string | null;
  what: string;
  n: bigint | number;
}

/** A count with plain numbers. `what` is a severity, a block state, or block_judged, seam, seam_judged, ocr_page, ocr_page_judged, chunk. */
export interface Count {
  bookId: string;
  drugId: string | null;
  sectionKey: string | null;
  what: string;
  n: number;
}

const numbers = (rows: CountRow[]): Count[] => rows.map((row) => ({ ...row, n: Number(row.n) }));

/** Which books to count: one, or all that are ready. */
const scope = (column: string, bookId: string | null) => (bookId === null ? Prisma.empty : Prisma.sql`AND ${Prisma.raw(column)} = ${bookId}`);

/** Findings that count, per monograph and section: a monograph's from its own active run, the book gates' from the book's. Those that name no monograph have no `drugId`. */
export async function countFindings(transaction: Transaction, bookId: string | null): Promise<Count[]> {
  const ofMonographs = await transaction.$queryRaw<CountRow[]>`
    SELECT m.bookId, f.drugId, f.sectionKey, f.severity AS what, COUNT(*) AS n FROM monographs m
    JOIN findings f ON f.runId = m.activeRunId AND f.drugId = m.drugId AND f.scope = 'monograph' WHERE 1 = 1 ${scope("m.bookId", bookId)} GROUP BY m.bookId, f.drugId, f.sectionKey, f.severity`;
  const ofBooks = await transaction.$queryRaw<CountRow[]>`
    SELECT b.bookId, f.drugId, f.sectionKey, f.severity AS what, COUNT(*) AS n FROM books b
    JOIN findings f ON f.runId = b.activeRunId AND f.scope = 'book' WHERE 1 = 1 ${scope("b.bookId", bookId)} GROUP BY b.bookId, f.drugId, f.sectionKey, f.severity`;
  return numbers([...ofMonographs, ...ofBooks]);
}

/** Seams of the active runs (`seam`) and those with a standing verdict (`seam_judged`; one to look at again does not count), per section. */
export async function countSeams(transaction: Transaction, bookId: string | null): Promise<Count[]> {
  const all = await transaction.$queryRaw<CountRow[]>`
    SELECT m.bookId, s.drugId, s.sectionKey, 'seam' AS what, COUNT(*) AS n FROM monographs m
    JOIN seams s ON s.runId = m.activeRunId AND s.drugId = m.drugId WHERE 1 = 1 ${scope("m.bookId", bookId)} GROUP BY m.bookId, s.drugId, s.sectionKey`;
  const judged = await transaction.$queryRaw<CountRow[]>`
    SELECT p.bookId, p.drugId, p.sectionKey, 'seam_judged' AS what, COUNT(*) AS n FROM decision_places p
    WHERE p.current = 1 AND p.carry = 'carried' AND p.seamKey IS NOT NULL AND p.verdict IN ('accept', 'reject') ${scope("p.bookId", bookId)} GROUP BY p.bookId, p.drugId, p.sectionKey`;
  return numbers([...all, ...judged]);
}

/** Blocks by state, and those that a person judged as they are now (`block_judged`), per section. */
export async function countBlocks(transaction: Transaction, bookId: string | null): Promise<Count[]> {
  const all = await transaction.$queryRaw<CountRow[]>`
    SELECT b.bookId, b.drugId, b.sectionKey, b.state AS what, COUNT(*) AS n FROM blocks b WHERE 1 = 1 ${scope("b.bookId", bookId)} GROUP BY b.bookId, b.drugId, b.sectionKey, b.state`;
  const judged = await transaction.$queryRaw<CountRow[]>`
    SELECT p.bookId, p.drugId, p.sectionKey, 'block_judged' AS what, COUNT(*) AS n FROM decision_places p
    WHERE p.current = 1 AND p.carry = 'carried' AND p.blockId IS NOT NULL AND p.verdict NOT IN ('reopen', 'correct') ${scope("p.bookId", bookId)} GROUP BY p.bookId, p.drugId, p.sectionKey`;
  return numbers([...all, ...judged]);
}

/** Pages that were read from their picture (`ocr_page`), and those with a standing verdict (`ocr_page_judged`), per monograph. */
export async function countRecognised(transaction: Transaction, bookId: string | null): Promise<Count[]> {
  const pages = await readRecognisedPages(transaction, bookId);
  return pages.flatMap((page) => (page.isJudged ? ["ocr_page", "ocr_page_judged"] : ["ocr_page"]).map((what) => ({ bookId: page.bookId, drugId: page.drugId, sectionKey: null, what, n: 1 })));
}

/** Chunks of the active runs, per monograph. */
export async function countChunks(transaction: Transaction, bookId: string | null): Promise<Count[]> {
  return numbers(
    await transaction.$queryRaw<CountRow[]>`
      SELECT m.bookId, c.drugId, NULL AS sectionKey, 'chunk' AS what, COUNT(*) AS n FROM monographs m
      JOIN chunks c ON c.runId = m.activeRunId AND c.drugId = m.drugId WHERE 1 = 1 ${scope("m.bookId", bookId)} GROUP BY m.bookId, c.drugId`,
  );
}

/** The sum over the counts of one kind. */
export function sumOf(counts: readonly Count[], what: string): number {
  return counts.reduce((sum, count) => (count.what === what ? sum + count.n : sum), 0);
}

export function findingCounts(counts: readonly Count[]): FindingCounts {
  const of = (severity: Severity) => sumOf(counts, severity);
  return { block: of("block"), warn: of("warn"), note: of("note") };
}

export function blockCounts(counts: readonly Count[]): { pending: number; approved: number; quarantined: number; judged: number } {
  return { pending: sumOf(counts, "pending"), approved: sumOf(counts, "approved"), quarantined: sumOf(counts, "quarantined"), judged: sumOf(counts, "block_judged") };
}

export function recognisedCounts(counts: readonly Count[]): { total: number; judged: number } {
  return { total: sumOf(counts, "ocr_page"), judged: sumOf(counts, "ocr_page_judged") };
}

export function seamCounts(counts: readonly Count[]): { total: number; judged: number } {
  return { total: sumOf(counts, "seam"), judged: sumOf(counts, "seam_judged") };
}

/** Counts by the value of one of their columns; those without one are left out. */
export function groupCounts(counts: readonly Count[], column: "bookId" | "drugId" | "sectionKey"): Map<string | null, Count[]> {
  return groupBy(
    counts.filter((count) => count[column] !== null),
    (count) => count[column],
  );
}
