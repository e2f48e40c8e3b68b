import { describe, expect, it } from "vitest";
import { editDistance, foldAccents, inkLength, slugOf } from "./fold-text";

describe("slugOf", () => {
  it.each([
    ["ZANOLIN", "zanolin"],
    ["ĐỒNG SULFAT", "dong-sulfat"],
    ["MEBARIL (Mebarin natri)", "mebaril"],
    ["Orvex 75 mg film-coated tablets", "orvex-75-mg-film-coated-tablets"],
    ["(—)", "x"],
  ])("%s → %s", (name, slug) => expect(slugOf(name)).toBe(slug));
});

describe("editDistance", () => {
  it("counts insertions, deletions and substitutions up to its limit", () => {
    expect(editDistance("chỉ định", "chỉ đinh", 2)).toBe(1);
    expect(editDistance("tương kỵ", "tương tác thuốc", 2)).toBe(3);
    expect(editDistance("abc", "abc", 0)).toBe(0);
  });
});

it("folds accents and đ for comparison only", () => expect(foldAccents("Chống  CHỈ ĐỊNH")).toBe("chong chi dinh"));
it("counts visible characters", () => expect(inkLength(" a\u00a0b\tc\n")).toBe(3));
