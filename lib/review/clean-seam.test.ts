import { describe, expect, it } from "vitest";
import { RISK_REASONS } from "@/lib/model/queue";
import { type SeamFacts, uncleanReasons } from "./clean-seam";

const facts = (over: Partial<SeamFacts> = {}): SeamFacts => ({ row: { reasons: [] }, sides: { leftTail: "Thuốc được hấp thu tốt.", overlap: "", rightHead: "Thải trừ chủ yếu qua thận." }, hasFinding: false, ...over });

describe("a clean seam", () => {
  it("is one of which nothing is in doubt", () => {
    expect(uncleanReasons(facts(), false)).toEqual([]);
  });
  it.each(RISK_REASONS.filter((reason) => reason !== "table" && reason !== "machine_doubt" && reason !== "changed"))("is none with %s", (reason) => {
    expect(uncleanReasons(facts({ row: { reasons: [reason] } }), false)).not.toEqual([]);
  });
  it("is none with a mere note, or with a dose on either side or in what is repeated", () => {
    expect(uncleanReasons(facts({ hasFinding: true }), true)).toEqual(["finding"]);
    for (const side of ["leftTail", "overlap", "rightHead"] as const) expect(uncleanReasons(facts({ sides: { ...facts().sides, [side]: "Uống 7,5 mg mỗi ngày." } }), true)).toEqual(["dose_near"]);
  });
  it("may stand in dosage, interactions or contraindications only where the reviewer says so", () => {
    expect(uncleanReasons(facts({ row: { reasons: ["risky_section"] } }), false)).toEqual(["risky_section"]);
    expect(uncleanReasons(facts({ row: { reasons: ["risky_section"] } }), true)).toEqual([]);
    expect(uncleanReasons(facts({ row: { reasons: ["risky_section", "carried_labels"] } }), true)).toEqual(["carried_labels"]);
  });
});
