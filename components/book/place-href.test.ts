import { describe, expect, it } from "vitest";
import { placeHref } from "./place-href";

const nowhere = { drugId: null, sectionKey: null, chunkId: null, blockId: null, physicalPage: null, bbox: null };

describe("placeHref", () => {
  it("leads to the narrowest place that is known", () => {
    const place = { ...nowhere, drugId: "an", chunkId: "an__chi_dinh__1", blockId: "an-t1", physicalPage: 4 };
    expect(placeHref("b", place)).toBe("/books/b/monographs/an?block=an-t1");
    expect(placeHref("b", { ...place, blockId: null })).toBe("/books/b/monographs/an?chunk=an__chi_dinh__1");
    expect(placeHref("b", { ...place, blockId: null, chunkId: null })).toBe("/books/b/monographs/an#page=5");
    expect(placeHref("b", { ...nowhere, drugId: "an" })).toBe("/books/b/monographs/an");
  });
  it("leads to a page that belongs to no monograph, or nowhere", () => {
    expect(placeHref("b", { ...nowhere, physicalPage: 0 })).toBe("/books/b/pages/1");
    expect(placeHref("b", nowhere)).toBeNull();
  });
});
