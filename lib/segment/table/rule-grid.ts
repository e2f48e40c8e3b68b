/** Comes in: rules of a page. Goes out: grids of cells that crossing rules make, merged cells from missing rules. Never reads text. */
import type { Ruling } from "@/lib/model/page";
import { type PageRect, pageRect } from "@/lib/model/rect";
import { overlap } from "./box";
import { foldPositions, joinRulings, type RuleLine, SAME_RULE } from "./rule-line";

/** A cell of a grid before it has text. */
export interface GridCell {
  row: number;
  column: number;
  rowSpan: number;
  columnSpan: number;
  bbox: PageRect;
}

/** A tiling of one box by cells. */
interface Grid {
  /** Ascending borders: `columns + 1` and `rows + 1` numbers. */
  xs: number[];
  ys: number[];
  /** Tiles the whole box without overlap, row by row. */
  cells: GridCell[];
}

/** A grid made by rules, with what speaks for and against it. */
export interface RuleGrid extends Grid {
  bbox: PageRect;
  /** Share of the outer border that is really drawn, 0..1. */
  frame: number;
  /** Share of the inner borders between adjacent columns / rows that is drawn, 0..1; 1 when there is none to draw. */
  columnRules: number;
  rowRules: number;
  /** Some merged area was no rectangle and had to be cut up. */
  irregular: boolean;
  horizontals: RuleLine[];
  verticals: RuleLine[];
}

/** Every connected set of crossing rules as a grid, top to bottom. One cell alone is returned too: judging is the caller's. */
export function ruleGrids(rulings: readonly Ruling[]): RuleGrid[] {
  const horizontals = joinRulings(rulings, "h");
  const verticals = joinRulings(rulings, "v");
  return componentsOf(horizontals, verticals)
    .map(({ h, v }) => gridOf(h, v))
    .filter((grid) => grid !== null)
    .sort((a, b) => a.bbox[1] - b.bbox[1] || a.bbox[0] - b.bbox[0]);
}

function componentsOf(horizontals: readonly RuleLine[], verticals: readonly RuleLine[]): { h: RuleLine[]; v: RuleLine[] }[] {
  const parent = [...horizontals, ...verticals].map((_, index) => index);
  const find = (index: number): number => {
    let root = index;
    while (parent[root] !== root) root = parent[root] as number;
    parent[index] = root;
    return root;
  };
  horizontals.forEach((h, i) => {
    verticals.forEach((v, j) => {
      if (crosses(h, v)) parent[find(horizontals.length + j)] = find(i);
    });
  });
  const groups = new Map<number, { h: RuleLine[]; v: RuleLine[] }>();
  const groupOf = (index: number) => {
    const root = find(index);
    const group = groups.get(root) ?? { h: [], v: [] };
    groups.set(root, group);
    return group;
  };
  horizontals.forEach((rule, index) => void groupOf(index).h.push(rule));
  verticals.forEach((rule, index) => void groupOf(horizontals.length + index).v.push(rule));
  return [...groups.values()].filter((group) => group.h.length > 0 && group.v.length > 0);
}

function crosses(h: RuleLine, v: RuleLine): boolean {
  const tolerance = SAME_RULE;
  return v.at >= h.from - tolerance && v.at <= h.to + tolerance && h.at >= v.from - tolerance && h.at <= v.to + tolerance;
}

function gridOf(h: RuleLine[], v: RuleLine[]): RuleGrid | null {
  const xs = borders(v.map((rule) => rule.at), h);
  const ys = borders(h.map((rule) => rule.at), v);
  const columns = xs.length - 1;
  const rows = ys.length - 1;
  if (columns < 1 || rows < 1) return null;
  const wallRight = (row: number, column: number) => drawn(v, xs[column + 1] as number, ys[row] as number, ys[row + 1] as number);
  const wallBelow = (row: number, column: number) => drawn(h, ys[row + 1] as number, xs[column] as number, xs[column + 1] as number);
  const areas = mergeAreas(rows, columns, wallRight, wallBelow);
  const { cells, irregular } = rectangles(areas, rows, columns, xs, ys);
  const bbox = pageRect(xs[0] as number, ys[0] as number, xs[columns] as number, ys[rows] as number);
  return { xs, ys, cells, irregular, bbox, horizontals: h, verticals: v, frame: frameShare(h, v, bbox), ...wallShares(rows, columns, wallRight, wallBelow) };
}

/** Border positions: the crossing rules, and the ends of the others where they stick out (a side that is not drawn). */
function borders(positions: readonly number[], others: readonly RuleLine[]): number[] {
  const folded = foldPositions(positions);
  const low = Math.min(...others.map((rule) => rule.from));
  const high = Math.max(...others.map((rule) => rule.to));
  const out = [...folded];
  if (low < (folded[0] ?? 0) - 8) out.unshift(low);
  if (high > (folded[folded.length - 1] ?? 0) + 8) out.push(high);
  return out;
}

/** Is the stretch `from..to` on the border `at` mostly covered by rules? */
function drawn(rules: readonly RuleLine[], at: number, from: number, to: number): boolean {
  const near = rules.filter((rule) => Math.abs(rule.at - at) <= SAME_RULE + 0.1).sort((a, b) => a.from - b.from);
  let covered = 0;
  let reached = from;
  for (const rule of near) {
    covered += overlap(Math.max(rule.from, reached), rule.to, from, to);
    reached = Math.max(reached, rule.to);
  }
  return covered >= 0.6 * (to - from);
}

type Wall = (row: number, column: number) => boolean;

function mergeAreas(rows: number, columns: number, wallRight: Wall, wallBelow: Wall): number[][] {
  const area: number[][] = Array.from({ length: rows }, () => Array.from({ length: columns }, () => -1));
  let next = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (area[row]?.[column] !== -1) continue;
      flood(area, row, column, next++, wallRight, wallBelow);
    }
  }
  return area;
}

function flood(area: number[][], startRow: number, startColumn: number, id: number, wallRight: Wall, wallBelow: Wall): void {
  const queue: [number, number][] = [[startRow, startColumn]];
  const enter = (row: number, column: number) => {
    const line = area[row];
    if (line?.[column] === -1) {
      line[column] = id;
      queue.push([row, column]);
    }
  };
  enter(startRow, startColumn);
  for (let item = queue.pop(); item !== undefined; item = queue.pop()) {
    const [row, column] = item;
    if (column + 1 < (area[row]?.length ?? 0) && !wallRight(row, column)) enter(row, column + 1);
    if (column > 0 && !wallRight(row, column - 1)) enter(row, column - 1);
    if (row + 1 < area.length && !wallBelow(row, column)) enter(row + 1, column);
    if (row > 0 && !wallBelow(row - 1, column)) enter(row - 1, column);
  }
}

/** Cuts every area into rectangles, top left first; an area that is a rectangle stays whole. */
function rectangles(area: readonly number[][], rows: number, columns: number, xs: readonly number[], ys: readonly number[]): { cells: GridCell[]; irregular: boolean } {
  const taken = Array.from({ length: rows }, () => Array.from({ length: columns }, () => false));
  const cells: GridCell[] = [];
  const seen = new Set<number>();
  let irregular = false;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (taken[row]?.[column]) continue;
      const id = area[row]?.[column] as number;
      const free = (r: number, c: number) => area[r]?.[c] === id && taken[r]?.[c] === false;
      let right = column + 1;
      while (free(row, right)) right++;
      let bottom = row + 1;
      while (bottom < rows && range(column, right).every((c) => free(bottom, c))) bottom++;
      for (let r = row; r < bottom; r++) for (let c = column; c < right; c++) (taken[r] as boolean[])[c] = true;
      irregular ||= seen.has(id);
      seen.add(id);
      const bbox = pageRect(xs[column] as number, ys[row] as number, xs[right] as number, ys[bottom] as number);
      cells.push({ row, column, rowSpan: bottom - row, columnSpan: right - column, bbox });
    }
  }
  return { cells, irregular };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

function frameShare(h: readonly RuleLine[], v: readonly RuleLine[], [x0, y0, x1, y1]: PageRect): number {
  const sides = [drawn(h, y0, x0, x1), drawn(h, y1, x0, x1), drawn(v, x0, y0, y1), drawn(v, x1, y0, y1)];
  return sides.filter(Boolean).length / 4;
}

function wallShares(rows: number, columns: number, wallRight: Wall, wallBelow: Wall): { columnRules: number; rowRules: number } {
  let right = 0;
  let below = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (column + 1 < columns && wallRight(row, column)) right++;
      if (row + 1 < rows && wallBelow(row, column)) below++;
    }
  }
  const rights = rows * (columns - 1);
  const belows = (rows - 1) * columns;
  return { columnRules: rights === 0 ? 1 : right / rights, rowRules: belows === 0 ? 1 : below / belows };
}
