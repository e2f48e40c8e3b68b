/**
 * Cuts a section's text into atoms: in go the units of a text, its sentence starts, labels and pins, out come consecutive stretches that cover it without a gap;
 * it never decides which atoms share a part (`pack-section.ts` does).
 */
import type { Pin } from "@/lib/model/seam";
import { commaStarts, mayBreak } from "./borders";
import { opensParagraph, skipSpace, trimmedEnd } from "./characters";
import type { FoundLabel } from "./labels";
import type { TokenRuler } from "./token-counter";
import type { Units } from "./units";
import type { WordRules } from "./word-rules";

/** The smallest stretch that is never cut. Offsets are UTF-16 into the section's text; trailing white space is included. */
export interface Atom {
  start: number;
  end: number;
  /** A part may end behind it: it is no label, ends in no colon, and no pin forbids it. */
  mayEndPart: boolean;
  /** A part may begin with it: no label that belongs to it stands right before it, and no pin forbids a break there. */
  mayStartPart: boolean;
  /** It begins a paragraph or is a label: the best place for a part to begin. */
  opensUnit: boolean;
  /** A reviewer demands a break behind it. */
  breakAfter: boolean;
  /** A part could end behind it, had a reviewer not forbidden that. */
  breakForbidden: boolean;
}

const COLON = 0x3a;

export interface AtomInput {
  units: Units;
  /** The stretch to cut, `[start, end)`: between quarantined ranges. */
  start: number;
  end: number;
  sentenceStarts: readonly number[];
  labels: readonly FoundLabel[];
  pins: readonly Pin[];
  rules: WordRules;
  ruler: TokenRuler;
  /** A sentence above this many tokens is split at its commas. */
  targetTokens: number;
}

/** The atoms of one stretch, in order. */
export function atomise(input: AtomInput): Atom[] {
  const { units, labels, pins } = input;
  const starts = splitLongSentences(input, atomStarts(input));
  const atoms: Atom[] = [];
  let mayStartPart = true;
  // The first label that ends behind the atom before.
  let label = 0;
  for (let i = 0; i < starts.length; i++) {
    const start = starts[i] as number;
    const end = i + 1 < starts.length ? (starts[i + 1] as number) : input.end;
    const contentEnd = trimmedEnd(units, end);
    const opensUnit = opensParagraph(units, start) || startsLabel(labels, label, start);
    while (label < labels.length && (labels[label] as FoundLabel).end < contentEnd) label++;
    const mayEndPart = units[contentEnd - 1] !== COLON && !endsLabel(labels[label], contentEnd);
    atoms.push({ start, end, mayEndPart, mayStartPart, opensUnit, breakAfter: false, breakForbidden: false });
    mayStartPart = mayEndPart;
  }
  return pins.length === 0 ? atoms : withPins(atoms, pins);
}

/** One of the labels, from the given one on, starts at `at`. */
function startsLabel(labels: readonly FoundLabel[], from: number, at: number): boolean {
  for (let i = from; i < labels.length; i++) {
    const { start } = labels[i] as FoundLabel;
    if (start >= at) return start === at;
  }
  return false;
}

/** The label ends at `at`. One that only leads its sentence does not hold it back. */
function endsLabel(label: FoundLabel | undefined, at: number): boolean {
  return label !== undefined && label.end === at && !label.isLead;
}

/** Forbidden breaks are no ends and no starts; demanded ones are marked. */
function withPins(atoms: readonly Atom[], pins: readonly Pin[]): Atom[] {
  const forbidden = new Set(pins.filter((pin) => pin.kind === "no_break").map((pin) => pin.at));
  return atoms.map((atom) => ({ ...atom, breakForbidden: atom.mayEndPart && forbidden.has(atom.end), mayEndPart: atom.mayEndPart && !forbidden.has(atom.end), mayStartPart: atom.mayStartPart && !forbidden.has(atom.start) }));
}

/** Starts of the atoms, ascending: sentences, labels, what follows a label, and places where a reviewer demands a break. */
function atomStarts(input: AtomInput): number[] {
  const { units, start, end } = input;
  const places = [start];
  for (const sentence of input.sentenceStarts) if (sentence > start && sentence < end) places.push(sentence);
  let next = 0;
  for (const label of input.labels) {
    next = include(input, places, next, label.start);
    if (!label.isLead) next = include(input, places, next, skipSpace(units, label.end));
  }
  for (const pin of input.pins) if (pin.kind === "break") include(input, places, 0, pin.at);
  return places;
}

/** Puts a place among ascending ones, where the text may be broken there. Gives back where it stands or would stand; it is looked for from `from` on. */
function include({ units, start, end, rules }: AtomInput, places: number[], from: number, at: number): number {
  let i = from;
  while (i < places.length && (places[i] as number) < at) i++;
  while (i > 0 && (places[i - 1] as number) >= at) i--;
  if (places[i] !== at && at > start && at < end && mayBreak(units, at, rules)) places.splice(i, 0, at);
  return i;
}

function splitLongSentences(input: AtomInput, starts: readonly number[]): readonly number[] {
  const { targetTokens, ruler } = input;
  if (!starts.some((start, i) => (starts[i + 1] ?? input.end) - start > targetTokens)) return starts;
  const all: number[] = [];
  for (let i = 0; i < starts.length; i++) {
    const start = starts[i] as number;
    const end = starts[i + 1] ?? input.end;
    all.push(start);
    if (end - start > targetTokens && ruler.count(start, end) > targetTokens) for (const at of splitAtCommas(input, start, end)) all.push(at);
  }
  return all;
}

/** Comma borders of one long sentence; brackets are opened only where what they hold is itself too long. */
function splitAtCommas(input: AtomInput, start: number, end: number): number[] {
  const { units, rules, targetTokens, ruler } = input;
  const outer = commaStarts(units, start, end, false, rules);
  const all: number[] = [];
  for (let i = -1; i < outer.length; i++) {
    const from = outer[i] ?? start;
    const to = outer[i + 1] ?? end;
    if (i >= 0) all.push(from);
    if (to - from > targetTokens && ruler.count(from, to) > targetTokens) for (const at of commaStarts(units, from, to, true, rules)) all.push(at);
  }
  return all;
}

/** Comma borders inside one stretch of atoms that no part can hold as a whole. */
export function softBorders(input: Pick<AtomInput, "units" | "rules">, start: number, end: number): number[] {
  const outer = commaStarts(input.units, start, end, false, input.rules);
  return outer.length > 0 ? outer : commaStarts(input.units, start, end, true, input.rules);
}
