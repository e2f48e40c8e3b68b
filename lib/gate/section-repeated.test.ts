import { describe, expect, it } from "vitest";
import type { Profile } from "@/lib/model/profile";
import { sectionRepeated } from "./section-repeated";
import { facts, monograph, section } from "./gate-fixture";

describe("section_repeated", () => {
  const headed = (...names: string[]) => {
    const one = section("duoc_ly_va_co_che_tac_dung", names[0]!, "…");
    return { monograph: { ...monograph(), sections: [{ ...one, headings: names.map((text) => ({ ...one.headings[0]!, text })) }] } };
  };

  it("passes headings printed once, and two different ones that stand for one key", () => {
    expect(sectionRepeated(facts())).toEqual([]);
    expect(sectionRepeated(facts(headed("5.1 Pharmacodynamic properties", "5.2 Pharmacokinetic properties")))).toEqual([]);
  });
  it("warns of the same heading printed again, and of a second section of one key", () => {
    expect(sectionRepeated(facts(headed("Dược lý:", "DƯỢC LÝ")))).toMatchObject([{ severity: "warn", found: "DƯỢC LÝ" }]);
    const twice = { ...monograph(), sections: [section("tuong_ky", "Tương kỵ", "…"), section("tuong_ky", "Tương kị", "…")] };
    expect(sectionRepeated(facts({ monograph: twice }))).toHaveLength(1);
  });
  it("knows two spellings of one heading by the profile", () => {
    const profile = { headings: [{ key: "duoc_ly_va_co_che_tac_dung", names: ["Dược lý", "Dược lí"], number: null }] } as unknown as Profile;
    expect(sectionRepeated(facts({ ...headed("Dược lý", "Dược lí"), profile }))).toHaveLength(1);
  });
});
