import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { area } from "@/lib/geometry/rect";
import type { Ruling, TextFragment } from "@/lib/model/page";
import { centreX, centreY } from "./box";
import { findTables } from "./find-tables";
import { ruleGrids } from "./rule-grid";
import { across, CONTEXT, down, gridRules, pageOf, typed } from "./page-fixture";

describe("ruleGrids", () => {
  it("takes the ends of the rules for borders where no side is drawn", () => {
    const [grid] = ruleGrids([across(100, 50, 250), across(130, 50, 250), across(160, 50, 250), down(150, 100, 160)]);
    expect(grid).toMatchObject({ xs: [50, 150, 250], ys: [100, 130, 160], frame: 0.5 });
  });

  it("bridges dashes and keeps apart what does not touch", () => {
    const dashes = Array.from({ length: 20 }, (_, index) => across(100, 50 + index * 10, 57 + index * 10));
    const grids = ruleGrids([...dashes, across(120, 50, 247), down(50, 100, 120), down(247, 100, 120), ...gridRules([300, 350], [100, 150])]);
    expect(grids.map((grid) => grid.cells.length)).toEqual([1, 1]);
  });

  it("cuts an area that is no rectangle and says so", () => {
    const [grid] = ruleGrids([across(0, 0, 100), across(50, 0, 50), across(100, 0, 100), down(0, 0, 100), down(50, 0, 50), down(100, 0, 100)]);
    expect(grid?.irregular).toBe(true);
    expect(grid?.cells).toHaveLength(3);
  });
});

/** A grid of up to 6 × 6 with some inner walls left out. */
const drawnGrid = fc
  .record({ widths: fc.array(fc.integer({ min: 25, max: 80 }), { minLength: 2, maxLength: 6 }), heights: fc.array(fc.integer({ min: 14, max: 40 }), { minLength: 2, maxLength: 6 }), seed: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 80, maxLength: 80 }) })
  .map(({ widths, heights, seed }) => {
    const xs = widths.reduce((all, width) => [...all, (all[all.length - 1] as number) + width], [40]);
    const ys = heights.reduce((all, height) => [...all, (all[all.length - 1] as number) + height], [60]);
    const rulings: Ruling[] = [];
    let next = 0;
    const keep = () => (seed[next++ % seed.length] as number) > 0.15;
    ys.forEach((y, r) => xs.slice(1).forEach((x1, c) => (r === 0 || r === ys.length - 1 || keep()) && rulings.push(across(y, xs[c] as number, x1))));
    xs.forEach((x, c) => ys.slice(1).forEach((y1, r) => (c === 0 || c === xs.length - 1 || keep()) && rulings.push(down(x, ys[r] as number, y1))));
    return { xs, ys, rulings };
  });

describe("laws of ruled grids", () => {
  it("cells tile the grid: no area lost, none counted twice", () => {
    fc.assert(
      fc.property(drawnGrid, ({ rulings }) => {
        for (const grid of ruleGrids(rulings)) {
          const covered = grid.cells.flatMap((cell) => Array.from({ length: cell.rowSpan * cell.columnSpan }, (_, index) => `${cell.row + Math.floor(index / cell.columnSpan)}/${cell.column + (index % cell.columnSpan)}`));
          expect(new Set(covered).size).toBe(covered.length);
          expect(covered.length).toBe((grid.xs.length - 1) * (grid.ys.length - 1));
          expect(grid.cells.reduce((sum, cell) => sum + area(cell.bbox), 0)).toBeCloseTo(area(grid.bbox), 3);
        }
      }),
    );
  });

  it("every fragment inside is in exactly one cell, the one around its centre", () => {
    fc.assert(
      fc.property(drawnGrid, ({ xs, ys, rulings }) => {
        const fragments: TextFragment[] = ys.slice(1).flatMap((y, r) => xs.slice(0, -1).map((x, c) => typed(`v${r}q${c}z`, x + 1, y - 3, { size: 8 })));
        const tables = findTables(pageOf(fragments, rulings), CONTEXT);
        for (const table of tables) {
          for (const index of table.fragmentIndexes) {
            const fragment = fragments[index] as TextFragment;
            const homes = table.cells.filter((cell) => cell.text.split(/\s/).includes(fragment.text));
            expect(homes).toHaveLength(1);
            const [x0, y0, x1, y1] = (homes[0] as (typeof homes)[number]).bbox;
            const x = centreX(fragment.bbox);
            const y = centreY(fragment.bbox);
            expect(x >= x0 && x <= x1 && y >= y0 && y <= y1).toBe(true);
          }
        }
        for (const table of tables) if (table.ruled === "full") expect(table.fragmentIndexes).toHaveLength(fragments.length);
      }),
    );
  });
});
