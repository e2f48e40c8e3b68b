import { describe, expect, it } from "vitest";
import { doseWithoutGoverningLabel } from "./dose-without-governing-label";
import { DOSAGE, facts, factsWith, LABELS, monograph } from "./gate-fixture";

describe("dose_without_governing_label", () => {
  const right = DOSAGE.slice(DOSAGE.indexOf("Uống 4 mg/kg"));

  it("passes a dose whose label is carried in front of it", () => {
    expect(doseWithoutGoverningLabel(facts())).toEqual([]);
  });
  it("blocks a dose whose label is not in the embedded text, whatever the chunk says it carries", () => {
    expect(doseWithoutGoverningLabel(factsWith(2, { text: right }))).toMatchObject([{ severity: "block", expected: "Trẻ em:", found: "4 mg" }]);
  });
  it("does not take a longer label for the one that is missing", () => {
    expect(doseWithoutGoverningLabel(factsWith(2, { text: `Trẻ em dưới 2 tuổi:\n${right}` }))).toHaveLength(1);
  });
  it("blocks a carried label that does not govern the part", () => {
    const wrong = { contextLabels: ["Người lớn:", "Trẻ em:"], text: `Người lớn:\nTrẻ em:\n${right}` };
    expect(doseWithoutGoverningLabel(factsWith(2, wrong))).toMatchObject([{ found: "Người lớn:" }]);
  });
  it("asks for every level of a chain", () => {
    const text = `Nhiễm nấm:\n${DOSAGE}`;
    const shift = text.length - DOSAGE.length;
    const nested = [
      { start: 0, end: 10, text: "Nhiễm nấm:", kind: "indication" as const, level: 0 },
      ...LABELS.map((label) => ({ ...label, start: label.start + shift, end: label.end + shift, level: 1 })),
    ];
    const deep = monograph();
    deep.sections[1] = { ...deep.sections[1]!, text };
    const input = { monograph: deep, labels: new Map([["thuocgia__lieu_luong_va_cach_dung", nested]]) };
    const at = { start: text.indexOf(right), end: text.length };
    expect(doseWithoutGoverningLabel(factsWith(2, at, input))).toMatchObject([{ expected: "Nhiễm nấm:" }]);
    expect(doseWithoutGoverningLabel(factsWith(2, { ...at, contextLabels: ["Nhiễm nấm:", "Trẻ em:"], text: `Nhiễm nấm:\nTrẻ em:\n${right}` }, input))).toEqual([]);
  });
  it("asks for no label whose scope has ended", () => {
    const ended = LABELS.map((label) => (label.text === "Trẻ em:" ? { ...label, scopeEnd: DOSAGE.indexOf("Uống 4") } : label));
    expect(doseWithoutGoverningLabel(factsWith(2, { contextLabels: [], text: right }, { labels: new Map([["thuocgia__lieu_luong_va_cach_dung", ended]]) }))).toEqual([]);
  });
});
