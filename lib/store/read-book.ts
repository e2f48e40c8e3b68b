import type { SegmentedBook } from "@/lib/model/book";
import type { Chunk } from "@/lib/model/chunk";
import type { Finding } from "@/lib/model/finding";
import { VISIBLE } from "./book-state";
import { type Transaction, openStore } from "./open-store";
import { unpackJson } from "./packed-json";
import { fromChunkRow, fromFindingRow } from "./run-rows";

/** What is needed of a book to work on its monographs one by one. */
export interface StoredBookHead {
  bookId: string;
  profileId: string;
  profileReason: SegmentedBook["profileReason"];
  pageCount: number;
  /** False while monographs still come in. */
  isWhole: boolean;
  /** Findings of the segmenter that belong to no monograph. */
  knownFindings: Finding[];
  /** In book order. */
  monographs: { drugId: string; drugName: string }[];
}

/** A book; null when there is none of that id that can be seen. */
export async function readBookHead(transaction: Transaction, bookId: string): Promise<StoredBookHead | null> {
  const book = await transaction.book.findUnique({ where: { bookId, state: VISIBLE }, include: { monographs: { select: { drugId: true, drugName: true }, orderBy: { ordinal: "asc" } } } });
  if (!book) return null;
  const { profileId, pageCount, monographs } = book;
  return { bookId, profileId, pageCount, isWhole: book.state === "ready", monographs, profileReason: JSON.parse(book.profileReasonJson) as SegmentedBook["profileReason"], knownFindings: unpackJson(book.knownFindings) };
}

/** The number of a book's last decision; 0 when there is none. */
export async function lastSequence(transaction: Transaction, bookId: string): Promise<number> {
  return (await transaction.decision.aggregate({ where: { bookId }, _max: { sequence: true } }))._max.sequence ?? 0;
}

/** The monographs on which somebody decided something. */
export async function readDecidedDrugs(transaction: Transaction, bookId: string): Promise<Set<string>> {
  const rows = await transaction.decision.findMany({ where: { bookId }, select: { drugId: true }, distinct: ["drugId"] });
  return new Set(rows.map((row) => row.drugId));
}

/** What the gates over the book found in its active run. */
export async function readBookGateFindings(transaction: Transaction, bookId: string): Promise<Finding[]> {
  const book = await transaction.book.findUnique({ where: { bookId }, select: { activeRunId: true } });
  if (!book?.activeRunId) return [];
  const rows = await transaction.finding.findMany({ where: { runId: book.activeRunId, scope: "book" }, orderBy: { ordinal: "asc" } });
  return rows.map(fromFindingRow);
}

/** Every chunk that counts, in book order: of each monograph those of its own active run. */
export async function readActiveChunks(transaction: Transaction, bookId: string): Promise<Chunk[]> {
  const monographs = await transaction.monograph.findMany({ where: { bookId }, select: { drugId: true, activeRunId: true }, orderBy: { ordinal: "asc" } });
  const chunks: Chunk[] = [];
  for (const { drugId, activeRunId } of monographs) {
    if (!activeRunId) continue;
    const rows = await transaction.chunk.findMany({ where: { runId: activeRunId, drugId }, orderBy: { ordinal: "asc" }, include: { attachments: { orderBy: { ordinal: "asc" } } } });
    chunks.push(...rows.map(fromChunkRow));
  }
  return chunks;
}

/**
 * The id of the book that a person means: its id or the start of it (4 characters or more), its SHA-256, its title, or its file's name.
 * Null when none or more than one fits.
 */
export async function findBookId(reference: string): Promise<string | null> {
  const wanted = reference.normalize("NFC");
  const books = await openStore().prisma.book.findMany({ where: { state: VISIBLE }, select: { bookId: true, sha256: true, title: true, fileName: true } });
  const exact = books.find((book) => book.bookId === wanted || book.sha256 === wanted);
  if (exact) return exact.bookId;
  const fitting = books.filter((book) => book.title === wanted || book.fileName === wanted || (wanted.length >= 4 && book.sha256.startsWith(wanted.toLowerCase())));
  return fitting.length === 1 && fitting[0] ? fitting[0].bookId : null;
}
