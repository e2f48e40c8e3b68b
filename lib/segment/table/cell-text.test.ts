import { describe, expect, it } from "vitest";
import { cellText, sharedBreaks } from "./cell-text";
import { pageOf, typed } from "./page-fixture";
import { wordsOf } from "./word";

const words = (...lines: [text: string, y: number][]) => wordsOf(pageOf(lines.map(([text, y]) => typed(text, 0, y))), () => true);

describe("cellText", () => {
  it("puts a space for a line that was full", () => {
    expect(cellText(words(["uống sau bữa", 10], ["ăn sáng", 22]), 62)).toBe("uống sau bữa ăn sáng");
  });

  it("keeps a break where the next word would have fitted", () => {
    expect(cellText(words(["uống", 10], ["tiêm", 22]), 62)).toBe("uống\ntiêm");
  });

  it("keeps a break before an item, however full the line", () => {
    expect(cellText(words(["uống sau bữa", 10], ["- tiêm", 22], ["2) bôi", 34]), 62)).toBe("uống sau bữa\n- tiêm\n2) bôi");
  });

  it("joins after a word's own hyphen or slash without a space", () => {
    expect(cellText(words(["microgam/", 10], ["ml", 22]), 45)).toBe("microgam/ml");
  });

  it("sets a raised letter of a fragment of its own against its base", () => {
    const page = pageOf([typed("10 mg/m", 0, 10), typed("2", 35, 7, { size: 6 })]);
    expect(cellText(wordsOf(page, () => true), 80)).toBe("10 mg/m2");
  });
});

describe("sharedBreaks", () => {
  const drugs = { words: words(["Thuốc lisinopril", 10], ["Thuốc losartan", 22]), width: 82 };
  const doses = { words: words(["5 mg", 10], ["50 mg", 22]), width: 60 };

  it("is a break in all cells of the row when lines stand beside lines and one was broken on purpose", () => {
    expect(sharedBreaks([drugs, doses]).map((breaks) => [...breaks])).toEqual([[1], [1]]);
  });

  it("is none where a line goes on in lower case", () => {
    const label = { words: words(["Viên nén bao phim", 10], ["tan trong ruột", 22]), width: 86 };
    expect(sharedBreaks([label, doses]).map((breaks) => breaks.size)).toEqual([0, 0]);
  });
});
