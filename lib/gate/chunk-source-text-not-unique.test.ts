import { describe, expect, it } from "vitest";
import { chunkSourceTextNotUnique } from "./chunk-source-text-not-unique";
import { facts, factsWith, monograph, section } from "./gate-fixture";

describe("chunk_source_text_not_unique", () => {
  it("passes sources that stand once, where the chunk says", () => {
    expect(chunkSourceTextNotUnique(facts())).toEqual([]);
  });
  it("blocks a source that stands twice in its section", () => {
    const twice = { ...monograph(), sections: [section("ma_atc", "Mã ATC", "J02AC03. J02AC03.")] };
    expect(chunkSourceTextNotUnique(facts({ monograph: twice }))).toMatchObject([{ severity: "block", place: { sectionKey: "ma_atc" }, found: "2 or more" }]);
  });
  it("blocks a source that is not in its section, not at its offsets, or not in the embedded text", () => {
    expect(chunkSourceTextNotUnique(factsWith(1, { sourceText: "Uống 20 mg.", text: "Uống 20 mg." }))).toMatchObject([{ found: "0" }]);
    expect(chunkSourceTextNotUnique(factsWith(1, { start: 1 }))).toMatchObject([{ expected: "start 0", found: "start 1" }]);
    expect(chunkSourceTextNotUnique(factsWith(1, { end: 5 }))).toMatchObject([{ found: "end 5" }]);
    expect(chunkSourceTextNotUnique(factsWith(1, { text: "Người lớn:" }))).toMatchObject([{ expected: "source_text whole in text" }]);
  });
});
