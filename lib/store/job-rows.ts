import type { JobRow, JobStage } from "@/lib/model/views";
import { UNFINISHED } from "./book-state";
import type { Job } from "./generated/client";
import { openStore } from "./open-store";
import { sweepUnfinished } from "./sweep-unfinished";

/** After this long without a sign of life a job counts as gone even if some process has its number, milliseconds. */
const SILENCE_MS = 10 * 60_000;

/** Whether a process of that number runs on this machine. */
function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function isGone(job: Job, now: Date): boolean {
  if (job.state !== "running") return false;
  const silence = now.getTime() - job.seenAt.getTime();
  // A job that was just created has no process yet.
  if (job.pid === null) return silence > 30_000;
  return silence > SILENCE_MS || !isProcessAlive(job.pid);
}

/** A job that was cut off, and whose book waits for somebody to go on with it. */
const CUT_OFF = { state: "failed", errorCode: "interrupted" } as const;

function toJobRow(job: Job, hasRest: boolean): JobRow {
  const { jobId, fileName, done, total, bookId } = job;
  return {
    jobId,
    fileName,
    state: job.state as JobRow["state"],
    stage: job.stage as JobStage,
    done,
    total,
    startedAt: job.startedAt.toISOString(),
    errorCode: hasRest && job.errorCode === CUT_OFF.errorCode ? "import_paused" : job.errorCode,
    errorDetails: JSON.parse(job.errorDetailsJson) as JobRow["errorDetails"],
    bookId,
    resumable: hasRest && job.state === CUT_OFF.state && job.errorCode === CUT_OFF.errorCode,
  };
}

export interface NewJob {
  jobId: string;
  fileName: string;
  /** A profile's id or "auto". */
  profile: string;
  /** Pages without usable text are read from their pictures. */
  ocr: boolean;
  pid: number | null;
}

/** Adds a running job. */
export async function createJob(job: NewJob, now: Date): Promise<void> {
  await openStore().prisma.job.create({ data: { ...job, state: "running", stage: "queued", done: 0, total: 0, startedAt: now, seenAt: now, errorDetailsJson: "{}" } });
}

export interface JobProgress {
  stage: JobStage;
  done: number;
  total: number;
}

/** Reports progress, which is a sign of life too. A job that is not running any more stays as it is. Returns whether it is still wanted. */
export async function reportJob(jobId: string, progress: Partial<JobProgress> & { pid?: number; bookId?: string }, now: Date): Promise<boolean> {
  const { count } = await openStore().prisma.job.updateMany({ where: { jobId, state: "running" }, data: { ...progress, seenAt: now } });
  return count > 0;
}

export type JobEnd = { state: "done"; bookId: string } | { state: "cancelled"; errorCode?: string } | { state: "failed"; errorCode: string; errorDetails: Record<string, string | number> };

/** Ends a running job; one that has ended already keeps its first end. Returns whether this call ended it. */
export async function endJob(jobId: string, end: JobEnd, now: Date): Promise<boolean> {
  const data =
    end.state === "failed"
      ? { state: end.state, errorCode: end.errorCode, errorDetailsJson: JSON.stringify(end.errorDetails) }
      : end.state === "cancelled"
        ? { state: end.state, errorCode: end.errorCode ?? "cancelled" }
        : { state: end.state, bookId: end.bookId };
  const { count } = await openStore().prisma.job.updateMany({ where: { jobId, state: "running" }, data: { ...data, seenAt: now } });
  return count > 0;
}

/** Says of a cancelled job that its book stays, because somebody had judged in it. */
export async function noteBookKept(jobId: string): Promise<void> {
  await openStore().prisma.job.updateMany({ where: { jobId, state: "cancelled" }, data: { errorCode: "cancelled_kept" } });
}

/** Makes a job that was cut off a running one again, which has no process yet. Returns false where it is none, or somebody else was quicker. */
export async function reopenJob(jobId: string, now: Date, byItself: boolean): Promise<boolean> {
  const { count } = await openStore().prisma.job.updateMany({
    where: { jobId, ...CUT_OFF },
    data: { state: "running", stage: "queued", done: 0, total: 0, pid: null, errorCode: null, seenAt: now, resumes: byItself ? { increment: 1 } : 0 },
  });
  return count > 0;
}

/** Takes an ended job out of the list, and what it left of a book on which nobody decided anything. */
export async function dismissJob(jobId: string): Promise<void> {
  await openStore().prisma.job.deleteMany({ where: { jobId, state: { not: "running" } } });
  await sweepUnfinished(new Date());
}

export async function findJob(jobId: string): Promise<(JobRow & { profile: string; ocr: boolean; resumes: number }) | null> {
  const job = await openStore().prisma.job.findUnique({ where: { jobId } });
  return job ? { ...toJobRow(job, await hasRest(jobId)), profile: job.profile, ocr: job.ocr, resumes: job.resumes } : null;
}

async function hasRest(jobId: string): Promise<boolean> {
  return (await openStore().prisma.book.count({ where: { jobId, state: UNFINISHED } })) > 0;
}

/** Marks running jobs whose process is gone as cut off. What they had written stays, to be gone on with. */
export async function failGoneJobs(now: Date): Promise<void> {
  const running = await openStore().prisma.job.findMany({ where: { state: "running" } });
  const gone = running.filter((job) => isGone(job, now)).map((job) => job.jobId);
  for (const jobId of gone) await endJob(jobId, { state: "failed", errorCode: CUT_OFF.errorCode, errorDetails: {} }, now);
  if (gone.length > 0) await sweepUnfinished(now);
}

/** All jobs, the newest first; those whose process is gone are shown as cut off. */
export async function listJobs(): Promise<JobRow[]> {
  await failGoneJobs(new Date());
  const { prisma } = openStore();
  const jobs = await prisma.job.findMany({ orderBy: { startedAt: "desc" } });
  const unfinished = new Set((await prisma.book.findMany({ where: { state: UNFINISHED }, select: { jobId: true } })).map((book) => book.jobId));
  return jobs.map((job) => toJobRow(job, unfinished.has(job.jobId)));
}
