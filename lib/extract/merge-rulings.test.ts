import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageRect } from "@/lib/model/rect";
import { mergeRulings } from "./merge-rulings";
import type { RawStroke } from "./raw-page";

const page = { width: 600, height: 800 };
const stroke = (x0: number, y0: number, x1: number, y1: number, width = 0.5): RawStroke => ({ x0, y0, x1, y1, width });

describe("rulings", () => {
  it("are one rule where pieces touch", () => {
    expect(mergeRulings([stroke(10, 50, 100, 50), stroke(100, 50.2, 250, 50.2)], [], page)).toEqual([
      { orientation: "h", x0: 10, y0: 50.2, x1: 250, y1: 50.2, width: 0.5 },
    ]);
  });

  it("are two rules where pieces leave a gap, or lie on other lines", () => {
    expect(mergeRulings([stroke(10, 50, 100, 50), stroke(110, 50, 250, 50)], [], page)).toHaveLength(2);
    expect(mergeRulings([stroke(10, 50, 100, 50), stroke(10, 53, 100, 53)], [], page)).toHaveLength(2);
  });

  it("come from thin filled rectangles too, corner squares included", () => {
    const fills = [pageRect(10, 50, 10.5, 50.5), pageRect(10.5, 50, 200, 50.5), pageRect(10, 50.5, 10.5, 90)];
    expect(mergeRulings([], fills, page)).toEqual([
      { orientation: "h", x0: 10, y0: 50.25, x1: 200, y1: 50.25, width: 0.5 },
      { orientation: "v", x0: 10.25, y0: 50, x1: 10.25, y1: 90, width: 0.5 },
    ]);
  });

  it("are one rule where they are dashed or dotted", () => {
    const dots = Array.from({ length: 50 }, (_, i) => pageRect(10 + i * 3, 50, 11 + i * 3, 51));
    expect(mergeRulings([], dots, page).map(({ orientation, x0, x1 }) => [orientation, x0, x1])).toEqual([["h", 10, 158]]);
  });

  it("are not: slanted lines, fat bars, specks, what lies off the page", () => {
    expect(mergeRulings([stroke(10, 50, 100, 90), stroke(10, 50, 100, 50, 20), stroke(10, 20, 12, 20), stroke(10, 900, 90, 900)], [], page)).toEqual([]);
    expect(mergeRulings([], [pageRect(10, 10, 100, 40)], page)).toEqual([]);
  });

  it("end at the page's edge", () => {
    expect(mergeRulings([stroke(-50, 50, 700, 50)], [], page)[0]).toMatchObject({ x0: 0, x1: 600 });
  });

  it("are the same however a rule is cut up and in whatever order it is drawn", () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 30, max: 480 }), { maxLength: 8 });
    fc.assert(
      fc.property(cuts, fc.boolean(), fc.infiniteStream(fc.nat()), (at, upright, order) => {
        const ends = [20, ...at.sort((a, b) => a - b), 490];
        const pieces = ends.slice(1).map((end, i) => {
          const start = ends[i] ?? 0;
          return upright ? stroke(70, start, 70, end) : stroke(start, 70, end, 70);
        });
        const shuffled = pieces.map((piece) => ({ piece, key: order.next().value })).sort((a, b) => a.key - b.key).map(({ piece }) => piece);
        const whole = upright ? stroke(70, 20, 70, 490) : stroke(20, 70, 490, 70);
        expect(mergeRulings(shuffled, [], page)).toEqual(mergeRulings([whole], [], page));
      }),
    );
  });
});
