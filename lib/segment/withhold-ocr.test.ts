import { describe, expect, it } from "vitest";
import type { Page } from "@/lib/model/page";
import { isWithheldWhole } from "@/lib/model/section-span";
import { makePage, PLAIN_PROFILE, setLines } from "./book-fixture";
import { segmentBook } from "./segment-book";

const PROFILE = { ...PLAIN_PROFILE, headings: [{ key: "ten_chung_quoc_te" as const, number: null, names: ["Tên chung quốc tế"] }, { key: "ma_atc" as const, number: null, names: ["Mã ATC"] }, { key: "chi_dinh" as const, number: null, names: ["Chỉ định"] }, { key: "than_trong" as const, number: null, names: ["Thận trọng"] }] };
const FIRST = ["**THUỐC MỘT**", "**Tên chung quốc tế:** Thuocmot.", "**Mã ATC:** A01AB02.", "**Chỉ định:** Dùng cho người đau đầu và sốt cao,"];
const SECOND = ["kể cả trẻ em trên sáu tuổi.", "**Thận trọng:** Người già cần giảm liều."];
const OCR: Page["ocr"] = { languages: ["vie"], dpi: 300, words: 12, doubtful: [], setAside: 0 };

function withheld(ocrPages: readonly number[]) {
  const pages = [FIRST, SECOND].map((lines, at): Page => ({ ...makePage(at, setLines(lines, 50, 100)), ...(ocrPages.includes(at) ? { ocr: OCR } : {}) }));
  const book = segmentBook(pages, [PROFILE], "plain");
  return new Map(book.monographs[0]?.sections.map((section) => [section.key, section]));
}

describe("recognised text", () => {
  it("is withheld line by line where the heading was printed as text, the rest of the section is not", () => {
    const sections = withheld([1]);
    const { text, quarantined } = sections.get("chi_dinh")!;
    expect(quarantined.map((range) => [text.slice(range.start, range.end), range.reason, range.physicalPage])).toEqual([[SECOND[0], "text_from_ocr", 1]]);
    expect(sections.get("ma_atc")?.quarantined).toEqual([]);
  });
  it("withholds the whole section where the heading itself was recognised", () => {
    const section = withheld([1]).get("than_trong")!;
    expect([isWithheldWhole(section), section.quarantined.map((range) => range.physicalPage)]).toEqual([true, [1]]);
  });
  it("withholds the whole monograph where its name was recognised, each range under its own page", () => {
    const sections = withheld([0, 1]);
    expect([...sections.values()].every(isWithheldWhole)).toBe(true);
    expect(sections.get("than_trong")?.quarantined.map((range) => range.physicalPage)).toEqual([0, 1]);
    const onlyName = withheld([0]);
    expect(onlyName.get("than_trong")?.quarantined).toMatchObject([{ start: 0, physicalPage: 0 }]);
  });
  it("leaves a book without recognised pages as it was", () => {
    expect([...withheld([]).values()].every((section) => section.quarantined.length === 0)).toBe(true);
  });
});
