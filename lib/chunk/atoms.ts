/**
 * Cuts a section's text into atoms: in go the units of a text, its sentence starts, labels and pins, out come consecutive stretches that cover it without a gap;
 * it never decides which atoms share a part (`pack-section.ts` does).
 */
import type { Pin } from "@/lib/model/seam";
import { commaStarts, mayBreak } from "./borders";
import { opensParagraph, skipSpace, trimmedEnd } from "./characters";
import { indexFrom } from "./halving";
import type { FoundLabel } from "./labels";
import type { TokenRuler } from "./token-counter";
import type { Units } from "./units";
import type { WordRules } from "./word-rules";

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
export function atomise(input: AtomInput): Atoms {
  return new Atoms(input, splitLongSentences(input, atomStarts(input)));
}

/**
 * The smallest stretches that are never cut, by index. Offsets are UTF-16 into the section's text; trailing white space is included.
 * What may stand at a border is looked up when it is asked for: who packs asks it of a few atoms around each border.
 */
export class Atoms {
  readonly count: number;
  /** A reviewer pinned something between them. */
  readonly arePinned: boolean;
  /** Borders that a reviewer forbids. */
  private readonly forbidden: readonly number[];
  /** Ends of atoms behind which a reviewer demands a break. */
  private readonly demanded: number[] = [];
  /** For every label, the last end of it and those before it. */
  private readonly labelEnds: readonly number[];
  /** The label that was looked at last: the next place that is asked about mostly lies close by. */
  private label = 0;

  constructor(
    private readonly input: AtomInput,
    private readonly starts: readonly number[],
  ) {
    this.count = starts.length;
    this.arePinned = input.pins.length > 0;
    this.forbidden = this.arePinned ? input.pins.filter((pin) => pin.kind === "no_break").map((pin) => pin.at) : NO_PLACES;
    this.labelEnds = lastEnds(input.labels);
  }

  start(index: number): number {
    return this.starts[index] as number;
  }

  end(index: number): number {
    return index + 1 < this.count ? (this.starts[index + 1] as number) : this.input.end;
  }

  /** A part may end behind it: it is no label, ends in no colon, and no pin forbids it. */
  mayEndPart(index: number): boolean {
    return this.endsNothingBound(index) && !(this.arePinned && this.forbidden.includes(this.end(index)));
  }

  /** A part may begin with it: no label that belongs to it stands right before it, and no pin forbids a break there. */
  mayStartPart(index: number): boolean {
    return index === 0 || this.mayEndPart(index - 1);
  }

  /** It begins a paragraph or is a label: the best place for a part to begin. */
  opensUnit(index: number): boolean {
    const { units, labels } = this.input;
    const start = this.start(index);
    if (opensParagraph(units, start)) return true;
    let label = this.labelFrom(start + 1);
    while (label < labels.length && (labels[label] as FoundLabel).start < start) label++;
    return label < labels.length && (labels[label] as FoundLabel).start === start;
  }

  /** A reviewer demands a break behind it. */
  breakAfter(index: number): boolean {
    return this.arePinned && this.demanded.includes(this.end(index));
  }

  /** A part could end behind it, had a reviewer not forbidden that. */
  breakForbidden(index: number): boolean {
    return this.arePinned && this.forbidden.includes(this.end(index)) && this.endsNothingBound(index);
  }

  /** Notes that a reviewer demands a break behind it. */
  demandBreak(index: number): void {
    this.demanded.push(this.end(index));
  }

  /** Index of the first atom that starts at or behind `at`. */
  indexFrom(at: number): number {
    return indexFrom(this.starts, at);
  }

  /** Index of the atom that ends at `at`, -1 where there is none. */
  indexOfEnd(at: number): number {
    const next = this.indexFrom(at);
    return next > 0 && this.end(next - 1) === at ? next - 1 : -1;
  }

  /** Index of the first label that reaches up to `at`. */
  private labelFrom(at: number): number {
    const { labelEnds } = this;
    let { label } = this;
    while (label < labelEnds.length && (labelEnds[label] as number) < at) label++;
    while (label > 0 && (labelEnds[label - 1] as number) >= at) label--;
    this.label = label;
    return label;
  }

  /** No label and no colon ends it. A label that only leads its sentence does not hold it back. */
  private endsNothingBound(index: number): boolean {
    const { units, labels } = this.input;
    const end = trimmedEnd(units, this.end(index));
    if (units[end - 1] === COLON) return false;
    const label = this.labelFrom(end);
    return label === labels.length || (labels[label] as FoundLabel).end !== end || (labels[label] as FoundLabel).isLead;
  }
}

const NO_PLACES: readonly number[] = [];

/** Labels mostly end in order; one of several sentences, a printed heading, may hold another. */
function lastEnds(labels: readonly FoundLabel[]): number[] {
  const ends: number[] = [];
  let last = 0;
  for (const label of labels) {
    if (label.end > last) last = label.end;
    ends.push(last);
  }
  return ends;
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

/** The same starts with those at commas inside sentences above the target; a text is asked for its tokens only where its length may hold so many. */
function splitLongSentences(input: AtomInput, starts: readonly number[]): readonly number[] {
  const { targetTokens, ruler } = input;
  let all: number[] | null = null;
  for (let i = 0; i < starts.length; i++) {
    const start = starts[i] as number;
    const end = i + 1 < starts.length ? (starts[i + 1] as number) : input.end;
    all?.push(start);
    if (end - start <= targetTokens || ruler.count(start, end) <= targetTokens) continue;
    all ??= starts.slice(0, i + 1);
    for (const at of splitAtCommas(input, start, end)) all.push(at);
  }
  return all ?? starts;
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
