/** Comes in: the lines of one column. Goes out: whether they are running text. Never reads what the words say. */
import type { TextLine } from "./text-line";

/** Many lines of five words and more that fill the column: prose, not entries. Fewer than six lines are too few to tell. */
export function isRunningText(lines: readonly TextLine[]): boolean {
  if (lines.length < 6) return false;
  const left = Math.min(...lines.map((line) => line.bbox[0]));
  const right = Math.max(...lines.map((line) => line.bbox[2]));
  const full = lines.filter((line) => line.words.length > 4 && line.bbox[2] - line.bbox[0] > 0.85 * (right - left));
  return full.length >= 0.4 * lines.length;
}
