import { describe, expect, it } from "vitest";
import type { RecognisedLine, RecognisedWord } from "@/lib/model/recognised";
import { wordsToFragments } from "./words-to-fragments";

/** As the recogniser writes it: one symbol a letter, ten pixels each. */
function word(text: string, x0: number, confidence = 96): RecognisedWord {
  const box = (from: number, to: number) => ({ x0: from, y0: 100, x1: to, y1: 140 });
  const letters = [...text];
  return { text, confidence, bbox: box(x0, x0 + 10 * letters.length), symbols: letters.map((letter, at) => ({ text: letter, bbox: box(x0 + 10 * at, x0 + 10 * at + 9) })) };
}

function line(words: RecognisedWord[], options: Partial<RecognisedLine> = {}): RecognisedLine {
  return { bbox: { x0: 0, y0: 100, x1: 1000, y1: 140 }, baseline: { x0: 0, y0: 130, x1: 1000, y1: 134 }, rowAttributes: { rowHeight: 36 }, words, ...options };
}

/** Points a pixel: 144 dpi. */
const HALF = 0.5;

describe("words to fragments", () => {
  it("joins words of a line, with the left edge of every letter and the right edge of the last", () => {
    const { fragments, words } = wordsToFragments([line([word("Liều", 100), word("dùng", 150)])], HALF);
    expect(fragments).toMatchObject([{ text: "Liều dùng", bbox: [50, 50, 95, 70], baseline: 66, angle: 0, suspects: 0 }]);
    expect(fragments[0]?.xs).toEqual([50, 55, 60, 65, 70, 75, 80, 85, 90, 95]);
    expect(fragments[0]?.runs).toEqual([{ start: 0, end: 9, bold: false, italic: false, script: "none", fontSize: 20 }]);
    expect(words).toBe(2);
  });
  it("parts words with a gutter between them", () => {
    expect(wordsToFragments([line([word("trái", 100), word("phải", 300)])], HALF).fragments.map((fragment) => fragment.text)).toEqual(["trái", "phải"]);
  });
  it("composes accents and keeps the letters' places where the symbols tell them", () => {
    const decomposed = { ...word("Uống", 100), text: "Uống".normalize("NFD"), symbols: word("Uống", 100).symbols.map((symbol) => ({ ...symbol, text: symbol.text.normalize("NFD") })) };
    const [fragment] = wordsToFragments([line([decomposed])], HALF).fragments;
    expect([fragment?.text, fragment?.xs]).toEqual(["Uống".normalize("NFC"), [50, 55, 60, 65, 70]]);
  });
  it("takes even steps where the symbols' boxes lie elsewhere", () => {
    const astray = { ...word("mg", 100), symbols: word("mg", 900).symbols };
    expect(wordsToFragments([line([astray])], HALF).fragments[0]?.xs).toEqual([50, 55, 60]);
  });
  it("lists doubtful words with their boxes and keeps them in the text", () => {
    const { fragments, doubtful } = wordsToFragments([line([word("7,5", 100, 59.6), word("mg", 140, 60)])], HALF);
    expect(doubtful).toEqual([{ text: "7,5", bbox: [50, 50, 65, 70], confidence: 60 }]);
    expect(fragments[0]?.text).toBe("7,5 mg");
  });
  it("measures type by letters of known height, and gives lines of nearly one size one size", () => {
    const high = (height: number, text = "HLT") => line([{ ...word(text, 0), symbols: word(text, 0).symbols.map((symbol) => ({ ...symbol, bbox: { ...symbol.bbox, y0: 0, y1: height } })) }]);
    const sizes = (lines: RecognisedLine[]) => wordsToFragments(lines, HALF).fragments.map((fragment) => fragment.runs[0]?.fontSize);
    expect(sizes([high(33), high(33), high(33), high(35), high(45)])).toEqual([25, 25, 25, 25, 34.1]);
    expect(sizes([high(18, "nano")])).toEqual([20]);
    expect(sizes([high(50, "Ề")])).toEqual([20]);
  });
  it("marks words set sideways, which are no prose", () => {
    const { fragments } = wordsToFragments([line([word("mép", 100)], { baseline: { x0: 100, y0: 400, x1: 101, y1: 100 } })], HALF);
    expect(fragments).toMatchObject([{ text: "mép", angle: 90 }]);
    expect(fragments[0]?.xs).toHaveLength(4);
  });
  it("leaves out what has no letter, and counts a sign that stands for none", () => {
    expect(wordsToFragments([line([word(" ", 100)])], HALF)).toEqual({ fragments: [], doubtful: [], words: 0 });
    expect(wordsToFragments([line([word("a\ufffd", 100)])], HALF).fragments[0]?.suspects).toBe(1);
  });
});
