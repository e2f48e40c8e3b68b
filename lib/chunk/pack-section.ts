/**
 * Packs the atoms of one stretch into parts: in go atoms, the governing labels and the limits, out come parts with their carried labels and overlap;
 * it never changes text, never parts a label from what it governs, and never looks beyond its stretch.
 */
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
  let at = input.atoms.start(0);
  while (atom < input.atoms.count) {
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
  const end = input.atoms.end(next - 1);
  return { part: makePart(input, start, at, end, input.atoms.breakAfter(next - 1)), nextAtom: next, nextAt: end };
}

/** Index after the last atom that still fits the target with what is carried; `atom` itself where none does. */
function fill(input: PackInput, atom: number, start: number): number {
  const { tokens } = input.carriedAt(start);
  const room = input.limits.targetTokens - tokens;
  return input.atoms.arePinned ? fillBetweenPins(input, atom, start, room, input.limits.ceilingTokens - tokens) : fillFreely(input, atom, start, room);
}

/** Goes on to the first atom that is too much, or to the end, and from there back to one that a part may end behind. */
function fillFreely({ atoms, ruler }: PackInput, atom: number, start: number, room: number): number {
  let next = atom;
  while (next < atoms.count && (ruler.count(start, atoms.end(next)) <= room || (next + 1 < atoms.count && !atoms.mayEndPart(next)))) next++;
  if (next === atoms.count) return next;
  while (next > atom && !atoms.mayEndPart(next - 1)) next--;
  return next;
}

/** The same, but stops at a break that a reviewer demands, and goes on to one within `most` tokens where the place to end at is forbidden: the reviewer moved that border. */
function fillBetweenPins(input: PackInput, atom: number, start: number, room: number, most: number): number {
  const { atoms, ruler } = input;
  let best = atom;
  let wasMoved = false;
  for (let i = atom; i < atoms.count; i++) {
    const breakAfter = atoms.breakAfter(i);
    const breakForbidden = atoms.breakForbidden(i);
    if (!atoms.mayEndPart(i) && !breakAfter && !breakForbidden && i + 1 < atoms.count) continue;
    if (ruler.count(start, atoms.end(i)) > room) return wasMoved ? (demandedEnd(input, i, start, most) ?? best) : best;
    wasMoved = breakForbidden && !breakAfter;
    if (!wasMoved || i + 1 === atoms.count) best = i + 1;
    if (breakAfter) break;
  }
  return best;
}

/** Index after the next demanded break, from atom `from` on; null where none lies within `room` tokens from `start`. */
function demandedEnd({ atoms, ruler }: PackInput, from: number, start: number, room: number): number | null {
  for (let i = from; i < atoms.count; i++) {
    if (ruler.count(start, atoms.end(i)) > room) return null;
    if (atoms.breakAfter(i)) return i + 1;
  }
  return null;
}

/** Index after the first atom behind which a part may end. */
function leastEnd({ atoms }: PackInput, atom: number): number {
  for (let i = atom; i < atoms.count; i++) if (atoms.mayEndPart(i) || atoms.breakAfter(i)) return i + 1;
  return atoms.count;
}

/** Cuts atoms that must stay together, but are above the ceiling, at the last comma of their last atom that fits the target. */
function cutAtComma(input: PackInput, at: number, least: number): Draft | null {
  const { atoms } = input;
  let cut = -1;
  for (const border of input.softBorders(Math.max(at, atoms.start(least - 1)), atoms.end(least - 1)))
    if (border > at && makePart(input, at, at, border, false).tokens <= input.limits.targetTokens) cut = border;
  return cut < 0 ? null : { part: makePart(input, at, at, cut, false), nextAtom: least - 1, nextAt: cut };
}
