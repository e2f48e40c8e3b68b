import { describe, expect, it } from "vitest";
import type { MonographRow } from "@/lib/model/views";
import { compareFolios, matchesMonograph, progressOf } from "./monograph-filter";

const row = (change: Partial<MonographRow> = {}): MonographRow => ({
  drugId: "dau-dua",
  drugName: "DẦU DỪA",
  sourcePageRange: [10, 12],
  printedPageRange: ["9", "11"],
  atcCodes: ["A01AA01"],
  atcStatedAbsent: false,
  chunkCount: 20,
  blocks: { pending: 0, approved: 1, quarantined: 0 },
  findings: { block: 0, warn: 0, note: 0 },
  seams: { total: 3, judged: 3 },
  sections: [{ key: "chi_dinh", state: "done" }],
  ...change,
});

describe("matchesMonograph", () => {
  it("searches names with and without accents, codes and printed pages", () => {
    for (const search of ["dau dua", "dừa", "a01aa", " 11 ", ""]) expect(matchesMonograph(row(), search, "all")).toBe(true);
    expect(matchesMonograph(row(), "dau nanh", "all")).toBe(false);
  });
  it("filters by what waits, what is blocked and what is withheld", () => {
    const todo = row({ sections: [{ key: "chi_dinh", state: "todo" }] });
    const blocked = row({ sections: [{ key: "chi_dinh", state: "blocked" }] });
    expect([row(), todo, blocked].map((r) => matchesMonograph(r, "", "todo"))).toEqual([false, true, true]);
    expect([row(), todo, blocked].map((r) => matchesMonograph(r, "", "done"))).toEqual([true, false, false]);
    expect([row(), todo, blocked].map((r) => matchesMonograph(r, "", "blocked"))).toEqual([false, false, true]);
    expect(matchesMonograph(row({ blocks: { pending: 1, approved: 0, quarantined: 0 } }), "", "withheld")).toBe(true);
  });
});

describe("progressOf", () => {
  it("adds seams and blocks, and takes the machine's own quarantine for undecided", () => {
    const seams = { total: 4, judged: 1 };
    expect(progressOf({ seams, blocks: { pending: 2, approved: 1, quarantined: 1 } })).toEqual({ judged: 2, total: 8 });
    expect(progressOf({ seams, blocks: { pending: 2, approved: 1, quarantined: 1, judged: 2 } })).toEqual({ judged: 3, total: 8 });
    expect(progressOf({ seams, blocks: { pending: 2, approved: 1, quarantined: 1, judged: 2 }, ocrPages: { total: 3, judged: 1 } })).toEqual({ judged: 4, total: 11 });
  });
});

describe("compareFolios", () => {
  it("counts as a book does", () => {
    expect([null, "10", "9", "xii", "100"].sort(compareFolios)).toEqual([null, "xii", "9", "10", "100"]);
  });
});
