import { describe, expect, it } from "vitest";
import { readFolios, romanValue, toRoman } from "./folio";

const shown = (candidates: string[][]) => readFolios(candidates).map(({ printedPage, inferred }) => (inferred ? `(${printedPage})` : printedPage));

describe("readFolios", () => {
  it("takes what is printed", () => expect(shown([["i"], ["ii"], ["1"], ["2"]])).toEqual(["i", "ii", "1", "2"]));
  it("infers a missing folio where both neighbours count on, and says so", () => expect(shown([["88"], [], ["90"]])).toEqual(["88", "(89)", "90"]));
  it("leaves it open where the neighbours disagree", () => expect(shown([["iv"], [], ["90"]])).toEqual(["iv", null, "90"]));
  it("does not make a page zero of the cover", () => expect(shown([[], ["i"], ["ii"]])).toEqual([null, "i", "ii"]));
  it("counts on past the last printed one by two pages at most", () => expect(shown([["7"], [], [], []])).toEqual(["7", "(8)", "(9)", null]));
  it("prefers the candidate that continues the neighbours", () => expect(shown([["11"], ["2", "12"], ["13"]])).toEqual(["11", "12", "13"]));
  it("keeps a printed folio that contradicts its neighbours", () => expect(shown([["11"], ["21"], ["13"]])).toEqual(["11", "21", "13"]));
  it("puts a corrected folio in the place of the printed one, and counts on from it to the next that is printed", () => {
    const corrected = (candidates: string[][], folios: [number, string | null][]) => readFolios(candidates, new Map(folios)).map(({ printedPage, inferred }) => (inferred ? `(${printedPage})` : printedPage));
    expect(corrected([["11"], ["21"], [], ["14"]], [[1, "12"]])).toEqual(["11", "12", "(13)", "14"]);
    expect(corrected([["11"], ["12"], [], [], ["90"]], [[1, "iv"]])).toEqual(["11", "iv", "(v)", "(vi)", "90"]);
    expect(corrected([["11"], ["500"], ["13"]], [[1, null]])).toEqual(["11", "(12)", "13"]);
    expect(corrected([["11"], ["2", "12"], ["13"]], [])).toEqual(["11", "12", "13"]);
  });
  it("lets a count restart", () => expect(shown([["31"], ["1"], ["2"]])).toEqual(["31", "1", "2"]));
});

it("reads and writes roman numerals", () => {
  for (const value of [1, 4, 9, 14, 40, 99, 400, 1666]) expect(romanValue(toRoman(value))).toBe(value);
  expect(romanValue("iiii")).toBeNull();
  expect(romanValue("mix")).toBe(1009);
});
