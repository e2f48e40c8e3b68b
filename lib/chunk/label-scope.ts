/**
 * Decides what each label governs: in go the labels of a section in order, out come the same labels with level and end of scope;
 * it never looks at words, only at kinds, styles and paragraphs.
 *
 * A label is closed by the next one that cannot stand under it (its sibling, or one of a higher level), or by the end of its paragraph where its style
 * and kind reach no further. Where two readings are possible the narrower scope is taken: a wrong label on a dose is worse than none.
 */
import type { Label, LabelKind } from "@/lib/model/label";
import { skipSpace } from "./borders";
import type { FoundLabel } from "./labels";

/** A label with the stretch that it governs: `[end, scopeEnd)`. */
export interface ScopedLabel extends Label {
  scopeEnd: number;
}

/** Which kinds may stand under which, both set in the same style. */
const GOVERNS: Readonly<Record<LabelKind, readonly LabelKind[]>> = {
  heading: ["indication", "frequency", "route", "population", "form", "step", "organ"],
  other: ["frequency", "route", "population", "form", "step", "organ"],
  indication: ["frequency", "route", "population", "form", "step"],
  frequency: ["organ"],
  route: ["frequency", "population", "form", "step", "organ"],
  population: ["route", "form", "step"],
  form: ["route", "population", "step"],
  step: ["route", "form"],
  organ: [],
};

/** Kinds whose plain run-in label reaches over following paragraphs that carry no label. */
const REACHING: readonly LabelKind[] = ["heading", "population", "indication"];

/** Kinds of plain labels on their own line that govern only the list behind them. */
const LIST_OPENERS: readonly LabelKind[] = ["step", "other"];

interface OpenLabel {
  found: FoundLabel;
  scoped: ScopedLabel;
  /** Offset at which its scope ends by itself; the text's end where it does not. */
  reach: number;
}

/** Gives every label its level and scope. `gaps` are starts of quarantined ranges: no label reaches over one. */
export function scopeLabels(text: string, found: readonly FoundLabel[], gaps: readonly number[]): ScopedLabel[] {
  const scoped: ScopedLabel[] = [];
  let open: OpenLabel[] = [];
  for (const label of found) {
    open = closeReached(open, label.start);
    const keep = placeUnder(open, label);
    for (const closed of open.slice(keep)) closed.scoped.scopeEnd = Math.min(closed.scoped.scopeEnd, label.start);
    open = open.slice(0, keep);
    const parent = open[open.length - 1];
    const reach = Math.min(reachOf(text, label, found), parent?.reach ?? text.length, gaps.find((gap) => gap >= label.end) ?? text.length);
    const made: ScopedLabel = { start: label.start, end: label.end, text: text.slice(label.start, label.end), kind: label.kind, level: keep, scopeEnd: reach };
    scoped.push(made);
    open.push({ found: label, scoped: made, reach });
  }
  return scoped;
}

function closeReached(open: readonly OpenLabel[], at: number): OpenLabel[] {
  const first = open.findIndex((entry) => entry.reach <= at);
  return first < 0 ? [...open] : open.slice(0, first);
}

/** How many of the open labels stay open around a new one. */
function placeUnder(open: readonly OpenLabel[], label: FoundLabel): number {
  const weaker = (entry: OpenLabel): boolean => entry.found.style === "run_in" && label.style !== "run_in";
  let keep = open.length;
  const firstWeaker = open.findIndex(weaker);
  if (firstWeaker >= 0) keep = firstWeaker;
  const sibling = findSibling(open.slice(0, keep), label);
  if (sibling >= 0) return sibling;
  while (keep > 0 && !mayStandUnder((open[keep - 1] as OpenLabel).found, label)) keep--;
  return keep;
}

/** Innermost open label that the new one replaces: same kind, same style (or a plain line against a run-in one, populations apart). */
function findSibling(open: readonly OpenLabel[], label: FoundLabel): number {
  for (let i = open.length - 1; i >= 0; i--) {
    const { kind, style } = (open[i] as OpenLabel).found;
    if (kind !== label.kind) continue;
    if (style === label.style) return i;
    if (style === "line" && label.style === "run_in" && kind !== "population" && kind !== "other") return i;
  }
  return -1;
}

function mayStandUnder(parent: FoundLabel, label: FoundLabel): boolean {
  if (label.kind === "heading") return false;
  if (parent.style === label.style || label.style === "set") return GOVERNS[parent.kind].includes(label.kind);
  return true;
}

/** How far a label reaches if no other label closes it. */
function reachOf(text: string, label: FoundLabel, found: readonly FoundLabel[]): number {
  if (label.style === "set") return text.length;
  const paragraph = paragraphEnd(text, label.end);
  if (label.style === "run_in") return label.opensParagraph && REACHING.includes(label.kind) ? text.length : paragraph;
  return LIST_OPENERS.includes(label.kind) ? listEnd(text, label, found) : text.length;
}

function paragraphEnd(text: string, at: number): number {
  const newline = text.indexOf("\n", at);
  return newline < 0 ? text.length : newline;
}

/** End of the list that a label on its own line opens: paragraphs that begin with a label, a bullet, or the first one's first word. */
function listEnd(text: string, label: FoundLabel, found: readonly FoundLabel[]): number {
  const first = skipSpace(text, label.end);
  const firstWord = wordAt(text, first);
  const labelStarts = new Set(found.map((other) => other.start));
  let end = paragraphEnd(text, first);
  for (let at = skipSpace(text, end); at < text.length; at = skipSpace(text, end)) {
    const isItem = labelStarts.has(at) || /^[-–—•●▪◦*+·]/u.test(text[at] ?? "") || wordAt(text, at) === firstWord;
    if (!isItem) break;
    end = paragraphEnd(text, at);
  }
  return end;
}

function wordAt(text: string, at: number): string {
  return /^\S+/u.exec(text.slice(at, at + 40))?.[0] ?? "";
}
