import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { sampleFixture } from "@/lib/pipeline/sample-fixture";
import { listRuns } from "@/lib/store/queries";
import { main } from "./main";

let data: Awaited<ReturnType<typeof sampleFixture>>;
let out: string;
let err: string;

beforeAll(async () => {
  data = await sampleFixture();
}, 120_000);
afterAll(() => data.remove());
beforeEach(() => {
  out = "";
  err = "";
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    out += String(text);
    return true;
  });
  vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    err += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const at = (name: string) => path.join(data.folder, name);
const json = () => JSON.parse(out) as Record<string, unknown>;

async function sampleFile(): Promise<string> {
  await main(["sample", "--out", at("mau.pdf"), "--lang", "en"]);
  out = "";
  return at("mau.pdf");
}

describe("seamcheck", () => {
  it("reads a book again as another kind only where that kind finds something, and wants to know who says so", async () => {
    expect(await main(["read-again", data.bookId, "--profile", "ema-smpc", "--dry-run", "--lang", "en"])).toBe(3);
    expect(err).toMatch(/not one monograph is found/);
    expect(await main(["read-again", data.bookId, "--profile", "duoc-thu", "--reviewer", "Thử", "--lang", "en"])).toBe(3);
    expect(err).toMatch(/read as “duoc-thu” already/);
    expect(await main(["read-again", data.bookId, "--profile", "ema-smpc", "--lang", "en"])).toBe(2);
    expect(err).toMatch(/--reviewer NAME is missing/);
    expect(await main(["read-again", data.bookId, "--profile", "ema-smpc", "--reviewer", " ", "--lang", "en"])).toBe(2);
    expect(err).toMatch(/reviewer's name is missing or too long/);
  });

  it("explains itself in both languages, exit codes included", async () => {
    expect(await main(["--help", "--lang", "vi"])).toBe(0);
    expect(out).toMatch(/seamcheck run TỆP\.pdf/);
    out = "";
    expect(await main(["--help", "--lang", "en"])).toBe(0);
    expect(out).toMatch(/70 fault of the program/);
  });

  it("leaves alone when its process ends", async () => {
    const unref = process.channel && vi.spyOn(process.channel, "unref").mockImplementation(() => undefined);
    const listeners = () => ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"].map((event) => process.listenerCount(event));
    const before = listeners();
    expect(await main(["--help"])).toBe(0);
    expect(listeners()).toEqual(before);
    expect(unref?.mock.calls ?? []).toEqual([]);
  });

  it.each([
    [[], /is missing/],
    [["fly"], /no command “fly”/],
    [["run"], /FILE\.pdf is missing/],
    [["run", "a.pdf"], /--out DIR is missing/],
    [["run", "a.pdf", "b.pdf", "--out", "x"], /“b\.pdf” is too much/],
    [["run", "a.pdf", "--out", "x", "--frobnicate"], /frobnicate/],
    [["chunk", "Dược thư mẫu", "--target", "many"], /--target wants a whole number/],
    [["chunk", "Dược thư mẫu", "--target", "900", "--ceiling", "800"], /--target 900/],
    [["books", "--lang", "fr"], /--lang fr/],
  ])("ends with 2 and says what is wrong: %j", async (args, sentence) => {
    expect(await main([...args, ...(args.includes("--lang") ? [] : ["--lang", "en"])])).toBe(2);
    expect(err).toMatch(sentence);
    expect(out).toBe("");
  });

  it("runs all stages without a database, into five files", async () => {
    const file = await sampleFile();
    expect(await main(["run", file, "--out", at("out"), "--lang", "en"])).toBe(0);
    expect(readdirSync(at("out")).sort()).toEqual(["boxes.json", "chunks.jsonl", "findings.json", "monographs.json", "pages.json", "summary.json"]);
    expect(out).toMatch(/tokens counted with cl100k_base/);
    expect(out).toMatch(/Characters unaccounted for: 0\./);
    const lines = readFileSync(path.join(at("out"), "chunks.jsonl"), "utf8").trimEnd().split("\n");
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ schema_version: 4, part_index: 0 });
  });

  it("leaves an earlier result as it was when a run fails", async () => {
    mkdirSync(at("kept"), { recursive: true });
    writeFileSync(path.join(at("kept"), "chunks.jsonl"), "earlier\n");
    writeFileSync(at("notes.pdf"), "only notes");
    expect(await main(["run", at("notes.pdf"), "--out", at("kept"), "--lang", "vi"])).toBe(3);
    expect(err).toBe("Tệp notes.pdf không phải là PDF. Hãy chọn tệp PDF của cuốn dược thư.\n");
    expect(readdirSync(at("kept"))).toEqual(["chunks.jsonl"]);
    expect(readFileSync(path.join(at("kept"), "chunks.jsonl"), "utf8")).toBe("earlier\n");
  });

  it("says which file is not there, and ends with 4; for scripts as JSON", async () => {
    expect(await main(["ingest", at("none.pdf"), "--json", "--lang", "en"])).toBe(4);
    expect(json()).toMatchObject({ error: { code: "file_not_found", sentence: expect.stringContaining("none.pdf") } });
    out = "";
    expect(await main(["check", "no such book", "--json", "--lang", "en"])).toBe(4);
    expect(json()).toMatchObject({ error: { code: "book_not_found" } });
  });

  it("says where it cannot write", async () => {
    writeFileSync(at("in-the-way"), "");
    expect(await main(["run", await sampleFile(), "--out", at("in-the-way"), "--lang", "en"])).toBe(3);
    expect(err).toMatch(/in-the-way cannot be written/);
  });

  it("finds a book by id, by the start of it, by title and by file name", async () => {
    for (const name of [data.bookId, data.bookId.slice(0, 6), "Dược thư mẫu", "duoc-thu-mau.pdf"]) {
      out = "";
      expect(await main(["check", name, "--json"])).toBe(0);
      expect(json()).toMatchObject({ bookId: data.bookId, counts: { block: 0 } });
    }
  });

  it("chunks again: a rehearsal changes nothing, the real one makes a run that counts", async () => {
    const args = ["chunk", data.bookId, "--target", "400", "--ceiling", "500", "--overlap", "40", "--json"];
    expect(await main([...args, "--dry-run"])).toBe(0);
    const rehearsal = json().diff;
    out = "";
    expect(await main(args)).toBe(0);
    expect(json()).toMatchObject({ diff: rehearsal, run: { active: true, limits: { targetTokens: 400 } } });
    out = "";
    expect(await main(["books", "--json"])).toBe(0);
    expect(json()).toMatchObject({ books: [{ bookId: data.bookId }] });
  });

  it("exports the same bytes twice", async () => {
    expect(await main(["export", data.bookId, "--out", at("one"), "--lang", "en"])).toBe(0);
    expect(await main(["export", data.bookId, "--out", at("two"), "--lang", "en"])).toBe(0);
    for (const name of readdirSync(at("one"))) expect(readFileSync(path.join(at("two"), name))).toEqual(readFileSync(path.join(at("one"), name)));
    expect(existsSync(path.join(at("one"), "chunks.jsonl"))).toBe(true);
  });

  it("names in the manifest what the export was made of, hashes of its files included", async () => {
    expect(await main(["export", data.bookId, "--out", at("manifest"), "--lang", "en"])).toBe(0);
    const manifest = JSON.parse(readFileSync(path.join(at("manifest"), "manifest.json"), "utf8")) as { files: { name: string; sha256: string }[] };
    expect(manifest).toMatchObject({ schema_version: 4, tokenizer: "cl100k_base", profile: "duoc-thu", pdf: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } });
    expect(manifest.files.map((file) => file.name)).toEqual(["boxes.json", "chunks-full.jsonl", "chunks.jsonl", "findings.json"]);
    for (const { name, sha256 } of manifest.files) expect(createHash("sha256").update(readFileSync(path.join(at("manifest"), name))).digest("hex")).toBe(sha256);
  });

  it("loads what it exported, and writes a point for every record", async () => {
    expect(await main(["export", data.bookId, "--out", at("loaded"), "--lang", "en"])).toBe(0);
    out = "";
    expect(await main(["load", path.join(at("loaded"), "chunks.jsonl"), "--out", at("points"), "--json"])).toBe(0);
    const { records } = json();
    const points = readFileSync(path.join(at("points"), "points.jsonl"), "utf8").trim().split("\n");
    expect(points).toHaveLength(Number(records));
    expect(JSON.parse(points[0] ?? "")).toMatchObject({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), payload: { schema_version: 4 } });
  });

  it("refuses somebody's records by line and field, and writes nothing", async () => {
    writeFileSync(at("foreign.jsonl"), '{"chunk_id": "a"}\nnot json\n');
    expect(await main(["load", at("foreign.jsonl"), "--out", at("no-points"), "--lang", "en"])).toBe(3);
    expect(out).toMatch(/line 1 · drug_id: field_missing/);
    expect(out).toMatch(/line 2: not_json/);
    expect(err).toMatch(/foreign\.jsonl has \d+ faults/);
    expect(existsSync(at("no-points"))).toBe(false);
  });

  it("imports chunks made elsewhere into a book, as a run of their own", async () => {
    expect(await main(["export", data.bookId, "--out", at("to-import"), "--lang", "en"])).toBe(0);
    const file = path.join(at("to-import"), "chunks.jsonl");
    out = "";
    expect(await main(["import", file, "--book", "Dược thư mẫu", "--json"])).toBe(0);
    expect(json()).toMatchObject({ ok: true, bookId: data.bookId, run: { origin: "imported", active: true }, ignoredFields: [] });
    out = "";
    expect(await main(["import", file, "--book", data.bookId, "--lang", "vi"])).toBe(0);
    expect(out).toMatch(/đã nhập \d+ đoạn từ tệp/);
  });

  it("refuses to import what does not fit: 3 with every fault by line and field, 4 without the book or the file, 2 without --book", async () => {
    const [line = ""] = readFileSync(path.join(at("to-import"), "chunks.jsonl"), "utf8").split("\n");
    const record = JSON.parse(line) as Record<string, unknown>;
    writeFileSync(at("unfit.jsonl"), `${line}\n${JSON.stringify({ ...record, chunk_id: "b", source_text: "Không có trong sách." })}\n${JSON.stringify({ ...record, chunk_id: "c", drug_id: "khong-co" })}\n`);
    const runs = await listRuns(data.bookId);
    expect(await main(["import", at("unfit.jsonl"), "--book", data.bookId, "--lang", "en"])).toBe(3);
    expect(out).toMatch(/line 2 · source_text: not_in_section \(one exact stretch of the section\)\n.*line 3 · drug_id: not_in_book/);
    expect(err).toMatch(/unfit\.jsonl has 2 faults, so no record was taken/);
    expect(await main(["import", at("unfit.jsonl"), "--book", "no such book", "--lang", "en"])).toBe(4);
    expect(await main(["import", at("nowhere.jsonl"), "--book", data.bookId, "--lang", "en"])).toBe(4);
    expect(await main(["import", at("unfit.jsonl"), "--lang", "en"])).toBe(2);
    expect(err).toMatch(/--book BOOK is missing/);
    expect(await listRuns(data.bookId)).toEqual(runs);
  });
});
