import { describe, expect, it } from "vitest";
import { hitHref, searchHref } from "./search-href";

const nothing = { text: "", section: null, drug: null, book: null, from: 0 };

describe("searchHref", () => {
  it("leaves out what is not chosen, and escapes what is", () => {
    expect(searchHref("b", nothing)).toBe("/books/b/search");
    expect(searchHref("b", { ...nothing, text: "a&b", section: "chi_dinh", from: 40 })).toBe("/books/b/search?q=a%26b&section=chi_dinh&from=40");
    expect(searchHref(null, { ...nothing, text: "x", book: "b" })).toBe("/search?q=x&book=b");
  });
});

describe("hitHref", () => {
  const hit = { bookId: "b", drugId: "zanolin", chunkId: "zanolin__chi_dinh__0", sourcePageRange: [4, 5] as [number, number] };
  it("opens the chunk with what was looked for", () => expect(hitHref(hit, "trẻ em")).toBe("/books/b/monographs/zanolin?chunk=zanolin__chi_dinh__0&find=tr%E1%BA%BB+em"));
  it("opens the page where there is no chunk", () => expect(hitHref({ ...hit, chunkId: null }, "x")).toBe("/books/b/monographs/zanolin#page=5"));
});
