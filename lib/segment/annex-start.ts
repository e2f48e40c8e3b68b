/** Comes in: lines of a ministry's decision. Goes out: where an annex with a list begins, its name, and the list's title. Never takes a mention of an annex for one. */
import type { Profile } from "@/lib/model/profile";
import { foldCase } from "./fold-text";
import type { HeadingIndex } from "./heading-index";
import type { HeadingMark } from "./heading-marks";
import type { LaidLine } from "./laid-line";
import { isCapitals } from "./line-style";
import type { NameFound } from "./name-found";

/** What stands behind an annex's name in its label is shorter: longer lines, most of what a book prints, are not looked at. Characters. */
const LONGEST_NUMBER = 33;
/** A title runs over no more lines than this. */
const LONGEST_TITLE = 5;

/** A label by itself on its line ("Annex II", "Annex 3A") with a list's title directly below. */
export function annexStart(lines: readonly LaidLine[], at: number, index: HeadingIndex): NameFound | null {
  const laid = lines[at];
  if (laid === undefined || !isAnnexLabel(laid.line.text, index.profile) || titleAt(lines, at + 1, index) === null) return null;
  const name = laid.line.text.replace(/[\s.:]+$/u, "").trim();
  return { lines: [laid], name, slugFrom: name, shared: false };
}

/** The title below an annex's label, all of its lines; it heads everything that follows. */
export function annexTitle(lines: readonly LaidLine[], at: number, index: HeadingIndex): HeadingMark | null {
  const before = lines[at - 1];
  return before !== undefined && isAnnexLabel(before.line.text, index.profile) ? titleAt(lines, at, index) : null;
}

/** Is this an annex's label and nothing else? */
export function isAnnexLabel(text: string, { startsAt }: Profile): boolean {
  const names = (startsAt?.names ?? []).filter((name) => text.length <= name.length + LONGEST_NUMBER);
  if (names.length === 0) return false;
  const folded = foldCase(text);
  return names.some((name) => folded.startsWith(foldCase(name)) && /^\s*(?:[ivx]{1,5}|\d{1,2})[a-z]?[.:]?$/u.test(folded.slice(name.length)));
}

function titleAt(lines: readonly LaidLine[], at: number, { profile }: HeadingIndex): HeadingMark | null {
  const first = lines[at];
  if (first === undefined || !isCapitals(first.line.text)) return null;
  const text = foldCase(first.line.text);
  for (const rule of profile.headings) {
    const name = rule.names.find((each) => text === foldCase(each) || text.startsWith(`${foldCase(each)} `));
    if (name === undefined) continue;
    let extraLines = 0;
    while (extraLines < LONGEST_TITLE - 1 && goesOn(lines[at + extraLines] as LaidLine, lines[at + extraLines + 1])) extraLines++;
    return { from: 0, to: first.line.text.length, rule, exact: true, name, extraLines };
  }
  return null;
}

function goesOn(last: LaidLine, next: LaidLine | undefined): boolean {
  return next !== undefined && next.line.physicalPage === last.line.physicalPage && isCapitals(next.line.text) && Math.abs(next.fontSize - last.fontSize) < 0.6 && next.line.baseline - last.line.baseline < 1.8 * last.fontSize;
}
