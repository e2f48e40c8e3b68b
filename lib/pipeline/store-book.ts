/** A processed PDF in, a visible book in the database out; written in short batches, shown only when all of it is there. */
import type { ChunkLimits } from "@/lib/model/limits";
import { openStore } from "@/lib/store/open-store";
import { type NewBook, beginBook, packPages, publishBook, writeMonographs, writePages } from "@/lib/store/write-book";
import { insertBookFindings, insertRun } from "@/lib/store/write-run";
import type { ProcessedPdf } from "./process-pdf";
import { type WorkOptions, takeTurn } from "./progress";

/** Other writers wait for one batch at most: some tens of milliseconds. */
const PAGES_A_BATCH = 48;
const MONOGRAPHS_A_BATCH = 6;

type BookHead = Omit<NewBook, "profileId" | "profileReason" | "pageCount" | "createdAt" | "knownFindings">;

/** Writes the book and its first run. `beforeShown` runs when everything is written, just before the book becomes visible. */
export async function storeBook(head: BookHead, processed: ProcessedPdf, limits: ChunkLimits, beforeShown: () => Promise<void>, { onProgress, signal }: WorkOptions): Promise<void> {
  const store = openStore();
  const { book, pages, chunked, known } = processed;
  const { bookId } = head;
  const createdAt = new Date();
  const total = pages.length + book.monographs.length;
  await beginBook(store, { ...head, profileId: book.profileId, profileReason: book.profileReason, pageCount: pages.length, createdAt, knownFindings: known.get(null) ?? [] });
  const runId = await store.write((transaction) => insertRun(transaction, { bookId, drugId: null, limits, counter: processed.counter.name, reviewer: null, gates: processed.ran, createdAt }));
  const ledger = new Map(book.ledger.map((entry) => [entry.physicalPage, entry]));
  const rows = book.pages.flatMap((segmented, index) => {
    const extracted = pages[index];
    return extracted ? [{ extracted, segmented, ledger: ledger.get(segmented.physicalPage) }] : [];
  });
  const pack = (from: number) => packPages(bookId, rows.slice(from, from + PAGES_A_BATCH));
  // The next batch is packed while this one is written.
  let packed = pack(0);
  for (let from = 0; from < rows.length; from += PAGES_A_BATCH) {
    await takeTurn(signal);
    const batch = await packed;
    packed = pack(from + PAGES_A_BATCH);
    await writePages(store, batch);
    onProgress?.({ stage: "storing", done: Math.min(from + PAGES_A_BATCH, rows.length), total });
  }
  const entries = book.monographs.flatMap((monograph, ordinal) => {
    const own = chunked[ordinal];
    return own ? [{ ordinal, monograph, knownFindings: known.get(monograph.drugId) ?? [], chunked: own }] : [];
  });
  for (let from = 0; from < entries.length; from += MONOGRAPHS_A_BATCH) {
    await takeTurn(signal);
    await writeMonographs(store, bookId, runId, entries.slice(from, from + MONOGRAPHS_A_BATCH));
    onProgress?.({ stage: "storing", done: rows.length + Math.min(from + MONOGRAPHS_A_BATCH, entries.length), total });
  }
  await store.write(async () => insertBookFindings(store, runId, processed.bookFindings));
  await takeTurn(signal);
  await beforeShown();
  await publishBook(store, bookId, runId);
}
