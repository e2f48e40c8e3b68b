/** How far a label governs by itself: in go the text and one label, out comes the offset at which its scope ends if no other label closes it before; it never looks at open labels. */
import type { LabelKind } from "@/lib/model/label";
import { skipSpace } from "./characters";
import type { FoundLabel } from "./labels";

/** Kinds whose plain run-in label reaches over following paragraphs that carry no label. */
const REACHING: readonly LabelKind[] = ["heading", "population", "indication"];

/** Kinds of plain labels on their own line that govern only the list behind them. */
export const LIST_OPENERS: readonly LabelKind[] = ["step", "other"];

/** An end behind the text's end: of labels that nothing ends. */
export function unbounded(text: string): number {
  return text.length + 1;
}

/** How far a label reaches if no other label closes it. `paragraph` is the end of its own. */
export function reachOf(text: string, label: FoundLabel, paragraph: number, labelStarts: () => ReadonlySet<number>): number {
  if (label.isItem) return label.sentenceEnd;
  if (label.style === "set" || label.style === "title") return unbounded(text);
  if (label.style === "run_in") return label.opensParagraph && REACHING.includes(label.kind) ? unbounded(text) : paragraph;
  return LIST_OPENERS.includes(label.kind) ? listEnd(text, label, labelStarts()) : unbounded(text);
}

/** The line end at or after `at`, the text's end where there is none. */
export function paragraphEnd(text: string, at: number): number {
  const newline = text.indexOf("\n", at);
  return newline < 0 ? text.length : newline;
}

/** End of the list that a label on its own line opens: paragraphs that begin with a label, a bullet, or the first one's first word. */
function listEnd(text: string, label: FoundLabel, labelStarts: ReadonlySet<number>): number {
  const first = skipSpace(text, label.end);
  const firstWord = wordAt(text, first);
  let end = paragraphEnd(text, first);
  for (let at = skipSpace(text, end); at < text.length; at = skipSpace(text, end)) {
    if (!labelStarts.has(at) && !/^[-–—•●▪◦*+·]/u.test(text[at] ?? "") && wordAt(text, at) !== firstWord) break;
    end = paragraphEnd(text, at);
  }
  return end;
}

function wordAt(text: string, at: number): string {
  return /^\S+/u.exec(text.slice(at, at + 40))?.[0] ?? "";
}
