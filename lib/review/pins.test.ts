import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anchorPin, lostPins, resolvePins } from "./pins";

describe("pins", () => {
  const text = Array.from({ length: 60 }, (_, i) => `Bước ${i}: dùng ${i} mg.`).join(" ");
  const at = text.indexOf("Bước 30:");

  it("hold at their place when the text before and after them moves", () => {
    const pin = anchorPin(text, { at, kind: "break" });
    expect(resolvePins([pin], `Thêm.\n${text}`)).toEqual([{ at: at + 6, kind: "break" }]);
  });
  it("are lost, not moved, when their text changes or is no longer the only one", () => {
    const pin = anchorPin(text, { at, kind: "no_break" });
    for (const changed of [text.replace("Bước 30:", "Bước 30a:"), `${text}\n${text}`]) {
      expect(resolvePins([pin], changed)).toEqual([]);
      expect(lostPins([pin], changed)).toEqual([pin]);
    }
  });
  it("come in order, and the later of two at one place counts", () => {
    const anchored = [anchorPin(text, { at, kind: "break" }), anchorPin(text, { at: 20, kind: "break" }), anchorPin(text, { at, kind: "no_break" })];
    expect(resolvePins(anchored, text)).toEqual([
      { at: 20, kind: "break" },
      { at, kind: "no_break" },
    ]);
  });
  it("find themselves again in an unchanged text, however much it repeats itself", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("Uống 5 mg. ", "Trẻ em: ", "😀"), { minLength: 1, maxLength: 80 }), fc.nat(), (list, pick) => {
        const bounds = list.reduce((ends, piece) => [...ends, (ends[ends.length - 1] ?? 0) + piece.length], [0]);
        const place = bounds[pick % bounds.length]!;
        const whole = list.join("");
        expect(resolvePins([anchorPin(whole, { at: place, kind: "break" })], whole)).toEqual([{ at: place, kind: "break" }]);
      }),
      { numRuns: 500 },
    );
  });
});
