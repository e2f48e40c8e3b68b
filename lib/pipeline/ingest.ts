/** A PDF file in, a complete book in the database and the PDF beside it out; or nothing at all, where it fails or is cancelled. */
import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { DEFAULT_LIMITS, type TokenCounterName } from "@/lib/model/limits";
import { UserError } from "@/lib/model/user-error";
import type { FindingCounts } from "@/lib/model/views";
import { bookPdfPath } from "@/lib/store/data-dir";
import { createJob, endJob, failGoneJobs, reportJob } from "@/lib/store/job-rows";
import { openStore } from "@/lib/store/open-store";
import { partFileOf, sweepUnfinished } from "@/lib/store/sweep-unfinished";
import { discardUnfinishedBook } from "@/lib/store/write-book";
import { bookTitle } from "./book-title";
import { countSeverities } from "./count-severities";
import { findProfile } from "./find-profile";
import { JobReporter } from "./job-reporter";
import { processPdf } from "./process-pdf";
import type { Progress } from "./progress";
import { type PdfFile, namingFile, readPdfFile } from "./read-pdf-file";
import { storeBook } from "./store-book";

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

/** Imports a PDF. Throws UserError for unusable input and when cancelled; then nothing of it is left in the database or on the disk. */
export async function ingest(request: IngestRequest): Promise<IngestResult> {
  const jobId = request.jobId ?? randomUUID();
  const fileName = request.fileName ?? path.basename(request.filePath);
  await failGoneJobs(new Date());
  if (request.jobId === undefined) await createJob({ jobId, fileName, pid: process.pid }, new Date());
  else await reportJob(jobId, { pid: process.pid }, new Date());
  try {
    const result = await namingFile(fileName, () => importFile(request, fileName, jobId));
    await endJob(jobId, { state: "done", bookId: result.bookId }, new Date());
    return result;
  } catch (error) {
    if (error instanceof UserError && error.code === "cancelled") await endJob(jobId, { state: "cancelled" }, new Date());
    else if (error instanceof UserError) await endJob(jobId, { state: "failed", errorCode: error.code, errorDetails: error.details }, new Date());
    else await endJob(jobId, { state: "failed", errorCode: "internal", errorDetails: { message: String(error) } }, new Date());
    throw error;
  }
}

async function importFile(request: IngestRequest, fileName: string, jobId: string): Promise<IngestResult> {
  findProfile(request.profile);
  await sweepUnfinished(new Date());
  const file = await readPdfFile(request.filePath, fileName);
  const bookId = file.sha256.slice(0, 16);
  const there = await openStore().prisma.book.findUnique({ where: { sha256: file.sha256 }, include: { _count: { select: { monographs: true } } } });
  if (there?.state === "loading") throw new UserError("import_running");
  if (there) return { bookId, title: there.title, alreadyThere: true, profileId: there.profileId, counter: null, pages: there.pageCount, monographs: there._count.monographs, chunks: 0, findings: { block: 0, warn: 0, note: 0 } };
  const reporter = new JobReporter(jobId, request.onProgress, request.signal);
  try {
    return await processAndStore(file, bookId, jobId, request, reporter);
  } catch (error) {
    await discardUnfinishedBook(openStore(), bookId);
    await rm(partFileOf(bookPdfPath(file.sha256), jobId), { force: true });
    await sweepUnfinished(new Date());
    // Whoever cancels takes the rows away at once: what breaks after that is no fault of the program.
    throw reporter.signal.aborted ? new UserError("cancelled") : error;
  } finally {
    await reporter.settle();
  }
}

async function processAndStore(file: PdfFile, bookId: string, jobId: string, request: IngestRequest, reporter: JobReporter): Promise<IngestResult> {
  const work = { ocr: request.ocr, onProgress: (progress: Progress) => reporter.report(progress), signal: reporter.signal };
  const processed = await processPdf(file.bytes, request.profile, DEFAULT_LIMITS, work);
  const title = request.title ?? bookTitle(processed.title, file.fileName);
  const pdfPath = bookPdfPath(file.sha256);
  const partPath = partFileOf(pdfPath, jobId);
  await mkdir(path.dirname(pdfPath), { recursive: true });
  await writeFile(partPath, file.bytes);
  await storeBook(
    { bookId, sha256: file.sha256, title, fileName: file.fileName, byteLength: file.bytes.byteLength, isSample: request.isSample ?? false, jobId },
    processed,
    DEFAULT_LIMITS,
    // The last step before the book is shown, so that a book that can be opened always has its PDF.
    () => rename(partPath, pdfPath),
    work,
  );
  const findings = countSeverities([...processed.chunked.flatMap((entry) => entry.findings), ...processed.bookFindings]);
  const chunks = processed.chunked.reduce((sum, entry) => sum + entry.chunks.length, 0);
  return { bookId, title, alreadyThere: false, profileId: processed.book.profileId, counter: processed.counter.name, pages: processed.pages.length, monographs: processed.book.monographs.length, chunks, findings };
}
