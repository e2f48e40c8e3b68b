// A page loaded in PDFium in, where annotations show text of their own out; it never hands that text on: nobody printed it on the page.
import { mapPoint } from "@/lib/geometry/spaces";
import type { PageAnnotation } from "@/lib/model/page";
import { pageRect } from "@/lib/model/rect";
import type { GlyphSource } from "./read-glyphs";

/** Kinds that a viewer shows as text on the page (FPDF_ANNOT_*), and the entry that holds it; a closed note or a link shows none. */
const SHOWN: ReadonlyMap<number, string> = new Map([
  [3, "Contents"], // free text
  [13, "Contents"], // stamp
  [20, "V"], // field of a form
]);
/** Bits of /F (PDF 32000-1, table 165): invisible, hidden, not to be viewed. */
const UNSEEN = 0b100011;
/** A page with more was made to be slow. */
const MOST_ANNOTATIONS = 2000;
const LONGEST_TEXT = 1 << 16;

function textLength({ pdfium: { raw, u8 }, scratch }: GlyphSource, annotation: number, key: string): number {
  u8().set(new TextEncoder().encode(`${key}\0`), scratch);
  const bytes = raw.FPDFAnnot_GetStringValue(annotation, scratch, 0, 0);
  if (bytes <= 2 || bytes > LONGEST_TEXT) return bytes > LONGEST_TEXT ? LONGEST_TEXT : 0;
  const buffer = raw.malloc(bytes);
  raw.FPDFAnnot_GetStringValue(annotation, scratch, buffer, bytes);
  const text = new TextDecoder("utf-16le").decode(u8().slice(buffer, buffer + bytes - 2));
  raw.free(buffer);
  return text.replace(/\s+/gu, "").length;
}

function readAnnotation(source: GlyphSource, annotation: number): PageAnnotation | null {
  const { raw, f32 } = source.pdfium;
  const key = SHOWN.get(raw.FPDFAnnot_GetSubtype(annotation));
  if (key === undefined || (raw.FPDFAnnot_GetFlags(annotation) & UNSEEN) !== 0) return null;
  const characters = textLength(source, annotation, key);
  if (characters === 0 || !raw.FPDFAnnot_GetRect(annotation, source.scratch)) return null;
  const at = source.scratch >> 2;
  // FS_RECTF: left, top, right, bottom.
  const [left = 0, top = 0, right = 0, bottom = 0] = f32().slice(at, at + 4);
  const [ax, ay] = mapPoint(source.toPage, left, bottom);
  const [bx, by] = mapPoint(source.toPage, right, top);
  const [x0, x1] = [Math.max(0, Math.min(ax, bx)), Math.min(source.width, Math.max(ax, bx))];
  const [y0, y1] = [Math.max(0, Math.min(ay, by)), Math.min(source.height, Math.max(ay, by))];
  return x1 > x0 && y1 > y0 ? { bbox: pageRect(x0, y0, x1, y1), characters } : null;
}

/** Notes, stamps and filled fields with text that stand on the page as shown. */
export function readAnnotations(source: GlyphSource, page: number): PageAnnotation[] {
  const { raw } = source.pdfium;
  const count = Math.min(MOST_ANNOTATIONS, raw.FPDFPage_GetAnnotCount(page));
  const found: PageAnnotation[] = [];
  for (let index = 0; index < count; index++) {
    const annotation = raw.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    const read = readAnnotation(source, annotation);
    if (read !== null) found.push(read);
    raw.FPDFPage_CloseAnnot(annotation);
  }
  return found;
}
