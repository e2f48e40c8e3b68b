import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { chunk } from "@/lib/export/record-fixture";
import { toRecord } from "@/lib/export/to-record";
import { UserError } from "@/lib/model/user-error";
import { loadRecords } from "./load-records";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "seamcheck-load-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function load(content: string | Uint8Array) {
  const file = path.join(folder, "chunks.jsonl");
  await writeFile(file, content);
  return loadRecords(file);
}
const line = (n: number, text = "Điều trị mất ngủ.") => JSON.stringify(toRecord(chunk({ chunkId: `thuocgia__chi_dinh__${n}`, text, sourceText: text })));

describe("loadRecords", () => {
  it("reads records whole where the stream cuts them anywhere, with or without a last line end", async () => {
    const lines = Array.from({ length: 300 }, (_, n) => line(n, `${"ệ".repeat(997)}${n}`));
    for (const end of ["", "\n"]) {
      const result = await load(lines.join("\r\n") + end);
      expect(result.ok && result.records.map((entry) => entry.record.text.slice(996))).toEqual(lines.map((_, n) => `ệ${n}`));
    }
  });
  it("refuses the whole file for one faulty record, named by line and field", async () => {
    const faulty = line(1).replace('"drug_name":"THUỐC GIẢ"', '"drug_name":""');
    expect(await load([line(0), faulty, line(2)].join("\n"))).toEqual({ ok: false, errors: [{ line: 2, field: "drug_name", code: "field_missing", expected: "a value" }] });
  });
  it("does not hold a file without line ends in memory", async () => {
    const result = await load("x".repeat(9_000_000));
    expect(result).toMatchObject({ ok: false, errors: [{ line: 1, code: "line_too_long" }] });
  });
  it("refuses a file that is empty or no text", async () => {
    expect(await load("")).toMatchObject({ ok: false, errors: [{ code: "no_records" }] });
    expect(await load(new Uint8Array([0, 255, 254, 10, 37, 80, 68, 70]))).toMatchObject({ ok: false, errors: [{ line: 1, code: "not_json" }, { line: 2, code: "not_json" }] });
  });
  it("says that there is no such file, or that it is a folder", async () => {
    await expect(loadRecords(path.join(folder, "none.jsonl"))).rejects.toThrowError(UserError);
    await expect(loadRecords(folder)).rejects.toMatchObject({ code: "file_not_found" });
  });
});
