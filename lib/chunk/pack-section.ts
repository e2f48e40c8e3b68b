/**
 * Packs the atoms of one stretch into parts: in go atoms, the governing labels and the limits, out come parts with their carried labels and overlap;
 * it never changes text, never parts a label from what it governs, and never looks beyond its stretch.
 */
import type { ChunkLimits } from "@/lib/model/limits";
import type { Atom } from "./atoms";
import type { ScopedLabel } from "./label-scope";
import type { TokenRuler } from "./token-counter";

/** One part of a section. Offsets are UTF-16 into the section's text. */
export interface Part {
  /** Start of its source, overlap included. */
  start: number;
  /** First character that the part before it does not have. */
  at: number;
  end: number;
  /** Labels repeated before its source, outermost first. */
  carried: readonly ScopedLabel[];
  /** Tokens of the text that is embedded: its carried labels, then its source. */
  tokens: number;
  /** It passes the ceiling and could not be cut without harm. */
  oversized: boolean;
  /** A reviewer demanded the break behind it. */
  pinnedEnd: boolean;
  /** Its source stands more than once in the section and no border could be moved. */
  repeated: boolean;
}

export interface PackInput {
  text: string;
  atoms: readonly Atom[];
  /** Labels that govern the place, outermost first. */
  governing(at: number): readonly ScopedLabel[];
  /** Tokens that carried labels add in front of a source. */
  labelTokens(labels: readonly ScopedLabel[]): number;
  ruler: TokenRuler;
  limits: ChunkLimits;
  /** Comma borders inside a stretch that is too long, ascending. */
  softBorders(start: number, end: number): readonly number[];
}

interface Draft {
  part: Part;
  /** Index of the first atom that the next part has as new text. */
  nextAtom: number;
  /** Where the next part begins if a too long atom was cut at a comma; otherwise the atom's own start. */
  nextAt: number;
}

/** How many earlier borders are tried to make a last part unlike any other stretch. */
const REPAIR_TRIES = 60;

/** Packs greedily up to the target; see `spec` rules in the functions below. */
export function packSection(input: PackInput): Part[] {
  const { atoms } = input;
  const parts: Part[] = [];
  let atom = 0;
  let at = atoms[0]?.start ?? 0;
  while (atom < atoms.length) {
    const draft = draftPart(input, atom, at, parts[parts.length - 1]);
    parts.push(draft.part);
    atom = draft.nextAtom;
    at = draft.nextAt;
  }
  return makeUnique(input, parts);
}

function draftPart(input: PackInput, atom: number, at: number, before: Part | undefined): Draft {
  for (const start of overlapStarts(input, at, before)) {
    const fitting = fill(input, atom, start, input.limits.targetTokens);
    if (fitting > atom) return draftTo(input, at, start, fitting);
  }
  // Not even the first atoms that must stay together fit the target: without overlap, up to the ceiling.
  const least = leastEnd(input, atom);
  const end = endOf(input, least);
  if (sizeOf(input, at, end) <= input.limits.ceilingTokens) return draftTo(input, at, at, least);
  return cutAtComma(input, atom, at, least) ?? draftTo(input, at, at, least);
}

function draftTo(input: PackInput, at: number, start: number, next: number): Draft {
  const end = endOf(input, next);
  return { part: makePart(input, start, at, end, input.atoms[next - 1]?.breakAfter ?? false), nextAtom: next, nextAt: end };
}

function makePart(input: PackInput, start: number, at: number, end: number, pinnedEnd: boolean): Part {
  const carried = input.governing(start);
  const tokens = input.labelTokens(carried) + input.ruler.count(start, end);
  return { start, at, end, carried, tokens, oversized: tokens > input.limits.ceilingTokens, pinnedEnd, repeated: false };
}

/** Tokens of the text that is embedded for `[start, end)`: its carried labels, then itself. */
function sizeOf(input: PackInput, start: number, end: number): number {
  return input.labelTokens(input.governing(start)) + input.ruler.count(start, end);
}

/** End offset of the atoms before index `next`. */
function endOf(input: PackInput, next: number): number {
  return input.atoms[next - 1]?.end ?? 0;
}

/** Index after the last atom that still fits; `atom` itself where none does. Stops at a break that a reviewer demands. */
function fill(input: PackInput, atom: number, start: number, budget: number): number {
  const room = budget - input.labelTokens(input.governing(start));
  let best = atom;
  for (let i = atom; i < input.atoms.length; i++) {
    const { end, mayEndPart, breakAfter } = input.atoms[i] as Atom;
    const isLast = i + 1 === input.atoms.length;
    if (!mayEndPart && !breakAfter && !isLast) continue;
    if (input.ruler.count(start, end) > room) break;
    best = i + 1;
    if (breakAfter) break;
  }
  return best;
}

/** Index after the first atom behind which a part may end. */
function leastEnd(input: PackInput, atom: number): number {
  for (let i = atom; i < input.atoms.length; i++) {
    const { mayEndPart, breakAfter } = input.atoms[i] as Atom;
    if (mayEndPart || breakAfter) return i + 1;
  }
  return input.atoms.length;
}

/** Where a part whose new text begins at `at` may start: overlaps that begin a paragraph or a label first, longest first, no overlap last. */
function overlapStarts(input: PackInput, at: number, before: Part | undefined): number[] {
  if (before === undefined || input.limits.overlapTokens === 0) return [at];
  const units: number[] = [];
  const others: number[] = [];
  for (let i = input.atoms.length - 1; i >= 0; i--) {
    const { start, mayStartPart, opensUnit } = input.atoms[i] as Atom;
    if (start >= at) continue;
    // The part before keeps at least one atom of its own.
    if (start <= before.at || input.ruler.count(start, at) > input.limits.overlapTokens) break;
    if (mayStartPart) (opensUnit ? units : others).push(start);
  }
  return [...units.reverse(), ...others.reverse(), at];
}

/** Cuts the atoms that must stay together, but are above the ceiling, at the last comma that fits. */
function cutAtComma(input: PackInput, atom: number, at: number, least: number): Draft | null {
  const last = input.atoms[least - 1] as Atom;
  let cut = -1;
  for (const border of input.softBorders(Math.max(at, last.start), last.end)) {
    if (border <= at || sizeOf(input, at, border) > input.limits.targetTokens) continue;
    cut = border;
  }
  return cut < 0 ? null : { part: makePart(input, at, at, cut, false), nextAtom: least - 1, nextAt: cut };
}

/** Moves borders until every part's source stands once in the section; marks those for which no border helps. */
function makeUnique(input: PackInput, parts: Part[]): Part[] {
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] as Part;
    if (isUnique(input.text, part.start, part.end)) continue;
    const better = withOtherStart(input, part, parts[i - 1]) ?? null;
    if (better !== null) {
      parts[i] = better;
      continue;
    }
    const pair = withOtherBorder(input, parts, i);
    if (pair === null) parts[i] = { ...part, repeated: true };
    else parts.splice(pair.from, pair.parts.length, ...pair.parts);
  }
  return parts;
}

/** `text.slice(start, end)` occurs once in `text`. */
export function isUnique(text: string, start: number, end: number): boolean {
  const source = text.slice(start, end);
  return text.indexOf(source) === start && text.indexOf(source, start + 1) < 0;
}

/** The same part with another overlap. */
function withOtherStart(input: PackInput, part: Part, before: Part | undefined): Part | null {
  for (const start of overlapStarts(input, part.at, before)) {
    if (!isUnique(input.text, start, part.end)) continue;
    const other = makePart(input, start, part.at, part.end, part.pinnedEnd);
    if (!other.oversized || part.oversized) return other;
  }
  return null;
}

/** This part and a neighbour with the border between them moved: first the one before it, then the one behind. */
function withOtherBorder(input: PackInput, parts: readonly Part[], index: number): { from: number; parts: Part[] } | null {
  for (const from of [index - 1, index]) {
    const left = parts[from];
    const right = parts[from + 1];
    if (left === undefined || right === undefined || left.pinnedEnd) continue;
    for (const border of bordersAround(input, left.end, left.at, right.end)) {
      const newLeft = makePart(input, left.start, left.at, border, false);
      if (newLeft.oversized || !isUnique(input.text, newLeft.start, newLeft.end)) continue;
      for (const start of overlapStarts(input, border, newLeft)) {
        const newRight = makePart(input, start, border, right.end, right.pinnedEnd);
        if (!newRight.oversized && isUnique(input.text, start, right.end)) return { from, parts: [newLeft, newRight] };
      }
    }
  }
  return null;
}

/** Places between `low` and `high` where a part may end, nearest to `border` first. */
function bordersAround(input: PackInput, border: number, low: number, high: number): number[] {
  return input.atoms
    .filter((atom) => atom.mayEndPart && atom.end > low && atom.end < high && atom.end !== border)
    .map((atom) => atom.end)
    .sort((a, b) => Math.abs(a - border) - Math.abs(b - border))
    .slice(0, REPAIR_TRIES);
}
