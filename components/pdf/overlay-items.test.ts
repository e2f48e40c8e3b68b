import { describe, expect, it } from "vitest";
import { pageRect } from "@/lib/model/rect";
import type { SectionView, WorkbenchView } from "@/lib/model/views";
import { blockNumbers } from "@/lib/review/block-numbers";
import { overlayItems } from "./overlay-items";

const block = (blockId: string, kind: "table" | "formula", caption: string | null) => ({
  state: "pending",
  block: {
    blockId,
    kind,
    caption,
    pieces: [
      { physicalPage: 4, bbox: pageRect(50, 700, 300, 780) },
      { physicalPage: 5, bbox: pageRect(50, 60, 300, 120) },
    ],
    cells: [
      { row: 0, column: 0, physicalPage: 4, bbox: pageRect(50, 700, 300, 780) },
      { row: 1, column: 0, physicalPage: 5, bbox: pageRect(50, 60, 300, 120) },
      { row: 9, column: 0, physicalPage: 5, bbox: pageRect(400, 60, 500, 120) },
    ],
  },
});

const section = (change: object) => ({ displayName: "Chỉ định", headings: [], chunks: [], seams: [], blocks: [], ...change }) as unknown as SectionView;

describe("blockNumbers", () => {
  it("calls a block by the number that its caption prints, in whatever order blocks stand", () => {
    const blocks = [block("an-t1", "table", "Bảng 2: Khoảng cách liều"), block("an-t2", "table", "Bảng 1. Chế độ liều"), block("an-f1", "formula", null)];
    expect([...blockNumbers({ sections: [section({ blocks })] })]).toEqual([
      ["an-t1", "2"],
      ["an-t2", "1"],
      ["an-f1", "1"],
    ]);
  });
  it("gives a block without a numbered caption a number that no caption has", () => {
    const blocks = [block("an-t1", "table", null), block("an-t2", "table", "Table 1b"), block("an-t3", "table", "Table 1"), block("an-t4", "table", "Liều theo tuổi")];
    expect([...blockNumbers({ sections: [section({ blocks })] }).values()]).toEqual(["2", "1b", "1", "3"]);
  });
});

describe("overlayItems", () => {
  const chunk = (chunkId: string, blockId: string | null, pages: number[]) => ({
    chunkId,
    blockId,
    partIndex: 0,
    partCount: 1,
    boxes: pages.map((physicalPage, index) => ({ physicalPage, lineId: `p${physicalPage}-l${index}`, bbox: pageRect(0, index, 10, index + 1) })),
  });
  const view = {
    pages: [{ physicalPage: 5, furniture: [pageRect(50, 20, 500, 30)] }],
    sections: [
      section({
        headings: [
          { lineId: "p5-l0", text: "Chỉ định", physicalPage: 5, bbox: pageRect(50, 40, 90, 50) },
          { lineId: "p4-l9", text: "Chỉ định", physicalPage: 4, bbox: pageRect(50, 40, 90, 50) },
        ],
        chunks: [chunk("an__chi_dinh__0", null, [4, 5, 5]), chunk("an__chi_dinh__1", null, [6]), chunk("an__chi_dinh__block__an-t1", "an-t1", [5])],
        blocks: [block("an-t1", "table", "Bảng 1")],
        quarantinedBoxes: [{ physicalPage: 5, bbox: pageRect(1, 1, 2, 2) }],
      }),
    ],
  } as unknown as WorkbenchView;

  it("draws of each chunk the lines on this page, and no chunk that stands elsewhere or for a block", () => {
    const { chunks } = overlayItems(view, 5);
    expect(chunks.map(({ chunkId, lines }) => [chunkId, lines.length])).toEqual([["an__chi_dinh__0", 2]]);
  });
  it("draws of each block the piece on this page with the cells in it", () => {
    const { blocks } = overlayItems(view, 5);
    expect(blocks).toMatchObject([{ blockId: "an-t1", number: "1", cells: [{ row: 1, column: 0 }] }]);
  });
  it("draws headings, furniture and withheld lines of this page only", () => {
    const { headings, furniture, withheldLines } = overlayItems(view, 5);
    expect([headings.length, furniture.length, withheldLines.length]).toEqual([1, 1, 1]);
    expect(overlayItems(view, 6)).toMatchObject({ headings: [], furniture: [], withheldLines: [], blocks: [] });
  });
});
