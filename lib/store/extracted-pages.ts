/** Pages as the PDF engine saw them: written while a file is read, read again by whoever segments it. */
import type { Page } from "@/lib/model/page";
import { decodePage } from "@/lib/model/page-codec";
import { bulkInsert } from "./bulk-insert";
import type { Store, Transaction } from "./open-store";
import { packBytes, unpackBytes } from "./packed-json";

/** Pages that are read at one time. */
const PAGES_A_BATCH = 64;

/** Writes pages, each as `encodePage` made it, in one transaction. Keep a batch to some 60 pages: other writers wait meanwhile. */
export async function writeExtracted(store: Store, bookId: string, pages: readonly { physicalPage: number; bytes: Uint8Array }[]): Promise<void> {
  const rows = await Promise.all(pages.map(async ({ physicalPage, bytes }) => ({ bookId, physicalPage, body: await packBytes(bytes) })));
  await store.write(async () => bulkInsert(store, "extracted_pages", rows));
}

/** Writes a page anew that was read in a better way. */
export async function replaceExtracted({ prisma }: Store, bookId: string, { physicalPage, bytes }: { physicalPage: number; bytes: Uint8Array }): Promise<void> {
  await prisma.extractedPage.update({ where: { bookId_physicalPage: { bookId, physicalPage } }, data: { body: await packBytes(bytes) } });
}

/** The physical pages of a book that have been read. */
export async function readExtractedNumbers(transaction: Transaction, bookId: string): Promise<Set<number>> {
  const rows = await transaction.extractedPage.findMany({ where: { bookId }, select: { physicalPage: true } });
  return new Set(rows.map((row) => row.physicalPage));
}

/** All pages of a book that have been read, in order; `takeTurn` is called between batches. */
export async function readExtracted(transaction: Transaction, bookId: string, takeTurn: () => Promise<void>): Promise<Page[]> {
  const pages: Page[] = [];
  for (let after = -1; ; ) {
    const rows = await transaction.extractedPage.findMany({ where: { bookId, physicalPage: { gt: after } }, orderBy: { physicalPage: "asc" }, take: PAGES_A_BATCH });
    const last = rows.at(-1);
    if (last === undefined) return pages;
    for (const row of rows) pages.push(decodePage(unpackBytes(row.body)));
    after = last.physicalPage;
    await takeTurn();
  }
}

/** Pages from `first` to `last` inclusive, physical, in order. */
export async function readExtractedPages(transaction: Transaction, bookId: string, first: number, last: number): Promise<Page[]> {
  const rows = await transaction.extractedPage.findMany({ where: { bookId, physicalPage: { gte: first, lte: last } }, orderBy: { physicalPage: "asc" } });
  return rows.map((row) => decodePage(unpackBytes(row.body)));
}
