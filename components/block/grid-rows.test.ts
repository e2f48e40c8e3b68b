import { describe, expect, it } from "vitest";
import type { Cell } from "@/lib/model/block";
import { pageRect } from "@/lib/model/rect";
import { gridRows } from "./grid-rows";

const cell = (row: number, column: number, text: string, columnSpan = 1): Cell => ({ row, column, rowSpan: 1, columnSpan, text, physicalPage: 3, bbox: pageRect(0, 0, 1, 1) });

describe("gridRows", () => {
  const block = { rows: 3, headerRows: 1, rowLabelColumns: 1, cells: [cell(2, 1, "5 mg"), cell(0, 0, "Tuổi"), cell(0, 1, "Liều"), cell(2, 0, "1 - 5 tuổi"), cell(1, 0, "Đường uống", 2)] };
  it("lays cells out row by row, however they were listed", () => {
    expect(gridRows(block).map((row) => row.map(({ cell: { text } }) => text))).toEqual([["Tuổi", "Liều"], ["Đường uống"], ["1 - 5 tuổi", "5 mg"]]);
  });
  it("names headers of columns before headers of rows", () => {
    expect(gridRows(block).map((row) => row.map(({ kind }) => kind))).toEqual([["column", "column"], ["row"], ["row", "plain"]]);
  });
});
