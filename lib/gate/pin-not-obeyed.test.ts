import { describe, expect, it } from "vitest";
import type { Pin } from "@/lib/model/seam";
import { chunks, DOSAGE, facts, monograph } from "./gate-fixture";
import { pinNotObeyed } from "./pin-not-obeyed";

describe("pin_not_obeyed", () => {
  const CUT = DOSAGE.indexOf("Dùng thêm");
  const ELSEWHERE = DOSAGE.indexOf("Trẻ em:");
  const judged = (...pins: Pin[]) => pinNotObeyed(facts({ chunks: chunks(), pinsOf: (key) => (key === "lieu_luong_va_cach_dung" ? pins : []) }));

  it("passes a break where one is demanded, and none where it is forbidden", () => {
    expect(judged({ at: CUT, kind: "break" }, { at: ELSEWHERE, kind: "no_break" })).toEqual([]);
  });
  it("warns where a demanded break is not made", () => {
    expect(judged({ at: ELSEWHERE, kind: "break" })).toMatchObject([{ gate: "pin_not_obeyed", severity: "warn", place: { drugId: "thuocgia", sectionKey: "lieu_luong_va_cach_dung", physicalPage: 1 }, expected: "break here", found: DOSAGE.slice(ELSEWHERE) }]);
  });
  it("warns where a forbidden break is made", () => {
    expect(judged({ at: CUT, kind: "no_break" })).toMatchObject([{ expected: "no break here", found: DOSAGE.slice(CUT) }]);
  });
  it("asks nothing of a pin that is outside the text or in a quarantined stretch", () => {
    expect(judged({ at: 0, kind: "break" }, { at: DOSAGE.length, kind: "break" })).toEqual([]);
    const base = monograph();
    const sections = base.sections.map((section) => ({ ...section, quarantined: [{ start: ELSEWHERE - 1, end: ELSEWHERE + 3, reason: "unreliable" }] }));
    expect(pinNotObeyed(facts({ monograph: { ...base, sections }, chunks: chunks(), pinsOf: () => [{ at: ELSEWHERE, kind: "break" }] }))).toEqual([]);
  });
  it("says nothing without pins to go by", () => {
    expect(pinNotObeyed(facts({ chunks: chunks() }))).toEqual([]);
  });
});
