import { describe, expect, it } from "vitest";
import { pageRect } from "@/lib/model/rect";
import { makePage, PLAIN_PROFILE, setLines, setText } from "./book-fixture";
import { pagesToRead } from "./needs-ocr";

const PROSE = ["Người lớn uống một viên mỗi ngày sau bữa ăn sáng.", "Trẻ em uống theo chỉ dẫn của thầy thuốc điều trị.", "Không dùng cho người quá mẫn với thuốc này.", "Cần giảm liều ở người suy thận nặng hoặc người già."];
const GARBAGE = PROSE.map((line) => line.replaceAll("i", "§1").replaceAll("u", "€r"));
const PICTURE = pageRect(0, 0, 600, 700);

describe("pages to be read from their picture", () => {
  const good = makePage(0, setLines(PROSE, 50, 100));

  it("never takes a page whose text is good, whatever picture is on it", () => {
    expect(pagesToRead([good, { ...good, physicalPage: 1, images: [PICTURE] }], [PLAIN_PROFILE])).toEqual([]);
  });
  it("takes a scan, and keeps the few words that a stamp put on it", () => {
    const scan = { ...makePage(1, []), images: [PICTURE] };
    const stamped = { ...makePage(2, [setText("Ký số ngày 2", 50, 700)]), images: [PICTURE] };
    expect(pagesToRead([good, scan, stamped], [PLAIN_PROFILE])).toEqual([{ physicalPage: 1, keepText: true }, { physicalPage: 2, keepText: true }]);
  });
  it("takes a page whose text layer is no words, and drops that layer", () => {
    expect(pagesToRead([good, makePage(1, setLines(GARBAGE, 50, 100))], [PLAIN_PROFILE])).toEqual([{ physicalPage: 1, keepText: false }]);
  });
  it("keeps text that another language of the known books could have spelt", () => {
    const english = makePage(1, setLines(["shall withhold treatment through sixth months strength", "which children should drink with breakfast throughout", "strict thresholds length width breadth strong growth", "plus further stretches thrice"], 50, 100));
    expect(pagesToRead([english], [PLAIN_PROFILE, { ...PLAIN_PROFILE, language: "en" }])).toEqual([]);
  });
  it("takes an empty page only where a picture is on it, or the whole file has no text", () => {
    expect(pagesToRead([good, makePage(1, [])], [PLAIN_PROFILE])).toEqual([]);
    expect(pagesToRead([makePage(0, []), makePage(1, [])], [PLAIN_PROFILE])).toHaveLength(2);
  });
});
