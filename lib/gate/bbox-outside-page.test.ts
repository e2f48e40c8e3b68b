import { describe, expect, it } from "vitest";
import { pageRect } from "@/lib/model/rect";
import { bboxOutsidePage } from "./bbox-outside-page";
import { attachment, facts, factsWith } from "./gate-fixture";

describe("bbox_outside_page", () => {
  const box = (x0: number, y0: number, x1: number, y1: number) => ({ boxes: [{ physicalPage: 1, bbox: pageRect(x0, y0, x1, y1), lineId: "p1-l1" }] });

  it("passes boxes on their page, a hair over the edge included", () => {
    expect(bboxOutsidePage(facts())).toEqual([]);
    expect(bboxOutsidePage(factsWith(0, box(-1, 0, 601, 800)))).toEqual([]);
  });
  it("blocks boxes outside, turned round, or missing", () => {
    expect(bboxOutsidePage(factsWith(0, box(500, 0, 700, 20)))).toMatchObject([{ severity: "block", expected: "inside 600 × 800", found: "500 0 700 20" }]);
    expect(bboxOutsidePage(factsWith(0, box(100, 20, 50, 40)))).toHaveLength(1);
    expect(bboxOutsidePage(factsWith(0, { boxes: [] }))).toMatchObject([{ found: "0" }]);
  });
  it("blocks an attachment outside its page", () => {
    expect(bboxOutsidePage(factsWith(1, { attachments: [{ ...attachment(), bbox: pageRect(0, 0, 10, 900) }] }))).toMatchObject([{ place: { physicalPage: 2, blockId: "thuocgia-t1" } }]);
  });
});
