import { describe, expect, it } from "vitest";
import { charactersUnaccounted } from "./characters-unaccounted";
import { book, bookInput } from "./gate-fixture";

describe("characters_unaccounted", () => {
  const ledger = (extracted: number) => bookInput({ book: book({ ledger: [{ physicalPage: 4, extracted, furniture: 5, headings: 10, sections: 70, blocks: 10, monographHeads: 3, outside: 2 }] }) });

  it("passes a page whose characters all went somewhere", () => {
    expect(charactersUnaccounted(ledger(100))).toEqual([]);
  });
  it("blocks a page with characters missing, or counted twice", () => {
    expect(charactersUnaccounted(ledger(101))).toMatchObject([{ severity: "block", place: { physicalPage: 4 }, expected: "101 characters", found: "100" }]);
    expect(charactersUnaccounted(ledger(99))).toHaveLength(1);
  });
});
