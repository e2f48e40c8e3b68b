"use server";

import { z } from "zod";
import { cancelJob, dismissJob } from "@/lib/pipeline/jobs";

const jobIdInput = z.uuid();

/** Stops a running import; what it had written is taken away. */
export async function cancelJobAction(jobId: string): Promise<void> {
  await cancelJob(jobIdInput.parse(jobId));
}

/** Puts the row of an import that ended aside. */
export async function dismissJobAction(jobId: string): Promise<void> {
  await dismissJob(jobIdInput.parse(jobId));
}
