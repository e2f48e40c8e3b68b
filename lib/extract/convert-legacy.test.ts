import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LegacyEncoding, Page, TextFragment } from "@/lib/model/page";
import { convertLegacy } from "./convert-legacy";
import { codedPdf } from "./drawn-pdf-fixture";
import { tcvn3Letter, vniLetter, vniMarked } from "./legacy-letters";
import { openPdf } from "./open-pdf";
import type { Glyph, GlyphStyle } from "./raw-page";

const VOWELS = "aàáảãạăằắẳẵặâầấẩẫậeèéẻẽẹêềếểễệiìíỉĩịoòóỏõọôồốổỗộơờớởỡợuùúủũụưừứửữựyỳýỷỹỵ";
const SMALL = [...`${VOWELS}đbcdghklmnpqrstvx`.normalize("NFC")];
const LATIN_1 = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0xa1 + index));

/** What the tables say, turned round: code strings by letter. */
function encoderOf(encoding: LegacyEncoding): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  for (const code of LATIN_1) {
    const letter = encoding === "tcvn3" ? tcvn3Letter(code) : vniLetter(code);
    if (letter !== null) codes.set(letter, code);
    if (encoding === "vni") for (const base of "aeouyôöAEOUYÔÖ") if (vniMarked(base, code) !== null) codes.set(vniMarked(base, code) as string, base + code);
  }
  return codes;
}

const encode = (text: string, encoding: LegacyEncoding) => {
  const codes = encoderOf(encoding);
  return [...text.normalize("NFC")].map((letter) => codes.get(letter) ?? letter).join("");
};

function glyphsOf(codes: string, style: Partial<GlyphStyle> = {}): Glyph[] {
  const whole: GlyphStyle = { angle: 0, size: 10, bold: false, italic: false, ascent: 0.9, descent: 0.2, font: 1, legacy: null, ...style };
  return [...codes].map((code, index) => ({ text: code === "\u00ad" ? "-" : code, u0: index * 5, u1: index * 5 + 5, v: 100, style: whole, suspect: false, inkU: null, ...(code === "\u00ad" ? { code: 0xad } : {}) }));
}

const textOf = (glyphs: readonly Glyph[]) => glyphs.map(({ text }) => text).join("");
/** Made-up prose with every kind of letter, long enough to be proof. */
const PROSE = "Người lớn uống một viên mỗi sáng trước bữa ăn, trẻ nhỏ dùng nửa liều; ngừng thuốc khi nổi mẩn đỏ, sưng mặt hoặc khó thở và gọi bác sĩ ngay";

describe("letters", () => {
  it.each(["tcvn3", "vni"] as const)("of %s have a code each, all Vietnamese ones", (encoding) => {
    const codes = encoderOf(encoding);
    const missing = SMALL.filter((letter) => letter > "z" && !codes.has(letter));
    expect(missing).toEqual([]);
    expect(new Set(codes.values()).size).toBe(codes.size);
  });
  it("of VNI have capitals too", () => expect([...VOWELS.toUpperCase().normalize("NFC"), "Đ"].filter((letter) => letter > "Z" && !encoderOf("vni").has(letter))).toEqual([]));
});

describe("convertLegacy", () => {
  it.each(["tcvn3", "vni"] as const)("gives any text of %s back, letter by letter in its place, when the font's name vouches", (encoding) => {
    const word = fc.array(fc.constantFrom(...SMALL), { minLength: 1, maxLength: 7 }).map((letters) => letters.join(""));
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        const text = [PROSE, PROSE, ...words].join(" ").normalize("NFC");
        const before = glyphsOf(encode(text, encoding), { legacy: { encoding, capitals: false } });
        const after = convertLegacy(before);
        expect(textOf(after)).toBe(text);
        // Nothing is moved, and what one glyph ends the next begins: no box is lost.
        after.forEach((glyph, index) => {
          expect(glyph.u1).toBe(after[index + 1]?.u0 ?? before.at(-1)?.u1);
        });
      }),
      { numRuns: 60 },
    );
  });

  it.each(["tcvn3", "vni"] as const)("proves %s by the words alone where the font has another name", (encoding) => {
    const after = convertLegacy(glyphsOf(encode(PROSE, encoding)));
    expect(textOf(after)).toBe(PROSE.normalize("NFC"));
    expect(after.some((glyph) => glyph.convertedFrom === encoding)).toBe(true);
  });

  it("takes a name alone for no proof: words that are none in that code stay as they are", () => {
    const codes = "Größe façade naïve œuvre señor";
    expect(textOf(convertLegacy(glyphsOf(codes, { legacy: { encoding: "vni", capitals: false } })))).toBe(codes);
  });

  it("leaves Unicode Vietnamese, other languages, figures and signs alone", () => {
    const others = [
      PROSE,
      "là và có thì bà cô bé cá gà chè bí mì hè đò rô tô và là cá",
      "Le café était très frappé: été, forêt, élève, naïf, goût, hôtel, château, maïs, noël, père, où, déjà, âme",
      "Größe, für, süß, schön, Bär, Öl, Übung, Häuser, fließen, müssen, größer, täglich, wäre, hätte, möglich",
      "25 µg ± 3 °C × 10 ½ Zanolin® © 2019 § 4 ¶ 2 «dose» 5–10 µm 30 µl 12 µM 7 µV ½ ¼ ¾",
      "12 500 mg 7,5 % 1/100 2019",
    ];
    for (const text of others) {
      const glyphs = glyphsOf(text.normalize("NFC"));
      expect(convertLegacy(glyphs)).toEqual(glyphs);
    }
  });

  it("leaves signs in another font of the page alone, and converts that font where words of it bear the code out", () => {
    const page = glyphsOf(encode(PROSE, "tcvn3"), { legacy: { encoding: "tcvn3", capitals: false } });
    const other = (codes: string) => glyphsOf(codes, { font: 2 });
    for (const signs of ["\u00d7", "\u00f7", "\u00b9", "\u00b7", "\u00b5m", "2 \u00d7 5 mg", "25 \u00b5m \u00f7 2 \u00b7 10\u00b9 \u00d7 3"]) {
      const after = convertLegacy([...page, ...other(signs)]);
      expect(after.filter((glyph) => glyph.style.font === 2)).toEqual(other(signs));
      expect(after.some((glyph) => glyph.convertedFrom === "tcvn3")).toBe(true);
    }
    const words = "nửa liều mỗi sáng".normalize("NFC");
    expect(textOf(convertLegacy([...page, ...other(encode(words, "tcvn3"))])).endsWith(words)).toBe(true);
  });

  it("never changes text without a letter beyond ASCII", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."abcXYZ 0123456789.,-/()%") }), (text) => {
        const glyphs = glyphsOf(text);
        expect(convertLegacy(glyphs)).toBe(glyphs);
      }),
    );
  });
});

async function readPage(lines: Parameters<typeof codedPdf>[0]): Promise<Page> {
  const reader = await openPdf(codedPdf(lines));
  try {
    return reader.readPage(0);
  } finally {
    reader.close();
  }
}

const LINES = ["Liều dùng: người lớn 1 viên mỗi ngày,", "trẻ nhỏ dùng nửa liều trước bữa ăn; bỏ thư", "ngừng thuốc khi mẩn đỏ, khó thở"];
const set = (encoding: LegacyEncoding, font: string) => LINES.map((line, index) => ({ codes: encode(line, encoding), font, x: 40, y: 60 + 20 * index }));

describe("a page set in an old code", () => {
  it.each([
    ["tcvn3", ".VnTime"],
    ["tcvn3", "Times-Roman"],
    ["vni", "VNI-Times"],
    ["vni", "Helvetica"],
  ] as const)("%s in %s reads as printed and says so", async (encoding, font) => {
    const { fragments } = await readPage(set(encoding, font));
    expect(fragments.map(({ text }) => text)).toEqual(LINES.map((line) => line.normalize("NFC")));
    expect(fragments.map(({ convertedFrom }) => convertedFrom)).toEqual([encoding, encoding, encoding]);
    for (const { text, xs, suspects } of fragments) {
      expect([xs.length, suspects]).toEqual([text.length + 1, 0]);
      expect(xs.every((x, index) => index === 0 || x >= (xs[index - 1] ?? 0))).toBe(true);
    }
  });

  it("prints capitals in a font of capitals", async () => {
    const page = await readPage([...set("tcvn3", ".VnTime"), { codes: encode("chỉ định", "tcvn3"), font: ".VnTimeH", x: 40, y: 30 }, { codes: "zanolin", font: ".VnArialH", x: 40, y: 15 }]);
    const texts = page.fragments.map(({ text }: TextFragment) => text);
    expect(texts).toContain("CHỈ ĐỊNH");
    expect(texts).toContain("ZANOLIN");
  });
});
