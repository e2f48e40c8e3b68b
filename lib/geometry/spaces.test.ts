import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageRect } from "@/lib/model/rect";
import {
  compose,
  invert,
  mapPoint,
  type PageFrame,
  pageSize,
  pageToPdf,
  pageToScreen,
  pdfRect,
  pdfToPage,
  pdfToPageMatrix,
  type QuarterTurn,
  quarterTurn,
  screenToPage,
} from "./spaces";

const turns: readonly QuarterTurn[] = [0, 90, 180, 270];
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anyFrame = fc.record({
  crop: fc
    .tuple(number(-500, 500), number(-500, 500), number(10, 2000), number(10, 2000))
    .map(([x, y, w, h]) => pdfRect(x, y, x + w, y + h)),
  rotate: fc.constantFrom(...turns),
  userUnit: fc.constantFrom(1, 1.5, 2, 0.5),
}) satisfies fc.Arbitrary<PageFrame>;
const anyBox = fc.tuple(number(-900, 900), number(-900, 900), number(0, 900), number(0, 900));

function expectClose(a: readonly number[], b: readonly number[]): void {
  a.forEach((value, i) => {
    expect(value).toBeCloseTo(b[i] ?? Number.NaN, 6);
  });
}

describe("PDF space and page space", () => {
  // A page whose visible part is 200 wide and 100 high, cut out at (10, 20); the mark is a word near its top left.
  const crop = pdfRect(10, 20, 210, 120);
  const word = pdfRect(15, 100, 55, 110);
  it.each([
    [0, { width: 200, height: 100 }, [5, 10, 45, 20]],
    [90, { width: 100, height: 200 }, [80, 5, 90, 45]],
    [180, { width: 200, height: 100 }, [155, 80, 195, 90]],
    [270, { width: 100, height: 200 }, [10, 155, 20, 195]],
  ] as const)("turned by %i degrees", (rotate, size, shown) => {
    const frame = { crop, rotate, userUnit: 1 };
    expect(pageSize(frame)).toEqual(size);
    expectClose(pdfToPage(word, frame), shown);
  });

  it("multiplies by the user unit", () => {
    const frame: PageFrame = { crop, rotate: 0, userUnit: 2 };
    expect(pageSize(frame)).toEqual({ width: 400, height: 200 });
    expectClose(pdfToPage(word, frame), [10, 20, 90, 40]);
  });

  it("converts there and back", () => {
    fc.assert(
      fc.property(anyFrame, anyBox, (frame, [x, y, w, h]) => {
        const box = pdfRect(x, y, x + w, y + h);
        expectClose(pageToPdf(pdfToPage(box, frame), frame), box);
      }),
    );
  });

  it("keeps what is visible on the page, and area up to the unit", () => {
    fc.assert(
      fc.property(anyFrame, (frame) => {
        const { width, height } = pageSize(frame);
        expectClose(pdfToPage(frame.crop, frame), [0, 0, width, height]);
      }),
    );
  });
});

describe("page space and screen space", () => {
  it("scales", () => {
    expectClose(pageToScreen(pageRect(10, 20, 30, 40), 1.5), [15, 30, 45, 60]);
  });

  it("turns clockwise with the viewer", () => {
    const turn = { rotation: 90, pageWidth: 200, pageHeight: 100 } as const;
    // The top left corner of an upright page is the top right corner after a clockwise quarter turn.
    expectClose(pageToScreen(pageRect(0, 0, 10, 5), 1, turn), [95, 0, 100, 10]);
  });

  it("converts there and back", () => {
    fc.assert(
      fc.property(anyBox, number(0.1, 8), fc.constantFrom(...turns), ([x, y, w, h], scale, rotation) => {
        const box = pageRect(x, y, x + w, y + h);
        const turn = { rotation, pageWidth: 595, pageHeight: 842 };
        expectClose(screenToPage(pageToScreen(box, scale, turn), scale, turn), box);
        expectClose(screenToPage(pageToScreen(box, scale), scale), box);
      }),
    );
  });
});

describe("maps", () => {
  it("compose in the order written", () => {
    const double = [2, 0, 0, 2, 0, 0] as const;
    const shift = [1, 0, 0, 1, 5, 7] as const;
    expect(mapPoint(compose(double, shift), 1, 1)).toEqual([7, 9]);
    expect(mapPoint(compose(shift, double), 1, 1)).toEqual([12, 16]);
  });

  it("invert", () => {
    fc.assert(
      fc.property(anyFrame, number(-900, 900), number(-900, 900), (frame, x, y) => {
        const map = pdfToPageMatrix(frame);
        const [px, py] = mapPoint(map, x, y);
        expectClose(mapPoint(invert(map), px, py), [x, y]);
      }),
    );
  });

  it("refuse to invert what flattens the plane", () => {
    expect(() => invert([1, 1, 1, 1, 0, 0])).toThrow(RangeError);
  });
});

it("reads /Rotate as one of four turns", () => {
  expect([0, 90, -90, 450, 720, 45, Number.NaN].map(quarterTurn)).toEqual([0, 90, 270, 90, 0, 0, 0]);
});
