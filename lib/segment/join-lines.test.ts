import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { setText } from "./book-fixture";
import { formLine } from "./form-line";
import { joinLines } from "./join-lines";
import type { LaidLine, Piece } from "./laid-line";
import { WordList } from "./word-list";

const STYLE = { firstLineIndent: true, leading: new Map([[10, 1.2]]) };

/** Lines that fill their column, so that only their first letters and indents decide. */
function linesOf(texts: readonly string[], extra: readonly string[] = []): { pieces: Piece[]; words: WordList } {
  const make = (text: string, index: number): LaidLine => {
    const fragment = setText(text, 50, 100 + index * 12);
    return formLine([{ index, fragment }], 0, 0, { x0: 50, x1: fragment.bbox[2] });
  };
  const laid = texts.map(make);
  return { pieces: laid.map((line) => ({ laid: line, from: 0, to: line.line.text.length, startsParagraph: false })), words: WordList.of([...laid, ...extra.map((text, index) => make(text, 50 + index))]) };
}

const join = (texts: readonly string[], extra: readonly string[] = []) => {
  const { pieces, words } = linesOf(texts, extra);
  return joinLines(pieces, STYLE, words).text;
};

describe("joinLines", () => {
  it("joins lines by a space", () => expect(join(["Uống 500 mg", "mỗi 8 giờ."])).toBe("Uống 500 mg mỗi 8 giờ."));
  it("makes a divided word whole that the book prints elsewhere", () => expect(join(["thuốc tránh thai chứa estro-", "gen liều thấp"], ["estrogen làm giảm"])).toBe("thuốc tránh thai chứa estrogen liều thấp"));
  it("keeps the hyphen that the book prints elsewhere", () => expect(join(["enzym gamma-", "glutamyl transferase"], ["tăng gamma-glutamyl trong máu"])).toBe("enzym gamma-glutamyl transferase"));
  it("keeps the hyphen of a chemical prefix that the book prints nowhere else", () => expect(join(["thuốc chẹn beta-", "adrenergic", "có estro-", "gen"], ["estrogen"])).toContain("beta-adrenergic"));
  it("keeps a range and a hyphen before a number or capital", () => {
    expect(join(["liều 3-", "5 mg"])).toBe("liều 3-5 mg");
    expect(join(["viên Zano-", "Forte"])).toBe("viên Zano-Forte");
    expect(join(["từ 10", "- 40 mg"])).toBe("từ 10 - 40 mg");
    expect(join(["từ 10 -", "40 mg"])).toBe("từ 10 - 40 mg");
  });
  it("joins after a slash without a space", () => expect(join(["và/", "hoặc"])).toBe("và/hoặc"));
  it("drops a soft hyphen", () => expect(join(["hydro\u00ad", "clorid"])).toBe("hydroclorid"));
  it("begins a paragraph where the line before left room for the next word", () => {
    const { pieces, words } = linesOf(["Một câu ngắn.", "Một đoạn mới."]);
    const wide = pieces.map((piece) => ({ ...piece, laid: { ...piece.laid, frame: { x0: 50, x1: 400 } } }));
    expect(joinLines(wide, STYLE, words).text).toBe("Một câu ngắn.\nMột đoạn mới.");
  });
});

describe("the offset map", () => {
  const line = fc.array(fc.constantFrom("mg", "estro-", "7,5", "và/", "Trẻ", "gen", "ngày-", "10-", "(x)", "ml\u00ad"), { minLength: 1, maxLength: 6 }).map((words) => words.join(" "));

  it("gives every line its own text, in order, without overlap, and leaves only separators between them", () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (texts) => {
        const { pieces, words } = linesOf(texts);
        const joined = joinLines(pieces, STYLE, words);
        let end = 0;
        joined.lines.forEach((source, index) => {
          const own = pieces[index]?.laid.line.text ?? "";
          const slice = joined.text.slice(source.start, source.end);
          expect([own, own.slice(0, -1)]).toContain(slice);
          expect(joined.text.slice(end, source.start)).toMatch(/^[ \n]?$/u);
          if (slice !== own) expect(own.slice(-1)).toMatch(/[-\u00ad]/u);
          end = source.end;
        });
        expect(end).toBe(joined.text.length);
      }),
      { numRuns: 400 },
    );
  });
});
