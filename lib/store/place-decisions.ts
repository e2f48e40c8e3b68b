import { anchorKeyOf } from "@/lib/review/anchor";
import type { BlockState } from "@/lib/model/block";
import type { Monograph } from "@/lib/model/monograph";
import type { Seam } from "@/lib/model/seam";
import { type CarriedDecision, type CarriedMonograph, type Fate, carryOver } from "@/lib/review/carry-over";
import { currentCorrections } from "@/lib/review/corrections";
import { blockState, currentDecisions, currentPageWords, currentPins } from "@/lib/review/review-state";
import { fromDecisionRow } from "./decision-rows";
import { bulkInsert } from "./bulk-insert";
import { Prisma } from "./generated/client";
import type { Store, Transaction } from "./open-store";
import { sha256Text } from "./sha256-text";

/**
 * Where the decisions on one monograph point, given the seams that stand (or would stand) in it. In the order of the log. Corrections to the segmentation
 * keep the place that they were given when it was last made; `settled` has those that were made since.
 */
export async function carryDecisions(transaction: Transaction, bookId: string, monograph: CarriedMonograph, seams: readonly Seam[], settled: ReadonlyMap<string, Fate> = new Map()): Promise<CarriedDecision[]> {
  const rows = await transaction.decision.findMany({ where: { bookId, drugId: monograph.drugId }, orderBy: { sequence: "asc" }, include: { place: true } });
  const kept = rows.flatMap(({ place, ...row }): [string, Fate][] => {
    const { targetKind, anchor, value } = fromDecisionRow(row);
    if (targetKind !== "correction" || place === null || value === null || value.kind === "table_edit") return [];
    return [[anchorKeyOf(anchor), { state: place.carry as Fate["state"], seamKey: place.seamKey, blockId: place.blockId }]];
  });
  return carryOver({ decisions: rows.map(fromDecisionRow), monographs: [monograph], seams, sha256: sha256Text, settled: new Map([...kept, ...settled]) });
}

/** The state that each block of a monograph has by the decisions on it. */
export function blockStatesOf(monograph: Monograph, carried: readonly CarriedDecision[]): Map<string, BlockState> {
  const current = currentDecisions(carried);
  return new Map(monograph.blocks.map((block) => [block.blockId, blockState(current, block)]));
}

function toPlaceRow({ decision, state, seamKey, blockId }: CarriedDecision, current: boolean) {
  const { decisionId, bookId, anchor, verdict } = decision;
  return { decisionId, bookId, drugId: anchor.drugId, sectionKey: anchor.sectionKey, carry: state, current, verdict, seamKey, blockId };
}

/**
 * Writes down where new decisions on seams point, the newest on their seams: many monographs in no time, as nothing else is worked out anew. Only for
 * decisions that change no block and no border. Only inside `store.write`.
 */
export async function placeSeamDecisions(store: Store, transaction: Transaction, bookId: string, carried: readonly CarriedDecision[]): Promise<void> {
  const seamKeys = JSON.stringify(carried.flatMap((entry) => entry.seamKey ?? []));
  await transaction.$executeRaw(Prisma.sql`
    UPDATE decision_places SET current = 0 WHERE bookId = ${bookId} AND current = 1 AND seamKey IN (SELECT value FROM json_each(${seamKeys}))
      AND decisionId IN (SELECT decisionId FROM decisions WHERE bookId = ${bookId} AND targetKind = 'seam')`);
  bulkInsert(store, "decision_places", carried.map((entry) => toPlaceRow(entry, entry.seamKey !== null)));
}

/** Writes down where the decisions on one monograph point now, and the block states that follow from them. */
export async function placeDecisions(transaction: Transaction, bookId: string, monograph: Monograph, carried: readonly CarriedDecision[]): Promise<void> {
  const { drugId } = monograph;
  const current = new Set([...currentDecisions(carried).values(), ...currentPins(carried), ...currentCorrections(carried), ...currentPageWords(carried)]);
  await transaction.decisionPlace.deleteMany({ where: { bookId, drugId } });
  await transaction.decisionPlace.createMany({ data: carried.map((entry) => toPlaceRow(entry, current.has(entry))) });
  for (const [blockId, state] of blockStatesOf(monograph, carried)) await transaction.block.updateMany({ where: { bookId, blockId, NOT: { state } }, data: { state } });
}

/**
 * Writes down what became of corrections to the segmentation, by `anchorKeyOf`; what took one back shares its fate. Whoever places the decisions of
 * their monographs afterwards keeps it.
 */
export async function settleCorrections(transaction: Transaction, bookId: string, settled: ReadonlyMap<string, Fate>): Promise<void> {
  if (settled.size === 0) return;
  const rows = await transaction.decision.findMany({ where: { bookId, targetKind: "correction" }, orderBy: { sequence: "asc" } });
  const carried = rows.map(fromDecisionRow).flatMap((decision): CarriedDecision[] => {
    const fate = settled.get(anchorKeyOf(decision.anchor));
    return fate === undefined ? [] : [{ decision, ...fate }];
  });
  const current = new Set(currentCorrections(carried));
  await transaction.decisionPlace.deleteMany({ where: { decisionId: { in: carried.map((entry) => entry.decision.decisionId) } } });
  await transaction.decisionPlace.createMany({ data: carried.map((entry) => toPlaceRow(entry, current.has(entry))) });
}

/** Places the decisions on monographs that the book has no longer: nothing to point at, apart from corrections that were settled. */
export async function placeHomeless(transaction: Transaction, bookId: string): Promise<void> {
  const there = new Set((await transaction.monograph.findMany({ where: { bookId }, select: { drugId: true } })).map((row) => row.drugId));
  const decided = await transaction.decision.findMany({ where: { bookId }, select: { drugId: true }, distinct: ["drugId"] });
  for (const { drugId } of decided) {
    if (there.has(drugId)) continue;
    const gone = { drugId, sections: [], blocks: [] };
    const carried = await carryDecisions(transaction, bookId, gone, []);
    const current = new Set(currentCorrections(carried));
    await transaction.decisionPlace.deleteMany({ where: { bookId, drugId } });
    await transaction.decisionPlace.createMany({ data: carried.map((entry) => toPlaceRow(entry, current.has(entry))) });
  }
}
