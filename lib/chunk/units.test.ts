import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Desk, END_UNIT, Shelf, unitsOf } from "./units";

/** Any units at all, halves of surrogate pairs and one-byte texts among them, shorter and longer than what is copied at once. */
const text = fc.array(fc.oneof(fc.integer({ min: 0, max: 0xff }), fc.integer({ min: 0, max: 0xffff })), { maxLength: 120 }).map((units) => units.map((unit) => String.fromCharCode(unit)).join(""));

const expected = (of: string): number[] => Array.from({ length: of.length }, (_, at) => of.charCodeAt(at));

describe("units", () => {
  it("are the text's own, whatever its length", () => {
    fc.assert(
      fc.property(text, (of) => {
        expect([...unitsOf(of)]).toEqual(expected(of));
      }),
    );
  });

  it("lie at the start of the desk with an end behind them, and a text that finds no room there gets an array of its own", () => {
    const desk = new Desk(64);
    fc.assert(
      fc.property(text, (of) => {
        expect([...desk.layOut(of).subarray(0, of.length + 1)]).toEqual([...expected(of), END_UNIT]);
      }),
    );
  });

  it("stay on the shelf with an end behind them, whatever is put there later", () => {
    const shelf = new Shelf(100);
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 8 }), (texts) => {
        const put = texts.map((of) => shelf.put(of));
        expect(put.map((units) => [...units])).toEqual(texts.map((of) => [...expected(of), END_UNIT]));
      }),
    );
  });
});
