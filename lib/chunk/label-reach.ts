/** How far a label governs by itself: in go the text and one label, out comes the offset at which its scope ends if no other label closes it before; it never looks at open labels. */
import { isSpaceAt, skipSpace, trimmedEnd } from "./characters";
import { firstStartingFrom } from "./halving";
import { isReaching, opensList } from "./label-kinds";
import { BULLETS } from "./label-phrases";
import type { FoundLabel } from "./labels";
import type { Units } from "./units";

const COLON = 0x3a;

/** An end behind the text's end: of labels that nothing ends. */
export function unbounded(units: Units): number {
  return units.length + 1;
}

/** How far a label that is no item reaches if no other label closes it. `units` are those of the text, `paragraph` is the end of its own, `labels` are all of the section. */
export function reachOf(text: string, units: Units, label: FoundLabel, paragraph: number, labels: readonly FoundLabel[]): number {
  if (label.style === "set" || label.style === "title") return unbounded(units);
  if (label.style === "run_in") return label.opensParagraph && isReaching(label.kind) ? unbounded(units) : paragraph;
  return opensList(label.kind) ? listEnd(text, units, label, labels) : unbounded(units);
}

/** End of the grammatical sentence around `at`: colons inside it do not end it. `starts` are the sentence starts, ascending. */
export function sentenceEnd(units: Units, starts: readonly number[], at: number): number {
  let next = starts.findIndex((start) => start > at);
  if (next < 0) return units.length;
  while (next < starts.length && units[trimmedEnd(units, starts[next] as number) - 1] === COLON) next++;
  return starts[next] ?? units.length;
}

/** The line end at or after `at`, the text's end where there is none. */
function paragraphEnd(text: string, at: number): number {
  const newline = text.indexOf("\n", at);
  return newline < 0 ? text.length : newline;
}

/** End of the list that a label on its own line opens: paragraphs that begin with a label, a bullet, or the first one's first word. */
function listEnd(text: string, units: Units, label: FoundLabel, labels: readonly FoundLabel[]): number {
  const first = skipSpace(units, label.end);
  let end = paragraphEnd(text, first);
  for (let at = skipSpace(units, end); at < units.length; at = skipSpace(units, end)) {
    if (BULLETS[units[at] as number] !== 1 && !isSameWord(units, at, first) && !startsLabel(labels, at)) break;
    end = paragraphEnd(text, at);
  }
  return end;
}

/** One of the labels, which stand in order, begins at `at`. */
function startsLabel(labels: readonly FoundLabel[], at: number): boolean {
  const label = firstStartingFrom(labels, at);
  return label < labels.length && (labels[label] as FoundLabel).start === at;
}

/** The same signs stand at both places up to white space; those behind the fortieth are not looked at. */
function isSameWord(units: Units, one: number, other: number): boolean {
  for (let i = 0; i < LONGEST_WORD; i++) {
    const isOver = endsWord(units, one + i);
    if (isOver || endsWord(units, other + i)) return isOver && endsWord(units, other + i);
    if (units[one + i] !== units[other + i]) return false;
  }
  return true;
}

const LONGEST_WORD = 40;

function endsWord(units: Units, at: number): boolean {
  return at >= units.length || isSpaceAt(units, at);
}
