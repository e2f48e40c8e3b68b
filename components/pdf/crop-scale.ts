import type { PageRect } from "@/lib/model/rect";

/** Pixels a point at which a page is drawn: few steps, so that a page that is looked at twice need not be drawn twice. */
const STEPS = [0.6, 0.8, 1, 1.2, 1.5, 1.8] as const;
/** Points that are seen on both sides of a region. */
const MARGIN = 20;

/** The largest scale (pixels a point) at which a region and its margins fit into so many pixels of width. */
export function cropScale(region: PageRect, room: number): number {
  const wanted = room / (region[2] - region[0] + 2 * MARGIN);
  return STEPS.findLast((step) => step <= wanted) ?? STEPS[0];
}

/** Where a frame of `room` by `height` pixels is scrolled to, so that the middle of the region is in its middle; where it is taller, its top. */
export function cropScroll(region: PageRect, scale: number, room: number, height: number): { left: number; top: number } {
  const [x0, y0, x1, y1] = region.map((value) => value * scale) as [number, number, number, number];
  const margin = MARGIN * scale;
  return { left: Math.max(0, (x0 + x1 - room) / 2), top: Math.max(0, y1 - y0 > height - 2 * margin ? y0 - margin : (y0 + y1 - height) / 2) };
}
