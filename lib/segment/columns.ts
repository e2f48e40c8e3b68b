/** Comes in: the body fragments of every page. Goes out: the columns of each page, by geometry and by what the book does elsewhere. Never looks at the order of the content stream. */
import type { Page } from "@/lib/model/page";
import { wideGaps } from "./cut-fragment";
import type { ColumnFrame, Indexed } from "./laid-line";
import { fragmentSize } from "./rows";

export interface BodyPage {
  page: Page;
  body: readonly Indexed[];
}

interface Gutter {
  lo: number;
  hi: number;
}

/** Columns of each page, left to right; one column for a page that is not set in several. */
export function findColumns(pages: readonly BodyPage[], maxColumns: number): ColumnFrame[][] {
  const own = pages.map((page) => (maxColumns > 1 ? ownGutter(page) : null));
  const shared = sharedGutters(pages, own);
  const gutters = pages.map((page, index) => {
    if (maxColumns < 2) return null;
    const common = shared.get(groupOf(page.page));
    if (common !== undefined) return isSetAround(page, common) ? common : null;
    return own[index] ?? null;
  });
  return widenToBook(pages, gutters);
}

function groupOf(page: Page): string {
  return `${Math.round(page.width)}:${page.physicalPage % 2}`;
}

/** The emptiest vertical strip in the middle of the page that has text on both sides. */
function ownGutter({ page, body }: BodyPage): Gutter | null {
  const width = Math.ceil(page.width);
  const covered = new Uint16Array(width + 1);
  for (const { fragment } of body) {
    if (fragment.angle !== 0) continue;
    let from = fragment.bbox[0];
    for (const gap of wideGaps(fragment, fragmentSize(fragment))) {
      cover(covered, from, gap.x0);
      from = gap.x1;
    }
    cover(covered, from, fragment.bbox[2]);
  }
  const filled = [...covered].filter((count) => count > 0).sort((a, b) => b - a);
  const peak = filled[Math.floor(filled.length * 0.4)] ?? 0;
  if (peak < 4) return null;
  const strips: (Gutter & { mean: number })[] = [];
  let start = -1;
  for (let x = Math.floor(width * 0.3); x <= Math.ceil(width * 0.7); x++) {
    const free = (covered[x] ?? 0) <= 0.4 * peak;
    if (free && start < 0) start = x;
    if (start >= 0 && (!free || x === Math.ceil(width * 0.7))) {
      if (x - start >= 6) strips.push(tightest(covered, start, x));
      start = -1;
    }
  }
  return strips.filter((strip) => hasBothSides(body, strip)).sort((a, b) => a.mean - b.mean || b.hi - b.lo - (a.hi - a.lo))[0] ?? null;
}

function cover(covered: Uint16Array, x0: number, x1: number): void {
  for (let x = Math.max(0, Math.floor(x0)); x < Math.min(covered.length, Math.ceil(x1)); x++) covered[x] = (covered[x] ?? 0) + 1;
}

/** Narrows a sparse strip to its emptiest run. */
function tightest(covered: Uint16Array, from: number, to: number): Gutter & { mean: number } {
  const low = Math.min(...covered.slice(from, to));
  let best: Gutter = { lo: from, hi: from };
  let lo = -1;
  for (let x = from; x <= to; x++) {
    const free = x < to && (covered[x] ?? 0) <= low + 1;
    if (free && lo < 0) lo = x;
    if (!free && lo >= 0) {
      if (x - lo > best.hi - best.lo) best = { lo, hi: x };
      lo = -1;
    }
  }
  return { ...best, mean: low };
}

function hasBothSides(body: readonly Indexed[], gutter: Gutter): boolean {
  const left = body.filter(({ fragment }) => fragment.bbox[2] <= gutter.lo + 1).length;
  const right = body.filter(({ fragment }) => fragment.bbox[0] >= gutter.hi - 1).length;
  return left >= 4 && right >= 4;
}

/** The place where most pages of one size and side have their gutter, when a fair share of them agrees. */
function sharedGutters(pages: readonly BodyPage[], own: readonly (Gutter | null)[]): Map<string, Gutter> {
  const groups = new Map<string, { count: number; gutters: Gutter[] }>();
  pages.forEach(({ page }, index) => {
    const key = groupOf(page);
    const group = groups.get(key) ?? { count: 0, gutters: [] };
    group.count++;
    const gutter = own[index];
    if (gutter) group.gutters.push(gutter);
    groups.set(key, group);
  });
  const shared = new Map<string, Gutter>();
  for (const [key, { count, gutters }] of groups) {
    const sorted = gutters.map((gutter) => ({ ...gutter, middle: (gutter.lo + gutter.hi) / 2 })).sort((a, b) => a.middle - b.middle);
    const middle = sorted[Math.floor(sorted.length / 2)]?.middle ?? 0;
    const agreeing = sorted.filter((gutter) => Math.abs(gutter.middle - middle) <= 10);
    if (agreeing.length < 2 || agreeing.length < 0.2 * count) continue;
    const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
    shared.set(key, { lo: median(agreeing.map((gutter) => gutter.lo)), hi: median(agreeing.map((gutter) => gutter.hi)) });
  }
  return shared;
}

/** Most of the page's text keeps clear of the gutter and some of it stands to its right. */
function isSetAround({ body }: BodyPage, gutter: Gutter): boolean {
  let crossing = 0;
  let right = 0;
  let all = 0;
  const middle = (gutter.lo + gutter.hi) / 2;
  for (const { fragment } of body) {
    const length = fragment.text.length;
    all += length;
    const gaps = wideGaps(fragment, fragmentSize(fragment));
    if (fragment.bbox[0] < middle - 2 && fragment.bbox[2] > middle + 2 && !gaps.some((gap) => gap.x0 <= middle && gap.x1 >= middle)) crossing += length;
    if (fragment.bbox[2] > middle + 2) right += length;
  }
  return crossing < 0.75 * all && right > 0.02 * all;
}

/** Margins of a column are those that the book's pages of the same size, side and number of columns have; a page's own text may only widen them. */
function widenToBook(pages: readonly BodyPage[], gutters: readonly (Gutter | null)[]): ColumnFrame[][] {
  const own = pages.map((page, index) => ownFrames(page, gutters[index] ?? null));
  const lefts = new Map<string, number[]>();
  const rights = new Map<string, number[]>();
  own.forEach((frames, index) => {
    const page = pages[index];
    if (page === undefined || page.body.length < 10) return;
    frames.forEach((frame, column) => {
      const key = `${groupOf(page.page)}:${frames.length}:${column}`;
      lefts.set(key, lefts.get(key) ?? []);
      rights.set(key, rights.get(key) ?? []);
      lefts.get(key)?.push(frame.x0);
      rights.get(key)?.push(frame.x1);
    });
  });
  const common = (values: readonly number[] | undefined, fallback: number) => [...(values ?? [])].sort((a, b) => a - b)[Math.floor((values?.length ?? 0) / 2)] ?? fallback;
  const lowest = new Map([...lefts].map(([key, values]) => [key, common(values, 0)]));
  const highest = new Map([...rights].map(([key, values]) => [key, common(values, 0)]));
  return own.map((frames, index) => {
    const page = pages[index];
    return frames.map((frame, column) => {
      const key = `${page === undefined ? "" : groupOf(page.page)}:${frames.length}:${column}`;
      return { x0: Math.min(frame.x0, lowest.get(key) ?? frame.x0), x1: Math.max(frame.x1, highest.get(key) ?? frame.x1) };
    });
  });
}

function ownFrames({ page, body }: BodyPage, gutter: Gutter | null): ColumnFrame[] {
  const upright = body.filter(({ fragment }) => fragment.angle === 0).map(({ fragment }) => fragment.bbox);
  const extent = (boxes: readonly (readonly [number, number, number, number])[], fallback: ColumnFrame): ColumnFrame =>
    boxes.length === 0 ? fallback : { x0: sharedLeft(boxes.map((box) => box[0])), x1: Math.max(...boxes.map((box) => box[2])) };
  if (gutter === null) return [extent(upright, { x0: 0, x1: page.width })];
  const left = upright.filter((box) => box[2] <= gutter.hi);
  const right = upright.filter((box) => box[0] >= gutter.lo);
  return [extent(left, { x0: 0, x1: gutter.lo }), extent(right, { x0: gutter.hi, x1: page.width })];
}

/** The leftmost edge that at least three others share within 1.5 points, so that a stray mark moves no margin; the leftmost where none is shared. */
function sharedLeft(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const wanted = Math.min(3, Math.ceil(values.length / 4));
  for (let index = 0; index < sorted.length; index++) {
    const value = sorted[index] as number;
    const last = sorted[index + wanted];
    if (last !== undefined && last - value <= 1.5) return value;
  }
  return sorted[0] ?? 0;
}
