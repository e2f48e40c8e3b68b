import type { Decision } from "@/lib/model/decision";
import type { DecisionView } from "@/lib/model/views";
import { fromDecisionRow, toDecisionView } from "./decision-rows";
import { type Transaction, openStore } from "./open-store";

/** The decisions on a book, or on one of its monographs, the newest first. */
export async function readDecisionViews(transaction: Transaction, where: { bookId: string; drugId?: string; decisionId?: { in: string[] } }): Promise<DecisionView[]> {
  const rows = await transaction.decision.findMany({ where, include: { place: true }, orderBy: { sequence: "desc" } });
  return rows.map(toDecisionView);
}

/** The whole log of a book as it was written, ascending. */
export async function listLog(bookId: string): Promise<Decision[]> {
  return (await openStore().prisma.decision.findMany({ where: { bookId }, orderBy: { sequence: "asc" } })).map(fromDecisionRow);
}

/** The decisions of a book with their places in the run that counts, the newest first: all, or those that are named. */
export function listDecisions(bookId: string, decisionIds?: readonly string[]): Promise<DecisionView[]> {
  return readDecisionViews(openStore().prisma, { bookId, ...(decisionIds === undefined ? {} : { decisionId: { in: [...decisionIds] } }) });
}
