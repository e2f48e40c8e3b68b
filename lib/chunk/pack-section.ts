/**
 * Packs the atoms of one stretch into parts: in go atoms, the governing labels and the limits, out come parts with their carried labels and overlap;
 * it never changes text, never parts a label from what it governs, and never looks beyond its stretch.
 */
import type { Atom } from "./atoms";
import { lastOf } from "./last-of";
import { makePart, overlapStarts, type PackInput, type Part } from "./part-maker";
import { makeUnique } from "./unique-parts";

interface Draft {
  part: Part;
  /** Index of the first atom that the next part has as its own. */
  nextAtom: number;
  /** Where the next part's own text begins: that atom's start, or a comma inside it. */
  nextAt: number;
}

/** Fills each part up to the target, then repeats the tail of it in the next one; moves borders where a source would not be unique. */
export function packSection(input: PackInput): Part[] {
  const parts: Part[] = [];
  let atom = 0;
  let at = input.atoms[0]?.start ?? 0;
  while (atom < input.atoms.length) {
    const draft = draftPart(input, atom, at, lastOf(parts)?.at ?? null);
    parts.push(draft.part);
    atom = draft.nextAtom;
    at = draft.nextAt;
  }
  return makeUnique(input, parts);
}

function draftPart(input: PackInput, atom: number, at: number, beforeAt: number | null): Draft {
  for (const start of overlapStarts(input, at, beforeAt)) {
    const next = fill(input, atom, start);
    if (next > atom) return draftTo(input, start, at, next);
  }
  // Not even what must stay together fits the target: without overlap, up to the ceiling; above it cut at a comma, or given whole.
  const least = leastEnd(input, atom);
  const whole = draftTo(input, at, at, least);
  return whole.part.oversized ? (cutAtComma(input, at, least) ?? whole) : whole;
}

function draftTo(input: PackInput, start: number, at: number, next: number): Draft {
  const last = input.atoms[next - 1] as Atom;
  return { part: makePart(input, start, at, last.end, last.breakAfter), nextAtom: next, nextAt: last.end };
}

/**
 * Index after the last atom that still fits the target; `atom` itself where none does. Stops at a break that a reviewer demands, and goes on to
 * one up to the ceiling where the place that the part would end at is forbidden: the reviewer moved that border.
 */
function fill(input: PackInput, atom: number, start: number): number {
  const labels = input.labelTokens(input.governing(start));
  const room = input.limits.targetTokens - labels;
  let best = atom;
  let wasMoved = false;
  for (let i = atom; i < input.atoms.length; i++) {
    const { end, mayEndPart, breakAfter, breakForbidden } = input.atoms[i] as Atom;
    if (!mayEndPart && !breakAfter && !breakForbidden && i + 1 < input.atoms.length) continue;
    if (input.ruler.count(start, end) > room) return wasMoved ? (demandedEnd(input, i, start, input.limits.ceilingTokens - labels) ?? best) : best;
    wasMoved = breakForbidden && !breakAfter;
    if (!wasMoved || i + 1 === input.atoms.length) best = i + 1;
    if (breakAfter) break;
  }
  return best;
}

/** Index after the next demanded break, from atom `from` on; null where none lies within `room` tokens from `start`. */
function demandedEnd(input: PackInput, from: number, start: number, room: number): number | null {
  for (let i = from; i < input.atoms.length; i++) {
    const { end, breakAfter } = input.atoms[i] as Atom;
    if (input.ruler.count(start, end) > room) return null;
    if (breakAfter) return i + 1;
  }
  return null;
}

/** Index after the first atom behind which a part may end. */
function leastEnd(input: PackInput, atom: number): number {
  for (let i = atom; i < input.atoms.length; i++) {
    const { mayEndPart, breakAfter } = input.atoms[i] as Atom;
    if (mayEndPart || breakAfter) return i + 1;
  }
  return input.atoms.length;
}

/** Cuts atoms that must stay together, but are above the ceiling, at the last comma of their last atom that fits the target. */
function cutAtComma(input: PackInput, at: number, least: number): Draft | null {
  const last = input.atoms[least - 1] as Atom;
  let cut = -1;
  for (const border of input.softBorders(Math.max(at, last.start), last.end))
    if (border > at && makePart(input, at, at, border, false).tokens <= input.limits.targetTokens) cut = border;
  return cut < 0 ? null : { part: makePart(input, at, at, cut, false), nextAtom: least - 1, nextAt: cut };
}
