import { describe, expect, it } from "vitest";
import { textLayerUnreliable } from "./text-layer-unreliable";
import { book, bookInput, page } from "./gate-fixture";

describe("text_layer_unreliable", () => {
  const bad = (physicalPage: number) => book({ pages: [page(0, "10"), page(1, "11"), page(2, "12")].map((p) => (p.physicalPage === physicalPage ? { ...p, textReliability: 0.3 } : p)) });

  it("passes pages that read like the language", () => {
    expect(textLayerUnreliable(bookInput())).toEqual([]);
  });
  it("warns of a page that does not, and blocks when prose of it is quoted", () => {
    expect(textLayerUnreliable(bookInput({ book: bad(0) }))).toMatchObject([{ severity: "warn", place: { physicalPage: 0 }, found: "30 %" }]);
    expect(textLayerUnreliable(bookInput({ book: bad(1) }))).toMatchObject([{ severity: "block", place: { physicalPage: 1, drugId: "thuocgia" } }]);
  });
});
