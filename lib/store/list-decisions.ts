import type { DecisionView } from "@/lib/model/views";
import { toDecisionView } from "./decision-rows";
import { type Transaction, openStore } from "./open-store";

/** The decisions on a book, or on one of its monographs, the newest first. */
export async function readDecisionViews(transaction: Transaction, where: { bookId: string; drugId?: string }): Promise<DecisionView[]> {
  const rows = await transaction.decision.findMany({ where, include: { place: true }, orderBy: { sequence: "desc" } });
  return rows.map(toDecisionView);
}

/** The whole log of a book, the newest first. */
export function listDecisions(bookId: string): Promise<DecisionView[]> {
  return readDecisionViews(openStore().prisma, { bookId });
}
