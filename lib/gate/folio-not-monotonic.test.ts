import { describe, expect, it } from "vitest";
import { folioNotMonotonic } from "./folio-not-monotonic";
import { book, bookInput, page } from "./gate-fixture";

describe("folio_not_monotonic", () => {
  const folios = (...list: (string | null)[]) => folioNotMonotonic(bookInput({ book: book({ pages: list.map((folio, i) => page(i, folio)) }) }));

  it("passes growing folios; roman and missing ones are not compared", () => {
    expect(folios("iv", "v", "1", null, "3", "10")).toEqual([]);
  });
  it("warns of a folio that does not grow", () => {
    expect(folios("810", "811", "811")).toMatchObject([{ severity: "warn", place: { physicalPage: 2 }, expected: "above 811" }]);
    expect(folios("99", "1", "2")).toMatchObject([{ place: { physicalPage: 1 }, found: "1" }]);
  });
});
