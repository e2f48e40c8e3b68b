/** What packing is made of: the shape of a part, its size and where it may start; nothing here decides where parts end. */
import type { ChunkLimits } from "@/lib/model/limits";
import type { Atoms } from "./atoms";
import type { ScopedLabel } from "./label-scope";
import type { ReadText } from "./read-text";
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
  /** Tokens of the overlap, counted as a text of its own. */
  overlapTokens: number;
  /** It passes the ceiling and could not be cut without harm. */
  oversized: boolean;
  /** A reviewer demanded the break behind it. */
  pinnedEnd: boolean;
}

/** What a part that starts at some place carries. */
export interface Carried {
  /** Labels that govern the place, outermost first. */
  labels: readonly ScopedLabel[];
  /** Tokens that they add in front of a source. */
  tokens: number;
}

export interface PackInput {
  /** The section's text. */
  read: ReadText;
  atoms: Atoms;
  carriedAt(start: number): Carried;
  ruler: TokenRuler;
  limits: ChunkLimits;
  /** Comma borders inside a stretch that is too long, ascending. */
  softBorders(start: number, end: number): readonly number[];
}

/** A part that starts at `start`, whose own text begins at `at` and ends at `end`. */
export function makePart(input: PackInput, start: number, at: number, end: number, pinnedEnd: boolean): Part {
  const carried = input.carriedAt(start);
  const tokens = carried.tokens + input.ruler.count(start, end);
  const overlapTokens = start === at ? 0 : input.ruler.count(start, at);
  return { start, at, end, carried: carried.labels, tokens, overlapTokens, oversized: tokens > input.limits.ceilingTokens, pinnedEnd };
}

/**
 * Where a part whose own text begins at `at` may start: overlaps that begin a paragraph or a label first, longest first, no overlap last.
 * The part before it, whose own text begins at `beforeAt`, keeps at least one atom for itself; null where there is none.
 */
export function overlapStarts(input: PackInput, at: number, beforeAt: number | null): number[] {
  if (beforeAt === null || input.limits.overlapTokens === 0) return [at];
  const { atoms } = input;
  // Nearest first.
  const units: number[] = [];
  const others: number[] = [];
  for (let i = atoms.indexFrom(at) - 1; i >= 0; i--) {
    const start = atoms.start(i);
    if (start <= beforeAt || input.ruler.count(start, at) > input.limits.overlapTokens) break;
    if (atoms.mayStartPart(i)) (atoms.opensUnit(i) ? units : others).push(start);
  }
  const starts: number[] = [];
  for (let i = units.length - 1; i >= 0; i--) starts.push(units[i] as number);
  for (let i = others.length - 1; i >= 0; i--) starts.push(others[i] as number);
  starts.push(at);
  return starts;
}
