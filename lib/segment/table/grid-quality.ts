/** Comes in: a grid read off white space. Goes out: whether it is a table, and how sure. High precision: prose must not pass. */
import type { AlignedGrid } from "./aligned-grid";
import { typeSize } from "./aligned-grid";
import { isRunningText } from "./flowing-text";
import type { FilledCell } from "./grid-words";

/** What holds the region together besides white space: rules above and below, a caption, one rule as wide as the text, or nothing. */
export type Anchor = "rules" | "caption" | "rule" | "nothing";

const MARKER = /^(?:[-–—•+*▪●◦\uF0A7\uF0B7]|\(?(?:\p{Nd}{1,2}|\p{L}|[ivx]{1,4})[.):]?|\p{Nd}{1,2}(?:\.\p{Nd}{1,2}){1,3}\.?)$/u;
const LEADERS = /\.{4,}|(?:\. ){3,}|…{2,}/u;
const FIGURE = /^[<>≤≥=~±+−–-]?\s?\p{N}/u;

/** Confidence of a table, 0 when it is none. Numbers were set by measuring on tables and prose of many kinds of files. */
export function judgeGrid(grid: AlignedGrid, anchor: Anchor): number {
  if (grid.rows < 2 || grid.columns < 2) return 0;
  if (isList(grid) || isContents(grid) || isFlowing(grid)) return 0;
  const parted = grid.bundles.filter((bundle) => bundle.segments.length > 1).length;
  if (parted < 2 && !grid.separators.some((separator) => separator.ruled)) return 0;
  const share = grid.separators.map((separator) => (separator.ruled ? 1 : separator.votes / Math.max(parted, 1)));
  const crossed = grid.separators.map((separator) => separator.crossings / grid.bundles.length);
  const weakest = Math.min(...share);
  const worst = Math.max(...crossed);
  const gap = Math.min(...grid.separators.map((separator) => (separator.ruled ? 99 : separator.x1 - separator.x0))) / typeSize(grid);
  const across = grid.cells.filter((cell) => cell.columnSpan === grid.columns && cell.words.length > 0).length;
  if (across > 0.5 * grid.rows) return 0;
  if (anchor === "rules") return parted < 0.25 * grid.bundles.length || worst > 0.45 ? 0 : 0.9 - 0.3 * worst - (weakest < 0.3 ? 0.1 : 0);
  if (worst > 0.25 || weakest < 0.3 || gap < 0.5) return 0;
  const filled = grid.cells.filter((cell) => cell.words.length > 0).length / grid.cells.length;
  if (anchor === "caption") return parted < 0.4 * grid.bundles.length || (grid.rows < 3 && grid.columns < 3) || isProse(grid) ? 0 : 0.85 - 0.4 * worst - (filled < 0.6 ? 0.1 : 0);
  if (anchor === "rule" && grid.columns > 2 && grid.rows > 2 && parted >= 0.7 * grid.bundles.length && worst < 0.15 && !isProse(grid)) return 0.75;
  return bareConfidence(grid, filled, weakest, worst, gap);
}

/** Without rules and caption only a block of figures is believed. */
function bareConfidence(grid: AlignedGrid, filled: number, weakest: number, worst: number, gap: number): number {
  const figures = figureShare(grid);
  const parted = grid.lines.filter((line) => line.texts.length > 1).length;
  if (grid.lines.length < 3 || parted < 0.7 * grid.lines.length || worst > 0.1 || weakest < 0.5 || gap < 0.9 || filled < 0.6 || isProse(grid)) return 0;
  return grid.columns >= 3 && grid.rows >= 3 && figures >= 0.5 ? 0.7 : 0;
}

function text(cell: FilledCell): string {
  return cell.words.map((word) => word.text).join(" ");
}

/** Share of filled cells right of the first column (first row left out) that begin with a figure and hold little else. */
function figureShare(grid: AlignedGrid): number {
  const body = grid.cells.filter((cell) => cell.row > 0 && cell.column > 0 && cell.words.length > 0);
  const figures = body.filter((cell) => FIGURE.test(text(cell)) && cell.words.length <= 5);
  return body.length === 0 ? 0 : figures.length / body.length;
}

/**
 * A list or a run of headings: wherever two columns stand side by side, the first holds bullets or numbers. Labels that
 * end in a colon: a list of particulars. Figures beside numbers are left alone.
 */
function isList(grid: AlignedGrid): boolean {
  if (grid.columns !== 2) return false;
  const filled = grid.cells.filter((cell) => cell.columnSpan === 1 && cell.words.length > 0);
  const beside = new Set(filled.filter((cell) => cell.column === 1).map((cell) => cell.row));
  const first = filled.filter((cell) => cell.column === 0 && beside.has(cell.row)).map(text);
  if (first.length === 0) return true;
  const markers = first.filter((value) => MARKER.test(value)).length;
  if (markers >= 0.8 * first.length && figureShare(grid) < 0.9) return true;
  return first.filter((value) => value.endsWith(":")).length >= 0.6 * first.length;
}

/** A table of contents: leaders, or a last column of rising page numbers after long titles. */
function isContents(grid: AlignedGrid): boolean {
  const leaders = grid.lines.filter((line) => LEADERS.test(line.texts.map((own) => own.text.words.map((word) => word.text).join(" ")).join(" "))).length;
  return leaders >= 0.3 * grid.lines.length;
}

/**
 * Lines of running text side by side: a column is mostly filled to its width, line after line, and no wider step parts
 * rows. A table whose cells wrap has fewer rows than lines.
 */
function isFlowing(grid: AlignedGrid): boolean {
  if (grid.rows < 6 || grid.rows < 0.6 * grid.lines.length) return false;
  for (let column = 0; column < grid.columns; column++) {
    const own = grid.lines.flatMap((line) => line.texts).filter((text) => text.column === column && text.columnSpan === 1);
    if (isRunningText(own.map(({ text }) => text))) return true;
  }
  return false;
}

/** Most filled cells right of the first column run to many words: two columns of prose side by side. */
function isProse(grid: AlignedGrid): boolean {
  const body = grid.cells.filter((cell) => cell.row > 0 && cell.words.length > 0);
  const long = body.filter((cell) => cell.words.length > 14).length;
  return long > 0.4 * body.length;
}
