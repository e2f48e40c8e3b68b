import { existsSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { dataDir } from "./data-dir";
import { openStore } from "./open-store";
import { discardUnfinishedBook } from "./write-book";

/** An upload that nobody took up for this long is rubbish, milliseconds. */
const UPLOAD_LIFE_MS = 24 * 60 * 60_000;

/** The name of a book's PDF while the import of that job is at work. */
export function partFileOf(pdfPath: string, jobId: string): string {
  return `${pdfPath}.part-${jobId}`;
}

async function removeFilesIn(folder: string, isRubbish: (name: string) => boolean | Promise<boolean>): Promise<void> {
  if (!existsSync(folder)) return;
  for (const name of await readdir(folder)) if (await isRubbish(name)) await rm(path.join(folder, name), { force: true });
}

/** Takes away what imports left behind that were killed: books that were never completed, their PDFs, old uploads. Running imports are left alone. */
export async function sweepUnfinished(now: Date): Promise<void> {
  const store = openStore();
  const running = new Set((await store.prisma.job.findMany({ where: { state: "running" }, select: { jobId: true } })).map((job) => job.jobId));
  for (const book of await store.prisma.book.findMany({ where: { state: "loading" }, select: { bookId: true, jobId: true } })) {
    if (!book.jobId || !running.has(book.jobId)) await discardUnfinishedBook(store, book.bookId);
  }
  const known = new Set((await store.prisma.book.findMany({ select: { sha256: true } })).map((book) => `${book.sha256}.pdf`));
  await removeFilesIn(path.join(dataDir(), "books"), (name) => {
    const [, jobId] = name.split(".part-");
    return jobId === undefined ? /^[0-9a-f]{64}\.pdf$/.test(name) && !known.has(name) : !running.has(jobId);
  });
  const uploads = path.join(dataDir(), "uploads");
  await removeFilesIn(uploads, async (name) => now.getTime() - (await stat(path.join(uploads, name))).mtimeMs > UPLOAD_LIFE_MS);
}
