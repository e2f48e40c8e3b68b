import { describe, expect, it } from "vitest";
import type { SectionView, WorkbenchView } from "@/lib/model/views";
import { pagesOfStops, targetOf } from "./pages-of";

const section = {
  chunks: [
    { chunkId: "an__chi_dinh__0", blockId: null, boxes: [{ physicalPage: 8 }, { physicalPage: 7 }, { physicalPage: 8 }] },
    { chunkId: "an__chi_dinh__block__an-t1", blockId: "an-t1", boxes: [{ physicalPage: 9 }] },
  ],
  seams: [{ seamKey: "an__chi_dinh__0", boxes: [{ physicalPage: 7 }] }],
  blocks: [{ block: { blockId: "an-t1", pieces: [{ physicalPage: 9 }, { physicalPage: 10 }] } }],
} as unknown as SectionView;
const view = { sections: [section] };

describe("pagesOfStops", () => {
  it("knows all pages of a chunk, a seam and a block, ascending and once", () => {
    expect([...pagesOfStops(view)]).toEqual([
      ["chunk:an__chi_dinh__0", [7, 8]],
      ["seam:an__chi_dinh__0", [7]],
      ["block:an-t1", [9, 10]],
    ]);
  });
});

describe("targetOf", () => {
  it("finds what a link names", () => {
    expect(targetOf(view, { chunk: "an__chi_dinh__0" })).toBe("chunk:an__chi_dinh__0");
    expect(targetOf(view, { seam: "an__chi_dinh__0" })).toBe("seam:an__chi_dinh__0");
    expect(targetOf(view, { block: "an-t1" })).toBe("block:an-t1");
    const ocrPages = [{ physicalPage: 7 }] as WorkbenchView["ocrPages"];
    expect([targetOf({ ...view, ...(ocrPages ? { ocrPages } : {}) }, { ocr: "7" }), targetOf(view, { ocr: "7" })]).toEqual(["page:7", null]);
  });
  it("leads from a block's chunk to the block", () => {
    expect(targetOf(view, { chunk: "an__chi_dinh__block__an-t1" })).toBe("block:an-t1");
  });
  it("is null for what is gone, and for no target at all", () => {
    expect(targetOf(view, { chunk: "an__chi_dinh__7" })).toBeNull();
    expect(targetOf(view, {})).toBeNull();
    expect(targetOf(view, { section: "chi_dinh", chunk: "gone" })).toBeNull();
  });
});
