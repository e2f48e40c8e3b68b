import { describe, expect, it } from "vitest";
import { numberOrUnitCut } from "./number-or-unit-cut";
import { facts, monograph } from "./gate-fixture";

describe("number_or_unit_cut", () => {
  /** The names of the cuts at the one border that "|" marks. */
  const cuts = (marked: string): string[] => {
    const at = marked.indexOf("|");
    const text = marked.replace("|", "");
    const one = monograph();
    one.sections[1] = { ...one.sections[1]!, text };
    const [, left, right] = facts().chunks;
    const parts = [
      { ...left!, sourceText: text.slice(0, at), start: 0, end: at },
      { ...right!, sourceText: text.slice(at), start: at, end: text.length },
    ];
    return numberOrUnitCut(facts({ monograph: one, chunks: parts })).map((finding) => finding.expected);
  };

  it("passes borders between sentences, and any border at a new line", () => {
    expect(numberOrUnitCut(facts())).toEqual([]);
    expect(cuts("Uống 200 mg. |Sau đó 100 mg.")).toEqual([]);
    expect(cuts("Dùng đến ngày 28. |20 mg là đủ.")).toEqual([]);
    expect(cuts("Liều khởi đầu 5\n|10 mg sau một tuần.")).toEqual([]);
    expect(cuts("Aspirin, |ibuprofen.")).toEqual([]);
  });
  it("takes the edge of a quarantined stretch for no cut, and quotes nothing of it", () => {
    const text = "Uống 5 mgXXXXX mỗi ngày. 2| viên.";
    const at = text.indexOf("|");
    const one = monograph();
    one.sections[1] = { ...one.sections[1]!, text: text.replace("|", ""), quarantined: [{ start: 8, end: 13, reason: "unreadable" }, { start: at + 2, end: text.length - 1, reason: "unreadable" }] };
    const [, left, right] = facts().chunks;
    const parts = [{ ...left!, start: 0, end: 8 }, { ...right!, start: 13, end: at }];
    expect(numberOrUnitCut(facts({ monograph: one, chunks: parts }))).toEqual([]);
  });
  it.each([
    ["7|,5 mg", "number"],
    ["7,|5 mg", "number"],
    ["1 |500 mg", "number"],
    ["15|0 mg", "word"],
    ["500| mg", "number and unit"],
    ["500 |mg", "number and unit"],
    ["2 |viên", "number and unit"],
    ["0,1; |0,2 mg", "numbers of one list"],
    ["1:|1 000", "ratio, time or range"],
    ["15 -| 30 °C", "ratio, time or range"],
    ["15 |- 30 °C", "ratio, time or range"],
    ["8|:00", "ratio, time or range"],
    ["ADR > |1/100", "comparison"],
    ["mg/|kg", "unit"],
    ["nat|ri", "word"],
  ])("blocks %s", (marked, name) => {
    expect(cuts(`Dùng ${marked} rồi thôi.`)).toContain(name);
  });
});
