import type { CarriedDecision } from "@/lib/review/carry-over";
import type { Act } from "@/lib/review/undo";
import { toDecisionView } from "./decision-rows";
import { Prisma } from "./generated/client";
import type { Transaction } from "./open-store";

/** Monographs that are asked for in one query. */
const AT_ONCE = 400;

/** Everything that a reviewer entered in a book's log, act by act, in its order. */
export async function readActs(transaction: Transaction, bookId: string, reviewer: string): Promise<Act[]> {
  return transaction.$queryRaw<Act[]>(Prisma.sql`
    SELECT COALESCE(json_extract(actJson, '$.id'), decisionId) AS id, json_extract(actJson, '$.takesBack') AS takesBack
    FROM decisions WHERE bookId = ${bookId} AND reviewer = ${reviewer} GROUP BY id, takesBack ORDER BY MIN(sequence)`);
}

/** The monographs on which an act of a reviewer decided. */
export async function drugIdsOfAct(transaction: Transaction, bookId: string, reviewer: string, actId: string): Promise<string[]> {
  const rows = await transaction.$queryRaw<{ drugId: string }[]>(Prisma.sql`
    SELECT DISTINCT drugId FROM decisions WHERE bookId = ${bookId} AND reviewer = ${reviewer} AND COALESCE(json_extract(actJson, '$.id'), decisionId) = ${actId}`);
  return rows.map((row) => row.drugId);
}

/** The log of some monographs in its order, each entry with where it points now as it was last worked out. */
export async function readPlacedLog(transaction: Transaction, bookId: string, drugIds: readonly string[]): Promise<CarriedDecision[]> {
  const log: CarriedDecision[] = [];
  for (let at = 0; at < drugIds.length; at += AT_ONCE) {
    const rows = await transaction.decision.findMany({ where: { bookId, drugId: { in: drugIds.slice(at, at + AT_ONCE) } } });
    const places = await transaction.decisionPlace.findMany({ where: { bookId, drugId: { in: drugIds.slice(at, at + AT_ONCE) } } });
    const placeOf = new Map(places.map((place) => [place.decisionId, place]));
    for (const row of rows) {
      const { decision, carry, seamKey, blockId } = toDecisionView({ ...row, place: placeOf.get(row.decisionId) ?? null });
      log.push({ decision, state: carry, seamKey, blockId });
    }
  }
  return log.sort((a, b) => a.decision.sequence - b.decision.sequence);
}
