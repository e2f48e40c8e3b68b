import { describe, expect, it } from "vitest";
import type { SegmentedBook } from "@/lib/model/book";
import type { Page } from "@/lib/model/page";
import type { Profile } from "@/lib/model/profile";
import { makePage, PLAIN_PROFILE, setLines, setText } from "./book-fixture";
import { segmentBook } from "./segment-book";
import { unaccounted } from "./page-ledger";

const LEAFLET: Profile = {
  ...PLAIN_PROFILE, profileId: "leaflet", monographStart: "titled", maxColumns: 1, headerNamePatterns: [],
  startsAt: { number: "", names: ["Thành phần"] },
  title: { within: "page", namePatterns: ["^Viên nén (?<name>\\p{Lu}{3,}.*)$"], notNames: ["^hướng dẫn", "^để xa"], leastHeadings: 2 },
  headings: [
    { key: "dang_thuoc_va_ham_luong", number: null, names: ["Thành phần"] },
    { key: "chi_dinh", number: null, names: ["Chỉ định"] },
    { key: "than_trong", number: null, names: ["Ảnh hưởng lên khả năng lái xe và vận hành máy móc"] },
    { key: "do_on_dinh_va_bao_quan", number: null, names: ["Bảo quản"] },
  ],
};

const LABEL: Profile = {
  ...PLAIN_PROFILE, profileId: "label", language: "en", monographStart: "titled", maxColumns: 1, headerNamePatterns: [], endsAt: ["GUIDE FOR PATIENTS"],
  startsAt: { number: "", names: ["FULL TEXT"] },
  title: { within: "file", namePatterns: ["^(?<name>\\p{Lu}{3,}) tablets$"], notNames: [], leastHeadings: 2 },
  headings: [
    { key: "than_trong", number: null, names: ["WARNING"] },
    { key: "chi_dinh", number: "1", names: ["INDICATIONS"] },
    { key: "lieu_luong_va_cach_dung", number: "2", names: ["DOSAGE"] },
  ],
};

const BODY = ["**1. THÀNH PHẦN**", "Mỗi viên chứa zanolin 5 mg.", "**2. CHỈ ĐỊNH**", "Mất ngủ ở người lớn."];
const read = (pages: Page[], profile: Profile): SegmentedBook => segmentBook(pages, [profile], profile.profileId);
const leaflet = (title: ReturnType<typeof setText>[], body: readonly string[] = BODY, physicalPage = 0) => makePage(physicalPage, [...title, ...setLines(body, 50, 160)]);
const names = (book: SegmentedBook) => book.monographs.map((monograph) => [monograph.drugId, monograph.drugName]);
const sections = (book: SegmentedBook, at = 0) => Object.fromEntries((book.monographs[at]?.sections ?? []).map((section) => [section.key, section.text]));

describe("a leaflet", () => {
  const title = [setText("HƯỚNG DẪN SỬ DỤNG THUỐC", 60, 60, { bold: true, size: 18 }), setText("Thuốc ngủ", 60, 85), setText("ZANOLIN 5", 60, 105, { bold: true, size: 16 }), setText("Để xa tầm tay trẻ em", 60, 125, { size: 17 })];

  it("is named by the largest line of its title that is no notice", () => expect(names(read([leaflet(title)], LEAFLET))).toEqual([["zanolin-5", "ZANOLIN 5"]]));

  it("knows a notice whose accents a recogniser lost", () => expect(names(read([leaflet([setText("ĐỀ XA TÂM TAY TRẺ EM", 50, 60, { bold: true, size: 16 }), setText("ZANOLIN 5", 50, 90, { bold: true, size: 14 })])], LEAFLET))).toEqual([["zanolin-5", "ZANOLIN 5"]]));
  it("is named by a pattern wherever one fits", () => {
    const form = [setText("HƯỚNG DẪN SỬ DỤNG THUỐC", 60, 60, { bold: true, size: 18 }), setText("CÔNG TY DƯỢC", 60, 85, { size: 16 }), setText("Viên nén ZANOLIN 5", 60, 105)];
    expect(names(read([leaflet(form)], LEAFLET))).toEqual([["zanolin-5", "ZANOLIN 5"]]);
  });

  it("keeps its title as preamble and accounts for every character", () => {
    const book = read([leaflet(title)], LEAFLET);
    expect(book.monographs[0]?.preamble.text).toContain("Thuốc ngủ");
    expect(sections(book)).toEqual({ dang_thuoc_va_ham_luong: "Mỗi viên chứa zanolin 5 mg.", chi_dinh: "Mất ngủ ở người lớn." });
    expect(book.ledger.map(unaccounted)).toEqual([0]);
  });

  it("has headings without numbers, over two lines, or with their text behind them", () => {
    const body = ["**Thành phần:** zanolin 5 mg.", "**Chỉ định**", "Mất ngủ.", "**8. ẢNH HƯỞNG LÊN KHẢ NĂNG LÁI XE VÀ VẬN HÀNH**", "**MÁY MÓC**", "Không lái xe.", "**Bảo quản:** dưới 30 °C."];
    expect(sections(read([leaflet(title, body)], LEAFLET))).toEqual({ dang_thuoc_va_ham_luong: "zanolin 5 mg.", chi_dinh: "Mất ngủ.", than_trong: "Không lái xe.", do_on_dinh_va_bao_quan: "dưới 30 °C." });
  });

  it("follows another in one file as a monograph of its own", () => {
    const second = [setText("MEBARIL", 60, 105, { bold: true, size: 16 })];
    const book = read([leaflet(title), leaflet(second, ["**1. THÀNH PHẦN**", "Mebaril 2 mg.", "**2. CHỈ ĐỊNH**", "Đau."], 1)], LEAFLET);
    expect(names(book)).toEqual([["zanolin-5", "ZANOLIN 5"], ["mebaril", "MEBARIL"]]);
    expect(sections(book, 1).chi_dinh).toBe("Đau.");
  });

  it("is none where no name stands above, where too few headings follow, or where a section merely speaks of what it holds", () => {
    expect(() => read([leaflet([])], LEAFLET)).toThrow(/no_monographs/u);
    expect(() => read([leaflet(title, ["**Thành phần**", "Zanolin 5 mg."])], LEAFLET)).toThrow(/no_monographs/u);
    const again = read([leaflet(title, [...BODY, "**Thành phần**", "Tá dược.", "**Chỉ định**", "Lo âu."])], LEAFLET);
    expect(again.monographs).toHaveLength(1);
  });
});

describe("a label with highlights and contents before its text", () => {
  const pages = [
    makePage(0, setLines(["ZANOLIN tablets", "", "**INDICATIONS**", "In short: insomnia.", "", "**CONTENTS OF THE FULL TEXT**", "**1 INDICATIONS**", "**2 DOSAGE**"], 50, 80)),
    makePage(1, setLines(["**FULL TEXT**", "**WARNING: DROWSINESS**", "Do not drive.", "**1 INDICATIONS**", "Insomnia in adults.", "**INDICATIONS**", "no heading without its number.", "**2 DOSAGE**", "One tablet."], 50, 80)),
    makePage(2, setLines(["**GUIDE FOR PATIENTS**", "Ask your doctor."], 50, 80)),
  ];
  const book = read(pages, LABEL);

  it("is named from the front of the file", () => expect(names(book)).toEqual([["zanolin", "ZANOLIN"]]));
  it("gives the full text alone, the boxed warning with it", () => {
    expect(sections(book)).toEqual({ than_trong: "DROWSINESS\nDo not drive.", chi_dinh: "Insomnia in adults. INDICATIONS\nno heading without its number.", lieu_luong_va_cach_dung: "One tablet." });
  });
  it("sets highlights, contents and the patients' guide aside, every character accounted for", () => {
    expect(book.ledger.map((entry) => [entry.sections > 0, entry.outside > 0, unaccounted(entry)])).toEqual([[false, true, 0], [true, false, 0], [false, true, 0]]);
  });
});

describe("a file whose text is no words", () => {
  const garbage = Array.from({ length: 12 }, (_, index) => `Vi6n n6n zan${index}lin tr6nh d6ng kh6ng du0c th6 uQng`);

  const lost = ["Liều dùng của thuốc này là một viên mỗi ngày.", "Uống trước bữa ăn sáng với nước lọc.", "Ng\u0010ng khi bệnh \u0010ã khỏi, không \u0010ược dùng tiếp."];
  it("is refused for the letters that it lost, where those hide the headings", () => expect(() => read([makePage(0, setLines(lost, 50, 80))], LEAFLET)).toThrow(/letters_unknown/u));
  it("is refused for that, not for its kind", () => expect(() => read([makePage(0, setLines(garbage, 50, 80))], LEAFLET)).toThrow(/text_unreliable/u));
  it("is refused for its kind where another profile's language reads it", () => {
    const page = makePage(0, setLines(Array.from({ length: 12 }, () => "Thuốc được dùng cho người bệnh lớn tuổi khi cần thiết"), 50, 80));
    expect(() => segmentBook([page], [LABEL, LEAFLET], "label")).toThrow(/no_monographs/u);
  });
});
