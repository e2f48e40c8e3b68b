import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Page, TextFragment } from "@/lib/model/page";
import { pageRect } from "@/lib/model/rect";
import { packPages, unpackPages } from "./pack-pages";

const fragment = fc.string({ maxLength: 12 }).chain((text) =>
  fc.array(fc.double({ noNaN: true, min: -1000, max: 1000 }), { minLength: text.length + 1, maxLength: text.length + 1 }).map(
    (xs): TextFragment => ({ text, bbox: pageRect(1, 2, 3, 4), baseline: 3.5, xs, runs: [{ start: 0, end: text.length, bold: false, italic: true, script: "none", fontSize: 9.5 }], angle: 0, suspects: 0 }),
  ),
);
const pages = fc.array(fc.array(fragment, { maxLength: 5 }), { maxLength: 6 }).map((all) =>
  all.map((fragments, physicalPage): Page => ({ physicalPage, width: 400, height: 300, rotate: 0, pageLabel: null, fragments, rulings: [], images: [] })),
);

describe("pages that move between threads", () => {
  it("come out as they went in", () => {
    fc.assert(
      fc.property(pages, (before) => {
        expect(unpackPages(structuredClone(packPages(before)))).toEqual(before);
      }),
    );
  });

  it("are not changed by packing", () => {
    fc.assert(
      fc.property(pages, (before) => {
        const copy = structuredClone(before);
        packPages(before);
        expect(before).toEqual(copy);
      }),
    );
  });
});
