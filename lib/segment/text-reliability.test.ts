import { describe, expect, it } from "vitest";
import { setText } from "./book-fixture";
import { formLine } from "./form-line";
import { countWords, isReliableLine, PAGE_RELIABLE_FROM, pageReliability, unnamedGlyphs } from "./text-reliability";

const line = (text: string, suspects = 0) => formLine([{ index: 0, fragment: setText(text, 50, 100, { suspects }) }], 0, 0, { x0: 0, x1: 600 });
const times = (text: string, count: number) => Array.from({ length: count }, () => line(text));

describe("pageReliability", () => {
  const of = (lines: ReturnType<typeof line>[], language: "vi" | "en" = "vi") => pageReliability(lines, language, new Map());
  it("trusts Vietnamese prose with foreign drug names and codes", () => {
    expect(of(times("Thuốc được chuyển hóa ở gan bởi CYP3A4 và CYP2C9, dùng cùng clarithromycin phải giảm liều zanolin.", 6))).toBeGreaterThan(0.95);
  });
  it("distrusts wrong recognition", () => {
    expect(of(times("Vi6n n6n dtng cho ngudi ldn, kh6ng dtng bi€n ph6p tr6nh th6ng thudng ndo kh6c", 6))).toBeLessThan(PAGE_RELIABLE_FROM);
  });
  it("does not judge a page with hardly a word", () => expect(of([line("HTN 12")])).toBe(1));
  it("trusts English", () => expect(of(times("The recommended dose is 40 mg every other week as a single dose.", 6), "en")).toBeGreaterThan(0.95));
});

describe("unnamedGlyphs", () => {
  it("counts a control character that stands for a letter", () => expect(unnamedGlyphs(line("uống \u0010iều trị", 1))).toBe(1));
  it("lets a bullet of a symbol font pass", () => expect(unnamedGlyphs(line("\uf0b7 Trẻ em", 1))).toBe(0));
  it("counts glyphs that the engine could not even hand over", () => expect(unnamedGlyphs(line("chỉ ịnh", 1))).toBe(1));
});

describe("isReliableLine", () => {
  const of = (text: string, language: "vi" | "en" = "vi") => isReliableLine(countWords(line(text), language, new Map()));
  it.each(["Người lớn: 500 mg mỗi 8 giờ.", "Tương tác với clarithromycin, itraconazol, CYP3A4, CYP2C9, HMG-CoA.", "Zanolin, Mebaril, Tradenol", "b.i.d. (q12h, q8h)", "Mã ATC: X01YZ23, N05CM"])("trusts %s", (text) => expect(of(text)).toBe(true));
  it("trusts an English line of abbreviations", () => expect(of("mg/kg, mmHg, HbA1c, qd, NSAID, CYP2C9, LDL-C; TNF blockers", "en")).toBe(true));
  it.each(["Lidu dilng vd c6ch dtng cho ngudi l6n b6nh", "ngudi ldn u6ng m6t vi6n sau bta dn", "Thuốc này n€n u6ng sau bữa ăn hằng ngày với nước", "uống \u0010iều trị"])("distrusts %s", (text) => expect(of(text)).toBe(false));
});
