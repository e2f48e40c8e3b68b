import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PageRect, pageRect } from "@/lib/model/rect";
import {
  area,
  contains,
  containsPoint,
  inflate,
  intersection,
  intersects,
  overlapX,
  overlapY,
  rectHeight,
  rectWidth,
  union,
  unionAll,
} from "./rect";

const whole = (min: number, max: number) => fc.integer({ min, max });
const anyRect: fc.Arbitrary<PageRect> = fc
  .tuple(whole(-50, 50), whole(-50, 50), whole(1, 60), whole(1, 60))
  .map(([x, y, w, h]) => pageRect(x, y, x + w, y + h));

describe("boxes", () => {
  const box = pageRect(10, 20, 40, 60);
  it("measure", () => {
    expect([rectWidth(box), rectHeight(box), area(box)]).toEqual([30, 40, 1200]);
    expect(area(pageRect(5, 5, 1, 9))).toBe(0);
  });

  it("that only touch share nothing", () => {
    expect(intersects(box, pageRect(40, 20, 50, 60))).toBe(false);
    expect(intersection(box, pageRect(40, 20, 50, 60))).toBeNull();
    expect(intersection(box, pageRect(30, 0, 50, 30))).toEqual([30, 20, 40, 30]);
  });

  it("hold a point on their border", () => {
    expect(containsPoint(box, 10, 60)).toBe(true);
    expect(containsPoint(box, 9.9, 60)).toBe(false);
  });

  it("hold a box that sticks out by no more than the slack", () => {
    expect(contains(box, pageRect(9, 20, 40, 60))).toBe(false);
    expect(contains(box, pageRect(9, 20, 40, 60), 1)).toBe(true);
  });

  it("overlap by range", () => {
    expect(overlapX(box, pageRect(30, 100, 90, 110))).toBe(10);
    expect(overlapY(box, pageRect(30, 100, 90, 110))).toBe(0);
  });

  it("of nothing have no union", () => {
    expect(unionAll([])).toBeNull();
  });
});

describe("laws", () => {
  it("a union holds its parts and is the smallest box that does", () => {
    fc.assert(
      fc.property(anyRect, anyRect, (a, b) => {
        const both = union(a, b);
        expect(contains(both, a) && contains(both, b)).toBe(true);
        expect(unionAll([b, a])).toEqual(both);
        expect(contains(inflate(both, -1), a) && contains(inflate(both, -1), b)).toBe(false);
      }),
    );
  });

  it("an intersection lies in both, and is there exactly when they intersect", () => {
    fc.assert(
      fc.property(anyRect, anyRect, (a, b) => {
        const common = intersection(a, b);
        expect(common !== null).toBe(intersects(a, b));
        expect(area(common ?? pageRect(0, 0, 0, 0))).toBe(overlapX(a, b) * overlapY(a, b));
        if (common) expect(contains(a, common) && contains(b, common)).toBe(true);
      }),
    );
  });
});
