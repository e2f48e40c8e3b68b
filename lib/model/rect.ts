import type { z } from "zod";

/**
 * A box in page space: `[x0, y0, x1, y1]` in PDF points, origin at the top left of the page as a viewer shows it
 * (CropBox and /Rotate applied), y downwards. The brand keeps PDF space and screen space out at compile time;
 * `lib/geometry/spaces.ts` is the only place that converts.
 */
export type PageRect = [number, number, number, number] & z.core.$brand<"page-space">;

/** Makes a page-space box from numbers that are already in page space. */
export function pageRect(x0: number, y0: number, x1: number, y1: number): PageRect {
  return [x0, y0, x1, y1] as unknown as PageRect;
}
