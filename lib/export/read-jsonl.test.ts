import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { REQUIRED_CHUNK_FIELDS } from "@/lib/model/required-fields";
import { readJsonl } from "./read-jsonl";
import { chunk } from "./record-fixture";
import { toRecord } from "./to-record";

const good = (change: Record<string, unknown> = {}): string => JSON.stringify({ ...toRecord(chunk()), ...change });
const faults = (text: string) => readJsonl(text).errors.map(({ line, field, code }) => [line, field, code]);

describe("readJsonl", () => {
  it("reads records with their line, past a byte order mark, CRLF and blank lines", () => {
    const { records, errors } = readJsonl(`\uFEFF${good()}\r\n\r\n${good({ chunk_id: "b" })}\r\n`);
    expect(errors).toEqual([]);
    expect(records.map(({ line, record }) => [line, record.chunk_id])).toEqual([
      [1, "thuocgia__chi_dinh__0"],
      [3, "b"],
    ]);
  });
  it.each(REQUIRED_CHUNK_FIELDS)("refuses a record without %s, absent, null or empty, naming it once", (field) => {
    for (const value of [undefined, null, "", []]) expect(faults(good({ [field]: value }))).toEqual([[1, field, "field_missing"]]);
  });
  it("takes page 0 and false for what they are", () => {
    expect(faults(good({ heading_physical_page: 0, source_page_range: [0, 0], has_quarantined_content: false, attachments: [] }))).toEqual([]);
  });
  it("takes exactly version 4", () => {
    expect(faults(good({ schema_version: 3 }))).toEqual([[1, "schema_version", "field_invalid"]]);
    expect(faults(good({ schema_version: "4" }))).toEqual([[1, "schema_version", "field_invalid"]]);
    expect(faults(good({ schema_version: undefined }))).toEqual([[1, "schema_version", "field_missing"]]);
  });
  it("names every fault by line and field, and still reads the rest", () => {
    const text = [good({ section_key: "lieu_dung", est_tokens: "9" }), "{", good({ chunk_id: "b" }), "[]", good({ chunk_id: "c", attachments: [{ ...toRecord(chunk()).attachments[0], bbox: [1, 2, 3] }] })].join("\n");
    expect(faults(text)).toEqual([
      [1, "section_key", "field_invalid"],
      [1, "est_tokens", "field_invalid"],
      [2, null, "not_json"],
      [4, null, "not_an_object"],
      [5, "attachments.0.bbox", "field_invalid"],
    ]);
    expect(readJsonl(text).records).toHaveLength(1);
  });
  it("fills what v4 allows to be absent, and derives the flag from the attachments", () => {
    const bare = Object.fromEntries(Object.entries(toRecord(chunk())).filter(([key]) => key === "attachments" || key === "schema_version" || (REQUIRED_CHUNK_FIELDS as readonly string[]).includes(key)));
    const [entry] = readJsonl(JSON.stringify(bare)).records;
    expect(entry?.record).toMatchObject({ context_labels: [], atc_codes: [], part_index: 0, oversized: false, has_quarantined_content: true });
  });
  it("leaves unknown fields out and says which", () => {
    const { records, ignoredFields } = readJsonl(good({ parent_id: "p", lang: "vi" }));
    expect(ignoredFields).toEqual(["lang", "parent_id"]);
    expect(records[0]?.record).toEqual(toRecord(chunk()));
  });
  it("refuses an id that was there before", () => {
    expect(faults(`${good()}\n${good()}`)).toEqual([[2, "chunk_id", "chunk_id_not_unique"]]);
  });
  it("refuses a key named twice, at any depth, also when escaped", () => {
    expect(faults(good().replace('"drug_id":', '"drug_id":"x","drug_id":'))).toEqual([[1, "drug_id", "duplicate_key"]]);
    expect(faults(good().replace('"drug_id":', '"drug\\u005fid":"x","drug_id":'))).toEqual([[1, "drug_id", "duplicate_key"]]);
    expect(faults(good().replace('"kind":', '"kind":"formula","kind":'))).toEqual([[1, "attachments.0.kind", "duplicate_key"]]);
  });
  it.each(["__proto__", "constructor", "prototype"])("refuses the key %s and leaves every object as it was", (key) => {
    expect(faults(good().replace('"drug_id":', `"${key}":{"polluted":true},"drug_id":`))).toEqual([[1, key, "forbidden_key"]]);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
  it("does not take a key inside a text for a key", () => {
    expect(faults(good({ text: '{"__proto__":1,"a":1,"a":2}\\', source_text: '"' }))).toEqual([]);
  });
  it("refuses a line that is too long, and nesting that no record has", () => {
    expect(readJsonl(good({ text: "x".repeat(5000) }), { maxLineLength: 4000, maxErrors: 10 }).errors).toMatchObject([{ line: 1, code: "line_too_long" }]);
    expect(faults("[".repeat(200_000))).toEqual([[1, null, "not_json"]]);
  });
  it("stops after so many faults and says so", () => {
    const { errors } = readJsonl("{\n".repeat(50), { maxLineLength: 100, maxErrors: 5 });
    expect(errors).toHaveLength(6);
    expect(errors[5]).toMatchObject({ line: 5, code: "too_many_errors" });
  });
  it("does not take an empty file for a good one", () => {
    for (const text of ["", "\n", "\uFEFF"]) expect(faults(text).map(([, , code]) => code)).toEqual(["no_records"]);
  });
  it("never throws, whatever the bytes", () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json(), fc.json().map((json) => good({ attachments: JSON.parse(json) as unknown, text: json }))), (text) => void readJsonl(text)));
  });
});
