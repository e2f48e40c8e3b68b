/** Comes in: free words of one lane of a page. Goes out: runs of lines that look set in columns. Only proposes; the grid is judged elsewhere. */
import { findSeparators, type SegmentedLine, segmentLines } from "./column-separators";
import { bundleLines } from "./line-bundle";
import { linesOf } from "./text-line";
import type { Word } from "./word";

/** Consecutive lines that may be a table. */
export interface AlignedRun {
  words: Word[];
  /** The line straight above the run begins with a caption word. */
  captioned: boolean;
}

/** White space that parts columns where no rule does: wider than any justified line's spaces, in ems. */
const COLUMN_GAP = 0.9;

interface RunOptions {
  /** Where the lines stand: a text column, or the whole page. */
  lane: { x0: number; x1: number };
  /** A caption line starts a new run and lets a sparse one count. */
  isCaption: (line: SegmentedLine) => boolean;
  /** A line that no table holds, besides a single one over the whole lane. */
  isProse: (line: SegmentedLine) => boolean;
}

/** Runs of at least two lines, most of which have a wide gap. */
export function alignedRuns(words: readonly Word[], options: RunOptions): AlignedRun[] {
  const runs: AlignedRun[] = [];
  let run: SegmentedLine[] = [];
  let captioned = false;
  /** Single lines between the caption's first line and the run: more caption, or header cells that stand alone on their height. */
  let lead: SegmentedLine[] = [];
  let above: SegmentedLine | undefined;
  const close = () => {
    const kept = trimmed(run);
    if (kept.filter(isParted).length >= 2) runs.push({ words: [...headerLead(lead, kept), ...kept].flatMap(({ line }) => line.words), captioned });
    run = [];
    lead = [];
    captioned = false;
  };
  for (const line of bundleLines(segmentLines(linesOf(words)))) {
    const isCaption = options.isCaption(line);
    if (isCaption || options.isProse(line) || breaksRun(run, line, options.lane)) close();
    if (captioned && run.length === 0 && above !== undefined && (lead.length > 6 || line.line.bbox[1] - above.line.bbox[3] > 2 * line.line.size)) {
      captioned = isCaption;
      lead = [];
    }
    if (isCaption) captioned = true;
    else if (!options.isProse(line) && (run.length > 0 || isParted(line))) run.push(line);
    else if (captioned) lead.push(line);
    above = line;
  }
  close();
  return runs;
}

/** The lead's last lines that keep clear of the run's columns' borders and stand close above it. */
function headerLead(lead: readonly SegmentedLine[], run: readonly SegmentedLine[]): SegmentedLine[] {
  const separators = findSeparators(run, []);
  let start = lead.length;
  let below = run[0];
  while (start > 0 && below !== undefined) {
    const line = lead[start - 1] as SegmentedLine;
    const [x0, , x1] = line.line.bbox;
    const crosses = separators.some((separator) => x0 < separator.at - 2 && x1 > separator.at + 2);
    if (crosses || below.line.baseline - line.line.baseline > 1.5 * line.line.size) break;
    start--;
    below = line;
  }
  return lead.slice(start);
}

function isParted({ segments, line }: SegmentedLine): boolean {
  return segments.some((segment, index) => {
    const next = segments[index + 1];
    return next !== undefined && next.bbox[0] - segment.bbox[2] > COLUMN_GAP * line.size;
  });
}

/** A wide step down, a line of prose over the whole lane, or a third single line in a row ends a run. */
function breaksRun(run: readonly SegmentedLine[], line: SegmentedLine, lane: { x0: number; x1: number }): boolean {
  const last = run[run.length - 1];
  if (last === undefined) return false;
  if (line.line.baseline - last.line.baseline > 2.6 * Math.max(line.line.size, last.line.size)) return true;
  if (Math.abs(line.line.size - last.line.size) > 0.3 * last.line.size) return true;
  if (isParted(line)) return false;
  if (line.segments.length === 1 && line.line.bbox[2] - line.line.bbox[0] > 0.85 * (lane.x1 - lane.x0)) return true;
  return run.slice(-2).every((own) => !isParted(own)) && run.length >= 2;
}

/** Without the single lines at its end, but for those that carry on a cell of its last row. */
function trimmed(run: readonly SegmentedLine[]): SegmentedLine[] {
  let end = run.length;
  while (end > 0 && !isParted(run[end - 1] as SegmentedLine)) end--;
  const separators = findSeparators(run.slice(0, end), []);
  while (end > 0 && end < run.length && carriesOn(run[end] as SegmentedLine, run[end - 1] as SegmentedLine, separators)) end++;
  return run.slice(0, end);
}

/**
 * Whether a single line goes on with a cell of the row above: set as close as lines of one paragraph, and wholly right of the first column,
 * inside one of the others. What stands at the left edge may be the prose after the table and is left to it.
 */
function carriesOn({ line }: SegmentedLine, above: SegmentedLine, separators: readonly { at: number }[]): boolean {
  const [x0, , x1] = line.bbox;
  const first = Math.min(...separators.map((separator) => separator.at));
  const crosses = separators.some((separator) => x0 < separator.at - 2 && x1 > separator.at + 2);
  return x0 > first && !crosses && line.baseline - above.line.baseline < 1.5 * line.size;
}
