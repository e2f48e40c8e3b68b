import { describe, expect, it } from "vitest";
import { SECTION_ORDER } from "@/lib/model/section-key";
import { sectionMissing } from "./section-missing";
import { facts, monograph, section } from "./gate-fixture";

describe("section_missing", () => {
  it("passes a monograph that has them all", () => {
    const whole = { ...monograph(), sections: SECTION_ORDER.map((key) => section(key, key, "…")) };
    expect(sectionMissing(facts({ monograph: whole }))).toEqual([]);
  });
  it("notes each one that is missing", () => {
    const found = sectionMissing(facts());
    expect(found).toHaveLength(16);
    expect(found[0]).toMatchObject({ severity: "note", place: { drugId: "thuocgia", sectionKey: "ten_chung_quoc_te" } });
  });
});
