// Text objects that PDFium left out of its text page in, what they were put right: a second printing with a small shift makes the first one bold, anything else is marked as unreadable. It guesses no text.
import { mapPoint } from "@/lib/geometry/spaces";
import type { Glyph, GlyphStyle } from "./raw-page";
import type { Drawing } from "./read-drawing";
import type { GlyphSource } from "./read-glyphs";

/** A second printing stands this close to the first, in shares of the size … */
const DOUBLE_REACH = 0.15;
/** … but not on the very same spot: that looks no different. Points. */
const SAME_SPOT = 0.02;

type TextObject = Drawing["texts"][number];
type Box = readonly [x0: number, y0: number, x1: number, y1: number];

function inkBox({ pdfium, scratch: s }: GlyphSource, { object, map }: TextObject): Box | null {
  if (!pdfium.raw.FPDFPageObj_GetBounds(object, s, s + 4, s + 8, s + 12)) return null;
  const [left = 0, bottom = 0, right = 0, top = 0] = pdfium.f32().subarray(s >> 2, (s >> 2) + 4);
  const [x0, y0] = mapPoint(map, left, bottom);
  const [x1, y1] = mapPoint(map, right, top);
  const box: Box = [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)];
  return box[2] - box[0] > 0.05 && box[3] - box[1] > 0.05 ? box : null;
}

function isOnPage({ width, height }: GlyphSource, [x0, y0, x1, y1]: Box): boolean {
  return x1 > 0 && y1 > 0 && x0 < width && y0 < height;
}

/** One unreadable glyph in the place of text that the engine shows but does not tell. */
function unreadable([x0, y0, x1, y1]: Box): Glyph {
  const style: GlyphStyle = { angle: 0, size: Math.max(1, y1 - y0), bold: false, italic: false, ascent: 1, descent: 0 };
  return { text: "\uFFFD", u0: x0, u1: x1, v: y1, style, suspect: true, inkU: null };
}

/**
 * PDFium keeps one of two equal text objects that lie nearly on each other and says nothing of the other. `styles` holds the style of
 * every object that it kept; those with a dropped twin beside them are set bold. A dropped object without a twin comes back as U+FFFD.
 */
export function restoreDoubles(source: GlyphSource, texts: readonly TextObject[], styles: ReadonlyMap<number, GlyphStyle>): Glyph[] {
  const dropped = texts.filter(({ object }) => !styles.has(object)).map((text) => inkBox(source, text)).filter((box) => box !== null);
  if (dropped.length === 0) return [];
  const kept = texts.flatMap((text) => {
    const style = styles.get(text.object);
    const box = style ? inkBox(source, text) : null;
    return style && box ? [{ style, box }] : [];
  });
  return dropped.flatMap((box) => {
    const distance = (other: Box) => Math.max(...other.map((value, i) => Math.abs(value - (box[i] ?? 0))));
    const twin = kept.find((each) => distance(each.box) <= DOUBLE_REACH * each.style.size);
    if (!twin) return isOnPage(source, box) ? [unreadable(box)] : [];
    if (distance(twin.box) > SAME_SPOT) twin.style.bold = true;
    return [];
  });
}
