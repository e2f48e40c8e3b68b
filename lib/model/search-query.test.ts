import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldAccents } from "./fold-accents";
import { findMarks, parseQuery, snippetRange } from "./search-query";

const found = (text: string, query: string, begins = false) => findMarks(text, parseQuery(query), begins).map(({ start, end }) => text.slice(start, end));

describe("parseQuery", () => {
  it("takes words one by one, and what stands in quotes as a phrase", () => {
    expect(parseQuery('Liều "trẻ em" 7,5').terms.map((term) => term.words)).toEqual([["lieu"], ["tre", "em"], ["7", "5"]]);
    expect(parseQuery("“sốt cao").terms.map((term) => term.words)).toEqual([["sot", "cao"]]);
  });
  it("knows whether accents were typed", () => {
    expect(parseQuery("lieu dung").hasAccents).toBe(false);
    expect(parseQuery("liều dung").hasAccents).toBe(true);
    expect(parseQuery("đau dau").hasAccents).toBe(true);
  });
  it("finds nothing to look for in blanks and signs", () => expect(parseQuery(' "" — * ( ').terms).toEqual([]));
  it("takes no more than sixteen words", () => expect(parseQuery("a ".repeat(90)).terms).toHaveLength(16));
});

describe("findMarks", () => {
  it("finds words typed without accents, and marks neighbours as one", () => {
    expect(found("Liều dùng ở trẻ em dưới 6 tuổi; liều người lớn", "lieu dung tre em")).toEqual(["Liều dùng", "trẻ em", "liều"]);
    expect(found("Đau đầu, dau dau", "đau đầu")).toEqual(["Đau đầu", "dau dau"]);
  });
  it("finds a phrase only as it stands", () => {
    expect(found("trẻ em, em trẻ, trẻ   em", '"tre em"')).toEqual(["trẻ em", "trẻ   em"]);
  });
  it("marks whole words, or beginnings where asked to", () => {
    expect(found("trên trẻ tre", "tre")).toEqual(["trẻ tre"]);
    expect(found("Zanolinum", "zano", true)).toEqual(["Zanolinum"]);
    expect(found("Zanolinum", "zano")).toEqual([]);
  });
  it("finds what is written with separate accents", () => expect(found("Liều".normalize("NFD"), "lieu")).toHaveLength(1));
  it("yields ascending ranges apart from each other, each with a word of the query", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.array(fc.constantFrom("liều", "lieu", "đo", "a", "7,5", '"'), { maxLength: 6 }), (text, words) => {
        const query = parseQuery(words.join(" "));
        const marks = findMarks(`${text} liều do`, query);
        for (const [index, mark] of marks.entries()) {
          expect(mark.start).toBeLessThan(mark.end);
          if (index > 0) expect(marks[index - 1]?.end ?? 0).toBeLessThan(mark.start);
          const folded = foldAccents(`${text} liều do`.slice(mark.start, mark.end));
          expect(query.terms.some((term) => term.words.every((word) => folded.includes(word)))).toBe(true);
        }
      }),
    );
  });
});

describe("snippetRange", () => {
  const text = `${"Thuốc này không có gì lạ. ".repeat(20)}Liều dùng cho trẻ em là 5 mg. ${"Theo dõi người bệnh. ".repeat(20)}`;
  it("shows where most of what was looked for stands, between whole words", () => {
    const { start, end } = snippetRange(text, parseQuery("lieu tre em thuoc"), 120);
    expect(text.slice(start, end)).toContain("Liều dùng cho trẻ em");
    expect(end - start).toBeLessThanOrEqual(125);
    expect(text[start - 1]).toBe(" ");
  });
  it("leaves a short text whole", () => expect(snippetRange("Uống.", parseQuery("uong"), 100)).toEqual({ start: 0, end: 5 }));
});
