import { describe, expect, it } from "vitest";
import { brokenSyllable, isVietnameseSyllable } from "./vietnamese-syllable";

describe("isVietnameseSyllable", () => {
  it.each(["nghiêng", "Thuốc", "ĐƯỜNG", "quý", "giường", "khuya", "yếu", "uống", "yên", "quyết", "huyết", "thuở", "giặt", "hoặc", "gì", "giữa", "xoong", "khuỷu", "ngoằn", "quấy", "ướt", "ý", "ở", "u"])("%s", (word) => expect(isVietnameseSyllable(word)).toBe(true));
  it.each(["thu6c", "dqng", "zanolin", "ttri", "viAn", "strept", "hỏc", "thừt", "iêu", "iề", "liề", "tă", "mướ", "áà"])("not %s", (word) => expect(isVietnameseSyllable(word)).toBe(false));
});

describe("brokenSyllable", () => {
  it.each([["ng", "ười"], ["th", "uốc"], ["l", "iề", "u"], ["liề", "u"], ["Ch", "ỉ"], ["nhiễ", "m"], ["tă", "ng"]])("%s %s is one syllable for certain", (...parts) => expect(brokenSyllable(parts)).toBe("certain"));
  it.each([["mỏ", "i"], ["c", "ở"], ["độ", "i"], ["b", "é"], ["thụ", "c"]])("%s %s may be two words", (...parts) => expect(brokenSyllable(parts)).toBe("doubtful"));
  it.each([["có", "ý"], ["ba", "o"], ["u", "ở"], ["độ", "I"], ["B", "Ở"], ["pH", "ở"], ["y", "tế"], ["mg", "ở"], ["b", "a"], ["thuốc", "uống"], ["M", "T"], ["ở", "i"], ["a", "n"]])("%s %s are words", (...parts) =>
    expect(brokenSyllable(parts)).not.toBe("certain"));
});
