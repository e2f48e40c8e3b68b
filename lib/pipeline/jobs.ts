/** Imports in processes of their own: started, watched, stopped and gone on with here; their state lives in the database. */
import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { UNFINISHED } from "@/lib/store/book-state";
import { bookPdfPath, dataDir, databasePath, homeDir } from "@/lib/store/data-dir";
import { createJob, dismissJob, endJob, failGoneJobs, findJob, noteBookKept, reopenJob } from "@/lib/store/job-rows";
import { openStore } from "@/lib/store/open-store";
import { sweepUnfinished } from "@/lib/store/sweep-unfinished";

/** How long a job may take to end by itself after it was cancelled, milliseconds. */
const GRACE_MS = 3_000;
/** How often an import is taken up again without being asked for: one that ends its process each time would never end. */
const MOST_RESUMES = 2;

// A bundler may load this module more than once in a process; the children are the process's.
const shared = globalThis as unknown as { seamcheckJobs?: Map<string, ChildProcess> };
const children = (): Map<string, ChildProcess> => {
  shared.seamcheckJobs ??= new Map();
  return shared.seamcheckJobs;
};

export interface IngestJob {
  filePath: string;
  /** What the reviewer's file was called. */
  fileName: string;
  /** A profile's id or "auto". */
  profile: string;
  /** Pages without usable text are read from their pictures. */
  ocr?: boolean | undefined;
}

/** An upload is the job's own copy: it goes when the job has ended. Files elsewhere are the user's and stay. */
function isUpload(filePath: string): boolean {
  return path.dirname(path.resolve(filePath)) === path.join(dataDir(), "uploads");
}

async function afterEnd(jobId: string, filePath: string): Promise<void> {
  children().delete(jobId);
  // Has an effect only where the process died without a word.
  await endJob(jobId, { state: "failed", errorCode: "interrupted", errorDetails: {} }, new Date());
  await sweepUnfinished(new Date());
  if (isUpload(filePath)) await rm(filePath, { force: true });
}

function spawnIngest(jobId: string, { filePath, fileName, profile, ocr }: IngestJob): void {
  const script = path.join(homeDir(), "scripts", "seamcheck.mjs");
  const args = [script, "ingest", path.resolve(filePath), "--job", jobId, "--name", fileName, "--profile", profile, ...(ocr ? ["--ocr"] : []), "--json"];
  const child = spawn(process.execPath, args, { cwd: homeDir(), stdio: ["ignore", "ignore", "inherit", "ipc"], env: { ...process.env, SEAMCHECK_DATA: dataDir(), SEAMCHECK_HOME: homeDir(), SEAMCHECK_SET_UP: "1" } });
  children().set(jobId, child);
  const settle = () => void afterEnd(jobId, filePath).catch((error) => process.stderr.write(`import ${jobId}: ${String(error)}\n`));
  child.once("exit", settle);
  child.once("error", settle);
}

/**
 * Starts importing a file in a child process; its progress is read with `listJobs`. The child ends when this process does. A file in the data folder's
 * `uploads` is deleted when the job has ended.
 */
export async function startIngest(job: IngestJob): Promise<{ jobId: string }> {
  const jobId = randomUUID();
  const { fileName, profile, ocr = false } = job;
  await createJob({ jobId, fileName, profile, ocr, pid: null }, new Date());
  spawnIngest(jobId, job);
  return { jobId };
}

/** Goes on with the import of a book that was cut off or called off, from the PDF that was kept. Returns false where there is nothing to go on with, or it runs already. */
export async function resumeImport(bookId: string): Promise<boolean> {
  await failGoneJobs(new Date());
  return goOn(bookId, false);
}

/** The same, by the job that was cut off. */
export async function resumeJob(jobId: string): Promise<boolean> {
  const book = await openStore().prisma.book.findFirst({ where: { jobId, state: UNFINISHED }, select: { bookId: true } });
  return book !== null && (await resumeImport(book.bookId));
}

async function goOn(bookId: string, byItself: boolean): Promise<boolean> {
  const book = await openStore().prisma.book.findFirst({ where: { bookId, state: UNFINISHED } });
  if (!book) return false;
  const filePath = bookPdfPath(book.sha256);
  const job = book.jobId === null ? null : await findJob(book.jobId);
  if (job?.state === "running") return false;
  if (job?.resumable !== true) {
    if (byItself) return false;
    await startIngest({ filePath, fileName: book.fileName, profile: job?.profile ?? (book.profileId || "auto"), ocr: job?.ocr });
    return true;
  }
  if (byItself && job.resumes >= MOST_RESUMES) return false;
  if (!(await reopenJob(job.jobId, new Date(), byItself))) return false;
  spawnIngest(job.jobId, { filePath, fileName: job.fileName, profile: job.profile, ocr: job.ocr });
  return true;
}

/** Goes on with every import that was cut off. For the start of the program: does nothing where there is no database yet. */
export async function resumeCutOff(): Promise<void> {
  if (!existsSync(databasePath())) return;
  await failGoneJobs(new Date());
  const books = await openStore().prisma.book.findMany({ where: { state: UNFINISHED, jobId: { not: null } }, select: { bookId: true } });
  for (const { bookId } of books) await goOn(bookId, true);
}

async function waitForExit(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const force = setTimeout(() => child.kill("SIGKILL"), GRACE_MS);
  await ended;
  clearTimeout(force);
}

/** Stops a running job and takes away what it had written, but for a book on which somebody decided something. Returns false when it was not running. Works too where another process started it. */
export async function cancelJob(jobId: string): Promise<boolean> {
  const job = await findJob(jobId);
  if (job?.state !== "running") return false;
  const cancelled = await endJob(jobId, { state: "cancelled" }, new Date());
  const child = children().get(jobId);
  if (child) {
    child.kill("SIGTERM");
    await waitForExit(child);
  }
  // One that another process started sees in its row that it is not wanted any more, and ends by itself.
  await sweepUnfinished(new Date());
  if ((await openStore().prisma.book.count({ where: { jobId, state: UNFINISHED } })) > 0) await noteBookKept(jobId);
  return cancelled;
}

/** Takes an ended job out of the list. */
export { dismissJob };
