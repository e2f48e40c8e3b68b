import { describe, expect, it } from "vitest";
import { charactersUnaccounted } from "./characters-unaccounted";
import { book, bookInput, monograph } from "./gate-fixture";

describe("characters_unaccounted", () => {
  const ledger = (extracted: number) => bookInput({ book: book({ ledger: [{ physicalPage: 4, extracted, furniture: 5, headings: 10, sections: 70, blocks: 10, monographHeads: 3, outside: 2 }] }) });

  it("passes a page whose characters all went somewhere", () => {
    expect(charactersUnaccounted(ledger(100))).toEqual([]);
  });
  it("blocks a page with characters missing, or counted twice", () => {
    expect(charactersUnaccounted(ledger(101))).toMatchObject([{ severity: "block", place: { physicalPage: 4 }, expected: "101 characters", found: "100" }]);
    expect(charactersUnaccounted(ledger(99))).toHaveLength(1);
  });
  it("blocks text that stands on no line; only white space may", () => {
    const text = "Ngày 5 mg.\nUống.";
    const lines = (end: number) => {
      const one = monograph();
      const base = one.sections[1]!;
      one.sections[1] = { ...base, text, lines: [{ ...base.lines[0]!, start: 0, end: 10 }, { ...base.lines[0]!, start: 11, end }] };
      return bookInput({ book: book({ monographs: [one] }) });
    };
    expect(charactersUnaccounted(lines(16))).toEqual([]);
    expect(charactersUnaccounted(lines(14))).toMatchObject([{ severity: "block", place: { sectionKey: "lieu_luong_va_cach_dung" }, found: "2 on none" }]);
  });
});
