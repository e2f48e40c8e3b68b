// A page loaded in PDFium in, its glyphs in page space out, in the order of the content stream; it joins nothing and drops only what lies wholly off the page.
import { type Affine, compose, mapPoint } from "@/lib/geometry/spaces";
import { type Character, characterOf } from "./characters";
import { isBoldFont, isItalicFont, type LegacyFont, legacyFontOf, plainFontName } from "./font-style";
import type { PdfiumInstance } from "./pdfium-module";
import type { Glyph, GlyphStyle } from "./raw-page";
import { privateUseCharacter, type SymbolFont, symbolFontOf } from "./symbol-fonts";

const HYPHEN = 0x2d;
const SOFT_HYPHEN = 0xad;
/** PDFium puts this in place of a hyphen at the end of a line. */
const PDFIUM_HYPHEN = 0x02;
const FILL_AND_STROKE = 2;

interface FontFacts {
  bold: boolean;
  italic: boolean;
  ascent: number;
  descent: number;
  symbolFont: SymbolFont;
  /** Its codes above ASCII are not the characters that it shows. */
  legacy: LegacyFont | null;
}

/** A style with what is needed to place its glyphs. */
interface PlacedStyle {
  style: GlyphStyle;
  cos: number;
  sin: number;
  /** Page points per unit of PDF space. */
  unit: number;
  /** Whether the text runs along the PDF page's y axis, 0.5 when along neither. */
  axis: "x" | "y" | "none";
  /** Whether it runs along that axis or against it. */
  forward: boolean;
  font: FontFacts;
  handle: number;
  fontSize: number;
  /** Horizontal scale from text space to PDF space. */
  stretch: number;
}

/** A page as `readGlyphs` needs it: open handles and the map into page space. */
export interface GlyphSource {
  pdfium: PdfiumInstance;
  textPage: number;
  toPage: Affine;
  width: number;
  height: number;
  /** At least 512 bytes of the engine's memory, 8-byte aligned, free for use. */
  scratch: number;
}

function readFont(source: GlyphSource, font: number): FontFacts {
  const { raw, u8, i32, f32 } = source.pdfium;
  const { scratch } = source;
  const bytes = raw.FPDFFont_GetBaseFontName(font, scratch, 512);
  const name = bytes > 1 && bytes <= 512 ? new TextDecoder().decode(u8().slice(scratch, scratch + bytes - 1)) : "";
  const flags = Math.max(0, raw.FPDFFont_GetFlags(font));
  const italicAngle = raw.FPDFFont_GetItalicAngle(font, scratch) ? (i32()[scratch >> 2] ?? 0) : 0;
  const ascent = raw.FPDFFont_GetAscent(font, 1, scratch) ? (f32()[scratch >> 2] ?? 0) : 0;
  const descent = raw.FPDFFont_GetDescent(font, 1, scratch) ? -(f32()[scratch >> 2] ?? 0) : 0;
  // Files lie about these: a box that is no line's box is worse than a usual one.
  const sane = ascent > 0.4 && ascent < 1.3 && descent >= 0 && descent < 0.6 && ascent + descent > 0.6;
  return {
    bold: isBoldFont(name, flags),
    italic: isItalicFont(name, flags, italicAngle),
    // Many fonts tell the reach of their tallest glyph; boxes that high would lap over the lines above and below.
    ascent: sane ? Math.min(ascent, 0.95) : 0.9,
    descent: sane ? Math.min(descent, 0.26) : 0.22,
    symbolFont: symbolFontOf(plainFontName(name)),
    legacy: legacyFontOf(name),
  };
}

function snapAngle(degrees: number): number {
  const turn = (degrees + 360) % 360;
  const quarter = Math.round(turn / 90) * 90;
  return Math.abs(turn - quarter) <= 0.75 ? quarter % 360 : Math.round(turn * 10) / 10;
}

function placeStyle(source: GlyphSource, index: number, object: number, fonts: Map<number, FontFacts>): PlacedStyle | null {
  const { raw, f32 } = source.pdfium;
  const at = source.scratch >> 2;
  if (!raw.FPDFText_GetMatrix(source.textPage, index, source.scratch)) return null;
  const [a = 0, b = 0, c = 0, d = 0] = f32().subarray(at, at + 4);
  const fontSize = raw.FPDFText_GetFontSize(source.textPage, index);
  const [A, B, C, D] = compose([a, b, c, d, 0, 0], source.toPage);
  const size = Math.hypot(C, D) * Math.abs(fontSize);
  const angle = snapAngle((Math.atan2(B, A) * 180) / Math.PI + (fontSize < 0 ? 180 : 0));
  if (!Number.isFinite(size) || size < 0.1 || size > 5000 || !Number.isFinite(angle)) return null;
  const font = raw.FPDFTextObj_GetFont(object);
  let facts = fonts.get(font);
  if (!facts) fonts.set(font, (facts = readFont(source, font)));
  const stroked = raw.FPDFTextObj_GetTextRenderMode(object) === FILL_AND_STROKE;
  const slanted = b === 0 && d !== 0 && Math.abs(c / d) > 0.1;
  const radians = (angle * Math.PI) / 180;
  return {
    style: { angle, size, bold: facts.bold || stroked, italic: facts.italic || slanted, ascent: facts.ascent, descent: facts.descent, font, legacy: facts.legacy },
    cos: Math.round(Math.cos(radians) * 1e12) / 1e12,
    sin: Math.round(Math.sin(radians) * 1e12) / 1e12,
    unit: Math.hypot(source.toPage[0], source.toPage[1]),
    axis: Math.abs(b) < 1e-4 * Math.abs(a) ? "x" : Math.abs(a) < 1e-4 * Math.abs(b) ? "y" : "none",
    forward: (Math.abs(a) > Math.abs(b) ? a : b) * (fontSize < 0 ? -1 : 1) > 0,
    font: facts,
    handle: font,
    fontSize,
    stretch: Math.hypot(a, b),
  };
}

/**
 * How far the pen moves from `x`/`y`, PDF space; NaN when the engine's upright box cannot tell (text at an odd angle).
 * The box begins left of the pen where the ink does, so only its far side is taken.
 */
function readAdvance(source: GlyphSource, index: number, placed: PlacedStyle, x: number, y: number): number {
  const { raw, f32 } = source.pdfium;
  if (placed.axis === "none" || !raw.FPDFText_GetLooseCharBox(source.textPage, index, source.scratch)) return Number.NaN;
  const at = source.scratch >> 2;
  const heap = f32();
  // FS_RECTF: left, top, right, bottom.
  if (placed.axis === "x") return placed.forward ? (heap[at + 2] ?? 0) - x : x - (heap[at] ?? 0);
  return placed.forward ? (heap[at + 1] ?? 0) - y : y - (heap[at + 3] ?? 0);
}

/** The pen's way as the font's own widths have it, PDF space; for slanted letters, whose box ends where their ink does. 0 when unknown. */
function readWidth(source: GlyphSource, index: number, placed: PlacedStyle): number {
  const { raw, f32 } = source.pdfium;
  const code = raw.FPDFText_GetUnicode(source.textPage, index);
  const known = raw.FPDFFont_GetGlyphWidth(placed.handle, code, placed.fontSize, source.scratch);
  return known ? Math.abs(f32()[source.scratch >> 2] ?? 0) * placed.stretch : 0;
}

/** Middle of the glyph's ink along the text. */
function readInk(source: GlyphSource, index: number, placed: PlacedStyle): number | null {
  const { raw, f64 } = source.pdfium;
  const s = source.scratch;
  if (!raw.FPDFText_GetCharBox(source.textPage, index, s, s + 8, s + 16, s + 24)) return null;
  const [left = 0, right = 0, bottom = 0, top = 0] = f64().subarray(s >> 3, (s >> 3) + 4);
  const [x, y] = mapPoint(source.toPage, (left + right) / 2, (bottom + top) / 2);
  return x * placed.cos + y * placed.sin;
}

function isOffPage(source: GlyphSource, glyph: Glyph, { cos, sin }: PlacedStyle): boolean {
  const { u0, u1, v, style } = glyph;
  const top = v - style.ascent * style.size;
  const bottom = v + style.descent * style.size;
  if (style.angle === 0) return u1 <= 0 || u0 >= source.width || bottom <= 0 || top >= source.height;
  const xs = [u0 * cos - top * sin, u1 * cos - top * sin, u0 * cos - bottom * sin, u1 * cos - bottom * sin];
  const ys = [u0 * sin + top * cos, u1 * sin + top * cos, u0 * sin + bottom * cos, u1 * sin + bottom * cos];
  return Math.max(...xs) <= 0 || Math.min(...xs) >= source.width || Math.max(...ys) <= 0 || Math.min(...ys) >= source.height;
}

/** What the engine reports at `index` as a character of text. A code it could not map to Unicode at all comes out as U+FFFD. */
function readCharacter(source: GlyphSource, index: number, font: FontFacts): Character {
  const { raw } = source.pdfium;
  const code = raw.FPDFText_GetUnicode(source.textPage, index);
  const pictorial = code >= 0xe000 && code <= 0xf8ff ? privateUseCharacter(code, font.symbolFont) : null;
  if (pictorial !== null) return characterOf(pictorial.codePointAt(0) ?? 0);
  if (code === PDFIUM_HYPHEN && raw.FPDFText_IsHyphen(source.textPage, index) === 1) return characterOf(SOFT_HYPHEN);
  const character = characterOf(code);
  if (font.legacy !== null && code >= 0x80 && code <= 0x17f) return { ...character, suspect: true };
  if (character.suspect || raw.FPDFText_HasUnicodeMapError(source.textPage, index) !== 1) return character;
  return { ...character, suspect: true };
}

/** More ink than a hyphen has, in shares of the type size. */
const LETTER_HEIGHT = 0.28;

/**
 * The code that an old font may draw as a letter. The engine calls the soft hyphen, which is TCVN3's "ư", a hyphen as a rule: where its ink is as tall as
 * a letter it is one. Undefined where the text says it all.
 */
function readLegacyCode(source: GlyphSource, index: number, placed: PlacedStyle): number | undefined {
  const { raw, f64 } = source.pdfium;
  const code = raw.FPDFText_GetUnicode(source.textPage, index);
  if (code >= 0xf0a1 && code <= 0xf0ff) return code - 0xf000;
  if (code === SOFT_HYPHEN) return code;
  const s = source.scratch;
  if ((code !== HYPHEN && code !== PDFIUM_HYPHEN) || placed.axis === "none" || !raw.FPDFText_GetCharBox(source.textPage, index, s, s + 8, s + 16, s + 24)) return undefined;
  const [left = 0, right = 0, bottom = 0, top = 0] = f64().subarray(s >> 3, (s >> 3) + 4);
  const height = (placed.axis === "y" ? right - left : top - bottom) * placed.unit;
  return height > LETTER_HEIGHT * placed.style.size ? SOFT_HYPHEN : undefined;
}

/** A glyph whose advance is unknown ends where the next of its run begins, or after half its size. */
function fillAdvance(glyph: Glyph, next: Glyph | undefined): void {
  const step = next && next.style === glyph.style ? next.u0 - glyph.u0 : Number.NaN;
  glyph.u1 = glyph.u0 + (step > 0 && step < glyph.style.size * 1.2 ? step : glyph.style.size * 0.5);
}

/** The engine's box of a slanted letter reaches to the end of its ink; the pen was where the next letter of its run begins. */
function takeBackOverhang(previous: Glyph | undefined, next: Glyph): void {
  if (!previous || previous.style !== next.style || next.inkU !== null) return;
  if (next.u0 < previous.u1 && next.u0 > (previous.u0 + previous.u1) / 2) previous.u1 = next.u0;
}

function readGlyph(source: GlyphSource, index: number, placed: PlacedStyle): Glyph | null {
  const { raw, f64 } = source.pdfium;
  const { scratch } = source;
  if (!raw.FPDFText_GetCharOrigin(source.textPage, index, scratch, scratch + 8)) return null;
  const heap = f64();
  const [a, b, c, d, e, f] = source.toPage;
  const pdfX = heap[scratch >> 3] ?? 0;
  const pdfY = heap[(scratch >> 3) + 1] ?? 0;
  const x = a * pdfX + c * pdfY + e;
  const y = b * pdfX + d * pdfY + f;
  if (!Number.isFinite(x) || !Number.isFinite(y)) return null;
  const { text, suspect, mark } = readCharacter(source, index, placed.font);
  const u0 = x * placed.cos + y * placed.sin;
  const reach = readAdvance(source, index, placed, pdfX, pdfY);
  const width = placed.style.italic ? readWidth(source, index, placed) : 0;
  // A width that is no part of the box belongs to another glyph: not every font can be asked by character.
  const u1 = u0 + (width > reach / 2 && width < reach ? width : reach) * placed.unit;
  const v = y * placed.cos - x * placed.sin;
  const legacyCode = suspect || text === "-" ? readLegacyCode(source, index, placed) : undefined;
  return { text, u0, u1, v, style: placed.style, suspect, inkU: mark ? readInk(source, index, placed) : null, ...(legacyCode === undefined ? {} : { code: legacyCode }) };
}

/**
 * Reads every glyph that the page really shows; separators that PDFium made up and what lies wholly off the page are left out.
 * `styles` has the style of every text object by its handle.
 */
export function readGlyphs(source: GlyphSource): { glyphs: Glyph[]; styles: Map<number, GlyphStyle> } {
  const { raw } = source.pdfium;
  const count = source.textPage === 0 ? 0 : Math.max(0, raw.FPDFText_CountChars(source.textPage));
  const fonts = new Map<number, FontFacts>();
  const styles = new Map<number, GlyphStyle>();
  const glyphs: Glyph[] = [];
  let waiting: Glyph | undefined;
  let object = 0;
  let placed: PlacedStyle | null = null;
  for (let index = 0; index < count; index++) {
    const its = raw.FPDFText_GetTextObject(source.textPage, index);
    if (its === 0) continue;
    if (its !== object) {
      object = its;
      placed = placeStyle(source, index, its, fonts);
      if (placed) styles.set(its, placed.style);
    }
    const glyph = placed && readGlyph(source, index, placed);
    if (!glyph || !placed) continue;
    if (waiting) fillAdvance(waiting, glyph);
    takeBackOverhang(glyphs.at(-1), glyph);
    waiting = Number.isNaN(glyph.u1) ? glyph : undefined;
    if (!isOffPage(source, glyph, placed)) glyphs.push(glyph);
  }
  if (waiting) fillAdvance(waiting, undefined);
  return { glyphs, styles };
}
