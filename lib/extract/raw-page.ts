// What a PDF engine hands over for one page, before anything is made of it. Page space throughout; knows no engine.
import type { QuarterTurn } from "@/lib/geometry/spaces";
import type { LegacyEncoding, PageAnnotation } from "@/lib/model/page";
import type { PageRect } from "@/lib/model/rect";
import type { LegacyFont } from "./font-style";

/** How a stretch of glyphs is set: one text-showing object of the content stream. */
export interface GlyphStyle {
  /** Direction in which the text runs as shown, clockwise degrees in [0, 360); quarter turns are exact. */
  angle: number;
  /** Type size as shown, points. */
  size: number;
  bold: boolean;
  italic: boolean;
  /** Height above and depth below the baseline as shares of the size, both positive. */
  ascent: number;
  descent: number;
  /** Which of the page's fonts it is set in; absent where nobody could tell. */
  font?: number;
  /** What the font's name says of the code of its text. */
  legacy?: LegacyFont | null;
}

/**
 * One glyph. `u` runs along the text, `v` across it, downwards as the text is read: the page turned back by the style's angle
 * around the page's origin, points. For upright text `u` is x and `v` is y.
 */
export interface Glyph {
  /** One character as a rule, NFC by itself; a space glyph holds one space. */
  text: string;
  /** Pen position before and after the glyph. */
  u0: number;
  u1: number;
  /** The baseline. */
  v: number;
  style: GlyphStyle;
  /** Control, private-use, U+FFFD or unmapped: the engine could not say which character it is. */
  suspect: boolean;
  /** Middle of the ink along the text, for what may be a mark over or under another letter; null for everything else. */
  inkU: number | null;
  /** The code that the file holds, where it may mean another letter in an old font and `text` does not tell it any more. */
  code?: number;
  /** The code that it was converted from. */
  convertedFrom?: LegacyEncoding;
}

/** A straight piece of a stroked path or a filled rectangle, page space. `width` is the stroke's; 0 for a fill. */
export interface RawStroke {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  width: number;
}

export interface RawPage {
  width: number;
  height: number;
  rotate: QuarterTurn;
  pageLabel: string | null;
  /** The page could not be loaded, or something it needs is broken: text may be missing or wrong. */
  damaged: boolean;
  /** In the order of the content stream. */
  glyphs: Glyph[];
  strokes: RawStroke[];
  /** Boxes of filled rectangles, whatever their size. */
  fills: PageRect[];
  images: PageRect[];
  annotations: PageAnnotation[];
}

/** A page as a picture in shades of grey, one byte a pixel, row by row without padding. */
export interface GreyPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
  /** Dots an inch of page space. */
  dpi: number;
}

/** An opened PDF. Every handle is freed by `close`, after which nothing may be called. */
export interface PdfEngineDocument {
  readonly pageCount: number;
  readonly title: string | null;
  /** Reads one 0-indexed physical page; a page that the engine cannot load comes out empty and damaged. */
  readPage(physicalPage: number): RawPage;
  /** Draws one 0-indexed physical page as a viewer shows it, at `dpi` or less where the picture would be too large; null for a page that the engine cannot load. */
  drawPage(physicalPage: number, dpi: number): GreyPicture | null;
  close(): void;
}
