import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contains } from "@/lib/geometry/rect";
import { type PageRect, pageRect } from "@/lib/model/rect";
import { findTables } from "./find-tables";
import type { FoundTable } from "./found-table";
import { readTableInRegion } from "./read-region";
import { across, CONTEXT, down, pageOf, typed } from "./page-fixture";

const word = fc.constantFrom("1", "12,5", "mg", "Thuốc A", "uống sau bữa ăn", "-", "Bảng 1", "Table 2: liều", "tiêm tĩnh mạch chậm trong ba mươi phút");

/** Words on a coarse raster (so that they line up often) with some rules: tables, half tables and nonsense. */
const anyPage = fc
  .record({
    words: fc.array(fc.record({ text: word, column: fc.integer({ min: 0, max: 5 }), line: fc.integer({ min: 0, max: 25 }), shift: fc.integer({ min: 0, max: 9 }), bold: fc.boolean() }), { maxLength: 80 }),
    across: fc.array(fc.record({ line: fc.integer({ min: 0, max: 26 }), from: fc.integer({ min: 0, max: 3 }), to: fc.integer({ min: 4, max: 6 }) }), { maxLength: 10 }),
    down: fc.array(fc.record({ column: fc.integer({ min: 0, max: 6 }), from: fc.integer({ min: 0, max: 10 }), to: fc.integer({ min: 11, max: 26 }) }), { maxLength: 6 }),
  })
  .map((raw) => {
    const fragments = raw.words.map(({ text, column, line, shift, bold }) => typed(text, 40 + column * 85 + shift, 80 + line * 13 + (shift % 3), { bold }));
    const rules = [...raw.across.map(({ line, from, to }) => across(70 + line * 13, 35 + from * 85, 35 + to * 85)), ...raw.down.map(({ column, from, to }) => down(35 + column * 85, 70 + from * 13, 70 + to * 13))];
    return pageOf(fragments, rules);
  });

const letters = (text: string): string => [...text.replace(/\s+/gu, "")].sort().join("");

function keepsItsPromises(table: FoundTable, fragmentText: (index: number) => string): void {
  expect(letters(table.cells.map((cell) => cell.text).join(""))).toBe(letters(table.fragmentIndexes.map(fragmentText).join("")));
  const places = table.cells.flatMap((cell) => Array.from({ length: cell.rowSpan * cell.columnSpan }, (_, at) => `${cell.row + Math.floor(at / cell.columnSpan)}/${cell.column + (at % cell.columnSpan)}`));
  expect(new Set(places).size).toBe(places.length);
  expect(places).toHaveLength(table.rows * table.columns);
  for (const cell of table.cells) expect(contains(table.bbox, cell.bbox as PageRect, 0.5)).toBe(true);
  expect(table.headerRows).toBeLessThanOrEqual(table.rows);
  expect(table.captionFragmentIndexes.some((index) => table.fragmentIndexes.includes(index))).toBe(false);
  expect(table.confidence).toBeGreaterThanOrEqual(0);
  expect(table.confidence).toBeLessThanOrEqual(1);
}

describe("whatever stands on a page", () => {
  it("no character of a table's fragments is lost or doubled, cells fill the grid, tables share nothing", () => {
    fc.assert(
      fc.property(anyPage, (page) => {
        const tables = findTables(page, CONTEXT);
        const used = tables.flatMap((table) => [...table.fragmentIndexes, ...table.captionFragmentIndexes]);
        expect(new Set(used).size).toBe(used.length);
        for (const table of tables) keepsItsPromises(table, (index) => page.fragments[index]?.text ?? "");
      }),
      { numRuns: 300 },
    );
  });

  it("a region pointed at keeps the same promises", () => {
    fc.assert(
      fc.property(anyPage, fc.integer({ min: 0, max: 300 }), fc.integer({ min: 60, max: 300 }), (page, x, y) => {
        const table = readTableInRegion(page, pageRect(x, y, x + 280, y + 150), CONTEXT);
        if (table !== null) keepsItsPromises(table, (index) => page.fragments[index]?.text ?? "");
      }),
      { numRuns: 300 },
    );
  });
});
