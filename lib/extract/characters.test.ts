import { describe, expect, it } from "vitest";
import { characterOf, isCombiningMark, markOfAccent } from "./characters";

const shown = (code: number) => characterOf(code).text;

describe("a character code", () => {
  it("of a ligature becomes its letters", () => {
    expect([0xfb00, 0xfb01, 0xfb02, 0xfb03, 0xfb04, 0xfb05, 0xfb06].map(shown)).toEqual(["ff", "fi", "fl", "ffi", "ffl", "st", "st"]);
  });

  it("of any white space becomes one space", () => {
    expect([0x20, 0xa0, 0x09, 0x0a, 0x0d, 0x2009, 0x202f, 0x3000, 0x200b].map(shown)).toEqual(Array(9).fill(" "));
  });

  it("of a soft hyphen becomes the hyphen that is printed", () => expect(shown(0xad)).toBe("-"));

  it("that is no character becomes U+FFFD", () => {
    expect([0, 0x110000, 0xd800].map(shown)).toEqual(Array(3).fill("\uFFFD"));
  });

  it.each([0, 0x04, 0x08, 0x1f, 0x7f, 0x9d, 0xe000, 0xf0b3, 0xf8ff, 0xfffd, 0xffff, 0xf0000, 0x10fffd])("%i is suspect", (code) => {
    expect(characterOf(code).suspect).toBe(true);
  });

  it.each([..."aĐđưệ·≥µ（字"].map((character) => character.codePointAt(0) ?? 0))("%i is not", (code) => {
    expect(characterOf(code).suspect).toBe(false);
  });

  it("is known as a mark", () => {
    expect([0x301, 0x309, 0x31b, 0x323, 0x20d7, 0xb4, 0x61, 0x1ec7].map((code) => characterOf(code).mark)).toEqual([
      true, true, true, true, true, true, false, false,
    ]);
  });
});

it("knows combining marks and what mark a spacing accent stands for", () => {
  expect(["\u0309", "\u0e31", "a", "ệ"].map(isCombiningMark)).toEqual([true, true, false, false]);
  expect(["´", "`", "^", "a"].map(markOfAccent)).toEqual(["\u0301", "\u0300", "\u0302", null]);
});
