/** Comes in: a segmented line and the columns' borders. Goes out: which words stand in which columns. Every word in exactly one place. */
import { median } from "./box";
import type { SegmentedLine, Separator } from "./column-separators";
import { makeLine, type TextLine } from "./text-line";

/** What one line prints in one column, or across several. */
export interface ColumnText {
  column: number;
  columnSpan: number;
  text: TextLine;
}

/** A line told apart by columns. */
export interface ColumnLine {
  line: TextLine;
  texts: ColumnText[];
}

/**
 * Puts every segment of the line in its column. One that runs through a separator is cut there when the space at the
 * separator is wider than the spaces beside it, or a rule is drawn there; else it spans the columns.
 */
export function toColumns({ line, segments }: SegmentedLine, separators: readonly Separator[]): ColumnLine {
  const texts: ColumnText[] = [];
  for (const segment of segments) {
    for (const piece of cutAtSeparators(segment, separators)) {
      const column = separators.filter((separator) => separator.at < startOf(piece)).length;
      const last = separators.filter((separator) => separator.at < endOf(piece)).length;
      const before = texts[texts.length - 1];
      if (before !== undefined && column < before.column + before.columnSpan) {
        before.text = makeLine([...before.text.words, ...piece.words]);
        before.columnSpan = Math.max(before.columnSpan, last - before.column + 1);
      } else texts.push({ column, columnSpan: Math.max(last, column) - column + 1, text: piece });
    }
  }
  return { line, texts };
}

/** Ends drawn in by a third of an em: a letter that just reaches over a border spans nothing. */
const startOf = (text: TextLine): number => Math.min(text.bbox[0] + 0.33 * text.size, (text.bbox[0] + text.bbox[2]) / 2);
const endOf = (text: TextLine): number => Math.max(text.bbox[2] - 0.33 * text.size, (text.bbox[0] + text.bbox[2]) / 2);

function cutAtSeparators(segment: TextLine, separators: readonly Separator[]): TextLine[] {
  const crossed = separators.filter((separator) => separator.at > startOf(segment) && separator.at < endOf(segment));
  if (crossed.length === 0) return [segment];
  const spaces = segment.words.slice(1).map((word, index) => word.bbox[0] - (segment.words[index]?.bbox[2] ?? word.bbox[0]));
  const usual = median(spaces, 0.28 * segment.size);
  const cuts = new Set<number>();
  for (const separator of crossed) {
    const index = spaces.findIndex((space, at) => {
      const left = segment.words[at]?.bbox[2] ?? 0;
      return left <= separator.x1 + 1 && left + space >= separator.x0 - 1 && (separator.ruled || (space > 1.4 * usual && space > 0.35 * segment.size));
    });
    if (index >= 0) cuts.add(index + 1);
  }
  const starts = [0, ...[...cuts].sort((a, b) => a - b)];
  return starts.map((start, index) => makeLine(segment.words.slice(start, starts[index + 1])));
}
