import { describe, expect, it } from "vitest";
import { chunkEndsOnLabel } from "./chunk-ends-on-label";
import { DOSAGE, facts, factsWith, monograph } from "./gate-fixture";

describe("chunk_ends_on_label", () => {
  const upTo = (phrase: string) => {
    const end = DOSAGE.indexOf(phrase) + phrase.length;
    return { sourceText: DOSAGE.slice(0, end), text: DOSAGE.slice(0, end), start: 0, end };
  };

  it("passes parts that end on a sentence", () => {
    expect(chunkEndsOnLabel(facts())).toEqual([]);
  });
  it("blocks a part that ends on a recognised label, closing space or not", () => {
    expect(chunkEndsOnLabel(factsWith(1, upTo("Trẻ em:")))).toMatchObject([{ severity: "block", place: { chunkId: "thuocgia__lieu_luong_va_cach_dung__0" } }]);
    expect(chunkEndsOnLabel(factsWith(1, upTo("Trẻ em: ")))).toHaveLength(1);
  });
  it("sees by the print alone what nobody recognised as a label", () => {
    expect(chunkEndsOnLabel(factsWith(1, upTo("Trẻ em:"), { labels: new Map() }))).toHaveLength(1);
  });
  it("sees a label that has no colon", () => {
    const end = DOSAGE.indexOf(" mỗi 12 giờ.");
    const labels = new Map([["thuocgia__lieu_luong_va_cach_dung", [{ start: 0, end, text: DOSAGE.slice(0, end), kind: "other" as const, level: 0 }]]]);
    expect(chunkEndsOnLabel(factsWith(1, { sourceText: DOSAGE.slice(0, end), text: DOSAGE.slice(0, end), start: 0, end }, { labels }))).toHaveLength(1);
  });
  it("does not mind a list opener, nor a label at the very end of the section or before a quarantined stretch", () => {
    const text = "Uống cùng các thuốc bao gồm: thuốc A, thuốc B.\nXem bảng:";
    const cut = text.indexOf(" thuốc A");
    const one = monograph();
    one.sections[1] = { ...one.sections[1]!, text };
    const first = { sourceText: text.slice(0, cut), text: text.slice(0, cut), start: 0, end: cut };
    const second = { sourceText: text.slice(cut), text: text.slice(cut), start: cut, end: text.length };
    const both = facts({ monograph: one, labels: new Map(), chunks: [{ ...facts().chunks[1]!, ...first }, { ...facts().chunks[2]!, ...second }] });
    expect(chunkEndsOnLabel(both)).toEqual([]);
    const withheld = monograph();
    withheld.sections[1] = { ...withheld.sections[1]!, quarantined: [{ start: DOSAGE.indexOf("Trẻ em:") + 8, end: DOSAGE.length, reason: "unreadable" }] };
    expect(chunkEndsOnLabel(factsWith(1, upTo("Trẻ em:"), { monograph: withheld }))).toEqual([]);
  });
});
