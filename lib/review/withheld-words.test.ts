import { describe, expect, it } from "vitest";
import { areWordsWithheld, type WithheldNow } from "./withheld-words";

const TEXT = "Uống sau bữa ăn. Ngừng khi phát ban. Hỏi lại bác sĩ.";
const now = (quarantined: [number, number][], hasWithheldBlock = false): WithheldNow => ({ sections: [{ key: "lieu_luong_va_cach_dung", text: TEXT, quarantined: quarantined.map(([start, end]) => ({ start, end, reason: "text_from_ocr" })) }], hasWithheldBlock });
const at = (before: string, after: string) => ({ sectionKey: "lieu_luong_va_cach_dung" as const, before, after });
const here = at("sau bữa ăn. ", "Ngừng khi");

describe("areWordsWithheld", () => {
  it("shows words that stand outside of every withheld stretch", () => {
    expect(areWordsWithheld(here, now([]))).toBe(false);
    expect(areWordsWithheld(here, now([[37, TEXT.length]], true))).toBe(false);
  });
  it("withholds words of which one character stands in such a stretch", () => {
    expect(areWordsWithheld(here, now([[0, TEXT.length]]))).toBe(true);
    const end = TEXT.indexOf("Ngừng khi") + "Ngừng khi".length;
    expect(areWordsWithheld(here, now([[end - 1, TEXT.length]]))).toBe(true);
    expect(areWordsWithheld(here, now([[end, TEXT.length]]))).toBe(false);
  });
  it("withholds words that are no longer found wherever anything is withheld", () => {
    const gone = at("Đã từng ", "in ở đây");
    expect(areWordsWithheld(gone, now([]))).toBe(false);
    expect(areWordsWithheld(gone, now([[0, 4]]))).toBe(true);
    expect(areWordsWithheld(gone, now([], true))).toBe(true);
    expect(areWordsWithheld(here, null)).toBe(true);
  });
  it("has nothing to withhold of an entry without words", () => {
    expect(areWordsWithheld(at("", ""), null)).toBe(false);
  });
});
