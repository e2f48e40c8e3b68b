import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Line } from "./line";
import type { Page } from "./page";
import { decodeLines, decodePage, encodeLines, encodePage } from "./page-codec";
import { pageRect } from "./rect";

const position = fc.oneof(fc.integer({ min: -20_000, max: 20_000 }).map((tenths) => tenths / 10), fc.double({ noNaN: true }));
const fragment = fc.record({ text: fc.string({ unit: "grapheme" }), xs: fc.array(position), baseline: fc.integer() }).map(({ text, xs, baseline }) => ({
  text,
  bbox: pageRect(0, 1.5, 20.25, 12),
  baseline,
  xs,
  runs: [{ start: 0, end: text.length, bold: true, italic: false, script: "none" as const, fontSize: 9.3 }],
  angle: 0,
  suspects: 0,
}));
const page = fc.array(fragment, { maxLength: 8 }).map((fragments): Page => ({ physicalPage: 7, width: 595.32, height: 841.92, rotate: 90, pageLabel: "xii", fragments, rulings: [], images: [pageRect(0, 0, 5, 5)] }));

describe("a page as bytes", () => {
  it("comes back as it was, every position exactly", () => {
    fc.assert(
      fc.property(page, (given) => {
        expect(decodePage(encodePage(given))).toEqual(given);
      }),
    );
  });

  it("keeps fields that it knows nothing of", () => {
    const given = { ...fc.sample(page, 1)[0], damaged: true } as Page;
    expect(decodePage(encodePage(given))).toEqual(given);
  });

  it("is read from plain JSON too", () => {
    const [given] = fc.sample(page.filter((one) => one.fragments.every(({ xs }) => xs.every((x) => !Object.is(x, -0) && Number.isFinite(x)))), 1);
    expect(decodePage(new TextEncoder().encode(JSON.stringify(given)))).toEqual(given);
  });

  it("takes a byte or two for a position of a tenth of a point", () => {
    const xs = Array.from({ length: 1001 }, (_, index) => 40 + Math.round(index * 47) / 10);
    const given = { physicalPage: 0, width: 1, height: 1, rotate: 0, pageLabel: null, rulings: [], images: [], fragments: [{ text: "", bbox: pageRect(0, 0, 1, 1), baseline: 0, xs, runs: [], angle: 0, suspects: 0 }] } satisfies Page;
    expect(encodePage(given).length).toBeLessThan(xs.length + 300);
  });
});

describe("lines as bytes", () => {
  it("come back as they were", () => {
    fc.assert(
      fc.property(fc.array(fragment), (fragments) => {
        const lines: Line[] = fragments.map(({ text, bbox, baseline, xs, runs }, index) => ({ lineId: `p7-l${index}`, physicalPage: 7, text, bbox, baseline, xs, runs, role: "body", column: null }));
        expect(decodeLines(encodeLines(lines))).toEqual(lines);
      }),
    );
  });
});
