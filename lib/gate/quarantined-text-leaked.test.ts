import { describe, expect, it } from "vitest";
import fc from "fast-check";
import type { BlockState } from "@/lib/model/block";
import { attachment, cell, DOSAGE, facts, factsWith, monograph, table } from "./gate-fixture";
import { quarantinedTextLeaked } from "./quarantined-text-leaked";

const descriptor = (text: string) => ({ text, sourceText: "Bảng 1. Liều theo cân nặng" });

describe("quarantined_text_leaked", () => {
  it("passes a descriptor that names its block and no cell", () => {
    expect(quarantinedTextLeaked(facts())).toEqual([]);
  });
  it.each([
    ["a whole short row as Markdown", "| từ 40 kg | 300 mg |"],
    ["a whole short row as running text", "Với người từ 40 kg: 300 mg."],
    ["six words of a long cell", "… mg ngày hai lần trong bảy …"],
    ["six words across two cells", "40 kg 150 mg ngày hai"],
    ["a header row", "CÂN NẶNG / LIỀU TIÊM"],
    ["six words down a column", "Liều tiêm, 150 mg, ngày hai"],
  ])("blocks %s", (_name, text) => {
    expect(quarantinedTextLeaked(factsWith(3, descriptor(`Bảng 1. ${text}`)))).toMatchObject([{ severity: "block", place: { blockId: "thuocgia-t1" }, expected: "nothing of thuocgia-t1", found: "text" }]);
  });
  it.each([
    ["a short common cell", "Nặng hơn 300 mg thì hỏi lại."],
    ["words of a cell in another order", "Hai lần mỗi ngày 150 mg, bảy ngày liền."],
  ])("does not mind %s", (_name, text) => {
    expect(quarantinedTextLeaked(factsWith(3, descriptor(`Bảng 1. ${text}`)))).toEqual([]);
  });
  it("reads every text field", () => {
    const leak = "từ 40 kg 300 mg";
    expect(quarantinedTextLeaked(factsWith(3, { sourceText: leak }))).toMatchObject([{ found: "source_text" }]);
    expect(quarantinedTextLeaked(factsWith(2, { contextLabels: [leak] }))).toMatchObject([{ found: "context_labels" }]);
    expect(quarantinedTextLeaked(factsWith(1, { sectionDisplayName: leak }))).toMatchObject([{ found: "section_display_name" }]);
    expect(quarantinedTextLeaked(factsWith(1, { drugName: leak }))).toMatchObject([{ found: "drug_name" }]);
  });
  it("never quotes what leaked", () => {
    expect(JSON.stringify(quarantinedTextLeaked(factsWith(3, descriptor("từ 40 kg 300 mg"))))).not.toMatch(/40 kg|300 mg/u);
  });
  it("lets a descriptor print the caption on one line and the drug's name on the next, though a withheld row says those words in a row", () => {
    const caption = "Bảng 1. Tương tác của viên thuốcgiả phóng thích kéo dài";
    const withheld = { ...table(), caption, cells: [cell(0, 0, "viên thuốcgiả phóng thích kéo dài"), cell(0, 1, "Thuốcgiả 500 mg")], text: "" };
    const text = `${caption}\n${monograph().drugName} · Mục: Liều lượng`;
    const found = (own: string) => quarantinedTextLeaked(factsWith(3, { text: own, sourceText: caption }, { monograph: { ...monograph(), drugName: "THUỐCGIẢ", blocks: [withheld] } }));
    expect(found(text.replace(monograph().drugName, "THUỐCGIẢ"))).toEqual([]);
    expect(found(`${caption}\nThuốcgiả 500 mg`)).toMatchObject([{ severity: "block", found: "text" }]);
  });
  it("lets prose say the same as a table where the book prints it there", () => {
    const same = { ...table(), cells: [cell(0, 0, "Trẻ em"), cell(0, 1, "Uống 4 mg/kg mỗi 12 giờ. Dùng thêm 2 mg/kg")], text: "" };
    expect(quarantinedTextLeaked(facts({ monograph: { ...monograph(), blocks: [same] } }))).toEqual([]);
  });
  it("but not when that prose stands on the block's own lines", () => {
    const same = { ...table(), cells: [cell(0, 0, "Trẻ em"), cell(0, 1, "Uống 4 mg/kg mỗi 12 giờ.")], text: "", lines: [{ ...table().lines[0]!, lineId: "p1-lieu_luong_va_cach_dung", physicalPage: 1 }] };
    const found = quarantinedTextLeaked(facts({ monograph: { ...monograph(), blocks: [same] } }));
    expect(found.map((finding) => finding.found)).toContain("p1-lieu_luong_va_cach_dung");
    expect(found.map((finding) => finding.found)).toContain("text");
  });
  it("lets an approved block be quoted, also where a withheld one says the same", () => {
    const row = descriptor("| từ 40 kg | 300 mg |");
    const approved = (): BlockState => "approved";
    expect(quarantinedTextLeaked(factsWith(3, { ...row, attachments: [attachment(false)] }, { blockStateOf: approved }))).toEqual([]);
    const twin = { ...table(), blockId: "thuocgia-t2", lines: [] };
    expect(quarantinedTextLeaked(factsWith(3, row, { monograph: { ...monograph(), blocks: [table(), twin] }, blockStateOf: (id) => (id === "thuocgia-t1" ? "approved" : "pending") }))).toEqual([]);
  });
  it("blocks a part that runs over a quarantined stretch of prose, and text of it anywhere", () => {
    const withheld = monograph();
    const start = DOSAGE.indexOf("Uống 4 mg/kg");
    withheld.sections[1] = { ...withheld.sections[1]!, quarantined: [{ start, end: DOSAGE.length, reason: "unreadable" }] };
    const found = quarantinedTextLeaked(facts({ monograph: withheld }));
    expect(found.filter((finding) => finding.found === "source_text")).toHaveLength(2);
    expect(quarantinedTextLeaked(factsWith(0, { contextLabels: ["4 mg/kg mỗi 12 giờ"] }, { monograph: withheld })).some((finding) => finding.found === "context_labels")).toBe(true);
  });
  it("finds any row of a table of any words, however it is dressed up", () => {
    const word = fc.string({ unit: fc.constantFrom(..."abcdđeghiklmnơưuyáảạế"), minLength: 1, maxLength: 6 });
    const row = fc.array(fc.array(word, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), fc.nat(), fc.constantFrom(" | ", "<br>", "\n", " — ", "; "), (rows, pick, glue) => {
        const cells = rows.flatMap((texts, r) => texts.map((list, c) => cell(r, c, list.join(" "))));
        const chosen = rows[pick % rows.length]!;
        fc.pre(chosen.flat().length >= 3);
        const one = { ...monograph(), sections: [], blocks: [{ ...table(), caption: null, cells, text: "" }] };
        const shown = chosen.map((list) => list.join(" ")).join(glue);
        expect(quarantinedTextLeaked(factsWith(3, { text: `xx ${shown} yy`, sourceText: "zz" }, { monograph: one }))).not.toEqual([]);
      }),
    );
  });
});
