import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { remembered } from "./remembered";
import { stringOf, type Units, unitsOf } from "./units";

describe("a remembered function of stretches", () => {
  it("gives what the function gives, however often its memory was full", () => {
    const words = fc.array(fc.string({ unit: fc.constantFrom("a", "b", "ữ", "\ud83d"), maxLength: 14 }), { maxLength: 80 });
    fc.assert(
      fc.property(words, (list) => {
        const asked = remembered((units: Units, start: number, end: number) => stringOf(units, start, end), { slots: 16, units: 60, longest: 12 });
        for (const word of [...list, ...list]) expect(asked(unitsOf(`(${word})`), 1, word.length + 1)).toBe(word);
      }),
    );
  });

  it("looks at a stretch once", () => {
    let looks = 0;
    const asked = remembered(() => ++looks, { slots: 16, units: 60, longest: 12 });
    expect([asked(unitsOf("Trẻ em"), 0, 6), asked(unitsOf("ở Trẻ em"), 2, 8)]).toEqual([1, 1]);
  });
});
