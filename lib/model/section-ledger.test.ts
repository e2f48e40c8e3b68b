import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addLedgers, sectionLedger } from "./section-ledger";

const part = (text: string, start: number, end: number) => ({ chunkKind: "prose" as const, start, end, sourceText: text.slice(start, end) });

describe("sectionLedger", () => {
  const text = "Người lớn: 5 mg.\nTrẻ em: 2 mg.";

  it("counts characters without white space", () => {
    expect(sectionLedger({ text, quarantined: [] }, [part(text, 0, text.length)])).toEqual({ characters: 23, inChunks: 23, quarantined: 0, unaccounted: 0 });
  });
  it("counts what parts share once, and what no part holds as unaccounted", () => {
    expect(sectionLedger({ text, quarantined: [] }, [part(text, 0, 10), part(text, 6, 16)])).toEqual({ characters: 23, inChunks: 13, quarantined: 0, unaccounted: 10 });
  });
  it("counts a quarantined stretch as such", () => {
    expect(sectionLedger({ text, quarantined: [{ start: 17, end: text.length, reason: "unreadable" }] }, [part(text, 0, 16)])).toEqual({ characters: 23, inChunks: 13, quarantined: 10, unaccounted: 0 });
  });
  it("does not believe offsets that are not those of the text, and looks up a part without offsets", () => {
    expect(sectionLedger({ text, quarantined: [] }, [{ ...part(text, 0, 16), start: 1, end: 17 }]).inChunks).toBe(0);
    expect(sectionLedger({ text, quarantined: [] }, [{ ...part(text, 17, 24), start: null, end: null }]).inChunks).toBe(6);
  });
  it("leaves chunks of blocks aside", () => {
    expect(sectionLedger({ text, quarantined: [] }, [{ ...part(text, 0, 10), chunkKind: "block_descriptor" }]).inChunks).toBe(0);
  });
  it("always adds up", () => {
    const range = fc.tuple(fc.nat(60), fc.nat(60)).map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b)]);
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.array(range), fc.array(range), (any, parts, gaps) => {
        const ledger = sectionLedger({ text: any, quarantined: gaps.map(([start, end]) => ({ start, end, reason: "x" })) }, parts.map(([a, b]) => part(any, a, b)));
        expect(ledger.characters).toBe(any.replace(/\s/gu, "").length);
        expect(ledger.inChunks + ledger.quarantined + ledger.unaccounted).toBe(ledger.characters);
        expect(addLedgers([ledger, ledger]).characters).toBe(2 * ledger.characters);
      }),
    );
  });
});
