import { describe, expect, it } from "vitest";
import { tableRowsWithoutHeader } from "./table-rows-without-header";
import { facts, factsWith, monograph } from "./gate-fixture";

describe("table_rows_without_header", () => {
  const rows = (text: string) => factsWith(3, { chunkKind: "table_rows", text });
  const HEAD = "| Cân nặng | Liều tiêm |\n| --- | --- |";

  it("passes a bare descriptor, and rows under their header", () => {
    expect(tableRowsWithoutHeader(facts())).toEqual([]);
    expect(tableRowsWithoutHeader(rows(`Bảng 1\n\n${HEAD}\n| từ 40 kg | 300 mg |`))).toEqual([]);
  });
  it("blocks rows without a table head, or under another header", () => {
    expect(tableRowsWithoutHeader(rows("| từ 40 kg | 300 mg |"))).toMatchObject([{ severity: "block", found: "0" }]);
    expect(tableRowsWithoutHeader(rows("từ 40 kg, 300 mg"))).toHaveLength(1);
    expect(tableRowsWithoutHeader(rows("| từ 40 kg | 300 mg |\n| --- | --- |\n| a | b |"))).toMatchObject([{ expected: "every header cell above the rows" }]);
  });
  it("blocks a header repeated within one chunk", () => {
    expect(tableRowsWithoutHeader(rows(`${HEAD}\n| từ 40 kg | 300 mg |\n\n${HEAD}\n| a | b |`))).toMatchObject([{ expected: "1 table head", found: "2" }]);
  });
  it("knows a header cell through Markdown's escapes and line breaks", () => {
    const one = monograph();
    one.blocks[0] = { ...one.blocks[0]!, cells: one.blocks[0]!.cells.map((cell) => (cell.row === 0 && cell.column === 0 ? { ...cell, text: "Cân\nnặng | kg" } : cell)) };
    expect(tableRowsWithoutHeader(factsWith(3, { chunkKind: "table_rows", text: "| Cân<br>nặng \\| kg | Liều tiêm |\n| --- | --- |\n| a | b |" }, { monograph: one }))).toEqual([]);
  });
  it("passes a piece with some of the columns under their own headers, and no other", () => {
    expect(tableRowsWithoutHeader(rows("| Cân nặng |\n| --- |\n| từ 40 kg |"))).toEqual([]);
    expect(tableRowsWithoutHeader(rows("| từ 40 kg |\n| --- |\n| 300 mg |"))).toMatchObject([{ expected: "header cells of the table", found: "1 others" }]);
    expect(tableRowsWithoutHeader(rows("| |\n| --- |\n| 300 mg |"))).toHaveLength(1);
  });
  it("never quotes a cell", () => {
    expect(JSON.stringify(tableRowsWithoutHeader(rows("| --- | --- |\n| từ 40 kg | 300 mg |")))).not.toMatch(/Cân nặng|Liều tiêm|40 kg/u);
  });
});
