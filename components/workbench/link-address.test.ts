import { describe, expect, it } from "vitest";
import type { DecisionView, QueueRow } from "@/lib/model/views";
import { monographHref, queryOf, queueIdOf, refOfDecision, refOfRow, refOfTarget } from "./link-address";

const nowhere = { seamKey: null, blockId: null, physicalPage: null };

describe("refOfTarget", () => {
  it("names a seam, a block or a recognised page", () => {
    expect(refOfTarget({ ...nowhere, seamKey: "an__chi_dinh__0" })).toBe("seam:an__chi_dinh__0");
    expect(refOfTarget({ ...nowhere, blockId: "an-t1" })).toBe("block:an-t1");
    expect(refOfTarget({ ...nowhere, physicalPage: 0 })).toBe("page:0");
    expect(refOfTarget(nowhere)).toBeNull();
  });
});

describe("refOfRow", () => {
  it("links a finding by its chunk, never by the page on which it was found", () => {
    const row = { kind: "finding", seamKey: null, blockId: null, chunkId: "an__chi_dinh__0", physicalPage: 4 } as QueueRow;
    expect(refOfRow(row)).toBe("chunk:an__chi_dinh__0");
    expect(refOfRow({ ...row, chunkId: null })).toBeNull();
    expect(refOfRow({ ...row, kind: "page", chunkId: null })).toBe("page:4");
  });
});

describe("refOfDecision", () => {
  it("knows a recognised page while its text is there", () => {
    const view = { decision: { anchor: { physicalPage: 3 } }, carry: "carried", seamKey: null, blockId: null } as DecisionView;
    expect(refOfDecision(view)).toBe("page:3");
    expect(refOfDecision({ ...view, carry: "orphaned" })).toBeNull();
  });
});

describe("queueIdOf", () => {
  it("is what the queue calls the place, a page with its monograph", () => {
    expect(queueIdOf("seam:an__chi_dinh__0", "an")).toBe("seam:an__chi_dinh__0");
    expect(queueIdOf("block:an-t1", "an")).toBe("block:an-t1");
    expect(queueIdOf("page:3", "an")).toBe("page:an:3");
    expect([queueIdOf("chunk:an__chi_dinh__0", "an"), queueIdOf("cell:an-t1:0:0", "an"), queueIdOf(null, "an")]).toEqual([null, null, null]);
  });
});

describe("monographHref", () => {
  it("opens the thing, or the monograph's top", () => {
    expect(monographHref("b", "an", "page:3")).toBe("/books/b/monographs/an?ocr=3");
    expect(monographHref("b", "an", null)).toBe("/books/b/monographs/an");
  });
});

describe("queryOf", () => {
  it("names the thing for the address bar", () => {
    expect(queryOf("seam:an__chi_dinh__0")).toBe("?seam=an__chi_dinh__0");
    expect(queryOf("cell:an-t1:0:0")).toBe("");
    expect(queryOf(null)).toBe("");
  });
});
