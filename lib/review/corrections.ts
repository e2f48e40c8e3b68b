// Comes in: a log with corrections in it. Goes out: which of them stand. It never applies one.
import type { Correction } from "@/lib/model/correction";
import type { Decision } from "@/lib/model/decision";
import { anchorKeyOf } from "./anchor";
import type { CarriedDecision } from "./carry-over";
import { newestBy } from "./review-state";

/** What a log entry says of a correction; also one that is not in the log yet. */
export type CorrectionWord = Pick<Decision, "targetKind" | "anchor" | "verdict" | "value">;

/** A correction that nobody took back and no later one under the same anchor replaced. */
export type StandingCorrection<Entry extends CorrectionWord = Decision> = Entry & { value: Correction };

/**
 * The corrections that stand after a log (ascending): of each anchor the newest that was not taken back. A `reopen` takes back the newest one that
 * still stands under its anchor, so that the one before it stands again.
 */
export function standingCorrections<Entry extends CorrectionWord>(log: readonly Entry[]): StandingCorrection<Entry>[] {
  return [...stacksOf(log, (entry) => entry).values()].flatMap((stack) => stack.at(-1) ?? []);
}

/** Of the corrections under each anchor the entry that counts: the one that stands or, where none does, the newest that took one back. */
export function currentCorrections(carried: readonly CarriedDecision[]): CarriedDecision[] {
  const ordered = carried.filter((entry) => entry.decision.targetKind === "correction").sort((a, b) => a.decision.sequence - b.decision.sequence);
  const newest = newestBy(ordered, (entry) => anchorKeyOf(entry.decision.anchor));
  const standing = stacksOf(ordered, (entry) => entry.decision);
  return [...newest].map(([key, entry]) => standing.get(key)?.at(-1) ?? entry);
}

function stacksOf<Item, Entry extends CorrectionWord>(log: readonly Item[], entryOf: (item: Item) => Entry): Map<string, (Item & { value: Correction })[]> {
  const stacks = new Map<string, (Item & { value: Correction })[]>();
  for (const item of log) {
    const { targetKind, anchor, verdict, value } = entryOf(item);
    if (targetKind !== "correction") continue;
    const key = anchorKeyOf(anchor);
    const stack = stacks.get(key) ?? [];
    stacks.set(key, stack);
    if (verdict === "reopen") stack.pop();
    else if (value !== null) stack.push(item as Item & { value: Correction });
  }
  return stacks;
}
