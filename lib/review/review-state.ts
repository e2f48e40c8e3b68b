// Comes in: decisions with their fate after the latest run. Goes out: what counts now for each seam and block. It never lets anything but a carried decision take effect.
import type { Block, BlockState } from "@/lib/model/block";
import type { Finding } from "@/lib/model/finding";
import type { SectionMark } from "@/lib/model/views";
import type { CarriedDecision } from "./carry-over";
import { pinKeyOf } from "./pins";

/** The newest entry of each key, keys in the order in which they first come. An entry without a key is left out. */
export function newestBy<Key extends string | number>(carried: readonly CarriedDecision[], keyOf: (entry: CarriedDecision) => Key | null | undefined): Map<Key, CarriedDecision> {
  const newest = new Map<Key, CarriedDecision>();
  for (const entry of carried) {
    const key = keyOf(entry);
    if (key === null || key === undefined) continue;
    const held = newest.get(key);
    if (held === undefined || held.decision.sequence < entry.decision.sequence) newest.set(key, entry);
  }
  return newest;
}

/** The newest verdict on every seam and block, by `seamKey` or `blockId`. Orphans have no target any more and are not in it; nor are pins and corrections, which judge nothing. */
export function currentDecisions(carried: readonly CarriedDecision[]): Map<string, CarriedDecision> {
  return newestBy(carried, ({ decision, seamKey, blockId }) => (decision.targetKind === "pin" || decision.targetKind === "correction" ? null : (seamKey ?? blockId)));
}

/** The newest decision on every page's recognised text. Pages are told apart by their number alone, so `carried` has to be of one monograph: two of them may be judged on one page. */
export function currentPageWords(carried: readonly CarriedDecision[]): CarriedDecision[] {
  return [...newestBy(carried, ({ decision }) => (decision.targetKind === "page" ? decision.anchor.physicalPage : null)).values()];
}

/** The newest decision on every pinned place, orphans among them. */
export function currentPins(carried: readonly CarriedDecision[]): CarriedDecision[] {
  return [...newestBy(carried, ({ decision }) => (decision.targetKind === "pin" ? pinKeyOf(decision.anchor) : null)).values()];
}

export interface SeamState {
  /** Null: nobody judged it as it stands now. */
  verdict: "accept" | "reject" | null;
  reason: string | null;
  /** It was judged, but what was judged has changed since. */
  lookAgain: boolean;
}

const NOT_JUDGED: SeamState = { verdict: null, reason: null, lookAgain: false };

/** What counts for a seam now. */
export function seamState(current: ReadonlyMap<string, CarriedDecision>, seamKey: string): SeamState {
  const entry = current.get(seamKey);
  if (entry === undefined || entry.decision.verdict === "reopen") return NOT_JUDGED;
  if (entry.state !== "carried") return { ...NOT_JUDGED, lookAgain: true };
  const { verdict, reason } = entry.decision;
  return verdict === "accept" || verdict === "reject" ? { verdict, reason, lookAgain: false } : NOT_JUDGED;
}

/** What counts for a block now. Only a carried approval approves; everything else is the machine's own state, which is withheld either way. */
export function blockState(current: ReadonlyMap<string, CarriedDecision>, block: Pick<Block, "blockId" | "machineState">): BlockState {
  const entry = current.get(block.blockId);
  if (entry?.state !== "carried") return block.machineState;
  if (entry.decision.verdict === "approve") return "approved";
  return entry.decision.verdict === "quarantine" ? "quarantined" : block.machineState;
}

/** True when a person judged the block as it stands now. */
export function isBlockJudged(current: ReadonlyMap<string, CarriedDecision>, blockId: string): boolean {
  const entry = current.get(blockId);
  return entry?.state === "carried" && entry.decision.verdict !== "reopen";
}

/** How many of the seams are judged as they stand now. */
export function countJudgedSeams(current: ReadonlyMap<string, CarriedDecision>, seamKeys: Iterable<string>): { total: number; judged: number } {
  let total = 0;
  let judged = 0;
  for (const seamKey of seamKeys) {
    total++;
    if (seamState(current, seamKey).verdict !== null) judged++;
  }
  return { total, judged };
}

/** One tick of the book's overview. A machine's quarantine is still something to judge: a person may approve or confirm it. */
export function sectionMark(section: {
  key: SectionMark["key"];
  findings: readonly Pick<Finding, "severity">[];
  seams: { total: number; judged: number };
  blocks: { total: number; judged: number };
}): SectionMark {
  const total = section.seams.total + section.blocks.total;
  const judged = section.seams.judged + section.blocks.judged;
  if (section.findings.some((finding) => finding.severity === "block")) return { key: section.key, state: "blocked" };
  if (total === 0) return { key: section.key, state: "clean" };
  return { key: section.key, state: judged < total ? "todo" : "done" };
}
