/**
 * Splits one section: in go the section and the limits, out come its parts and labels; it never makes chunks of them and never lets a part
 * touch a quarantined range.
 */
import type { Block } from "@/lib/model/block";
import type { Pin } from "@/lib/model/seam";
import type { SectionSpan } from "@/lib/model/section-span";
import { type Atoms, atomise, softBorders } from "./atoms";
import { skipSpace, trimmedEnd } from "./characters";
import type { ChunkInput } from "./chunk-input";
import { embeddedPrefix } from "./embedded-text";
import type { ScopedLabel } from "./label-scope";
import { packSection } from "./pack-section";
import type { Carried, Part } from "./part-maker";
import { type OfStretch, remembered } from "./remembered";
import { governingLabels, readLabels, type SectionLabels } from "./section-labels";
import { type MeasuredText, measureText, type TokenCounter, type TokenRuler } from "./token-counter";
import { stringOf, type Units } from "./units";
import { wordRules } from "./word-rules";

export interface SectionParts {
  parts: Part[];
  labels: ScopedLabel[];
  /** The section's text as it was read. */
  units: Units;
  /** The atoms of each stretch that was packed, in order: those behind which a part may end are what a reviewer is offered. */
  packed: Atoms[];
  /** Pins that could not be obeyed as they stand. */
  refusedPins: Pin[];
}

interface Stretch {
  start: number;
  end: number;
}

/**
 * Cuts a section into parts. A section (or a stretch between two quarantined ranges) within the ceiling is one part, unless a pin demands a break in it.
 * `blocks` are the section's lifted blocks.
 */
export function splitSection(section: SectionSpan, blocks: readonly Block[], input: ChunkInput): SectionParts {
  const measured = measureText(section.text, input.counter);
  const { units, ruler } = measured;
  const read = readLabels(section, blocks, input.profile, measured);
  const pins = input.pinsOf(section.key);
  const result: SectionParts = { parts: [], labels: read.scoped, units, packed: [], refusedPins: [] };
  for (const stretch of stretchesBetween(units, mergedGaps(section))) {
    const inside = pins.length === 0 ? pins : pins.filter((pin) => pin.at > stretch.start && pin.at < stretch.end);
    const tokens = ruler.count(stretch.start, stretch.end);
    const isSplit = tokens > input.limits.ceilingTokens || inside.some((pin) => pin.kind === "break");
    if (isSplit) packStretch(stretch, inside, read, input, measured, result);
    else result.parts.push(wholePart(stretch, tokens));
  }
  return result;
}

/** Every place where a part of a section may end, ascending, whether or not the section is split: what a reviewer may demand a break at. UTF-16 offsets. */
export function sectionBorders(section: SectionSpan, blocks: readonly Block[], input: ChunkInput): number[] {
  const measured = measureText(section.text, input.counter);
  const { units, ruler } = measured;
  const read = readLabels(section, blocks, input.profile, measured);
  return stretchesBetween(units, mergedGaps(section)).flatMap((stretch) => {
    return bordersOf([atomsOf(stretch, [], read, ruler, input)]);
  });
}

/** Places where a part may end, ascending. `packed` are the atoms of each stretch. */
export function bordersOf(packed: readonly Atoms[]): number[] {
  const borders: number[] = [];
  for (const atoms of packed) for (let i = 0; i + 1 < atoms.count; i++) if (atoms.mayEndPart(i)) borders.push(atoms.end(i));
  return borders;
}

function wholePart(stretch: Stretch, tokens: number): Part {
  return { ...stretch, at: stretch.start, carried: [], tokens, overlapTokens: 0, oversized: false, pinnedEnd: false };
}

function atomsOf(stretch: Stretch, pins: readonly Pin[], read: SectionLabels, ruler: TokenRuler, input: ChunkInput): Atoms {
  return atomise({ units: read.units, ...stretch, sentenceStarts: read.starts, labels: read.found, pins, rules: wordRules(input.profile), ruler, targetTokens: input.limits.targetTokens });
}

function packStretch(stretch: Stretch, pins: readonly Pin[], read: SectionLabels, input: ChunkInput, measured: MeasuredText, result: SectionParts): void {
  const { units, ruler } = measured;
  const rules = wordRules(input.profile);
  const atoms = atomsOf(stretch, pins, read, ruler, input);
  settlePins(atoms, pins, result.refusedPins);
  result.packed.push(atoms);
  const parts = packSection({
    read: measured,
    atoms,
    carriedAt: carrier(units, read.scoped, input.counter),
    ruler,
    limits: input.limits,
    softBorders(from, to) {
      return softBorders({ units, rules }, from, to).filter((at) => !pins.some((pin) => pin.kind === "no_break" && pin.at === at));
    },
  });
  result.parts.push(...parts);
}

/** What is carried at a place. A place is mostly asked about several times in a row. */
function carrier(units: Units, scoped: readonly ScopedLabel[], counter: TokenCounter): (start: number) => Carried {
  const tokensOf = carriedTokens(counter);
  let last = -1;
  let carried: Carried = { labels: [], tokens: 0 };
  return (place) => {
    if (place === last) return carried;
    const labels = governingLabels(scoped, place);
    // They add up: each stands on a line of its own and begins with no white space.
    let tokens = 0;
    for (const { start, end } of labels) tokens += tokensOf(units, start, end);
    last = place;
    carried = { labels, tokens };
    return carried;
  };
}

/** The same labels are carried in section after section. */
const MEMORY = { slots: 1 << 12, units: 1 << 16, longest: 160 };
const linesOf = new WeakMap<TokenCounter, OfStretch<number>>();

/** Tokens of a label as it is carried: on a line of its own. */
function carriedTokens(counter: TokenCounter): OfStretch<number> {
  const known = linesOf.get(counter);
  if (known !== undefined) return known;
  const made = remembered((units, start, end) => counter.count(embeddedPrefix([stringOf(units, start, end)])), MEMORY);
  linesOf.set(counter, made);
  return made;
}

const NO_GAPS: readonly Stretch[] = [];

/** Quarantined ranges in order, touching ones joined. */
function mergedGaps(section: SectionSpan): readonly Stretch[] {
  if (section.quarantined.length === 0) return NO_GAPS;
  const gaps: Stretch[] = [];
  for (const { start, end } of [...section.quarantined].sort((a, b) => a.start - b.start)) {
    const last = gaps[gaps.length - 1];
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else if (end > start) gaps.push({ start, end });
  }
  return gaps;
}

/** What lies between the gaps, white space at the gaps' edges left out; stretches of white space only are none. */
function stretchesBetween(units: Units, gaps: readonly Stretch[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (let i = 0; i <= gaps.length; i++) {
    const from = i === 0 ? 0 : (gaps[i - 1] as Stretch).end;
    const to = i === gaps.length ? units.length : (gaps[i] as Stretch).start;
    const start = from === 0 ? 0 : skipSpace(units, from);
    const end = to === units.length ? to : trimmedEnd(units, to);
    if (start < end && trimmedEnd(units, end) > start) stretches.push({ start, end });
  }
  return stretches;
}

/** A break demanded behind a label moves before it: no part ends on a label. A pin at no atom border cannot be obeyed. Both are reported. */
function settlePins(atoms: Atoms, pins: readonly Pin[], refused: Pin[]): void {
  for (const pin of pins) {
    if (pin.kind === "no_break") continue;
    const index = atoms.indexOfEnd(pin.at);
    let target = index;
    while (target >= 0 && !atoms.mayEndPart(target)) target--;
    if (target >= 0) atoms.demandBreak(target);
    if (target !== index || index < 0) refused.push(pin);
  }
}
