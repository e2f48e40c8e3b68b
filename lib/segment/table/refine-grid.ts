/** Comes in: a filled grid of rules that were not all drawn. Goes out: the grid with merged columns and stacked rows told apart. Never moves a word out of its area. */
import { pageRect } from "@/lib/model/rect";
import { boxAround } from "./box";
import { type ColumnLine, type ColumnText, toColumns } from "./column-line";
import { type Separator, segmentLines } from "./column-separators";
import { isRunningText } from "./flowing-text";
import type { FilledCell } from "./grid-words";
import { mergeRows } from "./row-merge";
import { linesOf, makeLine } from "./text-line";

interface RefinedGrid {
  cells: FilledCell[];
  xs: number[];
  ys: number[];
  /** Borders were added that no rule shows. */
  inferred: boolean;
}

/** Cuts cells over several columns whose text keeps to the columns, then bands whose lines are rows of their own. */
export function refineGrid(cells: readonly FilledCell[], xs: readonly number[], ys: readonly number[]): RefinedGrid {
  const spans = splitSpans(cells, xs);
  const bands = splitBands(spans.cells, xs, ys);
  return { cells: bands.cells, xs: [...xs], ys: bands.ys, inferred: spans.inferred || bands.inferred };
}

/** Two cells at least must keep to the columns: one alone may be a sentence with a wide space. */
function splitSpans(cells: readonly FilledCell[], xs: readonly number[]): { cells: FilledCell[]; inferred: boolean } {
  const pieces = cells.map((cell) => (cell.columnSpan > 1 && cell.rowSpan === 1 ? spanPieces(cell, xs) : null));
  const parted = pieces.filter((own) => own !== null && own.length > 1).length;
  if (parted < 2) return { cells: [...cells], inferred: false };
  const out = cells.flatMap((cell, index) => {
    const own = pieces[index];
    return own && own.length > 1 ? fillRow(cell, own, xs) : [cell];
  });
  return { cells: out, inferred: true };
}

/** The cell's texts by column; null when they do not keep to the columns line by line. */
function spanPieces(cell: FilledCell, xs: readonly number[]): ColumnText[] | null {
  const inner = xs.slice(cell.column + 1, cell.column + cell.columnSpan);
  const separators = inner.map((at): Separator => ({ x0: at, x1: at, at, votes: 1, crossings: 0, ruled: false }));
  const byColumn = new Map<number, ColumnText>();
  for (const line of segmentLines(linesOf(cell.words)).map((own) => toColumns(own, separators))) {
    for (const text of line.texts) {
      const other = byColumn.get(text.column);
      if (other === undefined) byColumn.set(text.column, { ...text, column: text.column + cell.column });
      else {
        other.text = makeLine([...other.text.words, ...text.text.words]);
        other.columnSpan = Math.max(other.columnSpan, text.columnSpan);
      }
    }
  }
  const texts = [...byColumn.values()].sort((a, b) => a.column - b.column);
  const clash = texts.some((text, index) => (texts[index + 1]?.column ?? Number.POSITIVE_INFINITY) < text.column + text.columnSpan);
  return clash ? null : texts;
}

function fillRow(cell: FilledCell, texts: readonly ColumnText[], xs: readonly number[]): FilledCell[] {
  const out: FilledCell[] = [];
  const make = (column: number, columnSpan: number, words: FilledCell["words"]): FilledCell => ({
    row: cell.row,
    column,
    rowSpan: 1,
    columnSpan,
    bbox: pageRect(xs[column] as number, cell.bbox[1], xs[column + columnSpan] as number, cell.bbox[3]),
    words,
  });
  let next = cell.column;
  for (const text of texts) {
    for (; next < text.column; next++) out.push(make(next, 1, []));
    out.push(make(text.column, text.columnSpan, text.text.words));
    next = text.column + text.columnSpan;
  }
  for (; next < cell.column + cell.columnSpan; next++) out.push(make(next, 1, []));
  return out;
}

/** A band without inner rules that holds most of the table's lines, nearly all of them filling the columns, is a stack of rows. */
function splitBands(cells: readonly FilledCell[], xs: readonly number[], ys: readonly number[]): { cells: FilledCell[]; ys: number[]; inferred: boolean } {
  const allLines = linesOf(cells.flatMap((cell) => cell.words)).length;
  const outCells: FilledCell[] = [];
  const outYs: number[] = [ys[0] as number];
  const shift: number[] = [];
  let inferred = false;
  for (let row = 0; row + 1 < ys.length; row++) {
    shift.push(outYs.length - 1);
    const own = cells.filter((cell) => cell.row === row && cell.rowSpan === 1);
    const alone = own.reduce((sum, cell) => sum + cell.columnSpan, 0) === xs.length - 1;
    const stack = alone ? stackedRows(own, allLines) : null;
    if (stack === null) outYs.push(ys[row + 1] as number);
    else {
      inferred = true;
      outCells.push(...stack.flatMap((texts, index) => stackRow(own, texts, index, stack, outYs, ys[row + 1] as number)));
    }
  }
  shift.push(outYs.length - 1);
  if (!inferred) return { cells: [...cells], ys: [...ys], inferred };
  const rest = cells.filter((cell) => !isStacked(cell, shift));
  const moved = rest.map((cell) => ({ ...cell, row: shift[cell.row] as number, rowSpan: (shift[cell.row + cell.rowSpan] as number) - (shift[cell.row] as number) }));
  return { cells: [...moved, ...outCells].sort((a, b) => a.row - b.row || a.column - b.column), ys: outYs, inferred };
}

function isStacked(cell: FilledCell, shift: readonly number[]): boolean {
  return cell.rowSpan === 1 && (shift[cell.row + 1] as number) - (shift[cell.row] as number) > 1;
}

/** Lines of the band as rows, when they are many and full; else null. */
function stackedRows(band: readonly FilledCell[], allLines: number): ColumnLine[][] | null {
  const lines = linesOf(band.flatMap((cell) => cell.words)).map((line): ColumnLine => {
    const texts = band.flatMap((cell, index): ColumnText[] => {
      const words = line.words.filter((word) => cell.words.includes(word));
      return words.length === 0 ? [] : [{ column: index, columnSpan: 1, text: makeLine(words) }];
    });
    return { line, texts };
  });
  if (lines.length < 4 || lines.length < 0.5 * allLines || band.length < 2) return null;
  if (band.some((_, column) => isRunningText(lines.flatMap((line) => line.texts.filter((text) => text.column === column).map((text) => text.text))))) return null;
  const widths = band.map((cell) => boxAround(cell.words.map((word) => word.bbox))).map((box) => box[2] - box[0]);
  const rows = mergeRows(lines, { columnWidths: widths, bias: 0 });
  const full = rows.filter((row) => new Set(row.flatMap((line) => line.texts.map((text) => text.column))).size >= 0.7 * band.length).length;
  return rows.length >= 4 && full >= 0.75 * rows.length ? rows : null;
}

function stackRow(band: readonly FilledCell[], lines: readonly ColumnLine[], index: number, stack: readonly ColumnLine[][], ys: number[], bottom: number): FilledCell[] {
  const own = boxAround(lines.map((line) => line.line.bbox));
  const next = stack[index + 1];
  const top = ys[ys.length - 1] as number;
  const end = next === undefined ? bottom : (own[3] + boxAround(next.map((line) => line.line.bbox))[1]) / 2;
  const row = ys.length - 1;
  ys.push(end);
  return band.map((cell, at) => {
    const words = lines.flatMap((line) => line.texts.filter((text) => text.column === at).flatMap((text) => text.text.words));
    return { ...cell, row, words, bbox: pageRect(cell.bbox[0], top, cell.bbox[2], end) };
  });
}
