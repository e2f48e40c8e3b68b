import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseMarkup, plainText, wordText } from "./inline-markup";
import { breakLines } from "./line-breaker";

/** Every character is one point wide; soft hyphens have no width. */
const measure = (piece: { text: string }) => piece.text.replaceAll("\u00ad", "").length;
const set = (source: string, width: number) => breakLines(parseMarkup(source), measure, 1, () => width).map((line) => line.words.map(wordText).join(" "));

describe("parseMarkup", () => {
  test("reads italic, bold, raised and lowered stretches inside words", () => {
    const words = parseMarkup("*Người lớn:* 500 mg/m^2^ Cl~cr~");
    expect(words.map((word) => word.map((piece) => [piece.text, piece.italic, piece.script]))).toEqual([
      [["Người", true, "none"]],
      [["lớn:", true, "none"]],
      [["500", false, "none"]],
      [["mg/m", false, "none"], ["2", false, "super"]],
      [["Cl", false, "none"], ["cr", false, "sub"]],
    ]);
  });

  test("keeps a thousands space, a dash, a comparison and a degree sign with their neighbours", () => {
    expect(parseMarkup("1_200 mg").map(wordText)).toEqual(["1 200", "mg"]);
    expect(parseMarkup("15 - 30 ^o^C").map(wordText)).toEqual(["15 -", "30 oC"]);
    expect(parseMarkup("1/1_000 < ADR").map(wordText)).toEqual(["1/1 000", "< ADR"]);
  });

  test("gives text back NFC and without soft hyphens", () => {
    expect(plainText(parseMarkup("para¬cetamol ê".normalize("NFD")))).toBe("paracetamol ê");
  });
});

describe("breakLines", () => {
  test("fills each line greedily", () => {
    expect(set("mỗi lần một viên sau ăn", 11)).toEqual(["mỗi lần một", "viên sau ăn"]);
  });

  test("cuts a word only at a soft hyphen, and marks the cut with a hyphen", () => {
    expect(set("dùng para¬cetamol", 10)).toEqual(["dùng para-", "cetamol"]);
    expect(set("dùng paracetamol", 10)).toEqual(["dùng", "paracetamol"]);
    expect(set("dùng pa¬ra¬ce¬tamol", 12)).toEqual(["dùng parace-", "tamol"]);
  });

  test("loses no character, and only a word that cannot be cut is wider than its line", () => {
    const word = fc.stringMatching(/^[a-z]{1,5}(¬[a-z]{2,5}){0,2}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 30 }), fc.integer({ min: 6, max: 30 }), (words, width) => {
        const lines = breakLines(parseMarkup(words.join(" ")), measure, 1, () => width);
        const text = lines.map((line) => line.words.map(wordText).join(" ")).reduce((all, line, i) => (lines[i - 1]?.hyphenated ? all.slice(0, -1) + line : `${all} ${line}`));
        expect(text).toBe(words.join(" ").replaceAll("¬", ""));
        for (const line of lines) expect(line.words.length === 1 || line.wordsWidth + line.words.length - 1 <= width).toBe(true);
      }),
    );
  });
});
