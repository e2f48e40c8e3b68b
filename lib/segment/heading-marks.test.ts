import { describe, expect, it } from "vitest";
import { profileSchema } from "@/lib/model/profile";
import { DUOC_THU } from "@/lib/profiles/duoc-thu";
import { PLAIN_PROFILE, setText } from "./book-fixture";
import { formLine } from "./form-line";
import { HeadingIndex } from "./heading-index";
import { headingMarks } from "./heading-marks";

const INDEX = new HeadingIndex({
  ...PLAIN_PROFILE,
  headings: [
    { key: "ten_chung_quoc_te", number: null, names: ["Tên chung quốc tế"] },
    { key: "ma_atc", number: null, names: ["Mã ATC"] },
    { key: "loai_thuoc", number: null, names: ["Loại thuốc"] },
    { key: "chi_dinh", number: null, names: ["Chỉ định"] },
    { key: "chong_chi_dinh", number: null, names: ["Chống chỉ định"] },
    { key: "tac_dung_khong_mong_muon", number: null, names: ["Tác dụng không mong muốn (ADR)", "Tác dụng không mong muốn"] },
  ],
});
const NUMBERED = new HeadingIndex(
  profileSchema.parse({
    ...PLAIN_PROFILE, monographStart: "numbered", maxColumns: 1, runInHeadings: false,
    headings: [{ key: "chi_dinh", number: "4.1", names: ["Therapeutic indications"] }, { key: "tuong_tac_thuoc", number: "4.5", names: ["Interaction with other medicinal products and other forms of interaction"] }],
  }),
);
const laid = (text: string, options: Parameters<typeof setText>[3] = {}, y = 100) => formLine([{ index: 0, fragment: setText(text, 50, y, options) }], 0, 0, { x0: 50, x1: 550 });
const marks = (lines: ReturnType<typeof laid>[], index = INDEX, opening = false) =>
  headingMarks(lines, 0, index, { opening, openingRules: INDEX.profile.headings.slice(0, 3) }).map((mark) => ({ key: mark.rule?.key ?? null, text: lines[0]?.line.text.slice(mark.from, mark.to), exact: mark.exact, extra: mark.extraLines }));

describe("headings by name", () => {
  it("knows a bold line of its own", () => expect(marks([laid("Chống chỉ định", { bold: true })])).toEqual([{ key: "chong_chi_dinh", text: "Chống chỉ định", exact: true, extra: 0 }]));
  it("knows a misspelt one and says that it is", () => expect(marks([laid("Chỉ đinh", { bold: true })])).toEqual([{ key: "chi_dinh", text: "Chỉ đinh", exact: false, extra: 0 }]));
  it("does not take the same words in plain type", () => expect(marks([laid("Chống chỉ định")])).toEqual([]));
  it("does not take a bold phrase that only begins alike", () => expect(marks([laid("Chỉ định nhập viện ngay", { bold: true })])).toEqual([]));
  it("joins a heading over two lines, the longest known name first", () => {
    const lines = [laid("Tác dụng không mong muốn", { bold: true }), laid("(ADR)", { bold: true }, 112)];
    expect(marks(lines)).toEqual([{ key: "tac_dung_khong_mong_muon", text: "Tác dụng không mong muốn", exact: true, extra: 1 }]);
  });
  it("finds several run-in headings on one line of a monograph's opening", () => {
    const line = laid("Tên chung quốc tế: Zanolin. Mã ATC: X01YZ23. Loại thuốc: Thuốc thử.");
    expect(marks([line], INDEX, true).map((mark) => mark.text)).toEqual(["Tên chung quốc tế:", "Mã ATC:", "Loại thuốc:"]);
    expect(marks([line], INDEX, false)).toEqual([]);
  });
  it("finds a bold run-in heading with its text behind it", () => expect(marks([laid("Chỉ định: Dùng khi thử.", { boldUntil: 9 })]).map((mark) => mark.text)).toEqual(["Chỉ định:"]));
});

describe("headings by number", () => {
  it("wants number and name to belong together", () => {
    expect(marks([laid("4.1 Therapeutic indications", { bold: true })], NUMBERED)[0]?.key).toBe("chi_dinh");
    expect(marks([laid("4.5 Therapeutic indications", { bold: true })], NUMBERED)).toEqual([]);
  });
  it("reads a name that runs on over the next line", () => {
    const lines = [laid("4.5 Interaction with other medicinal products and other forms", { bold: true }), laid("of interaction", { bold: true }, 112)];
    expect(marks(lines, NUMBERED)).toEqual([{ key: "tuong_tac_thuoc", text: lines[0]?.line.text, exact: true, extra: 1 }]);
  });
  it("sets a dividing heading apart without a section", () => expect(marks([laid("4. CLINICAL PARTICULARS", { bold: true })], NUMBERED)).toEqual([{ key: null, text: "4. CLINICAL PARTICULARS", exact: true, extra: 0 }]));
  it("leaves a cross reference alone", () => expect(marks([laid("4.1 and 5.1 for details")], NUMBERED)).toEqual([]));
});

describe("misspelt headings of the national formulary", () => {
  const index = new HeadingIndex(DUOC_THU);
  const found = (text: string, options: Parameters<typeof setText>[3] = { bold: true }) => headingMarks([laid(text, options)], 0, index, { opening: false, openingRules: DUOC_THU.headings.slice(0, 3) }).map((mark) => [mark.rule?.key ?? null, mark.exact]);

  it.each([
    ["Chỉ đinh", "chi_dinh"],
    ["CHỈ ĐỊNH", "chi_dinh", true],
    ["LIỀU LưỢNG VÀ CÁCH DÙNG", "lieu_luong_va_cach_dung", true],
    ["Liều luợng và cách dùng", "lieu_luong_va_cach_dung"],
    ["Liều lượng và cánh dùng:", "lieu_luong_va_cach_dung"],
    ["Chống chi dịnh", "chong_chi_dinh"],
    ["TƯƠNG TÁC THUÔC", "tuong_tac_thuoc"],
    ["Tương kị .", "tuong_ky", true],
    ["Tác dung không mong muôn (ADR)", "tac_dung_khong_mong_muon"],
    ["Chỉ  định :", "chi_dinh", true],
    ["Chỉ đ ịnh", "chi_dinh"],
    ["L iều lượng và cách dùng", "lieu_luong_va_cach_dung"],
    ["Thân trọng", "than_trong"],
    ["Qúa liều và xử trí", "qua_lieu_va_xu_tri"],
  ] as const)("%s is taken for %s", (text, key, exact?: boolean) => expect(found(text)).toEqual([[key, exact ?? false]]));

  it.each([
    "Chỉ dùng",
    "Chỉ định khác",
    "Chống nôn",
    "Không chỉ định",
    "Tương tự thuốc",
    "Bảo quản lạnh",
    "Liều dùng",
    "Liều tối đa",
    "Quá mẫn",
    "Thận trọng lượng muối",
    "Thời kỳ mãn kinh",
    "Thời kỳ sơ sinh",
    "Tên chung",
    "Loại thuốc ngủ",
    "Cách dùng",
    "Tác dụng mong muốn",
  ])("%s is none, however bold", (text) => expect(found(text)).toEqual([]));

  it.each(["Chỉ đinh: dùng khi đau", "Thận trọng khi dùng cùng rượu", "Chỉ định của thuốc này còn hẹp", "Tương tác thuốc đã được báo cáo"])("%s is prose where it is not bold", (text) => expect(found(text, {})).toEqual([]));
  it("stands in bold before plain text with its colon, misspelt or not; without the colon only as the book spells it", () => {
    expect(found("Chỉ đinh: dùng khi đau", { boldUntil: 9 })).toEqual([["chi_dinh", false]]);
    expect(found("Chỉ đinh dùng khi đau", { boldUntil: 8 })).toEqual([]);
    expect(found("Thận trọng khi dùng với rượu", { boldUntil: 10 })).toEqual([]);
  });
});
