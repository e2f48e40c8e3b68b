/** How far a label governs by itself: in go the text and one label, out comes the offset at which its scope ends if no other label closes it before; it never looks at open labels. */
import type { LabelKind } from "@/lib/model/label";
import { skipSpace } from "./characters";
import { BULLETS } from "./label-phrases";
import type { FoundLabel } from "./labels";
import { stringOf, type Units } from "./units";

/** Kinds whose plain run-in label reaches over following paragraphs that carry no label. */
const REACHING: readonly LabelKind[] = ["heading", "population", "indication"];

/** Kinds of plain labels on their own line that govern only the list behind them. */
export const LIST_OPENERS: readonly LabelKind[] = ["step", "other"];

/** An end behind the text's end: of labels that nothing ends. */
export function unbounded(units: Units): number {
  return units.length + 1;
}

/** How far a label reaches if no other label closes it. `units` are those of the text, `paragraph` is the end of its own. */
export function reachOf(text: string, units: Units, label: FoundLabel, paragraph: number, labelStarts: () => ReadonlySet<number>): number {
  if (label.isItem) return label.sentenceEnd;
  if (label.style === "set" || label.style === "title") return unbounded(units);
  if (label.style === "run_in") return label.opensParagraph && REACHING.includes(label.kind) ? unbounded(units) : paragraph;
  return LIST_OPENERS.includes(label.kind) ? listEnd(text, units, label, labelStarts()) : unbounded(units);
}

/** The line end at or after `at`, the text's end where there is none. */
export function paragraphEnd(text: string, at: number): number {
  const newline = text.indexOf("\n", at);
  return newline < 0 ? text.length : newline;
}

/** End of the list that a label on its own line opens: paragraphs that begin with a label, a bullet, or the first one's first word. */
function listEnd(text: string, units: Units, label: FoundLabel, labelStarts: ReadonlySet<number>): number {
  const first = skipSpace(units, label.end);
  const firstWord = wordAt(units, first);
  let end = paragraphEnd(text, first);
  for (let at = skipSpace(units, end); at < units.length; at = skipSpace(units, end)) {
    if (!labelStarts.has(at) && BULLETS[units[at] as number] !== 1 && wordAt(units, at) !== firstWord) break;
    end = paragraphEnd(text, at);
  }
  return end;
}

function wordAt(units: Units, at: number): string {
  return /^\S+/u.exec(stringOf(units, at, at + 40))?.[0] ?? "";
}
