// Test data of this folder: one chunk of prose with an attachment, and a chunk of table rows.
import type { Chunk } from "@/lib/model/chunk";
import { pageRect } from "@/lib/model/rect";

export function chunk(over: Partial<Chunk> = {}): Chunk {
  return {
    chunkId: "thuocgia__chi_dinh__0",
    drugId: "thuocgia",
    drugName: "THUỐC GIẢ",
    sectionKey: "chi_dinh",
    sectionDisplayName: "Chỉ định",
    text: "Người lớn:\nĐiều trị mất ngủ.",
    sourceText: "Điều trị mất ngủ.",
    contextLabels: ["Người lớn:"],
    headingPhysicalPage: 0,
    sourcePageRange: [0, 1],
    printedPageRange: ["xii", "13"],
    atcCodes: ["N05CF01"],
    partIndex: 1,
    partCount: 2,
    estTokens: 9,
    oversized: false,
    chunkKind: "prose",
    attachments: [{ blockId: "thuocgia-t1", kind: "table", physicalPage: 1, bbox: pageRect(10, 20.5, 30, 40), printedPage: "13", quarantined: true }],
    hasQuarantinedContent: true,
    start: 10,
    end: 27,
    overlapLength: 4,
    overlapTokens: 1,
    blockId: null,
    boxes: [{ physicalPage: 0, bbox: pageRect(1, 2, 3, 4), lineId: "p0-l1" }],
    ...over,
  };
}

export function rows(): Chunk {
  return chunk({ chunkId: "thuocgia__chi_dinh__block__thuocgia-t1__rows__2", chunkKind: "table_rows", blockId: "thuocgia-t1" });
}
