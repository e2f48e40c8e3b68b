import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { JobRow } from "@/lib/model/views";
import { typesetSample } from "@/lib/sample/typeset-sample";
import { openStore } from "@/lib/store/open-store";
import { listBooks, listJobs } from "@/lib/store/queries";
import { dataFixture } from "@/lib/store/data-fixture";
import { cancelJob, dismissJob, startIngest } from "./jobs";

let sample: Uint8Array;
let data: ReturnType<typeof dataFixture>;
let upload: string;

beforeAll(async () => {
  sample = (await typesetSample()).pdf;
}, 120_000);
beforeEach(() => {
  data = dataFixture();
  mkdirSync(path.join(data.folder, "uploads"));
  upload = path.join(data.folder, "uploads", "1");
  writeFileSync(upload, sample);
});
afterEach(() => data.remove());

async function jobWhen(jobId: string, isReached: (job: JobRow) => boolean): Promise<JobRow> {
  for (;;) {
    const job = (await listJobs()).find((row) => row.jobId === jobId);
    if (job && isReached(job)) return job;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const isEnded = (job: JobRow) => job.state !== "running";

async function uploadGone(): Promise<boolean> {
  for (let n = 0; n < 100 && existsSync(upload); n++) await new Promise((resolve) => setTimeout(resolve, 50));
  return !existsSync(upload);
}

describe("an import in a process of its own", () => {
  it("shows its progress, ends with the book, and takes its upload away", async () => {
    const { jobId } = await startIngest({ filePath: upload, fileName: "Dược thư.pdf", profile: "auto" });
    expect((await listJobs())[0]).toMatchObject({ jobId, fileName: "Dược thư.pdf", state: "running" });
    expect(await jobWhen(jobId, (job) => job.total > 0)).toMatchObject({ errorCode: null });
    const ended = await jobWhen(jobId, isEnded);
    const [book] = await listBooks();
    expect(ended).toMatchObject({ state: "done", bookId: book?.bookId });
    expect(book?.fileName).toBe("Dược thư.pdf");
    expect(await uploadGone()).toBe(true);
    await dismissJob(jobId);
    expect(await listJobs()).toEqual([]);
  });

  it("says in the job's row why a file cannot be used", async () => {
    writeFileSync(upload, "hello");
    const { jobId } = await startIngest({ filePath: upload, fileName: "thư.txt", profile: "auto" });
    expect(await jobWhen(jobId, isEnded)).toMatchObject({ state: "failed", errorCode: "not_a_pdf", errorDetails: { file: "thư.txt" } });
    expect(await uploadGone()).toBe(true);
  });

  it("can be cancelled, and leaves nothing", async () => {
    const { jobId } = await startIngest({ filePath: upload, fileName: "a.pdf", profile: "auto" });
    await jobWhen(jobId, (job) => job.stage !== "queued");
    expect(await cancelJob(jobId)).toBe(true);
    expect(await cancelJob(jobId)).toBe(false);
    expect(await jobWhen(jobId, isEnded)).toMatchObject({ state: "cancelled" });
    expect(await uploadGone()).toBe(true);
    expect(await openStore().prisma.book.count()).toBe(0);
    expect(await openStore().prisma.page.count()).toBe(0);
    expect(existsSync(path.join(data.folder, "books")) ? readdirSync(path.join(data.folder, "books")) : []).toEqual([]);
  });
});
