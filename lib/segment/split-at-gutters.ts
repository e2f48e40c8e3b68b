/** Comes in: fragments and columns. Goes out: the same, with those cut in two that run over a gutter's blank. Never cuts inside a word. */
import { cutFragment, wideGaps } from "./cut-fragment";
import type { ColumnFrame, Indexed } from "./laid-line";
import { fragmentSize } from "./rows";

/** The engine may have joined two columns' lines on one baseline: the blank between them lies on the gutter. */
export function splitAtGutters(items: readonly Indexed[], columns: readonly ColumnFrame[]): Indexed[] {
  const gutters = columns.slice(1).map((frame, index) => ({ lo: (columns[index] as ColumnFrame).x1, hi: frame.x0 }));
  return gutters.reduce<Indexed[]>((current, gutter) => current.flatMap((item) => splitAt(item, gutter)), [...items]);
}

function splitAt(item: Indexed, gutter: { lo: number; hi: number }): Indexed[] {
  const middle = (gutter.lo + gutter.hi) / 2;
  if (item.fragment.bbox[0] >= middle || item.fragment.bbox[2] <= middle) return [item];
  const gap = wideGaps(item.fragment, Math.min(0.8 * fragmentSize(item.fragment), 0.7 * (gutter.hi - gutter.lo))).find(({ x0, x1 }) => x0 <= middle + 1 && x1 >= middle - 1);
  if (gap === undefined) return [item];
  const left = cutFragment(item.fragment, 0, gap.at);
  const right = cutFragment(item.fragment, gap.at, item.fragment.text.length);
  return [left, right].filter((fragment) => fragment !== null).map((fragment) => ({ index: item.index, fragment }));
}
