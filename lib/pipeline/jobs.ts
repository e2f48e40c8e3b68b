/** Imports in processes of their own: started, watched and stopped here; their state lives in the database. */
import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import path from "node:path";
import { dataDir, homeDir } from "@/lib/store/data-dir";
import { createJob, dismissJob, endJob, findJob } from "@/lib/store/job-rows";
import { sweepUnfinished } from "@/lib/store/sweep-unfinished";

/** How long a job may take to end by itself after it was cancelled, milliseconds. */
const GRACE_MS = 3_000;

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

/**
 * Starts importing a file in a child process; its progress is read with `listJobs`. The child ends when this process does. A file in the data folder's
 * `uploads` is deleted when the job has ended.
 */
export async function startIngest({ filePath, fileName, profile, ocr }: IngestJob): Promise<{ jobId: string }> {
  const jobId = randomUUID();
  await createJob({ jobId, fileName, pid: null }, new Date());
  const script = path.join(homeDir(), "scripts", "seamcheck.mjs");
  const args = [script, "ingest", path.resolve(filePath), "--job", jobId, "--name", fileName, "--profile", profile, ...(ocr ? ["--ocr"] : []), "--json"];
  const child = spawn(process.execPath, args, { cwd: homeDir(), stdio: ["ignore", "ignore", "inherit", "ipc"], env: { ...process.env, SEAMCHECK_DATA: dataDir(), SEAMCHECK_HOME: homeDir(), SEAMCHECK_SET_UP: "1" } });
  children().set(jobId, child);
  const settle = () => void afterEnd(jobId, filePath).catch((error) => process.stderr.write(`import ${jobId}: ${String(error)}\n`));
  child.once("exit", settle);
  child.once("error", settle);
  return { jobId };
}

async function waitForExit(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const force = setTimeout(() => child.kill("SIGKILL"), GRACE_MS);
  await ended;
  clearTimeout(force);
}

/** Stops a running job and takes away what it had written. Returns false when it was not running. Works too where another process started it. */
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
  return cancelled;
}

/** Takes an ended job out of the list. */
export { dismissJob };
