/** Comes in: a page in reading order. Goes out: the same, with figure captions and the text inside figures set aside. Never sets aside a line without a drawing near a caption. */
import { containsMiddle, inflate, overlapX, unionAll } from "@/lib/geometry/rect";
import type { Page } from "@/lib/model/page";
import { type PageRect, pageRect } from "@/lib/model/rect";
import type { FlowItem } from "./flow";
import type { LaidLine } from "./laid-line";

/** How far a caption may stand from its drawing, points. */
const REACH = 40;

export function figureAsides(items: readonly FlowItem[], page: Page, figureWords: readonly string[]): FlowItem[] {
  if (figureWords.length === 0) return [...items];
  const begins = new RegExp(`^(?:${figureWords.join("|")})\\s*\\d+(?:[.\\-]\\d+)*\\s*(?:[.:–-]|$)`, "iu");
  const drawings = drawingsOf(page);
  const figures: PageRect[] = [];
  const captions = new Set<LaidLine>();
  items.forEach((item, index) => {
    if (item.kind !== "line" || !begins.test(item.laid.line.text)) return;
    const drawing = drawings.find((box) => isBeside(box, item.laid.line.bbox));
    if (drawing === undefined) return;
    figures.push(drawing);
    for (const laid of captionFrom(items, index)) captions.add(laid);
  });
  return items.map((item) => {
    if (item.kind !== "line") return item;
    if (captions.has(item.laid)) return { kind: "aside", laid: item.laid, caption: true };
    const { bbox } = item.laid.line;
    const inside = figures.some((figure) => containsMiddle(inflate(figure, 1), bbox));
    return inside ? { kind: "aside", laid: item.laid, caption: false } : item;
  });
}

function isBeside(drawing: PageRect, caption: PageRect): boolean {
  if (overlapX(drawing, caption) <= 0) return false;
  return Math.abs(caption[1] - drawing[3]) < REACH || Math.abs(drawing[1] - caption[3]) < REACH;
}

/** The caption's first line and those that follow it closely in the same column. */
function captionFrom(items: readonly FlowItem[], index: number): LaidLine[] {
  const lines: LaidLine[] = [];
  for (let at = index; at < items.length && lines.length < 4; at++) {
    const item = items[at];
    if (item?.kind !== "line") break;
    const last = lines[lines.length - 1];
    if (last !== undefined && !(item.laid.line.column === last.line.column && item.laid.line.baseline - last.line.baseline < 1.35 * last.fontSize && item.laid.line.baseline > last.line.baseline)) break;
    lines.push(item.laid);
  }
  return lines;
}

/** Pictures of some size, and frames drawn with four rules. */
function drawingsOf(page: Page): PageRect[] {
  const pictures = page.images.filter((box) => box[2] - box[0] > 40 && box[3] - box[1] > 40);
  const uprights = page.rulings.filter((ruling) => ruling.orientation === "v" && ruling.y1 - ruling.y0 > 60);
  const frame = unionAll(uprights.map((ruling) => pageRect(ruling.x0, ruling.y0, ruling.x1, ruling.y1)));
  return frame === null || uprights.length < 2 ? pictures : [...pictures, frame];
}
