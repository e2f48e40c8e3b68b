import { describe, expect, it } from "vitest";
import { printedPageMissing } from "./printed-page-missing";
import { book, bookInput, chunks, page } from "./gate-fixture";

describe("printed_page_missing", () => {
  it("passes when every page of a monograph has a folio; others need none", () => {
    expect(printedPageMissing(bookInput({ book: book({ pages: [page(0, null), page(1, "11"), page(2, "12")] }) }))).toEqual([]);
  });
  it("warns of a page that a clinician cannot cite", () => {
    const noFolio = chunks().map((chunk) => ({ ...chunk, attachments: chunk.attachments.map((a) => ({ ...a, printedPage: null })), printedPageRange: chunk.sourcePageRange[0] === 2 ? ([null, null] as [null, null]) : chunk.printedPageRange }));
    expect(printedPageMissing(bookInput({ book: book({ pages: [page(0, "10"), page(1, "11"), page(2, null)] }), chunks: noFolio }))).toMatchObject([{ severity: "warn", place: { physicalPage: 2 } }]);
  });
  it("says once of a book that it prints no folio at all", () => {
    const bare = chunks().map((chunk) => ({ ...chunk, attachments: chunk.attachments.map((a) => ({ ...a, printedPage: null })), printedPageRange: [null, null] as [null, null] }));
    expect(printedPageMissing(bookInput({ book: book({ pages: [page(0, null), page(1, null), page(2, null)] }), chunks: bare }))).toMatchObject([{ severity: "warn", place: { physicalPage: 1, drugId: null }, found: "none on any page" }]);
  });
  it("blocks a chunk that cites another folio than its page carries", () => {
    const [atc, ...rest] = chunks();
    expect(printedPageMissing(bookInput({ chunks: [{ ...atc, printedPageRange: ["11", "99"] }, ...rest] }))).toMatchObject([{ severity: "block", expected: "11", found: "99" }]);
  });
});
