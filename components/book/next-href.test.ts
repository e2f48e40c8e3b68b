import { describe, expect, it } from "vitest";
import type { NextItem } from "@/lib/model/views";
import { nextHref } from "./next-href";

const NEXT: NextItem = { id: "seam:x", state: "unjudged", judgedBy: null, kind: "seam", drugId: "thuocgia", drugName: "THUỐC GIẢ", sectionKey: "chi_dinh", seamKey: null, blockId: null, chunkId: null, physicalPage: null, gate: null, reasons: [], waiting: 1 };

describe("nextHref", () => {
  it.each([
    [{ seamKey: "thuocgia__chi_dinh__0" }, "/books/b/monographs/thuocgia?seam=thuocgia__chi_dinh__0"],
    [{ kind: "block" as const, blockId: "thuocgia-t1" }, "/books/b/monographs/thuocgia?block=thuocgia-t1"],
    [{ kind: "finding" as const, chunkId: "thuocgia__chi_dinh__1", physicalPage: 4 }, "/books/b/monographs/thuocgia?chunk=thuocgia__chi_dinh__1"],
    [{ kind: "finding" as const, physicalPage: 4 }, "/books/b/monographs/thuocgia#page=5"],
  ])("%o opens %s", (over, href) => {
    expect(nextHref("b", { ...NEXT, ...over })).toBe(href);
  });
});
