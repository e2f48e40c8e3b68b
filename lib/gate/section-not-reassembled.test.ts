import { describe, expect, it } from "vitest";
import { sectionNotReassembled } from "./section-not-reassembled";
import { chunks, DOSAGE, facts, factsWith, monograph, seam } from "./gate-fixture";

describe("section_not_reassembled", () => {
  it("passes parts that give their section back", () => {
    expect(sectionNotReassembled(facts())).toEqual([]);
  });
  it("blocks a section of which a part is missing, and says how much", () => {
    const [atc, left, , descriptor] = chunks();
    const found = sectionNotReassembled(facts({ chunks: [atc, { ...left, partCount: 1 }, descriptor], seams: [] }));
    expect(found).toMatchObject([{ severity: "block", found: "21 of 73" }]);
  });
  it("counts a quarantined stretch as accounted for", () => {
    const [atc, left, , descriptor] = chunks();
    const withheld = monograph();
    withheld.sections[1] = { ...withheld.sections[1]!, quarantined: [{ start: DOSAGE.indexOf("Dùng thêm"), end: DOSAGE.length, reason: "unreadable" }] };
    expect(sectionNotReassembled(facts({ monograph: withheld, chunks: [atc, { ...left, partCount: 1 }, descriptor], seams: [] }))).toEqual([]);
  });
  it("does not count a chunk whose text is not the section's at its offsets", () => {
    expect(sectionNotReassembled(factsWith(0, { sourceText: "J02AC04." }))).toMatchObject([{ found: "8 of 8" }]);
  });
  it("blocks wrong numbering, a wrong overlap and a seam that is not where its parts meet", () => {
    expect(sectionNotReassembled(factsWith(2, { partIndex: 2 }))).toMatchObject([{ expected: "part 1 of 2", found: "part 2 of 2" }]);
    expect(sectionNotReassembled(factsWith(2, { overlapLength: 3 }))).toMatchObject([{ expected: "overlap 25", found: "overlap 3" }]);
    expect(sectionNotReassembled(facts({ seams: [{ ...seam(), at: seam().at + 1 }] }))).toHaveLength(1);
  });
  it("blocks prose of a section that the monograph does not have", () => {
    expect(sectionNotReassembled(factsWith(0, { sectionKey: "tuong_ky" })).map((finding) => finding.expected)).toContain("a section of the monograph");
  });
  it("blocks an approved table of which a cell is in none of its chunks", () => {
    const whole = "| Cân nặng | Liều tiêm |\n|---|---|\n| dưới 40 kg | 150 mg ngày hai lần trong bảy ngày |\n| từ 40 kg | 300 mg |";
    const approved = { blockStateOf: () => "approved" as const };
    expect(sectionNotReassembled(factsWith(3, { text: whole }, approved))).toEqual([]);
    expect(sectionNotReassembled(factsWith(3, { text: whole.replace("300 mg", "") }, approved))).toMatchObject([{ severity: "block", place: { blockId: "thuocgia-t1" }, expected: "6 cells", found: "5" }]);
  });
});
