// Pure arithmetic on page-space boxes (`[x0, y0, x1, y1]`, points, y downwards); it never converts between spaces.
import { type PageRect, pageRect } from "@/lib/model/rect";

/** Width in points; never negative. */
export function rectWidth(rect: PageRect): number {
  return Math.max(0, rect[2] - rect[0]);
}

/** Height in points; never negative. */
export function rectHeight(rect: PageRect): number {
  return Math.max(0, rect[3] - rect[1]);
}

/** Area in square points; 0 for an empty or inverted box. */
export function area(rect: PageRect): number {
  return rectWidth(rect) * rectHeight(rect);
}

/** The smallest box around both. */
export function union(a: PageRect, b: PageRect): PageRect {
  return pageRect(Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3]));
}

/** The smallest box around all; null for an empty list. */
export function unionAll(rects: readonly PageRect[]): PageRect | null {
  if (rects.length === 0) return null;
  let [x0, y0, x1, y1] = rects[0] as PageRect;
  for (const rect of rects) {
    x0 = Math.min(x0, rect[0]);
    y0 = Math.min(y0, rect[1]);
    x1 = Math.max(x1, rect[2]);
    y1 = Math.max(y1, rect[3]);
  }
  return pageRect(x0, y0, x1, y1);
}

/** True when the two share some area; boxes that only touch do not. */
export function intersects(a: PageRect, b: PageRect): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

/** What both cover; null when they share no area. */
export function intersection(a: PageRect, b: PageRect): PageRect | null {
  if (!intersects(a, b)) return null;
  return pageRect(Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3]));
}

/** True when `inner` lies in `outer`, borders included; `slack` (points) lets it stick out by that much. */
export function contains(outer: PageRect, inner: PageRect, slack = 0): boolean {
  return (
    inner[0] >= outer[0] - slack && inner[1] >= outer[1] - slack && inner[2] <= outer[2] + slack && inner[3] <= outer[3] + slack
  );
}

/** True when the point (points, page space) lies in the box, borders included. */
export function containsPoint(rect: PageRect, x: number, y: number): boolean {
  return x >= rect[0] && x <= rect[2] && y >= rect[1] && y <= rect[3];
}

/** True when the middle of `inner` lies in `outer`, borders included. */
export function containsMiddle(outer: PageRect, inner: PageRect): boolean {
  return containsPoint(outer, (inner[0] + inner[2]) / 2, (inner[1] + inner[3]) / 2);
}

/** The box grown by `by` points on each side (shrunk when negative). */
export function inflate(rect: PageRect, by: number): PageRect {
  return pageRect(rect[0] - by, rect[1] - by, rect[2] + by, rect[3] + by);
}

/** Length in points of the x range that both share; 0 when they stand beside each other. */
export function overlapX(a: PageRect, b: PageRect): number {
  return Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0]));
}

/** Length in points of the y range that both share; 0 when one stands above the other. */
export function overlapY(a: PageRect, b: PageRect): number {
  return Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));
}
