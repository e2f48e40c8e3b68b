import { describe, expect, it } from "vitest";
import { pageFragment } from "@/lib/geometry/page-fragment";
import { nextOfItsPages, pageNumbers, pageSpan, physicalPageOfFragment } from "./page-numbers";

const page = (physicalPage: number, printedPage: string | null, printedPageInferred = false) => ({
  physicalPage,
  printedPage,
  printedPageInferred,
  pageLabel: null,
  width: 595,
  height: 842,
  rotate: 0,
  furniture: [],
});

describe("pageNumbers", () => {
  const pages = [page(10, "9"), page(11, "10", true), page(12, null)];
  it("says the folio as printed and the page as a viewer counts", () => {
    expect(pageNumbers(pages, 10)).toEqual({ printed: "9", inferred: false, pdf: 11 });
  });
  it("keeps an inferred folio marked and a missing one missing", () => {
    expect(pageNumbers(pages, 11)).toEqual({ printed: "10", inferred: true, pdf: 12 });
    expect(pageNumbers(pages, 12).printed).toBeNull();
    expect(pageNumbers(pages, 99)).toEqual({ printed: null, inferred: false, pdf: 100 });
  });
  it("spans first to last", () => {
    expect(pageSpan(pages, [10, 11]).last.pdf).toBe(12);
  });
});

describe("nextOfItsPages", () => {
  it("walks a chunk's pages and comes round", () => {
    expect(nextOfItsPages([4, 3, 3], 3)).toBe(4);
    expect(nextOfItsPages([3, 4], 4)).toBe(3);
    expect(nextOfItsPages([3, 4], 9)).toBe(3);
  });
  it("has nowhere to go for a chunk on one page", () => {
    expect(nextOfItsPages([3, 3], 3)).toBeNull();
  });
});

describe("physicalPageOfFragment", () => {
  it("reads back what pageFragment writes", () => {
    for (const physicalPage of [0, 1, 1348]) expect(physicalPageOfFragment(`#${pageFragment(physicalPage)}`, 1600)).toBe(physicalPage);
  });
  it("takes the page among other fragment parameters", () => {
    expect(physicalPageOfFragment("#zoom=100&page=3", 5)).toBe(2);
  });
  it("takes the last where the router put one behind the other", () => {
    expect(physicalPageOfFragment("#page=4#page=2", 5)).toBe(1);
  });
  it.each(["", "#page=0", "#page=6", "#page=-1", "#page=x", "#mypage=2"])("names no page in a book of five: %s", (hash) => {
    expect(physicalPageOfFragment(hash, 5)).toBeNull();
  });
});
