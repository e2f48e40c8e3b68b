/** Comes in: boxes in page space. Goes out: simple measures of them, points. Never converts between spaces. */
import { area, overlapX, overlapY, unionAll } from "@/lib/geometry/rect";
import { type PageRect, pageRect } from "@/lib/model/rect";

export const centreX = (box: PageRect): number => (box[0] + box[2]) / 2;
export const centreY = (box: PageRect): number => (box[1] + box[3]) / 2;

/** Smallest box around all; a box of zeros for none. */
export function boxAround(boxes: readonly PageRect[]): PageRect {
  return unionAll(boxes) ?? pageRect(0, 0, 0, 0);
}

/** Length of the common stretch of two intervals; 0 when they are apart. */
export function overlap(a0: number, a1: number, b0: number, b1: number): number {
  return Math.max(0, Math.min(a1, b1) - Math.max(a0, b0));
}

/** Is the centre of `inner` inside `outer` (borders included, `slack` points around)? */
export function holdsCentre(outer: PageRect, inner: PageRect, slack = 0): boolean {
  const x = centreX(inner);
  const y = centreY(inner);
  return x >= outer[0] - slack && x <= outer[2] + slack && y >= outer[1] - slack && y <= outer[3] + slack;
}

/** Share of `inner`'s area that lies in `outer`, 0..1. */
export function shareInside(outer: PageRect, inner: PageRect): number {
  return (overlapX(outer, inner) * overlapY(outer, inner)) / Math.max(area(inner), 1e-6);
}

export function median(values: readonly number[], fallback: number): number {
  if (values.length === 0) return fallback;
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.floor(sorted.length / 2)] ?? fallback;
}
