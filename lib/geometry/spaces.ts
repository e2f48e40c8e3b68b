// The one module that converts between PDF space, page space and screen space: numbers and boxes of one space in, of another out; it never reads a page.
import { type PageRect, pageRect } from "@/lib/model/rect";

declare const spaceBrand: unique symbol;

/** A box in PDF user space as the file writes it: `[left, bottom, right, top]`, default user space units, y upwards. */
export type PdfRect = readonly [number, number, number, number] & { readonly [spaceBrand]: "pdf-space" };
/** A box in CSS pixels of the shown page: `[x0, y0, x1, y1]`, origin at the top left of the page's element, y downwards. */
export type ScreenRect = readonly [number, number, number, number] & { readonly [spaceBrand]: "screen-space" };

/** Clockwise turn of a page as shown, degrees. */
export type QuarterTurn = 0 | 90 | 180 | 270;

/** How a page is laid out in PDF space, and therefore how it is shown. */
export interface PageFrame {
  /** The visible box in PDF space (CropBox cut by MediaBox). */
  crop: PdfRect;
  /** /Rotate of the page. */
  rotate: QuarterTurn;
  /** Points per unit of user space; 1 in nearly every file. */
  userUnit: number;
}

/** `x' = a·x + c·y + e`, `y' = b·x + d·y + f`. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Makes a PDF-space box from numbers that are already in PDF space; corners may come in any order. */
export function pdfRect(x0: number, y0: number, x1: number, y1: number): PdfRect {
  return [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)] as unknown as PdfRect;
}

/** Makes a screen-space box from CSS pixels. */
function screenRect(x0: number, y0: number, x1: number, y1: number): ScreenRect {
  return [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)] as unknown as ScreenRect;
}

/** Any whole multiple of 90 degrees, negative ones too, as one of the four turns; other numbers count as no turn (PDF 32000-1, 7.7.3.3). */
export function quarterTurn(degrees: number): QuarterTurn {
  const turn = ((degrees % 360) + 360) % 360;
  return turn === 90 || turn === 180 || turn === 270 ? turn : 0;
}

/** Size in points of the page as shown. */
export function pageSize(frame: PageFrame): { width: number; height: number } {
  const width = (frame.crop[2] - frame.crop[0]) * frame.userUnit;
  const height = (frame.crop[3] - frame.crop[1]) * frame.userUnit;
  return frame.rotate === 90 || frame.rotate === 270 ? { width: height, height: width } : { width, height };
}

/** The map from PDF space to page space of one page. */
export function pdfToPageMatrix(frame: PageFrame): Affine {
  const [left, bottom, right, top] = frame.crop;
  const u = frame.userUnit;
  switch (frame.rotate) {
    case 0:
      return [u, 0, 0, -u, -left * u, top * u];
    case 90:
      return [0, u, u, 0, -bottom * u, -left * u];
    case 180:
      return [-u, 0, 0, u, right * u, -bottom * u];
    case 270:
      return [0, -u, -u, 0, top * u, right * u];
  }
}

/** `first`, then `second`. */
export function compose(first: Affine, second: Affine): Affine {
  const [a, b, c, d, e, f] = first;
  const [A, B, C, D, E, F] = second;
  return [A * a + C * b, B * a + D * b, A * c + C * d, B * c + D * d, A * e + C * f + E, B * e + D * f + F];
}

/** The inverse map. Throws RangeError for a map that flattens the plane. */
export function invert([a, b, c, d, e, f]: Affine): Affine {
  const det = a * d - b * c;
  if (det === 0 || !Number.isFinite(det)) throw new RangeError("map has no inverse");
  return [d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det];
}

/** Where a map takes a point. */
export function mapPoint([a, b, c, d, e, f]: Affine, x: number, y: number): readonly [x: number, y: number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

function mapBox(map: Affine, box: readonly [number, number, number, number]): [number, number, number, number] {
  const [px, py] = mapPoint(map, box[0], box[1]);
  const [qx, qy] = mapPoint(map, box[2], box[3]);
  return [Math.min(px, qx), Math.min(py, qy), Math.max(px, qx), Math.max(py, qy)];
}

/** A box as the file writes it → the same box as a viewer shows it (CropBox origin, /Rotate and UserUnit applied). */
export function pdfToPage(rect: PdfRect, frame: PageFrame): PageRect {
  return pageRect(...mapBox(pdfToPageMatrix(frame), rect));
}

/** The inverse of `pdfToPage`. */
export function pageToPdf(rect: PageRect, frame: PageFrame): PdfRect {
  return pdfRect(...mapBox(invert(pdfToPageMatrix(frame)), rect));
}

/** How a viewer turned a page beyond its own /Rotate; the size is the page's in page space, points. */
export interface ViewTurn {
  rotation: QuarterTurn;
  pageWidth: number;
  pageHeight: number;
}

function pageToScreenMatrix(scale: number, turn: ViewTurn | undefined): Affine {
  const frame: PageFrame = {
    crop: pdfRect(0, 0, turn?.pageWidth ?? 0, turn?.pageHeight ?? 0),
    rotate: turn?.rotation ?? 0,
    userUnit: scale,
  };
  const flip: Affine = [1, 0, 0, -1, 0, turn?.pageHeight ?? 0];
  return compose(flip, pdfToPageMatrix(frame));
}

/** A page-space box → CSS pixels at `scale` pixels a point; `turn` only when the viewer turned the page further. */
export function pageToScreen(rect: PageRect, scale: number, turn?: ViewTurn): ScreenRect {
  return screenRect(...mapBox(pageToScreenMatrix(scale, turn), rect));
}

/** The inverse of `pageToScreen`. */
export function screenToPage(rect: ScreenRect, scale: number, turn?: ViewTurn): PageRect {
  return pageRect(...mapBox(invert(pageToScreenMatrix(scale, turn)), rect));
}
