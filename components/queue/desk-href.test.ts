import { describe, expect, it } from "vitest";
import type { QueueRow } from "@/lib/model/views";
import { deskHref } from "./desk-href";

const row: QueueRow = { id: "seam:x", kind: "seam", drugId: "thuocgia", drugName: "THUỐC GIẢ", sectionKey: "chi_dinh", seamKey: "thuocgia__chi_dinh__0", blockId: null, chunkId: null, physicalPage: null, gate: null, reasons: [], state: "unjudged", judgedBy: null };

describe("deskHref", () => {
  it("takes the filter along, whatever is in the address already", () => {
    expect(deskHref("b", row, "kind=seam&why=ocr")).toBe("/books/b/monographs/thuocgia?seam=thuocgia__chi_dinh__0&queue=kind%3Dseam%26why%3Docr");
    expect(deskHref("b", { ...row, kind: "finding", seamKey: null, physicalPage: 4 }, "")).toBe("/books/b/monographs/thuocgia?queue=#page=5");
  });
});
