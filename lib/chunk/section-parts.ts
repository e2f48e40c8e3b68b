/**
 * Splits one section: in go the section and the limits, out come its parts and labels; it never makes chunks of them and never lets a part
 * touch a quarantined range.
 */
import type { Block } from "@/lib/model/block";
import type { LabelKind } from "@/lib/model/label";
import type { Pin } from "@/lib/model/seam";
import type { SectionSpan } from "@/lib/model/section-span";
import { type Atom, atomise, softBorders } from "./atoms";
import { sentenceStarts, skipSpace, trimmedEnd } from "./borders";
import type { ChunkInput } from "./chunk-input";
import { embeddedPrefix } from "./embedded-text";
import { type ScopedLabel, scopeLabels } from "./label-scope";
import { findLabels } from "./labels";
import { isUnique, type Part, packSection } from "./pack-section";
import { rulerFor } from "./token-counter";
import { wordRules } from "./word-rules";

export interface SectionParts {
  parts: Part[];
  labels: ScopedLabel[];
  /** Places where a part may end, ascending: what a reviewer is offered. */
  borders: number[];
  /** Pins that could not be obeyed as they stand. */
  refusedPins: Pin[];
}

/** Labels that govern the place `at`, outermost first. */
export function governingLabels(labels: readonly ScopedLabel[], at: number): ScopedLabel[] {
  return labels.filter((label) => label.end <= at && at < label.scopeEnd);
}

/**
 * Labels that a lifted block takes along: those that say for whom, for what, how or in what form. A label that opened a topic of prose ("Theo dõi:") is
 * taken only where nothing but labels stands between it and the block.
 */
export function blockLabels(text: string, labels: readonly ScopedLabel[], at: number): ScopedLabel[] {
  const governing = governingLabels(labels, at);
  const innermost = governing[governing.length - 1];
  if (innermost !== undefined && skipSpace(text, innermost.end) >= at) return governing;
  return governing.filter((label) => CLINICAL.includes(label.kind));
}

const CLINICAL: readonly LabelKind[] = ["indication", "route", "population", "form", "frequency"];

/** Cuts a section into parts. `blocks` are the section's lifted blocks. A section (or a stretch between two quarantined ranges) within the ceiling is one part, unless a pin demands a break in it. */
export function splitSection(section: SectionSpan, blocks: readonly Block[], input: ChunkInput): SectionParts {
  const { text } = section;
  const rules = wordRules(input.profile);
  const starts = sentenceStarts(text, rules);
  const found = findLabels(section, starts, rules);
  const gaps = mergedGaps(section);
  const labels = scopeLabels(text, found, {
    gaps: gaps.map((gap) => gap.start),
    blocks: blocks.map((block) => block.at),
    wholes: starts.filter((at) => rules.speaksOfWhole(text.slice(at, at + 40).toLowerCase())),
    populations: starts.filter((at) => /^\D{2,24}\d/u.test(text.slice(at, at + 26)) && rules.kindOf(text.slice(at, at + 40).toLowerCase(), ["population"]) !== null),
  });
  const ruler = rulerFor(input.counter, text);
  const pins = input.pinsOf(section.key);
  const result: SectionParts = { parts: [], labels, borders: [], refusedPins: [] };
  for (const stretch of stretchesBetween(text, gaps)) {
    const atoms = atomise({ text, ...stretch, sentenceStarts: starts, labels: found, pins, rules, ruler, targetTokens: input.limits.targetTokens });
    const inside = settlePins(atoms, pins.filter((pin) => pin.at > stretch.start && pin.at < stretch.end), result.refusedPins);
    for (const atom of inside.slice(0, -1)) if (atom.mayEndPart) result.borders.push(atom.end);
    const isWhole = !inside.some((atom) => atom.breakAfter) && ruler.count(stretch.start, stretch.end) <= input.limits.ceilingTokens;
    if (isWhole) {
      result.parts.push({ ...stretch, at: stretch.start, carried: [], oversized: false, pinnedEnd: false, repeated: !isUnique(text, stretch.start, stretch.end) });
      continue;
    }
    const parts = packSection({
      text,
      atoms: inside,
      governing: (at) => governingLabels(labels, at),
      labelTokens: (carried) => (carried.length === 0 ? 0 : input.counter.count(embeddedPrefix(carried.map((label) => label.text)))),
      ruler,
      limits: input.limits,
      softBorders: (from, to) => softBorders({ text, rules }, from, to),
    });
    result.parts.push(...parts);
  }
  return result;
}

interface Stretch {
  start: number;
  end: number;
}

/** Quarantined ranges in order, touching ones joined. */
function mergedGaps(section: SectionSpan): Stretch[] {
  const gaps: Stretch[] = [];
  for (const { start, end } of [...section.quarantined].sort((a, b) => a.start - b.start)) {
    const last = gaps[gaps.length - 1];
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else if (end > start) gaps.push({ start, end });
  }
  return gaps;
}

/** What lies between the gaps, white space at the gaps' edges left out; stretches of white space only are none. */
function stretchesBetween(text: string, gaps: readonly Stretch[]): Stretch[] {
  const bounds = [0, ...gaps.flatMap((gap) => [gap.start, gap.end]), text.length];
  const stretches: Stretch[] = [];
  for (let i = 0; i + 1 < bounds.length; i += 2) {
    const from = bounds[i] as number;
    const to = bounds[i + 1] as number;
    const start = from === 0 ? 0 : skipSpace(text, from);
    const end = to === text.length ? to : trimmedEnd(text, to);
    if (start < end && trimmedEnd(text, end) > start) stretches.push({ start, end });
  }
  return stretches;
}

/** A break demanded behind a label moves before it: no part ends on a label. A pin at no atom border cannot be obeyed. */
function settlePins(atoms: readonly Atom[], pins: readonly Pin[], refused: Pin[]): Atom[] {
  const settled = atoms.map((atom) => ({ ...atom }));
  const ends = new Map(settled.map((atom, i) => [atom.end, i]));
  for (const pin of pins) {
    const index = ends.get(pin.at);
    if (index === undefined) {
      if (pin.kind === "break") refused.push(pin);
      continue;
    }
    if (pin.kind === "no_break") continue;
    let target = index;
    while (target >= 0 && !(settled[target] as Atom).mayEndPart) target--;
    (settled[index] as Atom).breakAfter = false;
    const atom = settled[target];
    if (atom === undefined) refused.push(pin);
    else atom.breakAfter = true;
    if (target !== index && atom !== undefined) refused.push(pin);
  }
  return settled;
}
