import { existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DEFAULT_LIMITS } from "@/lib/model/limits";
import { UserError } from "@/lib/model/user-error";
import { typesetSample } from "@/lib/sample/typeset-sample";
import { bookPdfPath } from "@/lib/store/data-dir";
import { openStore } from "@/lib/store/open-store";
import { listBooks, listDecisions, listJobs } from "@/lib/store/queries";
import { dataFixture } from "@/lib/store/data-fixture";
import { decideSeam } from "./decide";
import { exportBook } from "./export-book";
import { ingest } from "./ingest";
import { SUSPENDED } from "./progress";
import { previewRechunk } from "./rechunk";
import { dismissJob } from "./jobs";

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
  const tables = await prisma.$queryRaw<{ name: string }[]>`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT IN ('_prisma_migrations', 'jobs') AND name NOT LIKE 'search_index_%'`;
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
    expect(await filledTables()).toEqual(["attachments", "blocks", "books", "chunks", "extracted_pages", "findings", "monographs", "pages", "run_sections", "runs", "seams", "search_docs", "search_index", "sections", "segment_facts"]);
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

  it.each(["reading", "segmenting", "chunking"])("keeps nothing when it is called off while %s", async (stage) => {
    const controller = new AbortController();
    const seen = new Set<string>();
    const onProgress = (progress: { stage: string; done: number }) => {
      seen.add(progress.stage);
      if (progress.stage === stage && (progress.done > 0 || stage === "segmenting")) controller.abort();
    };
    await expect(ingest({ filePath: file, profile: "auto", signal: controller.signal, onProgress })).rejects.toMatchObject({ code: "cancelled" });
    expect([...seen].at(-1)).toBe(stage);
    expect(await filledTables()).toEqual([]);
    expect(booksOnDisk()).toEqual([]);
    expect(await listJobs()).toMatchObject([{ state: "cancelled" }]);
  });

  it("keeps what was done when the process has to end, and goes on with it", async () => {
    const controller = new AbortController();
    const stop = (progress: { stage: string; done: number }) => (progress.stage === "chunking" && progress.done > 0 ? controller.abort(SUSPENDED) : undefined);
    await expect(ingest({ filePath: file, profile: "auto", signal: controller.signal, onProgress: stop })).rejects.toMatchObject({ code: "import_paused" });
    expect(await listJobs()).toMatchObject([{ state: "failed", errorCode: "import_paused", resumable: true }]);
    const [half] = await listBooks();
    expect(half?.importing).toMatchObject({ monographs: half?.monographCount });
    const read: string[] = [];
    const done = await ingest({ filePath: file, profile: "auto", onProgress: ({ stage }) => void read.push(stage) });
    expect(read).not.toContain("reading");
    expect(done.monographs).toBe(half?.importing?.of);
    expect((await listBooks())[0]?.importing).toBeNull();
    expect(await listJobs()).toMatchObject([{ state: "done" }]);
  });

  it("keeps a book on which somebody decided something, whatever becomes of its import", async () => {
    const controller = new AbortController();
    const judge = async (progress: { stage: string; done: number }) => (progress.stage === "chunking" && progress.done > 0 ? controller.abort(SUSPENDED) : undefined);
    await expect(ingest({ filePath: file, profile: "auto", signal: controller.signal, onProgress: judge })).rejects.toMatchObject({ code: "import_paused" });
    const seam = await openStore().prisma.seam.findFirstOrThrow();
    const { bookId } = (await listBooks())[0] as { bookId: string };
    const decision = { bookId, drugId: seam.drugId, sectionKey: seam.sectionKey as "chi_dinh", seamIndex: seam.seamIndex, verdict: "accept" as const, reason: null, note: "", reviewer: "Dược sĩ Mai" };
    expect(await decideSeam(decision)).toEqual({ ok: true });
    expect(await previewRechunk({ bookId, drugId: null, limits: DEFAULT_LIMITS })).toEqual({ ok: false, reason: "book_importing" });
    await expect(exportBook(bookId)).rejects.toMatchObject({ code: "book_importing" });
    const again = new AbortController();
    await expect(ingest({ filePath: file, profile: "auto", signal: again.signal, onProgress: ({ stage }) => (stage === "chunking" ? again.abort() : undefined) })).rejects.toMatchObject({ code: "cancelled_kept" });
    await dismissJob((await listJobs())[0]?.jobId ?? "");
    await ingest({ filePath: file, profile: "auto" });
    expect((await listDecisions(bookId)).map(({ decision: { verdict }, carry, current }) => ({ verdict, carry, current }))).toEqual([{ verdict: "accept", carry: "carried", current: true }]);
    expect((await listBooks())[0]?.seams.judged).toBe(1);
  });

  it("does not go on with what another version of the program left", async () => {
    const controller = new AbortController();
    const stop = (progress: { stage: string; done: number }) => (progress.stage === "chunking" && progress.done > 0 ? controller.abort(SUSPENDED) : undefined);
    await expect(ingest({ filePath: file, profile: "auto", signal: controller.signal, onProgress: stop })).rejects.toMatchObject({ code: "import_paused" });
    const { prisma } = openStore();
    await prisma.book.updateMany({ data: { importedBy: "0.0.0-before" } });
    const seam = await prisma.seam.findFirstOrThrow();
    const { bookId } = (await listBooks())[0] as { bookId: string };
    await decideSeam({ bookId, drugId: seam.drugId, sectionKey: seam.sectionKey as "chi_dinh", seamIndex: seam.seamIndex, verdict: "accept", reason: null, note: "", reviewer: "Dược sĩ Mai" });
    const read = new Set<string>();
    await ingest({ filePath: file, profile: "auto", onProgress: ({ stage }) => void read.add(stage) });
    expect([...read]).toEqual(["reading", "segmenting", "chunking"]);
    // Placed on the text that was read anew.
    expect(await listDecisions(bookId)).toMatchObject([{ carry: "carried", current: true }]);
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
