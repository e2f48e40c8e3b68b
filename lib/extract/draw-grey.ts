// A page loaded in PDFium in, a picture of it in shades of grey out, never larger than memory can bear; it reads nothing.
import { UserError } from "@/lib/model/user-error";
import type { PdfiumInstance } from "./pdfium-module";
import type { GreyPicture } from "./raw-page";

const POINTS_AN_INCH = 72;
/** A4 at 300 dpi has 8.7 million; a poster is drawn coarser. */
const MOST_PIXELS = 16_000_000;
const LONGEST_SIDE = 12_000;
const FORMAT_GREY = 1;
const WHITE = 0xffffffff;
/** FPDF_ANNOT | FPDF_RENDER_FORCEHALFTONE: stamps and notes as a viewer shows them, pictures scaled down smoothly. */
const FLAGS = 0x01 | 0x400;

/** `size` is the page's as shown, points. Throws UserError pdf_too_large where even the bounded picture does not fit in memory. */
export function drawGrey({ raw, u8 }: PdfiumInstance, page: number, size: { width: number; height: number }, wantedDpi: number): GreyPicture {
  const scale = Math.min(wantedDpi / POINTS_AN_INCH, Math.sqrt(MOST_PIXELS / (size.width * size.height)), LONGEST_SIDE / Math.max(size.width, size.height));
  const [width, height] = [Math.max(1, Math.round(size.width * scale)), Math.max(1, Math.round(size.height * scale))];
  const bitmap = raw.FPDFBitmap_CreateEx(width, height, FORMAT_GREY, 0, 0);
  if (bitmap === 0) throw new UserError("pdf_too_large", { pixels: width * height });
  try {
    raw.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    raw.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, FLAGS);
    const [at, stride] = [raw.FPDFBitmap_GetBuffer(bitmap), raw.FPDFBitmap_GetStride(bitmap)];
    const pixels = new Uint8Array(width * height);
    const memory = u8();
    for (let row = 0; row < height; row++) pixels.set(memory.subarray(at + row * stride, at + row * stride + width), row * width);
    return { width, height, pixels, dpi: scale * POINTS_AN_INCH };
  } finally {
    raw.FPDFBitmap_Destroy(bitmap);
  }
}
