/** Comes in: segmented lines. Goes out: the same with lines that overlap in height taken together. Only for geometry: words are not in reading order. */
import { overlap } from "./box";
import type { SegmentedLine } from "./column-separators";
import { makeLine, type TextLine } from "./text-line";

/**
 * Cells centred beside a cell of more lines stand between its baselines; taken one by one no such line shows two
 * columns. A bundle is a chain of lines that overlap by a quarter of their height, its texts joined where they share x.
 */
export function bundleLines(lines: readonly SegmentedLine[]): SegmentedLine[] {
  const bundles: SegmentedLine[][] = [];
  for (const line of lines) {
    const bundle = bundles[bundles.length - 1];
    const last = bundle?.[bundle.length - 1];
    if (bundle !== undefined && last !== undefined && sharedHeight(last.line, line.line) > 0.25) bundle.push(line);
    else bundles.push([line]);
  }
  return bundles.map((bundle) => (bundle.length === 1 ? (bundle[0] as SegmentedLine) : together(bundle)));
}

/** Common height of two lines as a share of the lower one. */
export function sharedHeight(a: TextLine, b: TextLine): number {
  const least = Math.min(a.bbox[3] - a.bbox[1], b.bbox[3] - b.bbox[1]);
  return overlap(a.bbox[1], a.bbox[3], b.bbox[1], b.bbox[3]) / Math.max(least, 0.1);
}

function together(bundle: readonly SegmentedLine[]): SegmentedLine {
  const segments = bundle.flatMap((line) => line.segments).sort((a, b) => a.bbox[0] - b.bbox[0]);
  const joined: TextLine[] = [];
  for (const segment of segments) {
    const last = joined[joined.length - 1];
    if (last !== undefined && segment.bbox[0] < last.bbox[2]) joined[joined.length - 1] = makeLine([...last.words, ...segment.words]);
    else joined.push(segment);
  }
  return { line: makeLine(bundle.flatMap((line) => line.line.words)), segments: joined };
}
