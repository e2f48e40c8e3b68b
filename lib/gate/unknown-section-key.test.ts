import { describe, expect, it } from "vitest";
import type { SectionKey } from "@/lib/model/section-key";
import { unknownSectionKey } from "./unknown-section-key";
import { facts, factsWith } from "./gate-fixture";

describe("unknown_section_key", () => {
  it("passes the 19 keys", () => {
    expect(unknownSectionKey(facts())).toEqual([]);
  });
  it("blocks any other key", () => {
    expect(unknownSectionKey(factsWith(0, { sectionKey: "lieu_dung" as SectionKey }))).toMatchObject([{ severity: "block", place: { sectionKey: null }, found: "lieu_dung" }]);
  });
});
