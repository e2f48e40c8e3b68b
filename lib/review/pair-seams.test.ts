import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pairSeams } from "./pair-seams";

describe("pairSeams", () => {
  it("pairs what stayed, then what is nearest; the rest came or went", () => {
    expect(pairSeams([100, 200, 900], [100, 230])).toEqual({ pairs: [{ before: 100, after: 100 }, { before: 200, after: 230 }], gone: [900], added: [] });
    expect(pairSeams([], [5])).toEqual({ pairs: [], gone: [], added: [5] });
  });
  it("uses every place once, and no two lines cross", () => {
    const places = fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { maxLength: 12 });
    fc.assert(
      fc.property(places, places, (before, after) => {
        const { pairs, gone, added } = pairSeams(before, after);
        expect([...pairs.map((pair) => pair.before), ...gone].sort((a, b) => a - b)).toEqual([...before].sort((a, b) => a - b));
        expect([...pairs.map((pair) => pair.after), ...added].sort((a, b) => a - b)).toEqual([...after].sort((a, b) => a - b));
        for (const [index, pair] of pairs.entries()) if (index > 0) expect(pair.after).toBeGreaterThan(pairs[index - 1]?.after ?? -1);
      }),
    );
  });
});
