import { describe, expect, it } from "vitest";
import { quarantineFlagWrong } from "./quarantine-flag-wrong";
import { attachment, facts, factsWith } from "./gate-fixture";

describe("quarantine_flag_wrong", () => {
  it("passes flags that say what the block's state says", () => {
    expect(quarantineFlagWrong(facts())).toEqual([]);
  });
  it("blocks a chunk that hides what it carries", () => {
    expect(quarantineFlagWrong(factsWith(1, { hasQuarantinedContent: false }))).toMatchObject([{ severity: "block", found: "has_quarantined_content false" }]);
    expect(quarantineFlagWrong(factsWith(0, { hasQuarantinedContent: true }))).toHaveLength(1);
  });
  it("blocks an attachment that says approved of a pending block", () => {
    expect(quarantineFlagWrong(factsWith(3, { attachments: [attachment(false)], hasQuarantinedContent: false }))).toMatchObject([{ expected: "quarantined true" }]);
  });
});
