import { describe, expect, it } from "vitest";
import type { SectionKey } from "@/lib/model/section-key";
import type { BookPlaces } from "@/lib/model/views";
import { bookEntries, bookEntryHref, pageEntries } from "./book-entries";
import { tokensOf } from "./rank-entries";

const sections: SectionKey[] = ["chi_dinh", "chong_chi_dinh"];
const places: BookPlaces = {
  monographs: [
    { drugId: "dai-hoang", drugName: "ĐẠI HOÀNG", physicalPage: 3, printedPage: "2", atcCodes: [], sections },
    { drugId: "zanolin", drugName: "ZANOLIN", physicalPage: 5, printedPage: "4", atcCodes: ["J02AC03"], sections },
  ],
  folios: ["i", "ii", "1", "2", "3", "4", "1"],
};
const names = new Map<SectionKey, string>([["chi_dinh", "Chỉ định"], ["chong_chi_dinh", "Chống chỉ định"]]);
const found = (text: string, current: string | null = null) => bookEntries(places, names, text, tokensOf(text), current).map((entry) => bookEntryHref("b", entry));

describe("bookEntries", () => {
  it("finds a monograph by name or ATC code", () => {
    expect(found("dai")).toEqual(["/books/b/monographs/dai-hoang"]);
    expect(found("j02ac03")).toEqual(["/books/b/monographs/zanolin"]);
  });
  it("finds a section of a named monograph, and of the open one by the section's name alone", () => {
    expect(found("zano chong chi")).toEqual(["/books/b/monographs/zanolin?section=chong_chi_dinh"]);
    expect(found("chi dinh")).toEqual([]);
    expect(found("chi dinh", "zanolin")).toEqual(["/books/b/monographs/zanolin?section=chi_dinh", "/books/b/monographs/zanolin?section=chong_chi_dinh"]);
  });
});

describe("pageEntries", () => {
  const pages = (text: string) => pageEntries(places, text).map((entry) => `${entry.as} ${entry.physicalPage}`);
  it("reads a number as printed and as the file counts", () => {
    expect(pages("4")).toEqual(["printed 5", "physical 3"]);
    expect(pages("tr. 1")).toEqual(["printed 2", "printed 6", "physical 0"]);
    expect(pages("pdf 4")).toEqual(["physical 3", "printed 5"]);
    expect(pages("ii")).toEqual(["printed 1"]);
  });
  it("offers no page that is not there", () => {
    expect(pages("99")).toEqual([]);
    expect(pages("0")).toEqual([]);
    expect(pages("zanolin")).toEqual([]);
  });
});
