import { describe, expect, it } from "vitest";
import { commaStarts, sentenceStarts } from "./borders";
import { TEST_PROFILE } from "./chunk-fixture";
import { readText } from "./read-text";
import { unitsOf } from "./units";
import { wordRules } from "./word-rules";

const rules = wordRules(TEST_PROFILE);
/** The sentences of a text, each in a string of its own. */
const sentences = (text: string): string[] => [0, ...sentenceStarts(readText(text), rules)].map((start, i, starts) => text.slice(start, starts[i + 1] ?? text.length));

describe("sentences", () => {
  it.each<[string, string[]]>([
    ["Uống sau ăn. Không nhai.", ["Uống sau ăn. ", "Không nhai."]],
    ["Người lớn: 5 mg.", ["Người lớn: ", "5 mg."]],
    ["Đau\nSốt", ["Đau\n", "Sốt"]],
    ["Bước 5: 500 mg", ["Bước 5: ", "500 mg"]],
    ["Có nghĩa là : INR đạt.", ["Có nghĩa là : ", "INR đạt."]],
    ["Dùng vitamin C. Không quá 1 g.", ["Dùng vitamin C. ", "Không quá 1 g."]],
    ["Đã khỏi? Ngừng thuốc! Tái khám.", ["Đã khỏi? ", "Ngừng thuốc! ", "Tái khám."]],
    ["(Xem phụ lục.) Theo dõi.", ["(Xem phụ lục.) ", "Theo dõi."]],
  ])("%j", (text, wanted) => {
    expect(sentences(text)).toEqual(wanted);
  });

  it.each([
    ["a decimal comma", "Liều 7,5 mg mỗi ngày"],
    ["a space for thousands", "tối đa 1 500 mg"],
    ["a list of decimals", "nồng độ 0,1; 0,2; 0,4 hoặc 1 mg/ml"],
    ["a ratio", "pha loãng 1:1 000"],
    ["a ratio with spaces", "pha loãng 1 : 1 000"],
    ["a time", "uống lúc 8:00"],
    ["a range", "giữ ở 15 - 30 độ"],
    ["a frequency", "gặp ở 1/1 000 < ADR < 1/100"],
    ["an abbreviation", "vd. Aspirin, v.v. Nhôm"],
    ["an abbreviated genus", "nhiễm C. albicans nặng"],
    ["a number before a dot before a number", "vào ngày thứ 2. 5 mg"],
    ["a numbered item", "1. Uống nước"],
    ["a number and its unit over a line end", "Ngày uống 500\nmg sau ăn"],
    ["brackets", "một thuốc khác (ví dụ: Aspirin. Ibuprofen) nếu cần"],
  ])("are never parted inside %s", (_, text) => {
    expect(sentences(text)).toEqual([text]);
  });
});

describe("commas of an over-long sentence", () => {
  const parts = (text: string, inBrackets = false): string[] =>
    [0, ...commaStarts(unitsOf(text), 0, text.length, inBrackets, rules)].map((start, i, starts) => text.slice(start, starts[i + 1] ?? text.length));

  it("part a list of names", () => {
    expect(parts("amiodaron, cimetidin; digoxin")).toEqual(["amiodaron, ", "cimetidin; ", "digoxin"]);
  });

  it("do not part numbers, or what brackets hold together", () => {
    expect(parts("0,1, 0,2 mg (một, hai), ba")).toEqual(["0,1, 0,2 mg (một, hai), ", "ba"]);
    expect(parts("x (một, hai)", true)).toEqual(["x (một, ", "hai)"]);
  });
});
