import type { BookRow } from "@/lib/model/views";
import { VISIBLE } from "./book-state";
import { type Count, blockCounts, countBlocks, countChunks, countFindings, countRecognised, countSeams, findingCounts, groupCounts, recognisedCounts, seamCounts, sumOf } from "./count-rows";
import type { Book } from "./generated/client";
import { type Transaction, openStore } from "./open-store";

function toBookRow(book: Book & { _count: { monographs: number } }, pages: number, counts: { findings: Count[]; seams: Count[]; blocks: Count[]; pages: Count[]; chunks: Count[] }): BookRow {
  const blocks = blockCounts(counts.blocks);
  return {
    bookId: book.bookId,
    sha256: book.sha256,
    title: book.title,
    fileName: book.fileName,
    profileId: book.profileId,
    profileReason: JSON.parse(book.profileReasonJson) as BookRow["profileReason"],
    pageCount: book.pageCount,
    monographCount: book._count.monographs,
    chunkCount: sumOf(counts.chunks, "chunk"),
    findings: findingCounts(counts.findings),
    seams: seamCounts(counts.seams),
    blocks: { total: blocks.pending + blocks.approved + blocks.quarantined, ...blocks },
    ocrPages: recognisedCounts(counts.pages),
    createdAt: book.createdAt.toISOString(),
    openedAt: book.openedAt?.toISOString() ?? null,
    isSample: book.isSample,
    importing: book.state === "ready" ? null : { monographs: book._count.monographs, of: book.monographTotal ?? 0, pages },
  };
}

async function readBooks(transaction: Transaction, bookId: string | null): Promise<BookRow[]> {
  const books = await transaction.book.findMany({
    where: { state: VISIBLE, ...(bookId === null ? {} : { bookId }) },
    include: { _count: { select: { monographs: true } } },
    orderBy: [{ isSample: "asc" }, { createdAt: "desc" }],
  });
  const findings = groupCounts(await countFindings(transaction, bookId), "bookId");
  const seams = groupCounts(await countSeams(transaction, bookId), "bookId");
  const blocks = groupCounts(await countBlocks(transaction, bookId), "bookId");
  const recognised = groupCounts(await countRecognised(transaction, bookId), "bookId");
  const chunks = groupCounts(await countChunks(transaction, bookId), "bookId");
  const of = (groups: Map<string | null, Count[]>, id: string) => groups.get(id) ?? [];
  const reached = new Map((await transaction.monograph.groupBy({ by: ["bookId"], where: { book: { state: "importing" } }, _max: { lastPage: true } })).map((row) => [row.bookId, (row._max.lastPage ?? -1) + 1]));
  return books.map((book) => toBookRow(book, reached.get(book.bookId) ?? 0, { findings: of(findings, book.bookId), seams: of(seams, book.bookId), blocks: of(blocks, book.bookId), pages: of(recognised, book.bookId), chunks: of(chunks, book.bookId) }));
}

/** All books that can be seen, the newest first, the sample last. */
export function listBooks(): Promise<BookRow[]> {
  return readBooks(openStore().prisma, null);
}

/** One book, inside a transaction or on its own. */
export async function readBookRow(transaction: Transaction, bookId: string): Promise<BookRow | null> {
  return (await readBooks(transaction, bookId))[0] ?? null;
}

/** One book; null when there is none of that id. */
export function getBook(bookId: string): Promise<BookRow | null> {
  return readBookRow(openStore().prisma, bookId);
}

/** Remembers that a book was opened just now. */
export async function markBookOpened(bookId: string, now: Date): Promise<void> {
  await openStore().prisma.book.updateMany({ where: { bookId, state: VISIBLE }, data: { openedAt: now } });
}
