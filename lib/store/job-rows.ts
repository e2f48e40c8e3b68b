import type { JobRow, JobStage } from "@/lib/model/views";
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

function toJobRow(job: Job): JobRow {
  const { jobId, fileName, done, total, errorCode, bookId } = job;
  return {
    jobId,
    fileName,
    state: job.state as JobRow["state"],
    stage: job.stage as JobStage,
    done,
    total,
    startedAt: job.startedAt.toISOString(),
    errorCode,
    errorDetails: JSON.parse(job.errorDetailsJson) as JobRow["errorDetails"],
    bookId,
  };
}

/** Adds a running job. */
export async function createJob(job: { jobId: string; fileName: string; pid: number | null }, now: Date): Promise<void> {
  await openStore().prisma.job.create({ data: { ...job, state: "running", stage: "queued", done: 0, total: 0, startedAt: now, seenAt: now, errorDetailsJson: "{}" } });
}

export interface JobProgress {
  stage: JobStage;
  done: number;
  total: number;
}

/** Reports progress, which is a sign of life too. A job that is not running any more stays as it is. Returns whether it is still wanted. */
export async function reportJob(jobId: string, progress: Partial<JobProgress> & { pid?: number }, now: Date): Promise<boolean> {
  const { count } = await openStore().prisma.job.updateMany({ where: { jobId, state: "running" }, data: { ...progress, seenAt: now } });
  return count > 0;
}

export type JobEnd = { state: "done"; bookId: string } | { state: "cancelled" } | { state: "failed"; errorCode: string; errorDetails: Record<string, string | number> };

/** Ends a running job; one that has ended already keeps its first end. Returns whether this call ended it. */
export async function endJob(jobId: string, end: JobEnd, now: Date): Promise<boolean> {
  const data =
    end.state === "failed"
      ? { state: end.state, errorCode: end.errorCode, errorDetailsJson: JSON.stringify(end.errorDetails) }
      : end.state === "cancelled"
        ? { state: end.state, errorCode: "cancelled" }
        : { state: end.state, bookId: end.bookId };
  const { count } = await openStore().prisma.job.updateMany({ where: { jobId, state: "running" }, data: { ...data, seenAt: now } });
  return count > 0;
}

/** Takes an ended job out of the list. */
export async function dismissJob(jobId: string): Promise<void> {
  await openStore().prisma.job.deleteMany({ where: { jobId, state: { not: "running" } } });
}

export async function findJob(jobId: string): Promise<(JobRow & { pid: number | null }) | null> {
  const job = await openStore().prisma.job.findUnique({ where: { jobId } });
  return job ? { ...toJobRow(job), pid: job.pid } : null;
}

/** Marks running jobs whose process is gone as failed, and takes away what they left behind. */
export async function failGoneJobs(now: Date): Promise<void> {
  const running = await openStore().prisma.job.findMany({ where: { state: "running" } });
  const gone = running.filter((job) => isGone(job, now)).map((job) => job.jobId);
  for (const jobId of gone) await endJob(jobId, { state: "failed", errorCode: "interrupted", errorDetails: {} }, now);
  if (gone.length > 0) await sweepUnfinished(now);
}

/** All jobs, the newest first; those whose process is gone are shown as failed. */
export async function listJobs(): Promise<JobRow[]> {
  await failGoneJobs(new Date());
  return (await openStore().prisma.job.findMany({ orderBy: { startedAt: "desc" } })).map(toJobRow);
}
