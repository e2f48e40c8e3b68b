import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Verdict } from "@/lib/model/decision";
import type { Pin } from "@/lib/model/seam";
import { carryOver } from "./carry-over";
import { type AnchoredPin, anchorPin, pinAnchor, pinsBySection, resolvePins, standingPins } from "./pins";
import { decision, monograph, seam, section } from "./review-fixture";

const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");

function anchored(text: string, pin: Pin): AnchoredPin {
  const found = anchorPin(section(text), pin);
  if (!found) throw new Error("no anchor");
  return found;
}

const TEXT = Array.from({ length: 60 }, (_, i) => `Bước ${i}: dùng ${i} mg.`).join(" ");
const AT = TEXT.indexOf("Bước 30:");

describe("pins", () => {
  it("hold at their place when the text before and after them moves", () => {
    expect(resolvePins([anchored(TEXT, { at: AT, kind: "break" })], `Thêm.\n${TEXT}`)).toEqual([{ at: AT + 6, kind: "break" }]);
  });
  it("are lost, not moved, when their text changes or is no longer the only one", () => {
    const pin = anchored(TEXT, { at: AT, kind: "no_break" });
    for (const changed of [TEXT.replace("Bước 30:", "Bước 30a:"), `${TEXT}\n${TEXT}`]) expect(resolvePins([pin], changed)).toEqual([]);
  });
  it("come in order, and the later of two at one place counts", () => {
    const all = [anchored(TEXT, { at: AT, kind: "break" }), anchored(TEXT, { at: 20, kind: "break" }), anchored(TEXT, { at: AT, kind: "no_break" })];
    expect(resolvePins(all, TEXT)).toEqual([
      { at: 20, kind: "break" },
      { at: AT, kind: "no_break" },
    ]);
  });
  it("quote nothing of a quarantined stretch, and are not made where the place could not be told without it", () => {
    const [start, end] = [AT - 10, AT - 4];
    const found = anchorPin(section(TEXT, [{ start, end, reason: "unreadable" }]), { at: AT, kind: "break" });
    expect(found?.before).toBe(TEXT.slice(end, AT));
    const twice = "Uống. Nghỉ. Uống. Nghỉ.";
    expect(anchorPin(section(twice, [{ start: 12, end: 18, reason: "unreadable" }]), { at: 6, kind: "break" })?.before).toBe("Uống. ");
    expect(anchorPin(section("Uống. ab Uống.", [{ start: 6, end: 9, reason: "unreadable" }]), { at: 9, kind: "break" })).toBeNull();
  });
  it("find themselves again in an unchanged text, however much it repeats itself", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("Uống 5 mg. ", "Trẻ em: ", "😀"), { minLength: 1, maxLength: 80 }), fc.nat(), (list, pick) => {
        const bounds = list.reduce((ends, piece) => [...ends, (ends[ends.length - 1] ?? 0) + piece.length], [0]);
        const place = bounds[pick % bounds.length]!;
        const whole = list.join("");
        expect(resolvePins([anchored(whole, { at: place, kind: "break" })], whole)).toEqual([{ at: place, kind: "break" }]);
      }),
      { numRuns: 500 },
    );
  });
  it("never hold in other text: where one holds, all the text that it was tied to stands on both sides, and nowhere else", () => {
    const small = fc.string({ unit: fc.constantFrom("a", "b", ". "), minLength: 1, maxLength: 24 });
    fc.assert(
      fc.property(small, fc.nat(), small, (text, pick, other) => {
        const pin = anchored(text, { at: pick % (text.length + 1), kind: "no_break" });
        for (const { at } of resolvePins([pin], other)) {
          expect(other.slice(at - pin.before.length, at + pin.after.length)).toBe(pin.before + pin.after);
          expect(other.split(pin.before + pin.after)).toHaveLength(2);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe("the log's pins", () => {
  const said = (sequence: number, at: number, verdict: Verdict) => decision(sequence, "pin", pinAnchor(section(TEXT), "thuocgia", anchored(TEXT, { at, kind: "break" }), sha256), { verdict });

  it("stand until they are taken back, the newest of each place", () => {
    const log = [said(1, AT, "break_here"), said(2, 20, "never_break"), said(3, AT, "never_break"), said(4, 20, "reopen")];
    expect(standingPins(log).map(({ kind, decision: { sequence } }) => [sequence, kind])).toEqual([[3, "no_break"]]);
    expect(pinsBySection(log, [section(TEXT)]).get("lieu_luong_va_cach_dung")).toEqual([{ at: AT, kind: "no_break" }]);
  });
  it("leave verdicts on seams aside, and other sections alone", () => {
    const elsewhere = { ...said(1, AT, "break_here"), anchor: { ...said(1, AT, "break_here").anchor, sectionKey: "chi_dinh" as const } };
    expect(pinsBySection([elsewhere], [section(TEXT)]).get("lieu_luong_va_cach_dung")).toEqual([]);
    expect(standingPins([{ ...said(1, AT, "accept"), targetKind: "seam" }])).toEqual([]);
  });
  it("are carried where their text stands, with the seam there, and orphaned where it is gone", () => {
    const fate = (text: string, at: number) => {
      const [one] = carryOver({ decisions: [said(1, AT, "break_here")], monographs: [monograph([section(text)])], seams: [seam(0, at)], sha256 });
      return [one?.state, one?.seamKey];
    };
    expect(fate(TEXT, AT)).toEqual(["carried", "thuocgia__lieu_luong_va_cach_dung__0"]);
    expect(fate(TEXT, 20)).toEqual(["carried", null]);
    expect(fate(TEXT.replace("Bước 30:", "Bước ba mươi:"), AT)).toEqual(["orphaned", null]);
  });
});
