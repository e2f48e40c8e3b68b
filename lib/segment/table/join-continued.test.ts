import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Cell } from "@/lib/model/block";
import { pageRect } from "@/lib/model/rect";
import type { FoundTable, PlacedTable } from "./found-table";
import { joinContinued } from "./join-continued";
import { texts } from "./page-fixture";

const PAGE = { width: 600, height: 800 };

function placed(rows: readonly (readonly string[])[], physicalPage: number, top: number, options: Partial<FoundTable> & { x?: number } = {}): PlacedTable {
  const x = options.x ?? 50;
  const columns = rows[0]?.length ?? 0;
  const cells = rows.flatMap((row, r) => row.map((text, c): Cell => ({ row: r, column: c, rowSpan: 1, columnSpan: 1, text, physicalPage, bbox: pageRect(x + c * 80, top + r * 20, x + c * 80 + 80, top + r * 20 + 20) })));
  const table: FoundTable = {
    bbox: pageRect(x, top, x + columns * 80, top + rows.length * 20),
    rows: rows.length,
    columns,
    headerRows: 1,
    rowLabelColumns: 1,
    cells,
    fragmentIndexes: [],
    captionFragmentIndexes: [],
    caption: null,
    ruled: "full",
    confidence: 0.98,
    reasons: [],
    ...options,
  };
  return { table, physicalPage, page: PAGE };
}

const HEAD = ["Thuốc", "Liều"];

describe("joinContinued", () => {
  it("joins over a page break and leaves the repeated header out", () => {
    const [joined, ...rest] = joinContinued([placed([HEAD, ["A", "1"], ["B", "2"]], 4, 700), placed([HEAD, ["C", "3"]], 5, 60)]);
    expect(rest).toEqual([]);
    expect(texts(joined)).toEqual([HEAD, ["A", "1"], ["B", "2"], ["C", "3"]]);
    expect(joined?.pieces).toMatchObject([{ physicalPage: 4, firstRow: 0, lastRow: 2 }, { physicalPage: 5, firstRow: 3, lastRow: 3 }]);
    expect(joined?.cells.find((cell) => cell.text === "C")).toMatchObject({ physicalPage: 5, bbox: [50, 80, 130, 100] });
    expect(joined?.reasons).toEqual([]);
  });

  it("joins without a repeated header when both touch the break, and says so", () => {
    const [joined] = joinContinued([placed([HEAD, ["A", "1"]], 4, 720), placed([["C", "3"]], 5, 60)]);
    expect(joined).toMatchObject({ rows: 3, reasons: ["continues_without_header"] });
  });

  it("joins from one text column to the next of the same page", () => {
    const [joined] = joinContinued([placed([HEAD, ["A", "1"]], 4, 720), placed([["C", "3"]], 4, 60, { x: 320 })]);
    expect(joined?.members).toEqual([0, 1]);
  });

  it("knows a caption that says it goes on", () => {
    const first = placed([HEAD, ["A", "1"]], 4, 300, { caption: "Bảng 2: Liều dùng" });
    expect(joinContinued([first, placed([HEAD, ["C", "3"]], 5, 90, { caption: "Bảng 2 (tiếp theo)" })])).toHaveLength(1);
    expect(joinContinued([first, placed([HEAD, ["C", "3"]], 5, 90, { caption: "Bảng 3: Liều khác" })])).toHaveLength(2);
  });

  it.each([
    ["other columns", placed([["A", "1", "x"]], 5, 60)],
    ["a page between", placed([HEAD, ["C", "3"]], 6, 60)],
    ["prose above it on the next page", placed([["C", "3"]], 5, 300)],
    ["a repeated header under a new title, after a table that ended high on its page", placed([HEAD, ["C", "3"]], 5, 60)],
  ])("does not join over %s", (why, second) => {
    expect(joinContinued([placed([HEAD, ["A", "1"]], 4, why.includes("high") ? 200 : 720), second])).toHaveLength(2);
  });

  it("doubts a row that the break cut", () => {
    const [joined] = joinContinued([placed([HEAD, ["Suy thận nặng hoặc", "1"]], 4, 720), placed([["đang lọc máu", ""], ["C", "3"]], 5, 60)]);
    expect(joined?.reasons).toContain("ragged_rows");
  });

  it("keeps every row, in order, whatever is joined", () => {
    const piece = fc.record({ rows: fc.integer({ min: 1, max: 5 }), repeats: fc.boolean() });
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), (pieces) => {
        let next = 0;
        const input = pieces.map(({ rows, repeats }, index) => {
          const body = Array.from({ length: rows }, () => [`r${next}`, `v${next++}`]);
          return placed(index === 0 || repeats ? [HEAD, ...body] : body, index, index === 0 ? 700 : 60);
        });
        const out = joinContinued(input);
        const labels = out.flatMap((table) => texts(table).map((row) => row[0])).filter((text) => text !== HEAD[0]);
        expect(labels).toEqual(Array.from({ length: next }, (_, index) => `r${index}`));
        for (const table of out) {
          expect(table.pieces.reduce((sum, own) => sum + own.lastRow - own.firstRow + 1, 0)).toBe(table.rows);
        }
        expect(out.flatMap((table) => table.members)).toEqual(input.map((_, index) => index));
      }),
    );
  });
});

describe("a merged row name that the break cuts", () => {
  it("covers the rows after the break too", () => {
    const first = placed([["Cơ quan", "Tần suất"], ["Da", "Hay gặp"], ["", "Ít gặp"]], 4, 700);
    first.table.cells = first.table.cells.filter((cell) => !(cell.row === 2 && cell.column === 0)).map((cell) => (cell.text === "Da" ? { ...cell, rowSpan: 2 } : cell));
    const [joined] = joinContinued([first, placed([["Cơ quan", "Tần suất"], ["", "Hiếm gặp"], ["Gan", "Hiếm gặp"]], 5, 60)]);
    expect(joined?.cells.find((cell) => cell.text === "Da")).toMatchObject({ row: 1, rowSpan: 3 });
    expect(joined?.cells.filter((cell) => cell.column === 0).map((cell) => cell.row)).toEqual([0, 1, 4]);
  });
});
