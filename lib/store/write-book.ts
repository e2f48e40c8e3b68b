/** The write side of an import: a book that is begun, shown, filled monograph by monograph, and finished; or taken out again. */
import { rm } from "node:fs/promises";
import type { PageLedger, SegmentedBook, SegmentedPage } from "@/lib/model/book";
import type { Finding, GateName } from "@/lib/model/finding";
import { UNFINISHED } from "./book-state";
import { bulkInsert } from "./bulk-insert";
import { bookPdfPath } from "./data-dir";
import type { ImportedRows } from "./imported-rows";
import type { Store, Transaction } from "./open-store";
import { packJson } from "./packed-json";
import { toPageRows } from "./page-row";
import { indexDocs } from "./search-index";
import { type NewRun, insertBookFindings, insertRun } from "./write-run";

export interface NewBook {
  bookId: string;
  sha256: string;
  title: string;
  fileName: string;
  byteLength: number;
  pageCount: number;
  isSample: boolean;
  createdAt: Date;
  /** The import that writes it. */
  jobId: string;
  /** The program's version. */
  importedBy: string;
}

/** Adds a book of which nothing is known yet, and which nobody sees. */
export async function beginBook(store: Store, book: NewBook): Promise<void> {
  await store.write((transaction) => transaction.book.create({ data: { ...book, profileId: "", profileReasonJson: "null", knownFindings: packJson([]), state: "loading" } }));
}

export interface ShownBook extends Pick<SegmentedBook, "profileId" | "profileReason"> {
  bookId: string;
  monographTotal: number;
  /** Findings of the segmenter that belong to no monograph. */
  knownFindings: Finding[];
  run: Omit<NewRun, "bookId" | "drugId">;
}

/** Lets a book be seen that is segmented and has no monographs yet. Returns its first run's id. */
export function showBook(store: Store, { bookId, profileId, profileReason, monographTotal, knownFindings, run }: ShownBook): Promise<string> {
  return store.write(async (transaction) => {
    const activeRunId = await insertRun(transaction, { ...run, bookId, drugId: null });
    await transaction.book.update({
      where: { bookId },
      data: { state: "importing", profileId, profileReasonJson: JSON.stringify(profileReason), monographTotal, knownFindings: packJson(knownFindings), activeRunId },
    });
    return activeRunId;
  });
}

export interface ImportBatch {
  monographs: readonly ImportedRows[];
  pages: readonly SegmentedPage[];
  ledgers: ReadonlyMap<number, PageLedger>;
}

function insertMonograph(store: Store, bookId: string, monograph: ImportedRows): void {
  for (const [table, rows] of monograph.tables) bulkInsert(store, table, rows);
  indexDocs(store, bookId, monograph, monograph.docs);
}

/**
 * Writes some monographs with what the book's first run made of them, and the pages that they stand on, in one transaction. `after` runs in it too. Other
 * writers wait meanwhile: keep a batch to a few monographs.
 */
export async function writeImported(store: Store, bookId: string, { monographs, pages, ledgers }: ImportBatch, after: (transaction: Transaction) => Promise<void>): Promise<void> {
  const rows = await toPageRows(bookId, pages, ledgers);
  await store.write(async (transaction) => {
    bulkInsert(store, "pages", rows);
    for (const monograph of monographs) insertMonograph(store, bookId, monograph);
    await after(transaction);
  });
}

/** Ends an import: what the gates over the whole book found, and the book is whole. */
export async function finishBook(store: Store, bookId: string, runId: string, findings: readonly Finding[], gates: readonly GateName[]): Promise<void> {
  await store.write(async (transaction) => {
    insertBookFindings(store, runId, findings);
    await transaction.run.update({ where: { runId }, data: { gatesJson: JSON.stringify(gates) } });
    await transaction.book.update({ where: { bookId }, data: { state: "ready", jobId: null } });
  });
}

/** Takes what an unfinished book was segmented into away again, and with `pages` what was read of it too. Decisions stay: they are placed anew. */
export async function rewindBook(store: Store, bookId: string, { pages }: { pages: boolean }): Promise<void> {
  await store.write(async (transaction) => {
    const where = { bookId };
    await transaction.book.updateMany({ where: { ...where, state: UNFINISHED }, data: { state: "loading", activeRunId: null, monographTotal: null } });
    await transaction.run.deleteMany({ where });
    await transaction.monograph.deleteMany({ where });
    await transaction.page.deleteMany({ where });
    if (pages) await transaction.extractedPage.deleteMany({ where });
  });
}

/**
 * Takes the unfinished book of an import out again, with everything that was written of it and its PDF. One on which somebody decided something stays.
 * Returns whether it is gone.
 */
export async function discardUnfinishedBook(store: Store, bookId: string, jobId: string | null): Promise<boolean> {
  const sha256 = await store.write(async (transaction) => {
    const book = await transaction.book.findFirst({ where: { bookId, jobId, state: UNFINISHED, decisions: { none: {} } }, select: { sha256: true } });
    if (book) await transaction.book.delete({ where: { bookId } });
    return book?.sha256;
  });
  if (sha256 !== undefined) await rm(bookPdfPath(sha256), { force: true });
  return sha256 !== undefined;
}
