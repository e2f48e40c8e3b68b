/** Comes in: pages as extracted. Goes out: which fragments are running headers, footers, watermarks or stamps, and what they say. Never removes anything. */
import { groupBy } from "@/lib/model/group-by";
import type { Page } from "@/lib/model/page";
import type { Profile } from "@/lib/model/profile";
import { foldCase } from "./fold-text";
import type { Indexed } from "./laid-line";
import { rowsOf } from "./rows";

export interface Furniture {
  /** Indexes into `page.fragments`. */
  indexes: ReadonlySet<number>;
  /** What may be the folio, most likely first. */
  folioCandidates: string[];
  headerName: string | null;
}

interface EdgeRow {
  page: number;
  members: Indexed[];
  text: string;
  /** Digits masked, so that rows that differ by the folio only are alike. */
  signature: string;
  y: number;
  edge: "top" | "bottom";
  /** 0 for the row next to the page's edge. */
  depth: number;
}

interface Patterns {
  folio: RegExp[];
  name: RegExp[];
}

/** Share of the page's height at the top and at the bottom in which running headers and footers stand. */
const EDGE = 0.13;
/** How many rows deep an edge is searched. */
const DEPTH = 4;

/** Furniture of every page, judged by position and by repetition on the neighbouring pages of either side. */
export function findFurniture(pages: readonly Page[], profile: Profile): Furniture[] {
  const patterns: Patterns = { folio: profile.folioPatterns.map((source) => new RegExp(source, "u")), name: profile.headerNamePatterns.map((source) => new RegExp(source, "u")) };
  const rows = pages.map((page, index) => edgeRows(page, index));
  const lookup = groupBy(rows.flat(), (row) => `${row.page}:${row.edge}`);
  const overlays = repeatedOverlays(pages);
  return pages.map((page, index) => {
    const indexes = new Set<number>(overlays[index]);
    const found = (rows[index] ?? []).filter((row) => isFurniture(row, lookup, patterns, pages));
    for (const row of found) for (const member of row.members) indexes.add(member.index);
    page.fragments.forEach((fragment, at) => {
      if (isOblique(fragment.angle)) indexes.add(at);
    });
    return { indexes, folioCandidates: found.flatMap((row) => foliosOf(row, patterns)), headerName: nameOf(found, patterns) };
  });
}

function isOblique(angle: number): boolean {
  const off = Math.abs((((angle % 90) + 90) % 90) - 45);
  return off < 42;
}

function edgeRows(page: Page, index: number): EdgeRow[] {
  const near = page.fragments
    .map((fragment, at) => ({ index: at, fragment }))
    .filter(({ fragment }) => fragment.angle === 0 && (fragment.bbox[3] < page.height * EDGE || fragment.bbox[1] > page.height * (1 - EDGE)));
  const rows = rowsOf(near);
  const top = rows.filter((row) => (row[0]?.fragment.bbox[1] ?? 0) < page.height / 2).slice(0, DEPTH);
  const bottom = rows.filter((row) => (row[0]?.fragment.bbox[1] ?? 0) >= page.height / 2).reverse().slice(0, DEPTH);
  const make = (edge: "top" | "bottom") => (members: Indexed[], depth: number): EdgeRow => {
    const text = members.map((member) => member.fragment.text).join(" ").replace(/\s+/gu, " ").trim();
    return { page: index, members, text, signature: foldCase(text).replace(/\d+/gu, "#"), y: members[0]?.fragment.baseline ?? 0, edge, depth };
  };
  return [...top.map(make("top")), ...bottom.map(make("bottom"))];
}

/** So many upright rules through a row, each with more of the same column further into the page, make it a row of a table. */
const GRID_RULES = 3;
/** How far into the page that is, points. */
const GRID_REACH = 20;

/** A table's header printed again at a page's top repeats like a running header, but its columns go on down the page. */
function isInGrid({ y, edge }: EdgeRow, { height, rulings }: Page): boolean {
  const reach = edge === "top" ? height * EDGE + GRID_REACH : height * (1 - EDGE) - GRID_REACH;
  const upright = rulings.filter(({ orientation }) => orientation === "v");
  const columns = new Set(upright.filter(({ y0, y1 }) => (edge === "top" ? y1 > reach : y0 < reach)).map(({ x0 }) => Math.round(x0)));
  const through = new Set(upright.filter(({ y0, y1 }) => y0 < y && y1 > y - 2).map(({ x0 }) => Math.round(x0)));
  return [...through].filter((x) => [x - 1, x, x + 1].some((near) => columns.has(near))).length >= GRID_RULES;
}

function isFurniture(row: EdgeRow, lookup: ReadonlyMap<string, EdgeRow[]>, patterns: Patterns, pages: readonly Page[]): boolean {
  if (isInGrid(row, pages[row.page] as Page)) return false;
  if (patterns.name.some((pattern) => pattern.test(row.text))) return true;
  if (isFolioAlone(row, patterns) && countsOn(row, lookup, patterns)) return true;
  const wanted = pages.length < 3 && row.signature.includes("#") ? 2 : 3;
  return /\p{L}/u.test(row.signature) && chainLength(row, lookup, pages.length) >= wanted;
}

function isFolioAlone(row: EdgeRow, patterns: Patterns): boolean {
  return row.text.length <= 16 && patterns.folio.some((pattern) => pattern.exec(row.text)?.[1] !== undefined);
}

/** A number by itself is a folio when a row at the same height of a neighbouring page shows the number that fits. */
function countsOn(row: EdgeRow, lookup: ReadonlyMap<string, EdgeRow[]>, patterns: Patterns): boolean {
  const own = foliosOf(row, patterns);
  return [-2, -1, 1, 2].some((step) =>
    (lookup.get(`${row.page + step}:${row.edge}`) ?? []).some(
      (other) => Math.abs(other.y - row.y) < 6 && isFolioAlone(other, patterns) && foliosOf(other, patterns).some((folio) => own.some((mine) => follows(mine, folio, step))),
    ),
  );
}

function follows(mine: string, other: string, step: number): boolean {
  if (/^\d+$/u.test(mine) && /^\d+$/u.test(other)) return Number(other) - Number(mine) === step;
  return !/\d/u.test(mine) && !/\d/u.test(other);
}

/** How many pages in a row, none more than two apart, show this row at this height. */
function chainLength(row: EdgeRow, lookup: ReadonlyMap<string, EdgeRow[]>, pageCount: number): number {
  const has = (page: number) => (lookup.get(`${page}:${row.edge}`) ?? []).some((other) => other.signature === row.signature && Math.abs(other.y - row.y) < 4);
  let length = 1;
  for (const step of [-1, 1] as const) {
    let page = row.page;
    while (length < 4) {
      const next = [page + step, page + 2 * step].find((candidate) => candidate >= 0 && candidate < pageCount && has(candidate));
      if (next === undefined) break;
      length++;
      page = next;
    }
  }
  return length;
}

function foliosOf(row: EdgeRow, patterns: Patterns): string[] {
  const texts = [row.text, row.members[0]?.fragment.text.trim() ?? "", row.members[row.members.length - 1]?.fragment.text.trim() ?? ""];
  const found = texts.flatMap((text) => patterns.folio.map((pattern) => pattern.exec(text)?.[1])).filter((folio) => folio !== undefined);
  return [...new Set(found)];
}

function nameOf(rows: readonly EdgeRow[], patterns: Patterns): string | null {
  for (const row of rows) {
    for (const pattern of patterns.name) {
      const name = pattern.exec(row.text)?.groups?.name?.trim();
      if (name !== undefined && /\p{L}/u.test(name)) return name;
    }
  }
  return null;
}

/** Text drawn at the very same place of most pages (a watermark, a stamp), wherever on the page it stands. */
function repeatedOverlays(pages: readonly Page[]): Set<number>[] {
  const wanted = Math.max(4, pages.length * 0.4);
  const texts = new Map<string, number>();
  for (const page of pages) for (const { text } of page.fragments) texts.set(text, (texts.get(text) ?? 0) + 1);
  const places = new Map<string, number>();
  const keyOf = (page: Page, at: number): string | null => {
    const fragment = page.fragments[at];
    // What is printed so seldom stands nowhere on most pages: nearly all of a book.
    if (fragment === undefined || fragment.text.length < 4 || (texts.get(fragment.text) ?? 0) < wanted) return null;
    return `${fragment.text}|${Math.round(fragment.bbox[0] / 3)}|${Math.round(fragment.bbox[1] / 3)}`;
  };
  for (const page of pages) {
    const seen = new Set(page.fragments.map((_, at) => keyOf(page, at)).filter((key) => key !== null));
    for (const key of seen) places.set(key, (places.get(key) ?? 0) + 1);
  }
  // A table's header printed again on every page stands in its cells; what is drawn over the page is cut by no cell's border.
  const inCell = (page: Page, at: number) => {
    const [x0, y0, x1, y1] = page.fragments[at]?.bbox ?? [0, 0, 0, 0];
    const beside = page.rulings.filter((rule) => rule.orientation === "v" && rule.y0 < (y0 + y1) / 2 && rule.y1 > (y0 + y1) / 2);
    return new Set(beside.map((rule) => Math.round(rule.x0))).size >= GRID_RULES && !beside.some((rule) => rule.x0 > x0 + 1 && rule.x0 < x1 - 1);
  };
  return pages.map((page) => new Set(page.fragments.map((_, at) => at).filter((at) => {
    const key = keyOf(page, at);
    return key !== null && (places.get(key) ?? 0) >= wanted && !inCell(page, at);
  })));
}
