import type { Cell } from "@/lib/model/block";

/** A cell as both the truth and the finder have it: place in the grid and text. */
export type GridCell = Pick<Cell, "row" | "column" | "rowSpan" | "columnSpan" | "text">;

/** Text without white space and case, dashes and quotes of one kind: the two sides disagree on them without meaning anything by it. */
export const squeeze = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKC")
    .replace(/\s+|\u00ad/g, "")
    .replace(/[‐‑–—−]/g, "-")
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'");

/** Pairs of neighbouring cells that are not blank, to the right and down (Göbel et al., "A methodology for evaluating algorithms for table understanding in PDF documents", 2012). */
export function adjacencies(cells: readonly GridCell[]): string[] {
  const rows = Math.max(0, ...cells.map((cell) => cell.row + cell.rowSpan));
  const columns = Math.max(0, ...cells.map((cell) => cell.column + cell.columnSpan));
  const grid: (GridCell | undefined)[][] = Array.from({ length: rows }, () => new Array<GridCell | undefined>(columns).fill(undefined));
  for (const cell of cells) {
    if (squeeze(cell.text) === "") continue;
    for (let row = cell.row; row < cell.row + cell.rowSpan; row++) for (let column = cell.column; column < cell.column + cell.columnSpan; column++) (grid[row] as (GridCell | undefined)[])[column] = cell;
  }
  const pairs = new Map<string, string>();
  const add = (from: GridCell, to: GridCell | undefined, direction: "right" | "down") => {
    if (to && to !== from) pairs.set(`${cells.indexOf(from)} ${cells.indexOf(to)} ${direction}`, `${squeeze(from.text)} | ${squeeze(to.text)} | ${direction}`);
  };
  grid.forEach((line, row) =>
    line.forEach((cell, column) => {
      if (!cell) return;
      add(cell, line.slice(column + 1).find(Boolean), "right");
      add(cell, grid.slice(row + 1).map((below) => below[column]).find(Boolean), "down");
    }),
  );
  return [...pairs.values()];
}

/** How many of `wanted` are in `found`, each counted once. */
export function hits(found: readonly string[], wanted: readonly string[]): number {
  const pool = new Map<string, number>();
  for (const pair of found) pool.set(pair, (pool.get(pair) ?? 0) + 1);
  return wanted.filter((pair) => {
    const left = pool.get(pair) ?? 0;
    pool.set(pair, left - 1);
    return left > 0;
  }).length;
}

/** Counts of one comparison: right ones, found ones, wanted ones. */
export interface Score {
  hit: number;
  found: number;
  wanted: number;
}

export const noScore = (): Score => ({ hit: 0, found: 0, wanted: 0 });

export function addScore(to: Score, { hit, found, wanted }: Score): void {
  to.hit += hit;
  to.found += found;
  to.wanted += wanted;
}

export const f1 = ({ hit, found, wanted }: Score): number => (found + wanted === 0 ? 1 : (2 * hit) / (found + wanted));
