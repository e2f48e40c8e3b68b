import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Cluster, gatherClusters } from "./gather-clusters";
import { linkAtoms, scriptOf } from "./link-atoms";
import { makeFragment } from "./make-fragment";
import type { Glyph, GlyphStyle } from "./raw-page";

const plain: GlyphStyle = { angle: 0, size: 10, bold: false, italic: false, ascent: 0.9, descent: 0.2 };

/** Letters 5 points wide, spaces 2.5, from `u` on baseline `v`. */
function glyphsOf(text: string, u: number, v: number, style: GlyphStyle = plain): Glyph[] {
  const unit = style.size / 10;
  let pen = u;
  return [...text].map((character) => {
    const u0 = pen;
    pen += (character === " " ? 2.5 : 5) * unit;
    return { text: character.normalize("NFC"), u0, u1: pen, v, style: { ...style }, suspect: false, inkU: null };
  });
}

const fragmentsOf = (clusters: readonly Cluster[]) => linkAtoms(clusters).map(makeFragment);
const textsOf = (...parts: Glyph[][]) => fragmentsOf(gatherClusters(parts.flat())).map(({ text }) => text);

describe("glyphs become one fragment", () => {
  it("up to a gap of nearly their size", () => {
    expect(textsOf(glyphsOf("uống", 0, 50), glyphsOf("ngày", 28, 50))).toEqual(["uống ngày"]);
    expect(textsOf(glyphsOf("uống", 0, 50), glyphsOf("ngày", 30, 50))).toEqual(["uống", "ngày"]);
  });

  it("with a space for a gap that is a space's, and none for kerning", () => {
    expect(textsOf(glyphsOf("mg", 0, 50), glyphsOf("ml", 12.5, 50))).toEqual(["mg ml"]);
    expect(textsOf(glyphsOf("mg", 0, 50), glyphsOf("ml", 10.8, 50))).toEqual(["mgml"]);
  });

  it("with one space for many, and none at its ends", () => {
    expect(textsOf(glyphsOf("  1   500 mg  ", 0, 50))).toEqual(["1 500 mg"]);
  });

  /** Words with drawn blanks of a width of their own between them. */
  const spaced = (words: readonly string[], width: number) => {
    let pen = 0;
    const style = { ...plain };
    return words.flatMap((word, index) => {
      const glyphs = glyphsOf(word, pen, 50, style).map((glyph) => ({ ...glyph, style }));
      pen = (glyphs.at(-1)?.u1 ?? pen) + width;
      return index === 0 ? glyphs : [{ ...(glyphs[0] as Glyph), text: " ", u0: (glyphs[0]?.u0 ?? 0) - width, u1: glyphs[0]?.u0 ?? 0 }, ...glyphs];
    });
  };

  it("without narrow stray blanks in what can only be one syllable", () => {
    expect(textsOf(spaced(["l", "iề", "u", "(ng", "ười)"], 1))).toEqual(["liều (người)"]);
    // As wide as a word space: the page shows it, so it stays.
    expect(textsOf(spaced(["l", "iề", "u"], 2.5))).toEqual(["l iề u"]);
  });

  it("never joining what may be two words, however tight the line", () => {
    const words = fc.constantFrom("có", "ý", "ba", "o", "u", "ở", "a)", "ở", "B.", "C", "và", "i", "mg", "pH", "n", "thuốc", "5", "g", "độ", "II", "y", "tế", "ít", "1.", "gì");
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 12 }), fc.double({ min: 0.7, max: 3, noNaN: true }), (line, width) => {
        expect(textsOf(spaced(line, width))).toEqual([line.join(" ")]);
      }),
    );
  });

  it("without a space behind a ligature whose pieces are told as narrow as one letter, and with the space that stands there", () => {
    const [f, l, ...rest] = glyphsOf("flet", 0, 50);
    const ligature = [{ ...f, u1: 3 }, { ...l, u0: 0, u1: 6, style: f?.style }] as Glyph[];
    rest.forEach((glyph, index) => Object.assign(glyph, { u0: 6 + 5 * index, u1: 11 + 5 * index, style: f?.style }));
    expect(textsOf(ligature, rest)).toEqual(["flet"]);
    const space = { ...rest[0], text: " ", u0: 5, u1: 7.5 } as Glyph;
    const after = rest.map((glyph) => ({ ...glyph, u0: glyph.u0 + 1.5, u1: glyph.u1 + 1.5 }));
    expect(textsOf(ligature, [space], after)).toEqual(["fl et"]);
  });

  it("without spaces where a word is spaced out, but never where figures are", () => {
    const spaced = (text: string, step: number) => [...text].flatMap((each, i) => glyphsOf(each, i * step, 50));
    expect(textsOf(spaced("DOSAGE", 8))).toEqual(["DOSAGE"]);
    expect(textsOf(spaced("012345", 8))).toEqual(["0 1 2 3 4 5"]);
  });

  it("with all letters of a ligature, though they begin on one spot", () => {
    const style = { ...plain };
    const piece = (text: string, u0: number, u1: number): Glyph => ({ text, u0, u1, v: 50, style, suspect: false, inkU: null });
    const word = [piece("e", 0, 5), piece("f", 5, 14), piece("f", 5, 14), piece("i", 5, 13), piece("x", 13, 18)];
    const [fragment] = fragmentsOf(gatherClusters(word));
    expect(fragment?.text).toBe("effix");
    expect(fragment?.xs).toEqual([0, 5, 7.7, 10.3, 13, 18]);
  });

  it("only on one baseline", () => {
    expect(textsOf(glyphsOf("above", 0, 50), glyphsOf("below", 25, 61))).toEqual(["above", "below"]);
  });

  it("though they stand in the stream in another order", () => {
    expect(textsOf(glyphsOf("mỗi 8 giờ", 30, 50), glyphsOf("500 mg", 0, 50))).toEqual(["500 mg mỗi 8 giờ"]);
  });

  it("of any number of words on any lines, whatever the order of drawing", () => {
    const word = fc.stringMatching(/^[a-zđ0-9]{2,9}$/);
    const lines = fc.array(fc.array(word, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(lines, fc.infiniteStream(fc.nat()), (text, order) => {
        const words = text.flatMap((line, row) => {
          let u = 10;
          return line.map((each) => {
            const glyphs = glyphsOf(each, u, 100 + row * 12);
            u += each.length * 5 + 2.5;
            return { glyphs, key: order.next().value };
          });
        });
        const drawn = words.sort((a, b) => a.key - b.key).map(({ glyphs }) => glyphs);
        expect(textsOf(...drawn).sort()).toEqual(text.map((line) => line.join(" ")).sort());
      }),
    );
  });
});

it("a page made to be slow is done in good time", () => {
  const heap = Array.from({ length: 10_000 }, (_, i) => glyphsOf(String.fromCodePoint(0x4e00 + i), 100 + (i % 7) * 0.01, 100 + (i % 5) * 0.01));
  const started = performance.now();
  expect(textsOf(...heap).join("").replace(/ /g, "")).toHaveLength(10_000);
  expect(performance.now() - started).toBeLessThan(10_000);
});

describe("every fragment", () => {
  const styles = fc.record({ size: fc.constantFrom(6, 10, 14), bold: fc.boolean(), italic: fc.boolean(), angle: fc.constantFrom(0, 0, 90, 33) });
  const piece = fc.record({ text: fc.string({ unit: "grapheme", maxLength: 8 }), u: fc.integer({ min: 0, max: 300 }), v: fc.integer({ min: 0, max: 60 }), style: styles });

  it("has an x for every character and one more, runs that cover it, no space at an end, NFC; and nothing gets lost", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const clusters = gatherClusters(pieces.flatMap(({ text, u, v, style }) => glyphsOf(text.replace(/\s/gu, " "), u, v, { ...plain, ...style })));
        const characters = (text: string) => text.normalize("NFD").replace(/ /g, "").length;
        const before = clusters.reduce((sum, { text }) => sum + characters(text), 0);
        const kept = linkAtoms(clusters).flat().flatMap((atom) => atom.clusters).reduce((sum, { text }) => sum + characters(text), 0);
        const fragments = fragmentsOf(clusters);
        for (const { text, xs, runs, bbox } of fragments) {
          expect(xs).toHaveLength(text.length + 1);
          expect(text).toBe(text.trim().normalize("NFC"));
          expect([runs[0]?.start, runs.at(-1)?.end]).toEqual([0, text.length]);
          runs.slice(1).forEach((run, i) => {
            expect(run.start).toBe(runs[i]?.end);
          });
          expect(bbox[0] <= bbox[2] && bbox[1] <= bbox[3]).toBe(true);
        }
        // Only what is printed twice on one spot goes.
        expect(fragments.reduce((sum, { text }) => sum + characters(text), 0)).toBe(kept);
        expect(kept).toBeLessThanOrEqual(before);
      }),
    );
  });
});

describe("a small mark", () => {
  const line = { v: 100, size: 10 };
  it.each([
    [{ v: 96, size: 6 }, "super"],
    [{ v: 102, size: 6 }, "sub"],
    [{ v: 100, size: 6 }, "none"],
    [{ v: 96, size: 10 }, "none"],
    [{ v: 88, size: 6 }, "none"],
    [{ v: 106, size: 6 }, "none"],
  ] as const)("at %o is %s", (mark, script) => expect(scriptOf(mark, line)).toBe(script));

  it("belongs to the word that it touches, not to the line above", () => {
    const small = { ...plain, size: 6 };
    const parts = [glyphsOf("upper", 0, 88), glyphsOf("mg/m", 0, 100), glyphsOf("2", 20, 96, small), glyphsOf("mỗi tuần", 26, 100)];
    const fragments = fragmentsOf(gatherClusters(parts.flat()));
    expect(fragments.map(({ text }) => text)).toEqual(["upper", "mg/m2 mỗi tuần"]);
    expect(fragments[1]?.runs.map(({ script }) => script)).toEqual(["none", "super", "none"]);
  });

  it("stays alone when it touches nothing", () => {
    expect(textsOf(glyphsOf("text", 0, 100), glyphsOf("1", 40, 96, { ...plain, size: 6 }))).toEqual(["text", "1"]);
  });
});
