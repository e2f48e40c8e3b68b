import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { withRecordsFile } from "./receive-records";

const folder = mkdtempSync(path.join(tmpdir(), "seamcheck-records-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const body = (text: string) => new Response(text).body;

it("hands over a file with what was sent, and takes it away whatever happens", async () => {
  let seen = "";
  expect(await withRecordsFile(body("{}\n"), "a.jsonl", folder, async (file) => (seen = file) && readFile(file, "utf8"))).toBe("{}\n");
  expect(existsSync(seen)).toBe(false);
  await expect(withRecordsFile(body("{}"), "a.jsonl", folder, () => Promise.reject(new Error("x")))).rejects.toThrow("x");
  expect(readdirSync(folder)).toEqual([]);
});

it("refuses nothing at all and too much", async () => {
  await expect(withRecordsFile(body(""), "a.jsonl", folder, async () => 1)).rejects.toMatchObject({ code: "file_empty" });
  await expect(withRecordsFile(null, "a.jsonl", folder, async () => 1)).rejects.toMatchObject({ code: "file_empty" });
  await expect(withRecordsFile(body("x".repeat(99)), "a.jsonl", folder, async () => 1, 50)).rejects.toMatchObject({ code: "records_too_large" });
  expect(readdirSync(folder)).toEqual([]);
});
