import { describe, expect, it } from "vitest";
import { readMarkdownTable } from "./read-markdown-table";

describe("readMarkdownTable", () => {
  it("reads head and rows, escaped pipes as text", () => {
    expect(readMarkdownTable("Bảng 1\n\n| a | b \\| c |\n|---|:--:|\n| 1 | |\n| 2 | 3 |\nHết")).toEqual({
      count: 1,
      above: "Bảng 1\n\n| a | b \\| c |",
      head: ["a", "b \\| c"],
      rows: [
        ["1", ""],
        ["2", "3"],
      ],
    });
  });
  it("finds none in prose, in a lone dash or in rows without a rule", () => {
    for (const text of ["Uống 5 mg - 10 mg.", "---", "| a | b |", ""]) expect(readMarkdownTable(text)).toBeNull();
  });
});
