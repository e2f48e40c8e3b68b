// Comes in: the whole queue in its order. Goes out: the stretch of it that is on the screen. It never leaves out the place that is looked at.
import type { QueueFacets, QueueRow } from "@/lib/model/views";

/** The place that is looked at and the next ones. `position` is its place among those that match, -1 when it is none of them. */
export interface QueueStretch {
  rows: QueueRow[];
  previous: QueueRow | null;
  position: number;
  total: number;
}

/**
 * A stretch of at most `length` places that begins at `at`: what is passed over comes again round the end. A place that does not match (any more) is
 * shown all the same, in front of those that come after it in the order; without `at`, or when that is nowhere, it begins at the top.
 */
export function stretchOf(ordered: readonly QueueRow[], matches: (row: QueueRow) => boolean, at: string | null, length: number): QueueStretch {
  const list = ordered.filter(matches);
  const here = at === null ? -1 : ordered.findIndex((row) => row.id === at);
  const found = at === null ? -1 : list.findIndex((row) => row.id === at);
  const shown = here === -1 ? undefined : ordered[here];
  const roundFrom = (start: number, count: number) => [...list.slice(start), ...list.slice(0, start)].slice(0, count);
  if (shown === undefined || found !== -1) {
    const start = Math.max(0, found);
    return { rows: roundFrom(start, length), previous: list.length < 2 ? null : (list.at(start - 1) ?? null), position: list.length === 0 ? -1 : start, total: list.length };
  }
  const after = ordered.find((row, index) => index > here && matches(row));
  const start = after === undefined ? 0 : list.indexOf(after);
  return { rows: [shown, ...roundFrom(start, length - 1)], previous: list.at(start - 1) ?? null, position: -1, total: list.length };
}

/** Made once: a comparison that makes its own each time is ten times slower. */
const ORDER = new Intl.Collator("vi");

function tally<Value extends string>(values: Iterable<Value>): { value: Value; count: number }[] {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count }));
}

/** What the places can be told apart by, each with its count; drugs and sections in the order of their first place in the book. */
export function facetsOf(rows: readonly QueueRow[]): QueueFacets {
  const names = new Map(rows.map((row) => [row.drugId, row.drugName]));
  const drugs = tally(rows.map((row) => row.drugId)).map((drug) => ({ ...drug, name: names.get(drug.value) ?? drug.value }));
  return {
    kinds: tally(rows.map((row) => row.kind)),
    sections: tally(rows.flatMap((row) => row.sectionKey ?? [])),
    drugs: drugs.sort((a, b) => ORDER.compare(a.name, b.name)),
    reasons: tally(rows.flatMap((row) => row.reasons)),
    severities: [
      { value: "block", count: rows.filter((row) => row.reasons.includes("blocking_finding")).length },
      { value: "warn", count: rows.filter((row) => row.reasons.includes("warning")).length },
    ],
  };
}
