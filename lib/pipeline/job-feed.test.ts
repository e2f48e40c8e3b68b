import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { dataFixture } from "@/lib/store/data-fixture";
import { createJob, endJob, reportJob } from "@/lib/store/job-rows";
import type { JobRow } from "@/lib/model/views";
import { watchJobs } from "./job-feed";

let data: ReturnType<typeof dataFixture>;
const stops: (() => void)[] = [];
beforeEach(async () => {
  data = dataFixture();
  await createJob({ jobId: "j", fileName: "a.pdf", profile: "auto", ocr: false, pid: process.pid }, new Date());
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await new Promise((resolve) => setTimeout(resolve, 600));
  await data.remove();
});

function watch(): JobRow[][] {
  const told: JobRow[][] = [];
  stops.push(watchJobs((jobs) => void told.push(jobs)));
  return told;
}

async function until(isReached: () => boolean): Promise<void> {
  for (let n = 0; n < 200 && !isReached(); n++) await new Promise((resolve) => setTimeout(resolve, 25));
  expect(isReached()).toBe(true);
}

describe("the feed of imports", () => {
  it("tells every watcher the state at once, then only what changes", async () => {
    const first = watch();
    await until(() => first.length === 1);
    const second = watch();
    await until(() => second.length === 1);
    await reportJob("j", { stage: "reading", done: 3, total: 9 }, new Date());
    await until(() => first.length === 2 && second.length === 2);
    expect(second[1]).toMatchObject([{ jobId: "j", stage: "reading", done: 3, total: 9 }]);
  });

  it("tells nothing to one that has left", async () => {
    const told = watch();
    await until(() => told.length === 1);
    stops.pop()?.();
    const other = watch();
    await endJob("j", { state: "cancelled" }, new Date());
    await until(() => other.some((jobs) => jobs[0]?.state === "cancelled"));
    expect(told).toHaveLength(1);
  });
});
