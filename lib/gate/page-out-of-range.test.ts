import { describe, expect, it } from "vitest";
import { pageOutOfRange } from "./page-out-of-range";
import { attachment, facts, factsWith } from "./gate-fixture";

describe("page_out_of_range", () => {
  it("passes pages of the monograph", () => {
    expect(pageOutOfRange(facts())).toEqual([]);
  });
  it.each([
    ["after the file's end", { sourcePageRange: [1, 3] as [number, number], boxes: [] }],
    ["before the monograph", { sourcePageRange: [0, 1] as [number, number], boxes: [] }],
    ["backwards", { sourcePageRange: [2, 1] as [number, number], boxes: [] }],
    ["of other lines", { sourcePageRange: [1, 2] as [number, number] }],
    ["of a heading elsewhere", { headingPhysicalPage: 7 }],
    ["of the monograph on which no heading of the section stands", { headingPhysicalPage: 2 }],
  ])("blocks a page %s", (_name, change) => {
    expect(pageOutOfRange(factsWith(0, change))).toMatchObject([{ severity: "block" }]);
  });
  it("blocks an attachment that names the paragraph's page instead of the block's", () => {
    expect(pageOutOfRange(factsWith(1, { attachments: [{ ...attachment(), physicalPage: 1 }] }))).toMatchObject([{ expected: "block on 2", found: "attachment on 1" }]);
  });
});
