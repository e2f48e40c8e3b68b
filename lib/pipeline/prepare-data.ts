/** A data folder in whatever state in; one with a database that is up to date, and with the sample formulary on the first start, out. */
import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createJob, dismissJob, failGoneJobs } from "@/lib/store/job-rows";
import { openStore } from "@/lib/store/open-store";
import { sweepUnfinished } from "@/lib/store/sweep-unfinished";
import { ingest } from "./ingest";
import type { WorkOptions } from "./progress";

const SAMPLE_NAME = "duoc-thu-mau.pdf";
const SAMPLE_TITLE = "Dược thư mẫu";

/** Applies migrations, takes away what killed imports left, and loads the sample where there is no book at all. Returns whether it loaded it. */
export async function prepareData(options: WorkOptions): Promise<{ loaded: boolean }> {
  const { prisma } = openStore();
  await failGoneJobs(new Date());
  await sweepUnfinished(new Date());
  if ((await prisma.book.count({ where: { state: "ready" } })) > 0) return { loaded: false };
  const folder = await mkdtemp(path.join(tmpdir(), "seamcheck-"));
  try {
    const filePath = path.join(folder, SAMPLE_NAME);
    // Only here: what sets type takes a good part of a second to load, and is needed once.
    const { typesetSample } = await import("@/lib/sample/typeset-sample");
    await writeFile(filePath, (await typesetSample()).pdf);
    const jobId = randomUUID();
    await createJob({ jobId, fileName: SAMPLE_NAME, profile: "auto", ocr: false, pid: process.pid }, new Date());
    await ingest({ jobId, filePath, fileName: SAMPLE_NAME, title: SAMPLE_TITLE, profile: "auto", isSample: true, ...options });
    // Nobody asked for this import: there is nothing to report.
    await dismissJob(jobId);
    return { loaded: true };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
