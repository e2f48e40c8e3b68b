import { describe, expect, it } from "vitest";
import { monographNameNotInRunningHeader } from "./monograph-name-not-in-running-header";
import { book, bookInput, monograph, page } from "./gate-fixture";

describe("monograph_name_not_in_running_header", () => {
  const headers = (...names: (string | null)[]) => ({ pages: names.map((name, i) => page(i, String(i + 10), name)) });

  it("passes headers that name the last monograph on the page, in another case or shortened; pages without one say nothing", () => {
    expect(monographNameNotInRunningHeader(bookInput())).toEqual([]);
    const next = { ...monograph(), drugId: "paragia", drugName: "PARAGIA NATRI (tiêm)", sourcePageRange: [2, 2] as [number, number] };
    expect(monographNameNotInRunningHeader(bookInput({ book: book({ ...headers(null, "Thuốcgia", "Paragia natri"), monographs: [monograph(), next] }) }))).toEqual([]);
  });
  it("warns where the header names another", () => {
    expect(monographNameNotInRunningHeader(bookInput({ book: book(headers(null, "Thuocgia", "Paragia")) }))).toMatchObject([
      { severity: "warn", place: { physicalPage: 2, drugId: "thuocgia" }, expected: "THUOCGIA", found: "Paragia" },
    ]);
  });
});
