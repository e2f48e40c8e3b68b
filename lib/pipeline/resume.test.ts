import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { typesetSample } from "@/lib/sample/typeset-sample";
import { dataFixture } from "@/lib/store/data-fixture";
import { listBooks, listJobs } from "@/lib/store/queries";
import { dumpBooks } from "./book-dump-fixture";
import { ingest } from "./ingest";
import { resumeCutOff } from "./jobs";

let sample: Uint8Array;
/** What an import that nobody disturbs leaves, and how often it tells its progress. */
let undisturbed: { dump: Record<string, string>; events: number };
let data: ReturnType<typeof dataFixture>;
let file: string;

beforeAll(async () => {
  sample = (await typesetSample()).pdf;
  start();
  let events = 0;
  await ingest({ filePath: file, profile: "auto", onProgress: () => void events++ });
  undisturbed = { dump: dumpBooks(data.folder), events };
  await data.remove();
}, 240_000);

function start(): void {
  data = dataFixture();
  mkdirSync(data.folder, { recursive: true });
  file = path.join(data.folder, "mau.pdf");
  writeFileSync(file, sample);
}
beforeEach(start);
afterEach(() => data.remove());

/** Imports in a process of its own that kills itself when it has told its progress so often; yields the signal that ended it. */
function importUntil(event: number): Promise<NodeJS.Signals | null> {
  const program = `
    const { ingest } = await import(${JSON.stringify(path.resolve("lib/pipeline/ingest.ts"))});
    let told = 0;
    await ingest({ filePath: ${JSON.stringify(file)}, profile: "auto", onProgress: () => { if (++told === ${event}) setTimeout(() => process.kill(process.pid, "SIGKILL"), Math.random() * 20); } });
    process.exit();`;
  return new Promise((resolve) => spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", program], { stdio: "inherit", env: { ...process.env, SEAMCHECK_DATA: data.folder } }).on("exit", (_, signal) => resolve(signal)));
}

describe("an import that is killed", () => {
  it("ends with the same bytes as one that nobody disturbs, however often and whenever it is killed", async () => {
    const kills = [0.1, 0.5, 0.9].map((share) => Math.max(1, Math.round(share * Math.random() * undisturbed.events)));
    for (const kill of kills) await importUntil(kill);
    const done = await ingest({ filePath: file, profile: "auto" });
    expect({ kills, dump: dumpBooks(data.folder) }).toEqual({ kills, dump: undisturbed.dump });
    expect(await listBooks()).toMatchObject([{ bookId: done.bookId, importing: null }]);
    expect(await listJobs()).toMatchObject([{ state: "done" }]);
  }, 240_000);

  it("is gone on with when the program starts, from the PDF that was kept", async () => {
    expect(await importUntil(Math.round(undisturbed.events * 0.6))).toBe("SIGKILL");
    writeFileSync(file, "");
    expect(await listJobs()).toMatchObject([{ state: "failed", errorCode: "import_paused", resumable: true }]);
    await resumeCutOff();
    for (let jobs = await listJobs(); jobs[0]?.state === "running"; jobs = await listJobs()) await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await listJobs()).toMatchObject([{ state: "done" }]);
    expect(dumpBooks(data.folder)).toEqual(undisturbed.dump);
  }, 240_000);
});
