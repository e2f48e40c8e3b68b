import { describe, expect, it } from "vitest";
import { requiredFieldMissing } from "./required-field-missing";
import { facts, factsWith } from "./gate-fixture";

describe("required_field_missing", () => {
  it("passes chunks that have them all; page 0 is a page", () => {
    expect(requiredFieldMissing(facts())).toEqual([]);
    expect(requiredFieldMissing(factsWith(0, { headingPhysicalPage: 0 }))).toEqual([]);
  });
  it.each([
    ["source_text", { sourceText: "" }],
    ["text", { text: "" }],
    ["drug_name", { drugName: "" }],
    ["source_page_range", { sourcePageRange: [] as unknown as [number, number] }],
    ["heading_physical_page", { headingPhysicalPage: null as unknown as number }],
  ])("blocks a chunk without %s", (field, change) => {
    expect(requiredFieldMissing(factsWith(3, change))).toMatchObject([{ severity: "block", expected: field }]);
  });
});
