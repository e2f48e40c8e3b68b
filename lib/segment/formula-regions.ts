/** Comes in: a page's body text and rules. Goes out: where displayed formulas with a fraction bar stand. Never decides what they mean. */
import { inflate, intersects, union, unionAll } from "@/lib/geometry/rect";
import type { Page, Ruling } from "@/lib/model/page";
import { type PageRect, pageRect } from "@/lib/model/rect";
import type { ColumnFrame, Indexed, LaidLine } from "./laid-line";
import { fragmentSize } from "./rows";

/**
 * A fraction bar is a horizontal rule with text close above and close below, both inside its width. An underline has none below, a table's rule
 * is wider than what stands on it or lies in a table.
 */
export function formulaRegions(page: Page, body: readonly Indexed[], columns: readonly ColumnFrame[], tables: readonly PageRect[]): PageRect[] {
  const regions: PageRect[] = [];
  for (const ruling of page.rulings) {
    const width = ruling.x1 - ruling.x0;
    const column = columns.find((frame) => ruling.x0 >= frame.x0 - 3 && ruling.x1 <= frame.x1 + 3);
    if (ruling.orientation !== "h" || column === undefined || width < 8 || width > 0.7 * (column.x1 - column.x0)) continue;
    if (isTableRule(ruling, page)) continue;
    const bar = pageRect(ruling.x0, ruling.y0 - 0.5, ruling.x1, ruling.y1 + 0.5);
    if (tables.some((table) => intersects(inflate(table, 3), bar))) continue;
    const parts = fractionParts(bar, body);
    if (parts === null) continue;
    const region = pageRect(column.x0, parts[1], column.x1, parts[3]);
    const earlier = regions.findIndex((other) => intersects(inflate(other, 2), region));
    if (earlier === -1) regions.push(region);
    else regions[earlier] = union(regions[earlier] as PageRect, region);
  }
  return regions;
}

/** A rule that an upright one meets, or one of several of the same width below each other, belongs to a table. */
function isTableRule(bar: Ruling, page: Page): boolean {
  return page.rulings.some((other) => {
    if (other === bar) return false;
    if (other.orientation === "v") return other.x0 > bar.x0 - 3 && other.x0 < bar.x1 + 3 && other.y0 < bar.y0 + 2 && other.y1 > bar.y0 - 2;
    return Math.abs(other.x0 - bar.x0) < 2 && Math.abs(other.x1 - bar.x1) < 2 && Math.abs(other.y0 - bar.y0) > 2 && Math.abs(other.y0 - bar.y0) < 120;
  });
}

/** Do the fragments make one run of text, without the wide blanks that part a table's cells? */
function isOneRun(items: readonly Indexed[]): boolean {
  const sorted = [...items].sort((a, b) => a.fragment.bbox[0] - b.fragment.bbox[0]);
  return sorted.every((item, index) => {
    const previous = sorted[index - 1];
    return previous === undefined || item.fragment.bbox[0] - previous.fragment.bbox[2] < 2 * fragmentSize(item.fragment);
  });
}

function fractionParts(bar: PageRect, body: readonly Indexed[]): PageRect | null {
  const near = body.filter(({ fragment }) => fragment.angle === 0 && fragment.bbox[0] >= bar[0] - 4 && fragment.bbox[2] <= bar[2] + 4);
  const above = near.filter(({ fragment }) => bar[1] - fragment.baseline > 1 && bar[1] - fragment.baseline < 0.9 * fragmentSize(fragment));
  const below = near.filter(({ fragment }) => fragment.baseline - bar[3] > 0.6 * fragmentSize(fragment) && fragment.baseline - bar[3] < 1.5 * fragmentSize(fragment));
  if (above.length === 0 || below.length === 0 || !isOneRun(above) || !isOneRun(below)) return null;
  const centre = (items: readonly Indexed[]) => {
    const box = unionAll(items.map(({ fragment }) => fragment.bbox)) as PageRect;
    return (box[0] + box[2]) / 2;
  };
  const middle = (bar[0] + bar[2]) / 2;
  if (Math.abs(centre(above) - middle) > 0.25 * (bar[2] - bar[0]) || Math.abs(centre(below) - middle) > 0.25 * (bar[2] - bar[0])) return null;
  return unionAll([...above, ...below].map(({ fragment }) => fragment.bbox));
}

/** A single centred line with an equals sign, parted by blank space from what stands above and below. */
export function isPlainFormula(laid: LaidLine, above: LaidLine | undefined, below: LaidLine | undefined): boolean {
  const { line, frame, fontSize } = laid;
  if (!/\s[=≈]\s/u.test(line.text) || /[.:;,]$/u.test(line.text.trim())) return false;
  const left = line.bbox[0] - frame.x0;
  const right = frame.x1 - line.bbox[2];
  if (left < 2 * fontSize || right < 2 * fontSize || Math.abs(left - right) > 3 * fontSize) return false;
  const apart = (a: LaidLine | undefined, b: LaidLine | undefined) =>
    a === undefined || b === undefined || a.line.physicalPage !== b.line.physicalPage || a.line.column !== b.line.column || b.line.baseline - a.line.baseline > 1.5 * fontSize || b.line.baseline < a.line.baseline;
  return apart(above, laid) && apart(laid, below);
}
