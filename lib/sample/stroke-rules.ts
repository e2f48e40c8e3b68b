import type { TruthBox } from "./sample-truth";

/**
 * Draws a table piece's rules. `full`: around every cell, collinear edges joined to one stroke; `partial`: above, below and
 * under the header, no vertical rules; `none`: nothing. `headerBottom` is the y under the header rows, points.
 */
export function strokeRules(doc: PDFKit.PDFDocument, ruled: "full" | "partial" | "none", box: TruthBox, cells: readonly TruthBox[], headerBottom: number): void {
  const [x0, y0, x1, y1] = box;
  const stroke = (ax: number, ay: number, bx: number, by: number, width: number) => doc.lineWidth(width).moveTo(ax, ay).lineTo(bx, by).stroke();
  if (ruled === "partial") {
    stroke(x0, y0, x1, y0, 0.8);
    stroke(x0, headerBottom, x1, headerBottom, 0.5);
    stroke(x0, y1, x1, y1, 0.8);
  }
  if (ruled !== "full") return;
  for (const [y, from, to] of joinEdges(cells.flatMap(([a, b, c, d]) => [[b, a, c], [d, a, c]]))) stroke(from, y, to, y, 0.5);
  for (const [x, from, to] of joinEdges(cells.flatMap(([a, b, c, d]) => [[a, b, d], [c, b, d]]))) stroke(x, from, x, to, 0.5);
}

type Edge = [at: number, from: number, to: number];

/** Joins overlapping and touching edges at the same place. */
function joinEdges(edges: number[][]): Edge[] {
  const sorted = edges.map(([at = 0, from = 0, to = 0]): Edge => [round(at), round(from), round(to)]).sort((p, q) => p[0] - q[0] || p[1] - q[1]);
  const joined: Edge[] = [];
  for (const edge of sorted) {
    const open = joined.at(-1);
    if (open && open[0] === edge[0] && edge[1] <= open[2]) open[2] = Math.max(open[2], edge[2]);
    else joined.push([...edge]);
  }
  return joined;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
