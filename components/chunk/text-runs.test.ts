import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Label } from "@/lib/model/label";
import { textRuns } from "./text-runs";

const label = (start: number, end: number): Label => ({ start, end, text: "", kind: "population", level: 0 });

describe("textRuns", () => {
  it("cuts at the end of the overlap and around labels", () => {
    // The section reads "…uống sau ăn. Trẻ em: 5 mg/kg." and the part begins at offset 100.
    const chunk = { sourceText: "uống sau ăn. Trẻ em: 5 mg/kg.", start: 100, overlapLength: 12 };
    expect(textRuns(chunk, [label(113, 120)])).toEqual([
      { text: "uống sau ăn.", overlap: true, label: false },
      { text: " ", overlap: false, label: false },
      { text: "Trẻ em:", overlap: false, label: true },
      { text: " 5 mg/kg.", overlap: false, label: false },
    ]);
  });

  it("passes over labels of other parts, and over all of them in a block's chunk", () => {
    expect(textRuns({ sourceText: "abc", start: 10, overlapLength: 0 }, [label(0, 10), label(13, 20)])).toHaveLength(1);
    expect(textRuns({ sourceText: "abc", start: null, overlapLength: 0 }, [label(0, 2)])).toHaveLength(1);
  });

  it("loses no character, whatever the labels", () => {
    const offsets = fc.tuple(fc.nat(60), fc.nat(60)).map(([a, b]) => label(Math.min(a, b), Math.max(a, b)));
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 40 }), fc.nat(20), fc.array(offsets), fc.nat(40), (sourceText, start, labels, overlap) => {
        const chunk = { sourceText, start, overlapLength: Math.min(overlap, sourceText.length) };
        expect(
          textRuns(chunk, labels)
            .map((run) => run.text)
            .join(""),
        ).toBe(sourceText);
      }),
    );
  });
});
