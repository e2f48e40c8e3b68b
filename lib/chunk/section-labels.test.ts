import { describe, expect, it } from "vitest";
import { makeSection, TEST_PROFILE } from "./chunk-fixture";
import { blockLabels, governingLabels, readLabels } from "./section-labels";

/** The labels of a section as an outline: "  [kind] text". */
function outline(marked: string, key: "lieu_luong_va_cach_dung" | "tac_dung_khong_mong_muon" = "lieu_luong_va_cach_dung"): string[] {
  return readLabels(makeSection(marked, { key }), [], TEST_PROFILE).scoped.map((label) => `${"  ".repeat(label.level)}[${label.kind}] ${label.text}`);
}

/** What governs the place where `words` stand. */
function governing(marked: string, words: string): string[] {
  const section = makeSection(marked);
  const { scoped } = readLabels(section, [], TEST_PROFILE);
  return governingLabels(scoped, section.text.indexOf(words)).map((label) => label.text);
}

describe("what is a label", () => {
  it("a phrase of the vocabulary before a colon", () => {
    expect(outline("Trẻ em: 5 mg/kg.")).toEqual(["[population] Trẻ em:"]);
  });

  it("words in italics, whatever they are", () => {
    expect(outline("*Bệnh lạ:* Uống 5 mg.")).toEqual(["[other] Bệnh lạ:"]);
    expect(outline("*Theo dõi*\nĐo huyết áp hằng ngày.")).toEqual(["[other] Theo dõi"]);
  });

  it("not a colon that only opens a list inside its sentence", () => {
    for (const text of ["Các thuốc này gồm: A, B.", "Có thể dùng như sau: 5 mg mỗi ngày.", "Thí dụ: thuốc A.", "Uống nhiều lần; hoặc: 5 mg một lần.", "Dưới đây là một số liều: 5 mg."]) expect(outline(text)).toEqual([]);
  });

  it("not a long clause that happens to end in a colon", () => {
    expect(outline(`Sau khi đã theo dõi người dùng thuốc này trong một thời gian dài và đã thấy rõ mọi điều cần thấy ${"rất ".repeat(12)}lâu: 5 mg.`)).toEqual([]);
  });

  it("not a colon in brackets", () => {
    expect(outline("Thuốc khác (trẻ em: 5 mg) cũng dùng được.")).toEqual([]);
  });

  it("glued to the end of another sentence", () => {
    expect(outline("Đau: 5 mg/ngày. Sốt:\nUống 3 mg.")).toEqual(["[indication] Đau:", "[indication] Sốt:"]);
    expect(outline("Dùng một lần mỗi ngày và theo dõi sát sao trong suốt thời gian dài sau khi thay đổi thuốc *Chống chỉ định phối hợp:*\nAspirin.")).toEqual(["[other] Chống chỉ định phối hợp:"]);
  });

  it("a range of ages or weights before a colon", () => {
    expect(outline("14 - 21 kg: 75 mg. Trên 30 kg: 150 mg.")).toEqual(["[population] 14 - 21 kg:", "[population] Trên 30 kg:"]);
  });

  it("a frequency with its bounds, on a line of its own, at the end of a sentence, or run into an organ", () => {
    expect(outline("*Thường gặp, ADR > 1/100*\nDa: ban đỏ. *Ít gặp, 1/1 000 < ADR < 1/100*\nGan: vàng da.\nHiếm gặp, ADR < 1/1 000 Thận: suy thận.", "tac_dung_khong_mong_muon")).toEqual([
      "[frequency] Thường gặp, ADR > 1/100",
      "  [organ] Da:",
      "[frequency] Ít gặp, 1/1 000 < ADR < 1/100",
      "  [organ] Gan:",
      "[frequency] Hiếm gặp, ADR < 1/1 000",
      "  [organ] Thận:",
    ]);
  });

  it("a frequency alone on its line, but not in a sentence", () => {
    expect(outline("Thường gặp\nBuồn nôn.\nThường gặp nhất là buồn nôn.", "tac_dung_khong_mong_muon")).toEqual(["[frequency] Thường gặp"]);
  });

  it("a paragraph that is one phrase of the vocabulary and nothing else", () => {
    expect(outline("Trẻ em\nUống 5 mg.")).toEqual(["[population] Trẻ em"]);
    expect(outline("Da\nÍt gặp: ngứa.\nGan\nHiếm gặp: vàng da.", "tac_dung_khong_mong_muon")).toEqual(["[organ] Da", "  [frequency] Ít gặp:", "[organ] Gan", "  [frequency] Hiếm gặp:"]);
    expect(outline("Đau\nSốt\nViêm")).toEqual([]);
  });

  it("a printed heading inside the section", () => {
    const section = makeSection("Hấp thu nhanh.\n5.2. Dược động học\nPhân bố rộng.");
    section.headings.push({ text: "5.2. Dược động học", physicalPage: 0, bbox: section.headings[0]?.bbox as never, lineId: "p0-l1", at: section.text.indexOf("Phân bố") });
    expect(readLabels(section, [], TEST_PROFILE).scoped).toMatchObject([{ text: "5.2. Dược động học", kind: "heading", level: 0 }]);
  });
});

describe("what a label governs", () => {
  const NESTED = [
    "*Liều lượng:*",
    "*Người lớn:*",
    "Uống: 500 mg. Tiêm: 250 mg.",
    "*Trẻ em:*",
    "Đau, sốt:",
    "*Uống:* Sơ sinh: 10 mg/kg. Trẻ 1 - 3 tháng: 30 mg.",
    "Nhắc lại sau 8 giờ. Đau sau mổ:",
    "*Uống:* 20 mg/kg.",
    "*Suy thận:* Giảm liều.",
  ].join("\n");

  it("siblings replace each other, higher levels clear lower ones", () => {
    expect(outline(NESTED)).toEqual([
      "[heading] Liều lượng:",
      "  [population] Người lớn:",
      "    [route] Uống:",
      "    [route] Tiêm:",
      "  [population] Trẻ em:",
      "    [indication] Đau, sốt:",
      "      [route] Uống:",
      "        [population] Sơ sinh:",
      "        [population] Trẻ 1 - 3 tháng:",
      "    [indication] Đau sau mổ:",
      "      [route] Uống:",
      "  [population] Suy thận:",
    ]);
  });

  it.each([
    ["500 mg", ["Liều lượng:", "Người lớn:", "Uống:"]],
    ["250 mg", ["Liều lượng:", "Người lớn:", "Tiêm:"]],
    ["10 mg/kg", ["Liều lượng:", "Trẻ em:", "Đau, sốt:", "Uống:", "Sơ sinh:"]],
    ["Nhắc lại", ["Liều lượng:", "Trẻ em:", "Đau, sốt:", "Uống:"]],
    ["20 mg/kg", ["Liều lượng:", "Trẻ em:", "Đau sau mổ:", "Uống:"]],
    ["Giảm liều", ["Liều lượng:", "Suy thận:"]],
  ])("%s", (words, labels) => {
    expect(governing(NESTED, words)).toEqual(labels);
  });

  const PLAIN_BELOW = ["*Liều lượng*", "*Viêm khớp:*", "*Uống:*", "Người lớn: 50 mg.", "Trẻ em: 1 mg/kg.", "*Tiêm bắp:* Người lớn: 75 mg."];

  it("a population set on its own line begins anew where those before it were plain: it carries no indication or route of theirs", () => {
    const marked = [...PLAIN_BELOW, "*Suy thận:*", "Giảm một nửa liều.", "*Đau lưng:*", "Uống 25 mg."].join("\n");
    expect(governing(marked, "75 mg")).toEqual(["Liều lượng", "Viêm khớp:", "Tiêm bắp:", "Người lớn:"]);
    expect(governing(marked, "Giảm một nửa")).toEqual(["Liều lượng", "Suy thận:"]);
    expect(governing(marked, "Uống 25 mg")).not.toContain("Viêm khớp:");
  });

  it("it stays under the indication where populations are set so there", () => {
    const marked = ["*Liều lượng*", "*Viêm khớp:*", "*Người lớn:*", "Uống: 50 mg.", "*Suy thận:*", "Giảm một nửa liều."].join("\n");
    expect(governing(marked, "Giảm một nửa")).toEqual(["Liều lượng", "Viêm khớp:", "Suy thận:"]);
  });

  it("it stays under a label right before it, and one with its text behind it on the line is as before", () => {
    expect(governing([...PLAIN_BELOW, "*Uống:*", "*Suy thận:*", "Giảm một nửa liều."].join("\n"), "Giảm một nửa")).toEqual(["Liều lượng", "Viêm khớp:", "Uống:", "Suy thận:"]);
    expect(governing([...PLAIN_BELOW, "*Suy thận:* Giảm một nửa liều."].join("\n"), "Giảm một nửa")).toContain("Viêm khớp:");
  });

  it("a plain label inside a paragraph ends with it", () => {
    expect(governing("Uống thuốc sau ăn. Tiêm: 5 mg.\nTheo dõi 3 giờ.", "Theo dõi")).toEqual([]);
  });

  it("a population that opens a paragraph reaches over unlabelled ones", () => {
    expect(governing("Trẻ em: 5 mg/kg.\nCó thể lặp lại sau 8 giờ.", "lặp lại")).toEqual(["Trẻ em:"]);
  });

  it("an unknown label in italics does not stand under a heading that was not empty", () => {
    expect(governing("*Liều dùng:*\nUống 5 mg.\n*Theo dõi máu:*\nMỗi tuần 1 lần.", "Mỗi tuần")).toEqual(["Theo dõi máu:"]);
  });

  it("a label right behind another one stands under it", () => {
    expect(governing("*Liều dùng:*\n*Đơn trị:*\nUống 5 mg.", "Uống 5")).toEqual(["Liều dùng:", "Đơn trị:"]);
  });

  it("a topic of its own is not said of the indication before it", () => {
    expect(governing("*Điều trị lao:* 5 mg.\n*Dùng cho trẻ em:*\nUống 3 mg.", "Uống 3")).toEqual(["Dùng cho trẻ em:"]);
  });

  it("items behind semicolons replace each other and end with the sentence", () => {
    const text = "*Trẻ em:* Chia theo tuổi. Trẻ 1 - 2 tuổi: 10 mg; 3 - 5 tuổi: 20 mg. Nhắc lại sau 8 giờ.";
    expect(governing(text, "20 mg")).toEqual(["Trẻ em:", "3 - 5 tuổi:"]);
    expect(governing(text, "Nhắc lại")).toEqual(["Trẻ em:"]);
  });

  it("a sentence about the whole treatment is not said of the patients before it", () => {
    expect(governing("*Điều trị lao:* Trẻ em: 5 mg. Thời gian điều trị 6 tháng.", "6 tháng")).toEqual(["Điều trị lao:"]);
  });

  it("a sentence that names an age of its own ends a plain population", () => {
    expect(governing("Trẻ em: 5 mg. Trẻ từ 12 tuổi trở lên dùng 9 mg.", "9 mg")).toEqual([]);
  });

  it("a list opened by a label on its own line ends with the list", () => {
    const text = "Liều ban đầu:\n- 5 mg lúc đói.\n- 3 mg lúc no.\nTheo dõi 2 giờ.";
    expect(governing(text, "3 mg")).toEqual(["Liều ban đầu:"]);
    expect(governing(text, "Theo dõi")).toEqual([]);
  });

  it("no label reaches over a quarantined range", () => {
    const section = makeSection("*Trẻ em:* 5 mg.\n\u0001\u0002\u0003\nUống 3 mg.");
    section.quarantined.push({ start: section.text.indexOf("\u0001"), end: section.text.indexOf("\nUống"), reason: "unreliable_text" });
    const { scoped } = readLabels(section, [], TEST_PROFILE);
    expect(governingLabels(scoped, section.text.indexOf("Uống 3"))).toEqual([]);
  });
});

describe("what a lifted block takes along", () => {
  const labelsAt = (marked: string): string[] => {
    const section = makeSection(marked);
    const { units, scoped } = readLabels(section, [], TEST_PROFILE);
    return blockLabels(units, scoped, section.text.length).map((label) => label.text);
  };

  it("every label, where nothing else stands between", () => {
    expect(labelsAt("Uống sau ăn.\n*Theo dõi máu:*")).toEqual(["Theo dõi máu:"]);
  });

  it("only whom, what for and how, where prose stands between", () => {
    expect(labelsAt("*Suy thận:*\nGiảm liều theo bảng.")).toEqual(["Suy thận:"]);
    expect(labelsAt("*Theo dõi máu:*\nXem bảng.")).toEqual([]);
  });
});
