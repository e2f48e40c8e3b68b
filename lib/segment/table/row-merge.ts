/** Comes in: lines of one band of a table, told apart by columns. Goes out: which lines are one row. Never drops a line. */
import { median } from "./box";
import type { ColumnLine, ColumnText } from "./column-line";
import { sharedHeight } from "./line-bundle";
import { lineText } from "./text-line";

interface RowMergeOptions {
  /** Width that each column's text takes, points: tells whether a word would still have fitted. */
  columnWidths: readonly number[];
  /** Added to the evidence for "goes on": headers wrap more than they stack. */
  bias: number;
}

const NUMERIC = /^[\p{N}\p{Sc}\s.,:;%‰/()<>=≤≥±+–—−*-]*\p{N}[\p{N}\p{Sc}\s.,:;%‰/()<>=≤≥±+–—−*-]*$/u;
const LOWER_START = /^[\p{Ll}(&)/]/u;

/** Groups consecutive lines into rows; each group is ascending. */
export function mergeRows(lines: readonly ColumnLine[], options: RowMergeOptions): ColumnLine[][] {
  const rows: ColumnLine[][] = [];
  const spacing = spacingOf(lines);
  for (const line of lines) {
    const row = rows[rows.length - 1];
    const above = row?.[row.length - 1];
    if (row !== undefined && above !== undefined && evidence(row, above, line, spacing, options) + options.bias > 0) row.push(line);
    else rows.push([line]);
  }
  return rows;
}

/** Tight and loose distances of baselines, when the band has both; null when it is evenly set. */
function spacingOf(lines: readonly ColumnLine[]): { border: number } | null {
  const steps = lines.slice(1).flatMap((line, index) => stepsAbove(lines.slice(0, index + 1), line));
  const size = median(lines.map((line) => line.line.size), 10);
  const least = Math.min(...steps);
  const loose = steps.filter((step) => step > 1.18 * least);
  if (steps.length < 3 || least > 1.4 * size || loose.length < 0.2 * steps.length) return null;
  return { border: (least + Math.min(...loose)) / 2 };
}

/** Distances of the line's texts from the text before them in their own columns; from the line before where a column is new. */
function stepsAbove(before: readonly ColumnLine[], line: ColumnLine): number[] {
  return line.texts.flatMap((text) => {
    const above = before.findLast((own) => own.texts.some((other) => other.column === text.column));
    return above === undefined ? [] : [line.line.baseline - above.line.baseline];
  });
}

/** Above 0: `line` goes on with the row. Lines that overlap in height are one row: cells centred beside a cell of more lines. */
function evidence(row: readonly ColumnLine[], above: ColumnLine, line: ColumnLine, spacing: { border: number } | null, options: RowMergeOptions): number {
  const step = line.line.baseline - above.line.baseline;
  if (step > 2.2 * Math.max(line.line.size, above.line.size)) return -10;
  if (sharedHeight(above.line, line.line) > 0.25) return 10;
  if ([...row.flatMap((own) => own.texts), ...line.texts].some((text) => text.columnSpan > 1)) return -10;
  const filled = new Set(row.flatMap((own) => own.texts.map((text) => text.column)));
  let score = 0;
  if (line.texts.some((text) => !filled.has(text.column))) score -= 2;
  const first = line.texts.find((text) => text.column === 0);
  if (first === undefined) score += 1;
  else if (line.texts.length > 1) score -= LOWER_START.test(lineText(first.text)) ? 1 : 2;
  if (first !== undefined && line.texts.length === 1 && beginsAnew(row, first)) score -= 2;
  score += fitEvidence(row, line, options.columnWidths);
  if (line.texts.some((text) => LOWER_START.test(lineText(text.text)) && filled.has(text.column))) score += 1;
  if (first !== undefined && filled.has(0) && LOWER_START.test(lineText(first.text))) score += 1;
  if (line.texts.some((text) => isNumber(text) && above.texts.some((other) => other.column === text.column && isNumber(other)))) score -= 2;
  if (spacing !== null) score += Math.min(step, ...stepsAbove(row, line)) < spacing.border ? 1 : -2;
  return score;
}

/** A name set further left than the one above it, or in another weight: a new one, not its second line. */
function beginsAnew(row: readonly ColumnLine[], name: ColumnText): boolean {
  const above = row.flatMap((own) => own.texts).findLast((text) => text.column === 0)?.text;
  if (above === undefined) return false;
  const outdented = name.text.bbox[0] < above.bbox[0] - 0.3 * name.text.size;
  return outdented || name.text.words[0]?.bold !== above.words[above.words.length - 1]?.bold;
}

function isNumber(text: ColumnText): boolean {
  return NUMERIC.test(lineText(text.text));
}

/** A wrapped line starts with a word that found no room above; if it would have fitted, the line begins something new. */
function fitEvidence(row: readonly ColumnLine[], line: ColumnLine, widths: readonly number[]): number {
  let fits = false;
  let wraps = false;
  for (const text of line.texts) {
    const above = row.flatMap((own) => own.texts).filter((other) => other.column === text.column);
    const last = above[above.length - 1];
    const word = text.text.words[0];
    if (last === undefined || word === undefined) continue;
    const used = last.text.bbox[2] - last.text.bbox[0] + 0.3 * text.text.size + word.bbox[2] - word.bbox[0];
    if (used < (widths[text.column] ?? 0) - 0.3 * text.text.size) fits = true;
    else wraps = true;
  }
  return (fits ? -1.5 : 0) + (wraps && !fits ? 1 : 0);
}
