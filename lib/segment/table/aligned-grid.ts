/** Comes in: words and rules of a region that may be a table without a full grid. Goes out: the grid read off white space, lines and rules. Judges nothing. */
import { type PageRect, pageRect } from "@/lib/model/rect";
import { boxAround, median } from "./box";
import { type ColumnLine, type ColumnText, toColumns } from "./column-line";
import { findSeparators, type SegmentedLine, type Separator, segmentLines } from "./column-separators";
import type { FilledCell } from "./grid-words";
import { bundleLines } from "./line-bundle";
import { mergeRows } from "./row-merge";
import type { RuleLine } from "./rule-line";
import { linesOf } from "./text-line";
import type { Word } from "./word";

interface AlignedInput {
  words: readonly Word[];
  /** The region's own rules. */
  horizontals: readonly RuleLine[];
  verticals: readonly RuleLine[];
}

export interface AlignedGrid {
  bbox: PageRect;
  rows: number;
  columns: number;
  /** Tiles `bbox`; every word of the input is in exactly one. */
  cells: FilledCell[];
  separators: Separator[];
  /** The printed lines, told apart by columns. */
  lines: ColumnLine[];
  /** Lines that overlap in height taken together. */
  bundles: SegmentedLine[];
  /** Rows under which a rule over the whole width stands. */
  rulesBelow: number[];
}

interface Row {
  lines: ColumnLine[];
  top: number;
  bottom: number;
  /** A whole-width rule stands under it, at this y. */
  ruleBelow: number | null;
}

/** Reads columns from white space and vertical rules, rows from horizontal rules, distances and wrapped lines. Null without two columns. */
export function alignedGrid({ words, horizontals, verticals }: AlignedInput): AlignedGrid | null {
  if (words.length === 0) return null;
  const textBox = boxAround(words.map((word) => word.bbox));
  const segmented = segmentLines(linesOf(words));
  const forced = verticals.filter((rule) => rule.at > textBox[0] + 2 && rule.at < textBox[2] - 2 && rule.to - rule.from > 0.35 * (textBox[3] - textBox[1]));
  const bundles = bundleLines(segmented);
  const separators = withoutShiftedTexts(findSeparators(bundles, dedupe(forced.map((rule) => rule.at))), bundles);
  if (separators.length === 0) return null;
  const lines = segmented.map((line) => toColumns(line, separators));
  const bbox = outline(textBox, horizontals, verticals);
  const whole = horizontals.filter((rule) => Math.min(rule.to, bbox[2]) - Math.max(rule.from, bbox[0]) > 0.7 * (bbox[2] - bbox[0]));
  const rows = rowsOf(lines, whole.map((rule) => rule.at), columnWidths(lines, separators.length + 1));
  return { bbox, rows: rows.length, columns: separators.length + 1, cells: tile(rows, separators, bbox), separators, lines, bundles, rulesBelow: rows.flatMap((row, index) => (row.ruleBelow !== null && index + 1 < rows.length ? [index] : [])) };
}

/**
 * Drops a separator between two columns that never stand on one line: an indented or centred text of the same column
 * (a header over shorter entries, a total set to the right). Of two separators around a column without a text of its
 * own the weaker goes.
 */
function withoutShiftedTexts(separators: readonly Separator[], bundles: readonly SegmentedLine[]): Separator[] {
  let kept = [...separators];
  for (let index = 0; index < kept.length; ) {
    const placed = bundles.map((bundle) => new Set(toColumns(bundle, kept).texts.flatMap((text) => (text.columnSpan === 1 ? [text.column] : []))));
    const own = kept[index] as Separator;
    const next = kept[index + 1];
    const both = placed.filter((columns) => columns.has(index) && columns.has(index + 1)).length;
    const left = placed.some((columns) => columns.has(index));
    const right = placed.some((columns) => columns.has(index + 1));
    const bullets = isBulletColumn(bundles, kept, index);
    const weaker = next === undefined || own.votes - own.crossings <= next.votes - next.crossings;
    if (own.ruled || (!bullets && ((both > 0 && left) || (left && !right && !weaker)))) index++;
    else kept = kept.filter((_, at) => at !== index);
  }
  return kept;
}

const BULLET = /^[-–—•+*▪●◦\uF0A7\uF0B7]$/u;

/** Bullets before texts look like a column of their own. */
function isBulletColumn(bundles: readonly SegmentedLine[], separators: readonly Separator[], column: number): boolean {
  const texts = bundles.flatMap((bundle) => toColumns(bundle, separators).texts).filter((text) => text.column === column && text.columnSpan === 1);
  return texts.length > 1 && texts.every((text) => text.text.words.every((word) => BULLET.test(word.text)));
}

function dedupe(xs: readonly number[]): number[] {
  const sorted = [...xs].sort((a, b) => a - b);
  return sorted.filter((x, index) => index === 0 || x - (sorted[index - 1] as number) > 4);
}

/** The text's box, drawn out to the region's rules. */
function outline(text: PageRect, horizontals: readonly RuleLine[], verticals: readonly RuleLine[]): PageRect {
  let [x0, y0, x1, y1] = text;
  for (const rule of horizontals) {
    y0 = Math.min(y0, rule.at);
    y1 = Math.max(y1, rule.at);
    if (rule.to - rule.from > 0.7 * (text[2] - text[0])) {
      x0 = Math.min(x0, rule.from);
      x1 = Math.max(x1, rule.to);
    }
  }
  for (const rule of verticals) {
    x0 = Math.min(x0, rule.at);
    x1 = Math.max(x1, rule.at);
  }
  return pageRect(x0, y0, x1, y1);
}

function columnWidths(lines: readonly ColumnLine[], columns: number): number[] {
  return Array.from({ length: columns }, (_, column) => {
    const own = lines.flatMap((line) => line.texts).filter((text) => text.column === column && text.columnSpan === 1);
    return own.length === 0 ? 0 : Math.max(...own.map((text) => text.text.bbox[2])) - Math.min(...own.map((text) => text.text.bbox[0]));
  });
}

/** Rules part the lines into bands; a band is one row where rules stand between rows, else its lines are merged by evidence. */
function rowsOf(lines: readonly ColumnLine[], rules: readonly number[], widths: readonly number[]): Row[] {
  const bands = bandsOf(lines, rules);
  const merged = bands.map(({ own }, index) => mergeRows(own, { columnWidths: widths, bias: index === 0 && bands.length > 1 ? 2 : 0 }));
  const body = merged.slice(1);
  const single = body.filter((rows, index) => rows.length === 1 || fullLines(bands[index + 1]?.own ?? [], widths.length) < 2).length;
  const ruledRows = (body.length >= 3 && single >= 0.5 * body.length) || (bands.length > 1 && bands.every(({ own }) => isNamedOnce(own)));
  return bands.flatMap(({ own, below }, index) => {
    const whole = (ruledRows && index > 0) || (bands.length > 1 && fullLines(own, widths.length) < 2 && own.every((line) => line.texts.every((text) => text.columnSpan === 1)) && ruledRows);
    const groups = whole ? [own] : (merged[index] ?? []);
    return groups.map((group, at): Row => {
      const box = boxAround(group.map((line) => line.line.bbox));
      return { lines: [...group], top: box[1], bottom: box[3], ruleBelow: at === groups.length - 1 ? below : null };
    });
  });
}

/** The first column prints one name, wrapped perhaps, in a band of several lines: the band is one row. */
function isNamedOnce(lines: readonly ColumnLine[]): boolean {
  const names = lines.filter((line) => line.texts[0]?.column === 0).map((line) => line.line);
  return names.length > 0 && names.every((line, index) => index === 0 || line.baseline - (names[index - 1]?.baseline ?? 0) < 1.35 * line.size) && names[0]?.baseline === lines[0]?.line.baseline && lines.length > names.length;
}

/** Lines that fill most of the columns: a band of one row has one at most when its cells are centred or wrapped unevenly. */
function fullLines(lines: readonly ColumnLine[], columns: number): number {
  return lines.filter((line) => line.texts.length >= Math.max(2, 0.6 * columns)).length;
}

function bandsOf(lines: readonly ColumnLine[], rules: readonly number[]): { own: ColumnLine[]; below: number | null }[] {
  const bands: { own: ColumnLine[]; below: number | null }[] = [];
  let rest = [...lines];
  for (const rule of [...rules].sort((a, b) => a - b)) {
    const own = rest.filter((line) => line.line.baseline - 0.3 * line.line.size < rule);
    if (own.length === 0) continue;
    bands.push({ own, below: rule });
    rest = rest.filter((line) => !own.includes(line));
  }
  if (rest.length > 0) bands.push({ own: rest, below: null });
  return bands;
}

/** Draws borders in the middle of the free space (or on the rule) and fills the places without text with blank cells. */
function tile(rows: readonly Row[], separators: readonly Separator[], bbox: PageRect): FilledCell[] {
  const xs = [bbox[0], ...separators.map((separator) => separator.at), bbox[2]];
  const ys = [bbox[1], ...rows.slice(0, -1).map((row, index) => row.ruleBelow ?? (row.bottom + (rows[index + 1]?.top ?? row.bottom)) / 2), bbox[3]];
  return rows.flatMap((row, index) => tileRow(row, index, xs, ys));
}

/** A text alone in its row that starts at the left and runs over a border names the rows below: it spans all columns. */
function acrossAll(texts: readonly ColumnText[], columns: number): ColumnText[] {
  const only = texts[0];
  const alone = texts.length === 1 && only !== undefined && only.column === 0 && only.columnSpan > 1;
  return alone ? [{ ...only, columnSpan: columns }] : [...texts];
}

function tileRow(row: Row, index: number, xs: readonly number[], ys: readonly number[]): FilledCell[] {
  const texts = acrossAll(row.lines.flatMap((line) => line.texts), xs.length - 1).sort((a, b) => a.column - b.column || b.columnSpan - a.columnSpan);
  const cells: FilledCell[] = [];
  const make = (column: number, columnSpan: number, words: Word[]): FilledCell => ({
    row: index,
    column,
    rowSpan: 1,
    columnSpan,
    bbox: pageRect(xs[column] as number, ys[index] as number, xs[column + columnSpan] as number, ys[index + 1] as number),
    words,
  });
  let next = 0;
  for (const text of texts) {
    const last = cells[cells.length - 1];
    if (last !== undefined && text.column < next && last.words.length > 0) {
      const end = Math.max(next, text.column + text.columnSpan);
      cells[cells.length - 1] = make(last.column, end - last.column, [...last.words, ...text.text.words]);
      next = end;
      continue;
    }
    for (; next < text.column; next++) cells.push(make(next, 1, []));
    cells.push(make(text.column, text.columnSpan, [...text.text.words]));
    next = text.column + text.columnSpan;
  }
  for (; next < xs.length - 1; next++) cells.push(make(next, 1, []));
  return cells;
}

/** Median type size of a grid's lines, points. */
export function typeSize(grid: AlignedGrid): number {
  return median(grid.lines.map((line) => line.line.size), 10);
}
