import type { BlockState } from "@/lib/model/block";
import type { Monograph } from "@/lib/model/monograph";
import type { Seam } from "@/lib/model/seam";
import { type CarriedDecision, carryOver } from "@/lib/review/carry-over";
import { blockState, currentDecisions, currentPins } from "@/lib/review/review-state";
import { fromDecisionRow } from "./decision-rows";
import type { Transaction } from "./open-store";
import { sha256Text } from "./sha256-text";

/** Where the decisions on one monograph point, given the seams that stand (or would stand) in it. In the order of the log. */
export async function carryDecisions(transaction: Transaction, bookId: string, monograph: Monograph, seams: readonly Seam[]): Promise<CarriedDecision[]> {
  const rows = await transaction.decision.findMany({ where: { bookId, drugId: monograph.drugId }, orderBy: { sequence: "asc" } });
  return carryOver({ decisions: rows.map(fromDecisionRow), monographs: [monograph], seams, sha256: sha256Text });
}

/** The state that each block of a monograph has by the decisions on it. */
export function blockStatesOf(monograph: Monograph, carried: readonly CarriedDecision[]): Map<string, BlockState> {
  const current = currentDecisions(carried);
  return new Map(monograph.blocks.map((block) => [block.blockId, blockState(current, block)]));
}

/** Writes down where the decisions on one monograph point now, and the block states that follow from them. */
export async function placeDecisions(transaction: Transaction, bookId: string, monograph: Monograph, carried: readonly CarriedDecision[]): Promise<void> {
  const { drugId } = monograph;
  const current = new Set([...currentDecisions(carried).values(), ...currentPins(carried)]);
  await transaction.decisionPlace.deleteMany({ where: { bookId, drugId } });
  await transaction.decisionPlace.createMany({
    data: carried.map((entry) => ({
      decisionId: entry.decision.decisionId,
      bookId,
      drugId,
      sectionKey: entry.decision.anchor.sectionKey,
      carry: entry.state,
      current: current.has(entry),
      verdict: entry.decision.verdict,
      seamKey: entry.seamKey,
      blockId: entry.blockId,
    })),
  });
  for (const [blockId, state] of blockStatesOf(monograph, carried)) await transaction.block.updateMany({ where: { bookId, blockId, NOT: { state } }, data: { state } });
}
