import { describe, expect, it } from "vitest";
import type { Profile } from "@/lib/model/profile";
import { headingMisspelt } from "./heading-misspelt";
import { facts, monograph, section } from "./gate-fixture";

describe("heading_misspelt", () => {
  const profile = { headings: [{ key: "chi_dinh", names: ["Chỉ định", "4.1 Chỉ định điều trị"], number: null }] } as unknown as Profile;
  const headed = (text: string) => headingMisspelt(facts({ profile, monograph: { ...monograph(), sections: [section("chi_dinh", text, "…")] } }));

  it("passes the profile's spellings, whatever case, colon or number", () => {
    expect(headed("CHỈ ĐỊNH :")).toEqual([]);
    expect(headed("Chỉ  định điều trị")).toEqual([]);
  });
  it("warns of any other spelling", () => {
    expect(headed("Chỉ đinh")).toMatchObject([{ severity: "warn", expected: "Chỉ định", found: "Chỉ đinh" }]);
  });
  it("says nothing without a profile to go by", () => {
    expect(headingMisspelt(facts({ monograph: { ...monograph(), sections: [section("chi_dinh", "Chỉ đinh", "…")] } }))).toEqual([]);
  });
});
