import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Desk, END_UNIT, unitsOf } from "./units";

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
        const laidOut = [...expected(of), END_UNIT];
        expect([...desk.layOut(of).subarray(0, of.length + 1)]).toEqual(laidOut);
        expect([...desk.layOutUnits(unitsOf(of)).subarray(0, of.length + 1)]).toEqual(laidOut);
      }),
    );
  });
});
