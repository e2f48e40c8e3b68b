/** Comes in: fragments of one stretch of a page. Goes out: the same in rows, each from left to right. Never joins text. */
import { overlapY, rectHeight } from "@/lib/geometry/rect";
import type { TextFragment } from "@/lib/model/page";
import type { Indexed } from "./laid-line";

/** Size of most of a fragment's characters, points. */
export function fragmentSize(fragment: TextFragment): number {
  let size = 0;
  let longest = 0;
  for (const run of fragment.runs) {
    const length = run.end - run.start;
    if (run.script === "none" && length > longest) {
      longest = length;
      size = run.fontSize;
    }
  }
  return size > 0 ? size : (fragment.runs[0]?.fontSize ?? rectHeight(fragment.bbox));
}

interface Row {
  baseline: number;
  size: number;
  members: Indexed[];
}

/** Rows by baseline, top to bottom; a small raised or lowered fragment joins the row that it touches. */
export function rowsOf(fragments: readonly Indexed[]): Indexed[][] {
  const sized = fragments.map((item) => ({ item, size: fragmentSize(item.fragment) })).sort((a, b) => a.item.fragment.baseline - b.item.fragment.baseline || a.item.fragment.bbox[0] - b.item.fragment.bbox[0]);
  const rows: Row[] = [];
  const small: { item: Indexed; size: number }[] = [];
  for (const entry of sized) {
    const row = rows.findLast((candidate) => Math.abs(candidate.baseline - entry.item.fragment.baseline) <= 0.22 * Math.max(candidate.size, entry.size));
    if (row !== undefined) addTo(row, entry);
    else if (hasLargerNeighbour(entry, sized)) small.push(entry);
    else rows.push({ baseline: entry.item.fragment.baseline, size: entry.size, members: [entry.item] });
  }
  for (const entry of small) {
    const home = homeOf(entry.item, rows);
    if (home === null) rows.push({ baseline: entry.item.fragment.baseline, size: entry.size, members: [entry.item] });
    else home.members.push(entry.item);
  }
  return rows
    .sort((a, b) => a.baseline - b.baseline)
    .map((row) => row.members.sort((a, b) => a.fragment.bbox[0] - b.fragment.bbox[0]));
}

function addTo(row: Row, entry: { item: Indexed; size: number }): void {
  if (entry.size > row.size * 1.2) {
    row.size = entry.size;
    row.baseline = entry.item.fragment.baseline;
  }
  row.members.push(entry.item);
}

/** Is it a mark beside larger type (a raised 2, a lowered index) and not a line of its own? */
function hasLargerNeighbour(entry: { item: Indexed; size: number }, all: readonly { item: Indexed; size: number }[]): boolean {
  const box = entry.item.fragment.bbox;
  if (entry.item.fragment.text.length > 6) return false;
  return all.some(({ item, size }) => size > entry.size * 1.15 && touches(item, entry.item) && overlapY(item.fragment.bbox, box) > 0.3 * rectHeight(box));
}

function homeOf(item: Indexed, rows: readonly Row[]): Row | null {
  let best: Row | null = null;
  let most = 0;
  for (const row of rows) {
    for (const member of row.members) {
      const shared = overlapY(member.fragment.bbox, item.fragment.bbox);
      if (touches(member, item) && shared > most) {
        most = shared;
        best = row;
      }
    }
  }
  return best;
}

function touches(a: Indexed, b: Indexed): boolean {
  const slack = 0.5 * fragmentSize(a.fragment);
  return b.fragment.bbox[0] <= a.fragment.bbox[2] + slack && b.fragment.bbox[2] >= a.fragment.bbox[0] - slack;
}
