import { existsSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { UNFINISHED } from "./book-state";
import { dataDir } from "./data-dir";
import { openStore } from "./open-store";
import { discardUnfinishedBook } from "./write-book";

/** An upload that nobody took up for this long is rubbish, milliseconds. */
const UPLOAD_LIFE_MS = 24 * 60 * 60_000;
/** A PDF of no book may be that of an import which is about to begin, milliseconds. */
const UNKNOWN_LIFE_MS = 60_000;

/** The name of a book's PDF while the import of that job is copying it. */
export function partFileOf(pdfPath: string, jobId: string): string {
  return `${pdfPath}.part-${jobId}`;
}

async function removeFilesIn(folder: string, isRubbish: (name: string) => boolean | Promise<boolean>): Promise<void> {
  if (!existsSync(folder)) return;
  for (const name of await readdir(folder)) if (await isRubbish(name)) await rm(path.join(folder, name), { force: true });
}

/**
 * Takes away what nobody can go on with: unfinished books whose import was cancelled, refused or put aside, PDFs of no book, old uploads. Left alone are running
 * imports, those that were cut off, and books on which somebody decided something.
 */
export async function sweepUnfinished(now: Date): Promise<void> {
  const store = openStore();
  const jobs = await store.prisma.job.findMany({ where: { OR: [{ state: "running" }, { state: "failed", errorCode: "interrupted" }] }, select: { jobId: true, state: true } });
  const wanted = new Set(jobs.map((job) => job.jobId));
  for (const book of await store.prisma.book.findMany({ where: { state: UNFINISHED }, select: { bookId: true, jobId: true } })) {
    if (!book.jobId || !wanted.has(book.jobId)) await discardUnfinishedBook(store, book.bookId, book.jobId);
  }
  const running = new Set(jobs.filter((job) => job.state === "running").map((job) => job.jobId));
  const known = new Set((await store.prisma.book.findMany({ select: { sha256: true } })).map((book) => `${book.sha256}.pdf`));
  const books = path.join(dataDir(), "books");
  const isOlder = async (file: string, life: number) => now.getTime() - (await stat(file)).mtimeMs > life;
  await removeFilesIn(books, (name) => {
    const [, jobId] = name.split(".part-");
    if (jobId !== undefined) return !running.has(jobId);
    return /^[0-9a-f]{64}\.pdf$/.test(name) && !known.has(name) && isOlder(path.join(books, name), UNKNOWN_LIFE_MS);
  });
  const uploads = path.join(dataDir(), "uploads");
  await removeFilesIn(uploads, (name) => isOlder(path.join(uploads, name), UPLOAD_LIFE_MS));
}
