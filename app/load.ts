import { stat } from "node:fs/promises";
import { notFound } from "next/navigation";
import { cache } from "react";
import type { BookRow, MonographRow, WorkbenchView } from "@/lib/model/views";
import { bookPdfPath } from "@/lib/pipeline/data-dir";
import { findBlock, getBook, getWorkbench, listMonographs } from "@/lib/store/queries";

/** What several parts of one page read is read once per request. */
export const loadBook = cache(async (bookId: string): Promise<BookRow> => (await getBook(bookId)) ?? notFound());

export const loadMonographs = cache(async (bookId: string): Promise<MonographRow[]> => listMonographs(bookId));

export const loadWorkbench = cache(async (bookId: string, drugId: string): Promise<WorkbenchView> => (await getWorkbench(bookId, drugId)) ?? notFound());

export const loadBlockPlace = cache(async (bookId: string, blockId: string) => (await findBlock(bookId, blockId)) ?? notFound());

/** Names of a book's monographs by id. */
export async function loadDrugNames(bookId: string): Promise<Map<string, string>> {
  return new Map((await loadMonographs(bookId)).map((row) => [row.drugId, row.drugName]));
}

/** Where the browser gets the book's own file, and its size in bytes. */
export async function loadPdf({ bookId, sha256 }: BookRow): Promise<{ url: string; size: number }> {
  return { url: `/api/books/${bookId}/pdf`, size: (await stat(bookPdfPath(sha256))).size };
}
