import type { PageLedger, SegmentedBook, SegmentedPage } from "@/lib/model/book";
import type { Finding } from "@/lib/model/finding";
import type { Monograph } from "@/lib/model/monograph";
import type { Page } from "@/lib/model/page";
import { bulkInsert } from "./bulk-insert";
import { toBlockRow, toMonographRow, toSectionRow } from "./monograph-rows";
import type { Store } from "./open-store";
import { packJson } from "./packed-json";
import { type PageRow, toPageRow } from "./page-row";
import type { ChunkedMonograph } from "./run-rows";
import { insertChunked } from "./write-run";

export interface NewBook {
  bookId: string;
  sha256: string;
  title: string;
  fileName: string;
  byteLength: number;
  profileId: string;
  profileReason: SegmentedBook["profileReason"];
  pageCount: number;
  isSample: boolean;
  createdAt: Date;
  /** The import that writes it: a book whose import is gone is swept away. */
  jobId: string | null;
  /** Findings of the segmenter that belong to no monograph. */
  knownFindings: Finding[];
}

/** Adds a book that nobody sees yet. */
export async function beginBook(store: Store, book: NewBook): Promise<void> {
  const { profileReason, knownFindings, ...rest } = book;
  await store.write((transaction) => transaction.book.create({ data: { ...rest, profileReasonJson: JSON.stringify(profileReason), knownFindings: packJson(knownFindings), state: "loading" } }));
}

export interface PageEntry {
  extracted: Page;
  segmented: SegmentedPage;
  ledger: PageLedger | undefined;
}

/** Makes rows of a batch of pages, deflated beside this thread. */
export function packPages(bookId: string, pages: readonly PageEntry[]): Promise<PageRow[]> {
  return Promise.all(pages.map((page) => toPageRow(bookId, page.extracted, page.segmented, page.ledger)));
}

/** Writes a batch of pages in one transaction. Keep it to some 60 pages: other writers wait meanwhile. */
export async function writePages(store: Store, rows: readonly PageRow[]): Promise<void> {
  await store.write(async () => bulkInsert(store, "pages", rows));
}

export interface MonographEntry {
  /** Counts monographs in book order from 0. */
  ordinal: number;
  monograph: Monograph;
  /** The segmenter's findings of it. */
  knownFindings: Finding[];
  chunked: ChunkedMonograph;
}

/** Writes a batch of monographs with what the book's first run made of them, in one transaction. */
export async function writeMonographs(store: Store, bookId: string, runId: string, batch: readonly MonographEntry[]): Promise<void> {
  const monographs = batch.map(({ monograph, knownFindings, ordinal }) => toMonographRow(bookId, monograph, knownFindings, ordinal, runId));
  const sections = batch.flatMap(({ monograph }) => monograph.sections.map((section, index) => toSectionRow(bookId, monograph.drugId, section, index)));
  const blocks = batch.flatMap(({ monograph, chunked }) => monograph.blocks.map((block, index) => toBlockRow(bookId, monograph.drugId, block, index, chunked.previews.get(block.blockId) ?? [])));
  await store.write(async () => {
    bulkInsert(store, "monographs", monographs);
    bulkInsert(store, "sections", sections);
    bulkInsert(store, "blocks", blocks);
    insertChunked(store, runId, batch.map((entry) => entry.chunked));
  });
}

/** Makes a complete book visible. */
export async function publishBook(store: Store, bookId: string, runId: string): Promise<void> {
  await store.write((transaction) => transaction.book.update({ where: { bookId }, data: { state: "ready", activeRunId: runId } }));
}

/** Takes an unfinished book out again, with everything that was written of it. Never touches a finished one. */
export async function discardUnfinishedBook(store: Store, bookId: string): Promise<void> {
  await store.write((transaction) => transaction.book.deleteMany({ where: { bookId, state: "loading" } }));
}
