import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readJsonl } from "./read-jsonl";
import { chunk, rows } from "./record-fixture";
import { toRecord } from "./to-record";
import { writeJsonl } from "./write-jsonl";

const descriptor = () => chunk({ chunkId: "thuocgia__chi_dinh__block__thuocgia-t1", chunkKind: "block_descriptor", blockId: "thuocgia-t1" });

describe("writeJsonl", () => {
  it("writes a record a line in the order given", () => {
    const { text, leftOut } = writeJsonl([chunk(), descriptor(), rows()], { strict: false });
    expect(text.split("\n")).toHaveLength(4);
    expect(text.endsWith("}\n")).toBe(true);
    expect(leftOut).toBe(0);
  });
  it("keeps only the two kinds of v4 when strict, and says how many it left out", () => {
    const { text, leftOut } = writeJsonl([chunk(), descriptor(), rows(), rows()], { strict: true });
    expect(text.match(/"chunk_kind":"[a-z_]+"/gu)).toEqual(['"chunk_kind":"prose"', '"chunk_kind":"block_descriptor"']);
    expect(leftOut).toBe(2);
  });
  it("writes the same bytes however the chunk's own keys are ordered", () => {
    const backwards = Object.fromEntries(Object.entries(chunk()).reverse()) as ReturnType<typeof chunk>;
    expect(writeJsonl([backwards], { strict: true })).toEqual(writeJsonl([chunk()], { strict: true }));
  });
  it("writes nothing for no chunks", () => {
    expect(writeJsonl([], { strict: true })).toEqual({ text: "", leftOut: 0 });
  });
  it("writes what the reader reads back, any text in it", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: "binary" }), (any) => {
        const one = chunk({ text: `x${any}`.normalize("NFC"), sourceText: `x${any}`.normalize("NFC") });
        const { records, errors } = readJsonl(writeJsonl([one], { strict: true }).text);
        expect(errors).toEqual([]);
        expect(records.map((entry) => entry.record)).toEqual([toRecord(one)]);
      }),
    );
  });
});
