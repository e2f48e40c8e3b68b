import { describe, expect, it } from "vitest";
import { captionOpener, captionPattern } from "./caption";

describe("a caption's first word", () => {
  const words = ["Bảng", "Table"];

  it.each(["Bảng 3", "BẢNG 2.1", "bảng IV", "Bảng3", "Table 12:", "TABLE A"])("is let through wherever the whole line is a caption: %s", (line) => {
    expect(captionPattern(words).test(line)).toBe(true);
    expect(captionOpener(words)(line.split(" ", 1)[0] ?? "")).toBe(true);
  });

  it("is let through where the engine cut it in two", () => {
    expect(captionOpener(words)("B")).toBe(true);
    expect(captionOpener(words)("Ta")).toBe(true);
  });

  it.each(["Liều", "bằng", "1.", ""])("is no other word: %s", (text) => {
    expect(captionOpener(words)(text)).toBe(false);
  });

  it("never comes where a book has no captions", () => {
    expect(captionOpener([])("Bảng")).toBe(false);
  });
});
