/** Comes in: a page with text turned by a quarter or half. Goes out: the same page turned so that this text is upright, and the way back. Changes no text. */
import type { Page, Ruling, TextFragment } from "@/lib/model/page";
import { type PageRect, pageRect } from "@/lib/model/rect";

/** Clockwise degrees in which turned text runs. */
export type Turn = 90 | 180 | 270;

interface UprightPage {
  /** Fragments keep their indexes; those that ran at `turn` have angle 0. */
  page: Page;
  /** From the turned page's space to the page's own. */
  back: (box: PageRect) => PageRect;
  /** The other way. */
  forth: (box: PageRect) => PageRect;
}

/** Turns the page by `-turn`. `xs` of the turned text are shared out evenly: an engine gives them along the page's x only. */
export function uprightPage(page: Page, turn: Turn): UprightPage {
  const { width, height } = page;
  const point = (x: number, y: number): [number, number] => (turn === 90 ? [y, width - x] : turn === 270 ? [height - y, x] : [width - x, height - y]);
  const inverse = (x: number, y: number): [number, number] => (turn === 90 ? [width - y, x] : turn === 270 ? [y, height - x] : [width - x, height - y]);
  const sideways = turn !== 180;
  return {
    page: {
      ...page,
      width: sideways ? height : width,
      height: sideways ? width : height,
      fragments: page.fragments.map((fragment) => turnFragment(fragment, turn, point)),
      rulings: page.rulings.map((ruling) => turnRuling(ruling, sideways, point)),
      images: page.images.map((box) => turnBox(box, point)),
    },
    back: (box) => turnBox(box, inverse),
    forth: (box) => turnBox(box, point),
  };
}

type Move = (x: number, y: number) => [number, number];

function turnBox([x0, y0, x1, y1]: PageRect, move: Move): PageRect {
  const [ax, ay] = move(x0, y0);
  const [bx, by] = move(x1, y1);
  return pageRect(Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by));
}

function turnFragment(fragment: TextFragment, turn: Turn, move: Move): TextFragment {
  const bbox = turnBox(fragment.bbox, move);
  const length = fragment.text.length;
  const step = (bbox[2] - bbox[0]) / Math.max(length, 1);
  const [, baseline] = move(fragment.xs[0] ?? fragment.bbox[0], fragment.baseline);
  return {
    ...fragment,
    bbox,
    baseline,
    xs: Array.from({ length: length + 1 }, (_, index) => bbox[0] + index * step),
    angle: (((Math.round(fragment.angle) - turn) % 360) + 360) % 360,
  };
}

function turnRuling(ruling: Ruling, sideways: boolean, move: Move): Ruling {
  const [x0, y0, x1, y1] = turnBox(pageRect(ruling.x0, ruling.y0, ruling.x1, ruling.y1), move);
  const turned = ruling.orientation === "h" ? "v" : "h";
  return { ...ruling, orientation: sideways ? turned : ruling.orientation, x0, y0, x1, y1 };
}
