import { spawn } from "node:child_process";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { UserError } from "@/lib/model/user-error";
import { typesetSample } from "@/lib/sample/typeset-sample";
import { bookPdfPath } from "@/lib/store/data-dir";
import { openStore } from "@/lib/store/open-store";
import { listBooks, listJobs } from "@/lib/store/queries";
import { dataFixture } from "@/lib/store/data-fixture";
import { ingest } from "./ingest";

let sample: Uint8Array;
let data: ReturnType<typeof dataFixture>;
let file: string;

beforeAll(async () => {
  sample = (await typesetSample()).pdf;
}, 120_000);
beforeEach(() => {
  data = dataFixture();
  file = path.join(data.folder, "mau.pdf");
  writeFileSync(file, sample);
});
afterEach(() => data.remove());

/** Tables that hold something, but for jobs, which tell what happened. */
async function filledTables(): Promise<string[]> {
  const { prisma } = openStore();
  const tables = await prisma.$queryRaw<{ name: string }[]>`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT IN ('_prisma_migrations', 'jobs')`;
  const filled: string[] = [];
  for (const { name } of tables) {
    const [row] = await prisma.$queryRawUnsafe<{ n: bigint }[]>(`SELECT COUNT(*) AS n FROM "${name}"`);
    if (Number(row?.n) > 0) filled.push(name);
  }
  return filled.sort();
}

const booksOnDisk = () => (existsSync(path.join(data.folder, "books")) ? readdirSync(path.join(data.folder, "books")) : []);

describe("importing a PDF", () => {
  it("ends with a book that can be seen, its PDF beside it, and a job that is done", async () => {
    const done = await ingest({ filePath: file, profile: "auto" });
    expect(done).toMatchObject({ alreadyThere: false, profileId: "duoc-thu", counter: "cl100k_base" });
    const [book] = await listBooks();
    expect(book).toMatchObject({ bookId: done.bookId, pageCount: done.pages, monographCount: done.monographs, chunkCount: done.chunks, fileName: "mau.pdf" });
    expect(existsSync(bookPdfPath(book?.sha256 ?? ""))).toBe(true);
    expect(await listJobs()).toMatchObject([{ state: "done", bookId: done.bookId, errorCode: null }]);
    expect(await filledTables()).toEqual(["attachments", "blocks", "books", "chunks", "findings", "monographs", "pages", "run_sections", "runs", "seams", "sections"]);
  });

  it("does nothing the second time", async () => {
    const first = await ingest({ filePath: file, profile: "auto" });
    expect(await ingest({ filePath: file, profile: "auto" })).toMatchObject({ alreadyThere: true, bookId: first.bookId, monographs: first.monographs });
    expect(await listBooks()).toHaveLength(1);
  });

  it.each([
    ["nothing in it", "", "file_empty"],
    ["a letter", "Kính gửi quý khách", "not_a_pdf"],
    ["a PDF cut short", "%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>", "pdf_damaged"],
  ])("refuses a file with %s in one clear code, and keeps nothing of it", async (_, content, code) => {
    writeFileSync(file, content);
    await expect(ingest({ filePath: file, profile: "auto" })).rejects.toMatchObject({ code, details: { file: "mau.pdf" } });
    expect(await filledTables()).toEqual([]);
    expect(booksOnDisk()).toEqual([]);
    expect(await listJobs()).toMatchObject([{ state: "failed", errorCode: code }]);
  });

  it("refuses a kind of book that does not exist, naming those that do", async () => {
    await expect(ingest({ filePath: file, profile: "bible" })).rejects.toMatchObject({ code: "profile_unknown", details: { profile: "bible", known: expect.stringContaining("duoc-thu") } });
  });

  it.each(["reading", "chunking", "storing"])("keeps nothing when it is called off while %s", async (stage) => {
    const controller = new AbortController();
    const seen = new Set<string>();
    const onProgress = (progress: { stage: string; done: number }) => {
      seen.add(progress.stage);
      if (progress.stage === stage && progress.done > 0) controller.abort();
    };
    await expect(ingest({ filePath: file, profile: "auto", signal: controller.signal, onProgress })).rejects.toMatchObject({ code: "cancelled" });
    expect([...seen].at(-1)).toBe(stage);
    expect(await filledTables()).toEqual([]);
    expect(booksOnDisk()).toEqual([]);
    expect(await listJobs()).toMatchObject([{ state: "cancelled" }]);
  });

  it("leaves a killed import's rows unseen, shows its job as failed, and sweeps them away", async () => {
    const program = `
      const { ingest } = await import(${JSON.stringify(path.resolve("lib/pipeline/ingest.ts"))});
      await ingest({ filePath: ${JSON.stringify(file)}, profile: "auto", onProgress: ({ stage, done }) => { if (stage === "storing" && done > 0) process.kill(process.pid, "SIGKILL"); } });`;
    const signal = await new Promise((resolve) => spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", program], { stdio: "inherit" }).on("exit", (_, name) => resolve(name)));
    expect(signal).toBe("SIGKILL");
    expect(await filledTables()).toContain("pages");
    expect(await listBooks()).toEqual([]);
    expect(await listJobs()).toMatchObject([{ state: "failed", errorCode: "interrupted" }]);
    expect(await filledTables()).toEqual([]);
    expect(booksOnDisk()).toEqual([]);
    // And the file can be imported afterwards.
    expect((await ingest({ filePath: file, profile: "auto" })).alreadyThere).toBe(false);
  });

  it("touches nothing of another book when it fails", async () => {
    const { bookId } = await ingest({ filePath: file, profile: "auto" });
    const before = await filledTables();
    const bad = path.join(data.folder, "bad.pdf");
    writeFileSync(bad, "no pdf");
    await expect(ingest({ filePath: bad, profile: "auto" })).rejects.toBeInstanceOf(UserError);
    expect(await filledTables()).toEqual(before);
    expect((await listBooks())[0]?.bookId).toBe(bookId);
    expect(booksOnDisk()).toHaveLength(1);
  });
});
