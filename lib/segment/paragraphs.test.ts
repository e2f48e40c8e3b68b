import { describe, expect, it } from "vitest";
import { setText, type SetText } from "./book-fixture";
import { formLine } from "./form-line";
import type { Piece } from "./laid-line";
import { startsParagraph } from "./paragraphs";

const FORMULARY = { firstLineIndent: true, leading: new Map([[10, 1.2]]) };
const BLOCKS = { firstLineIndent: false, leading: new Map([[10, 1.2]]) };
const FULL = "x".repeat(50);

function piece(text: string, y: number, x = 50, page = 0, options: SetText = {}): Piece {
  const laid = formLine([{ index: 0, fragment: setText(text, x, y, options) }], page, 0, { x0: 50, x1: 300 });
  return { laid, from: 0, to: text.length, startsParagraph: false };
}

describe("paragraphs with indented first lines", () => {
  it("begin at an indent", () => expect(startsParagraph(piece(FULL, 100), piece("Một đoạn", 112, 60), FORMULARY)).toBe(true));
  it("go on at the margin", () => expect(startsParagraph(piece(FULL, 100), piece("còn tiếp", 112), FORMULARY)).toBe(false));
  it("go on over a page break", () => expect(startsParagraph(piece(FULL, 700), piece("còn tiếp", 60, 50, 1), FORMULARY)).toBe(false));
  it("begin with each of two indented lines", () => expect(startsParagraph(piece("Một.", 100, 60), piece("Hai.", 112, 60), FORMULARY)).toBe(true));
  it("begin after a short line", () => expect(startsParagraph(piece("Ngắn.", 100), piece("Đoạn mới", 112), FORMULARY)).toBe(true));
});

describe("paragraphs in block style", () => {
  it("begin after blank space", () => expect(startsParagraph(piece(FULL, 100), piece(FULL, 124), BLOCKS)).toBe(true));
  it("go on under their own list mark", () => expect(startsParagraph(piece(`- ${FULL.slice(4)}`, 100), piece("hanging text of the item", 112, 60), BLOCKS)).toBe(false));
  it("go on under tabulated text", () => {
    const row = [setText("Common:", 50, 100), setText("x".repeat(36), 120, 100)].map((fragment, index) => ({ index, fragment }));
    const laid = formLine(row, 0, 0, { x0: 50, x1: 300 });
    expect(startsParagraph({ laid, from: 0, to: laid.line.text.length, startsParagraph: false }, piece("levels), cramps", 112, 120), BLOCKS)).toBe(false);
    expect(startsParagraph({ laid, from: 0, to: laid.line.text.length, startsParagraph: false }, piece("levels), cramps", 112, 90), BLOCKS)).toBe(true);
  });
  it("begin with the next list mark", () => expect(startsParagraph(piece(`- ${FULL.slice(4)}`, 100), piece("- second", 112), BLOCKS)).toBe(true));
  it("do not take a range carried over for a list mark", () => expect(startsParagraph(piece(`${FULL.slice(3)} 10`, 100), piece("- 40 mg daily", 112), BLOCKS)).toBe(false));
  it("go on although a number tied to its unit left the line before short", () => {
    expect(startsParagraph(piece("x".repeat(43), 100), piece("80 mg of the drug", 112), BLOCKS)).toBe(false);
    expect(startsParagraph(piece(`${"x".repeat(42)}.`, 100), piece("Then another", 112), BLOCKS)).toBe(true);
  });
});
