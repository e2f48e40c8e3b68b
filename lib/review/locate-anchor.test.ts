import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { likelyPlaces, locateAnchor, occurrencesOf } from "./locate-anchor";

describe("locateAnchor", () => {
  it("finds the place between both sides, wherever they have moved together", () => {
    expect(locateAnchor({ before: "5 mg. ", after: "Trẻ em" }, "Thêm. Người lớn: 5 mg. Trẻ em: 2 mg.")).toBe(23);
  });
  it.each([
    ["when one side has changed", { before: "5 mg. ", after: "Trẻ em" }, "Người lớn: 5 mg. Trẻ con: 2 mg."],
    ["when something came between them", { before: "5 mg. ", after: "Trẻ em" }, "5 mg. Và Trẻ em: 2 mg."],
    ["when they stand there twice", { before: "a ", after: "b" }, "a b a b"],
    ["when they overlap themselves", { before: "aa", after: "aa" }, "aaaaa"],
    ["when there is nothing to go by", { before: "", after: "" }, "a b"],
  ])("finds nothing %s", (_name, anchor, text) => {
    expect(locateAnchor(anchor, text)).toBeNull();
  });
  it("never says a place at which the two sides do not meet, nor one of several", () => {
    const small = fc.string({ unit: fc.constantFrom("a", "b", " "), maxLength: 12 });
    fc.assert(
      fc.property(small, small, small, (before, after, text) => {
        const at = locateAnchor({ before, after }, text);
        if (at === null) return;
        expect(text.slice(0, at).endsWith(before) && text.startsWith(after, at)).toBe(true);
        expect(occurrencesOf(before + after, text)).toHaveLength(1);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("likelyPlaces", () => {
  it("takes one whole side that is the only one of its kind, or each of several whole places", () => {
    expect(likelyPlaces({ before: "5 mg. ", after: "Trẻ em" }, "Người lớn: 5 mg. Trẻ con: 2 mg.")).toEqual([17]);
    expect(likelyPlaces({ before: "a ", after: "b" }, "a b a b")).toEqual([2, 6]);
    expect(likelyPlaces({ before: "x", after: "y" }, "a b")).toEqual([]);
  });
});
