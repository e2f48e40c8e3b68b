import { describe, expect, it } from "vitest";
import { monographFacts } from "./gate-facts";
import { gateInput, page, section } from "./gate-fixture";
import { textFromOcr } from "./text-from-ocr";

describe("text_from_ocr", () => {
  const withRange = (reason: string) => {
    const input = gateInput();
    const read = { ...section("chi_dinh", "Chỉ định", "Đau đầu."), quarantined: [{ start: 0, end: 8, reason, physicalPage: 1 }] };
    const ocr = { languages: ["vie" as const], dpi: 300, words: 40, doubtful: [{ text: "đầu", bbox: read.lines[0]!.bbox, confidence: 31 }], setAside: 0 };
    return textFromOcr(monographFacts({ ...input, monograph: { ...input.monograph, sections: [read] }, pages: new Map([[1, { ...page(1, "11"), ocr }]]) }));
  };

  it("passes a monograph without recognised text", () => {
    expect(textFromOcr(monographFacts(gateInput()))).toEqual([]);
  });
  it("blocks while a page waits for a person's word, and says how much is doubtful without quoting it", () => {
    expect(withRange("text_from_ocr")).toMatchObject([{ severity: "block", place: { physicalPage: 1, sectionKey: null }, found: "1 of 40 words doubtful" }]);
  });
  it("only warns of a page that a person found unfit", () => {
    expect(withRange("ocr_refused")).toMatchObject([{ severity: "warn" }]);
  });
  it("says nothing of other doubts", () => {
    expect(withRange("unreliable_text")).toEqual([]);
  });
});
