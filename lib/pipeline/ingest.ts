/** A PDF file in, a complete book in the database and the PDF beside it out; or nothing at all, where it cannot be used or is cancelled. An import that was cut off is gone on with. */
import { randomUUID } from "node:crypto";
import path from "node:path";
import { refuseUnusable } from "@/lib/extract/extract-pdf";
import { DEFAULT_LIMITS, type TokenCounterName } from "@/lib/model/limits";
import type { Page } from "@/lib/model/page";
import { encodePage } from "@/lib/model/page-codec";
import { UserError } from "@/lib/model/user-error";
import type { FindingCounts } from "@/lib/model/views";
import { claimBook } from "@/lib/store/claim-book";
import { readExtracted, readExtractedNumbers, replaceExtracted } from "@/lib/store/extracted-pages";
import { createJob, endJob, failGoneJobs, reportJob } from "@/lib/store/job-rows";
import { readBookRow } from "@/lib/store/list-books";
import { openStore } from "@/lib/store/open-store";
import { sweepUnfinished } from "@/lib/store/sweep-unfinished";
import { beginBook, discardUnfinishedBook, rewindBook } from "@/lib/store/write-book";
import { bookTitle } from "./book-title";
import { codeVersion } from "./code-version";
import { findProfile } from "./find-profile";
import { JobReporter } from "./job-reporter";
import { keepPdf } from "./keep-pdf";
import { MonographHelper } from "./monograph-helper";
import { outlinePages } from "./outline-pages";
import { type Progress, takeTurn } from "./progress";
import { readIntoStore } from "./read-into-store";
import { readScans } from "./read-scans";
import { type PdfFile, namingFile, readPdfFile } from "./read-pdf-file";
import { sharedCounter } from "./shared-counter";
import { storeMonographs } from "./store-monographs";

export interface IngestRequest {
  filePath: string;
  /** What people call the file; its own name where not given. */
  fileName?: string | undefined;
  /** What the book is called; where not given, what the PDF or the file's name says. */
  title?: string | undefined;
  /** A profile's id or "auto". */
  profile: string;
  /** Pages without usable text are read from their pictures. */
  ocr?: boolean | undefined;
  /** The row that shows this import, where it was made already. */
  jobId?: string | undefined;
  isSample?: boolean;
  onProgress?: ((progress: Progress) => void) | undefined;
  signal?: AbortSignal | undefined;
}

export interface IngestResult {
  bookId: string;
  title: string;
  /** The same bytes were imported before: nothing was done. */
  alreadyThere: boolean;
  profileId: string;
  counter: TokenCounterName | null;
  pages: number;
  monographs: number;
  chunks: number;
  findings: FindingCounts;
}

/**
 * Imports a PDF. Throws UserError for unusable input and when cancelled: then nothing of it is left in the database or on the disk, but for a book on which
 * somebody has decided something (`cancelled_kept`). Where the process has to end (a signal aborted with the reason SUSPENDED) it throws `import_paused`, and
 * what was done is kept for the next import of the same file.
 */
export async function ingest(request: IngestRequest): Promise<IngestResult> {
  const jobId = request.jobId ?? randomUUID();
  const { profile } = request;
  const fileName = request.fileName ?? path.basename(request.filePath);
  await failGoneJobs(new Date());
  if (request.jobId === undefined) await createJob({ jobId, fileName, profile, ocr: request.ocr ?? false, pid: process.pid }, new Date());
  else await reportJob(jobId, { pid: process.pid }, new Date());
  try {
    const result = await namingFile(fileName, () => importFile(request, fileName, jobId));
    await endJob(jobId, { state: "done", bookId: result.bookId }, new Date());
    return result;
  } catch (error) {
    await endJob(jobId, endOf(error), new Date());
    await sweepUnfinished(new Date());
    throw error;
  }
}

function endOf(error: unknown): Parameters<typeof endJob>[1] {
  if (!(error instanceof UserError)) return { state: "failed", errorCode: "internal", errorDetails: { message: String(error) } };
  const { code, details } = error;
  if (code === "cancelled" || code === "cancelled_kept") return { state: "cancelled", errorCode: code };
  return { state: "failed", errorCode: code === "import_paused" ? "interrupted" : code, errorDetails: details };
}

async function importFile(request: IngestRequest, fileName: string, jobId: string): Promise<IngestResult> {
  findProfile(request.profile);
  await sweepUnfinished(new Date());
  const store = openStore();
  const file = await readPdfFile(request.filePath, fileName);
  const bookId = file.sha256.slice(0, 16);
  const claim = await claimBook(store, file.sha256, jobId);
  if (claim.kind === "busy") throw new UserError("import_running");
  if (claim.kind === "whole") {
    const { title, profileId, pageCount } = claim.book;
    return { bookId, title, alreadyThere: true, profileId, counter: null, pages: pageCount, monographs: claim.monographs, chunks: 0, findings: { block: 0, warn: 0, note: 0 } };
  }
  const reporter = new JobReporter(jobId, request.onProgress, request.signal);
  try {
    const known = claim.kind === "unfinished" ? claim.book : null;
    // Whoever looks at the book sees at once that the import goes on.
    if (known?.state === "importing") await reportJob(jobId, { bookId }, new Date());
    if (known && known.importedBy !== codeVersion()) await rewindBook(store, bookId, { pages: true });
    await fillBook(file, bookId, jobId, known?.pageCount ?? null, request, reporter);
    return await resultOf(bookId);
  } catch (error) {
    await reporter.settle();
    if (await reporter.isSuspended()) throw new UserError("import_paused");
    const isGone = await discardUnfinishedBook(store, bookId, jobId);
    const isKept = !isGone && (await store.prisma.book.count({ where: { bookId, jobId } })) > 0;
    // Whoever cancels may take the rows away at once: what breaks after that is no fault of the program.
    throw reporter.signal.aborted ? new UserError(isKept ? "cancelled_kept" : "cancelled") : error;
  } finally {
    await reporter.settle();
  }
}

/** Reads, segments, chunks and stores what is missing of a book. `pageCount`: null where nothing is known of it yet. */
async function fillBook(file: PdfFile, bookId: string, jobId: string, pageCount: number | null, request: IngestRequest, reporter: JobReporter): Promise<void> {
  const store = openStore();
  const work = { onProgress: (progress: Progress) => reporter.report(progress), signal: reporter.signal };
  if (pageCount === null || (await readExtractedNumbers(store.prisma, bookId)).size < pageCount) {
    const onOpen = async (head: { pageCount: number; title: string | null }) => {
      await keepPdf(file.bytes, file.sha256, jobId);
      if (pageCount !== null) return;
      const title = request.title ?? bookTitle(head.title, file.fileName);
      const { sha256, fileName } = file;
      await beginBook(store, { bookId, sha256, title, fileName, byteLength: file.bytes.byteLength, pageCount: head.pageCount, isSample: request.isSample ?? false, jobId, importedBy: codeVersion(), createdAt: new Date() });
    };
    await readIntoStore(file, bookId, onOpen, work);
  }
  const onShown = async () => void (await reportJob(jobId, { bookId }, new Date()));
  const helper = new MonographHelper((await readExtractedNumbers(store.prisma, bookId)).size);
  try {
    const outline = await outlineStored(file, bookId, request, work);
    await storeMonographs({ bookId, outline, limits: DEFAULT_LIMITS, helper, onShown }, work);
  } finally {
    await helper.stop();
  }
}

/** Segments the stored pages of a book. They are not needed any more once it returns. */
async function outlineStored(file: PdfFile, bookId: string, { profile, ocr = false }: IngestRequest, work: { onProgress: (progress: Progress) => void; signal: AbortSignal }) {
  const store = openStore();
  const pages = await readExtracted(store.prisma, bookId, () => takeTurn(work.signal));
  refuseUnusable(pages, ocr || pages.some((page) => page.ocr !== undefined));
  if (!ocr) return outlinePages(pages, profile, work);
  // A page takes seconds: each is kept as soon as it is read.
  const keep = (page: Page) => replaceExtracted(store, bookId, { physicalPage: page.physicalPage, bytes: encodePage(page) });
  return outlinePages(await readScans(file.bytes, pages, profile, work, keep), profile, work);
}

async function resultOf(bookId: string): Promise<IngestResult> {
  const book = await readBookRow(openStore().prisma, bookId);
  if (!book) throw new UserError("book_not_found", { book: bookId });
  const { title, profileId, pageCount, monographCount, chunkCount, findings } = book;
  return { bookId, title, alreadyThere: false, profileId, counter: sharedCounter().name, pages: pageCount, monographs: monographCount, chunks: chunkCount, findings };
}
