import { describe, expect, it } from "vitest";
import { atcCodeMalformed } from "./atc-code-malformed";
import { facts, monograph } from "./gate-fixture";

describe("atc_code_malformed", () => {
  const codes = (atcCodes: string[], atcStatedAbsent = false) => atcCodeMalformed(facts({ monograph: { ...monograph(), atcCodes, atcStatedAbsent } }));

  it("passes well-formed codes, groups included, and a stated absence", () => {
    expect(codes(["J02AC03", "A10BA"])).toEqual([]);
    expect(codes([], true)).toEqual([]);
  });
  it.each(["J02AC3", "JO2AC03", "j02ac03", "E02AC03", "J02AC03."])("warns of %s", (code) => {
    expect(codes([code])).toMatchObject([{ severity: "warn", found: code }]);
  });
  it("warns where the heading stands and no code", () => {
    expect(codes([])).toMatchObject([{ place: { sectionKey: "ma_atc" } }]);
  });
});
