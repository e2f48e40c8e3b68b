import { describe, expect, it } from "vitest";
import { privateUseCharacter, symbolFontOf } from "./symbol-fonts";

describe("a private-use code of a pictorial font", () => {
  it.each([
    [0xf0b3, "≥"],
    [0xf0a3, "≤"],
    [0xf06d, "µ"],
    [0xf0b0, "°"],
    [0xf0b1, "±"],
    [0xf0b4, "×"],
    [0xf0b7, "•"],
    [0xf061, "α"],
    [0xf062, "β"],
    [0xf0ae, "→"],
    [0xf03e, ">"],
    [0xf030, "0"],
    [0xf07e, "∼"],
    [0xf0fe, "⎭"],
  ])("%i is what Symbol shows there", (code, character) => {
    expect(privateUseCharacter(code, "symbol")).toBe(character);
  });

  it("is what Wingdings shows there", () => {
    expect([0xf0a7, 0xf0d8, 0xf0fc, 0xf06f].map((code) => privateUseCharacter(code, "wingdings"))).toEqual(["▪", "➢", "✓", "□"]);
  });

  it("stays unknown where no table says what it is", () => {
    expect(privateUseCharacter(0xf0b3, null)).toBeNull();
    expect(privateUseCharacter(0xf0f0, "symbol")).toBeNull();
    expect(privateUseCharacter(0xf080, "symbol")).toBeNull();
    expect(privateUseCharacter(0xf000, "symbol")).toBeNull();
    expect(privateUseCharacter(0xf024, "wingdings")).toBeNull();
    expect(privateUseCharacter(0xe001, "symbol")).toBeNull();
  });

  it("is a bullet in any font where everybody uses it as one", () => {
    expect([0xf0b7, 0xf0a7].map((code) => privateUseCharacter(code, null))).toEqual(["•", "▪"]);
  });

  it("is a part of a big bracket in Adobe's own block", () => {
    expect([0xf8eb, 0xf8f6, 0xf8fe].map((code) => privateUseCharacter(code, null))).toEqual(["⎛", "⎞", "⎭"]);
  });
});

it("knows pictorial fonts by name", () => {
  expect(["Symbol", "SymbolMT", "Wingdings-Regular", "Wingdings 2", "Wingdings3", "Times"].map(symbolFontOf)).toEqual([
    "symbol",
    "symbol",
    "wingdings",
    null,
    null,
    null,
  ]);
});
