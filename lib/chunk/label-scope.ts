/**
 * Decides what each label governs: in go the labels of a section in order, out come the same labels with level and end of scope;
 * it never looks at words, only at kinds, styles and places.
 *
 * A label is closed by the next one that cannot stand under it (its sibling, or one of a higher level), or by the end of its paragraph where its style
 * and kind reach no further. Where two readings are possible the narrower scope is taken: a wrong label on a dose is worse than none.
 */
import type { Label } from "@/lib/model/label";
import { skipSpace } from "./characters";
import { indexFrom } from "./halving";
import { governs, isLasting, isSingle, opensList } from "./label-kinds";
import { reachOf, sentenceEnd, unbounded } from "./label-reach";
import type { FoundLabel } from "./labels";
import { lastOf } from "./last-of";
import type { Marks } from "./read-text";
import type { Units } from "./units";

/** A label with the stretch that it governs: `[end, scopeEnd)`. */
export interface ScopedLabel extends Label {
  scopeEnd: number;
  /** Nothing ends it: it governs what stands behind the text's end as well, a lifted table for one. */
  isOpen: boolean;
}

/** Places that labels do not look across. Offsets into the section's text. */
export interface Interruptions {
  /** Starts of quarantined ranges: no label reaches over one. */
  gaps: readonly number[];
  /** Where lifted blocks stand: a label before one has its content there. */
  blocks: readonly number[];
  /** Offsets of `MARKS`, ascending: the line ends among them end the paragraphs. */
  marks: Marks;
  /** Starts of sentences, ascending. */
  starts: readonly number[];
  /** Starts of those that speak of the whole treatment or of every patient. */
  wholes: readonly number[];
  /** Those of them that begin a paragraph. */
  wholeParagraphs: readonly number[];
  /** The sentence that starts there names patients of an age, a weight or a clearance of its own. */
  namesPatients(start: number): boolean;
}

const NEWLINE = 0x0a;

interface OpenLabel {
  found: FoundLabel;
  scoped: ScopedLabel;
  /** Offset at which its scope ends by itself; one behind the text's end where it does not. */
  reach: number;
  /** How the populations that have stood under it are set, nested ones included; null where there was none. */
  populations: "plain" | "other" | null;
}

/** Gives every label its level and scope. `units` are those of the text. */
export function scopeLabels(text: string, units: Units, found: readonly FoundLabel[], interruptions: Interruptions): ScopedLabel[] {
  const scoped: ScopedLabel[] = [];
  const open: OpenLabel[] = [];
  let mark = 0;
  for (const label of found) {
    closeReached(open, label.start);
    mark = lineEndFrom(units, interruptions.marks, mark, label.end);
    const paragraph = mark < interruptions.marks.length ? (interruptions.marks[mark] as number) : units.length;
    const own = barrierFor(units, label, paragraph, label.isItem ? sentenceEnd(units, interruptions.starts, label.end) : reachOf(text, units, label, paragraph, found), interruptions);
    const isNested = followsEmptyLabel(units, open, label, interruptions.blocks);
    if (isNested) widen(units, open, label, own);
    const keep = isNested ? open.length : placeUnder(units, open, label, paragraph, interruptions.starts);
    for (let i = keep; i < open.length; i++) {
      const { scoped: closed } = open[i] as OpenLabel;
      setEnd(units, closed, Math.min(closed.scopeEnd, label.start));
    }
    while (open.length > keep) open.pop();
    const reach = Math.min(own, lastOf(open)?.reach ?? unbounded(units));
    const made: ScopedLabel = { start: label.start, end: label.end, text: text.slice(label.start, label.end), kind: label.kind, level: keep, scopeEnd: 0, isOpen: false };
    setEnd(units, made, reach);
    scoped.push(made);
    open.push({ found: label, scoped: made, reach, populations: null });
    if (label.kind === "population") notePopulation(open, label);
  }
  return scoped;
}

/** Index of the first line end at or after `at` among the marks from index `from` on. */
function lineEndFrom(units: Units, marks: Marks, from: number, at: number): number {
  let i = from;
  while (i < marks.length && ((marks[i] as number) < at || units[marks[i] as number] !== NEWLINE)) i++;
  return i;
}

function setEnd(units: Units, label: ScopedLabel, end: number): void {
  label.scopeEnd = Math.min(end, units.length);
  label.isOpen = end > units.length;
}

/** Labels with nothing of their own between them and the new one reach as far as it does. */
function widen(units: Units, open: readonly OpenLabel[], label: FoundLabel, reach: number): void {
  let next = label.start;
  for (let i = open.length - 1; i >= 0; i--) {
    const entry = open[i] as OpenLabel;
    if (skipSpace(units, entry.found.end) !== next) return;
    const parent = i === 0 ? undefined : open[i - 1];
    const isEmpty = parent !== undefined && skipSpace(units, parent.found.end) === entry.found.start;
    if (reach > entry.reach) {
      entry.reach = isEmpty ? reach : Math.min(reach, parent?.reach ?? unbounded(units));
      setEnd(units, entry.scoped, entry.reach);
    }
    next = entry.found.start;
  }
}

/**
 * Where a label's scope must end: at a quarantined range; if it names some patients, a route or a step, at a sentence that speaks of the whole
 * treatment; if it is a plain population, at a sentence of its paragraph that names patients of its own.
 */
function barrierFor(units: Units, label: FoundLabel, paragraph: number, reach: number, inside: Interruptions): number {
  const end = Math.min(reach, firstFrom(inside.gaps, label.end) ?? unbounded(units));
  const isPlain = label.style === "run_in";
  if (isLasting(label.kind) || (!isPlain && label.kind !== "population" && label.kind !== "step")) return end;
  const whole = Math.min(end, firstFrom(isPlain ? inside.wholes : inside.wholeParagraphs, label.end) ?? end);
  return isPlain && label.kind === "population" ? ownPatients(units, label, Math.min(whole, paragraph), inside) ?? whole : whole;
}

/** First sentence behind the label and before `limit` that names patients of its own, null where there is none. */
function ownPatients(units: Units, label: FoundLabel, limit: number, inside: Interruptions): number | null {
  for (let i = indexFrom(inside.starts, skipSpace(units, label.end) + 1); i < inside.starts.length; i++) {
    const start = inside.starts[i] as number;
    if (start >= limit) break;
    if (inside.namesPatients(start)) return start;
  }
  return null;
}

/** First of ascending places at or after `at`. */
function firstFrom(places: readonly number[], at: number): number | undefined {
  return places[indexFrom(places, at)];
}

/** Closes, in place, what ended before `at`, with all that stands under it. */
function closeReached(open: OpenLabel[], at: number): void {
  let keep = 0;
  while (keep < open.length && (open[keep] as OpenLabel).reach > at) keep++;
  while (open.length > keep) open.pop();
}

/** How many of the open labels stay open around a new one. */
function placeUnder(units: Units, open: readonly OpenLabel[], label: FoundLabel, paragraphEnd: number, starts: readonly number[]): number {
  if (label.isItem) {
    // An item replaces the item before it, and stands under whatever held before its sentence.
    const end = sentenceEnd(units, starts, label.end);
    const sameSentence = open.findIndex(({ found }) => sentenceEnd(units, starts, found.end) === end && (found.isItem || found.kind === label.kind));
    return sameSentence < 0 ? open.length : sameSentence;
  }
  let keep = 0;
  while (keep < open.length && !isTooWeak(open[keep] as OpenLabel, label, paragraphEnd)) keep++;
  const sibling = findSibling(open, keep, label);
  if (sibling >= 0) return sibling;
  while (keep > 0 && !mayStandUnder((open[keep - 1] as OpenLabel).found, label)) keep--;
  return beginsAnew(open, keep, label) ?? keep;
}

/**
 * A population set on a line of its own, where all those before it under the same labels were plain: its type ranks it with those labels, not under
 * the innermost of them. It takes the place of the outermost label so set; null where it is no such population.
 */
function beginsAnew(open: readonly OpenLabel[], count: number, label: FoundLabel): number | null {
  if (label.kind !== "population" || !isSetOnOwnLine(label)) return null;
  const first = open.findIndex(({ found }) => found.kind !== "heading" && found.style === label.style && isSetOnOwnLine(found));
  return first >= 0 && first < count && open[first]?.populations === "plain" ? first : null;
}

/** The innermost of the open labels is a population: what stands around it remembers how it is set. */
function notePopulation(open: readonly OpenLabel[], { style }: FoundLabel): void {
  for (let i = 0; i + 1 < open.length; i++) {
    const entry = open[i] as OpenLabel;
    entry.populations = style === "run_in" && entry.populations !== "other" ? "plain" : "other";
  }
}

function isSetOnOwnLine({ style, opensParagraph, closesParagraph }: FoundLabel): boolean {
  return style === "set" && opensParagraph && closesParagraph;
}

/** A plain run-in label cannot stay open around one set apart; around a line of its own it can if it reaches beyond its paragraph and may govern it. */
function isTooWeak({ found, reach }: OpenLabel, label: FoundLabel, paragraphEnd: number): boolean {
  if (found.style !== "run_in" || label.style === "run_in") return false;
  return label.style !== "line" || reach <= paragraphEnd || !governs(found.kind, label.kind);
}

/** A label right behind another one stands under it: the first would govern nothing else. */
function followsEmptyLabel(units: Units, open: readonly OpenLabel[], label: FoundLabel, blocks: readonly number[]): boolean {
  const last = lastOf(open)?.found;
  if (last === undefined || isSingle(label.kind)) return false;
  if (skipSpace(units, last.end) !== label.start || (last.kind === label.kind && last.style === label.style)) return false;
  return !blocks.some((at) => at >= last.end && at <= label.start);
}

/** Innermost of the first `count` open labels that the new one replaces. */
function findSibling(open: readonly OpenLabel[], count: number, label: FoundLabel): number {
  for (let i = count - 1; i >= 0; i--) if (isSibling((open[i] as OpenLabel).found, label)) return i;
  return -1;
}

/**
 * Same kind and same style. A label on its own line also replaces a title of its kind, and a plain run-in label a plain line of its kind;
 * not where the kind nests in itself (a weight under an age) or is unknown.
 */
function isSibling(earlier: FoundLabel, label: FoundLabel): boolean {
  if (earlier.kind !== label.kind) return false;
  if (earlier.style === label.style || isSingle(label.kind)) return true;
  if (label.kind === "other") return false;
  const isOwnLine = label.style === "title" || (label.style === "set" && label.closesParagraph);
  if (isOwnLine) return earlier.style === "title" || (earlier.style === "set" && earlier.closesParagraph);
  return earlier.style === "line" && label.style === "run_in" && label.kind !== "population";
}

function mayStandUnder(parent: FoundLabel, label: FoundLabel): boolean {
  if (label.kind === "heading") return false;
  const isSet = label.style === "set" || label.style === "title";
  if (parent.style === "title" && label.style !== "title") return true;
  if (isSet && (label.isTopic || (parent.style === "line" && opensList(parent.kind)))) return parent.kind === "heading";
  if (parent.kind === "indication" && label.isTopic && !isSet) return true;
  if (parent.style === label.style || isSet) return governs(parent.kind, label.kind);
  return true;
}
