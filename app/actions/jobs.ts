"use server";

import { z } from "zod";
import { cancelJob, dismissJob, resumeImport, resumeJob } from "@/lib/pipeline/jobs";

const jobIdInput = z.uuid();

/** Stops a running import; what it had written is taken away, but for a book in which somebody has judged. */
export async function cancelJobAction(jobId: string): Promise<void> {
  await cancelJob(jobIdInput.parse(jobId));
}

/** Puts the row of an import that ended aside. */
export async function dismissJobAction(jobId: string): Promise<void> {
  await dismissJob(jobIdInput.parse(jobId));
}

/** Goes on with an import that was cut off. */
export async function resumeJobAction(jobId: string): Promise<void> {
  await resumeJob(jobIdInput.parse(jobId));
}

/** Goes on with the import of a book that is not whole. */
export async function resumeImportAction(bookId: string): Promise<void> {
  await resumeImport(z.string().regex(/^[0-9a-f]{16}$/).parse(bookId));
}
