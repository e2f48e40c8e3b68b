import type { Decision } from "@/lib/model/decision";
import type { DecisionView } from "@/lib/model/views";
import { areWordsWithheld, type WithheldNow } from "@/lib/review/withheld-words";
import { fromDecisionRow, toDecisionView } from "./decision-rows";
import { type Transaction, openStore } from "./open-store";
import { readMonographs } from "./read-monographs";

/** The decisions on a book, or on one of its monographs, as they were written, the newest first. */
export async function readDecisionViews(transaction: Transaction, where: { bookId: string; drugId?: string; decisionId?: { in: string[] } }): Promise<DecisionView[]> {
  const rows = await transaction.decision.findMany({ where, include: { place: true }, orderBy: { sequence: "desc" } });
  return rows.map(toDecisionView);
}

/** The whole log of a book as it was written, ascending. */
export async function listLog(bookId: string): Promise<Decision[]> {
  return (await openStore().prisma.decision.findMany({ where: { bookId }, orderBy: { sequence: "asc" } })).map(fromDecisionRow);
}

/** The decisions of a book with their places in the run that counts, the newest first: all, or those that are named. Words that are withheld now are not in them. */
export function listDecisions(bookId: string, decisionIds?: readonly string[]): Promise<DecisionView[]> {
  return openStore().read(async (transaction) => {
    const views = await readDecisionViews(transaction, { bookId, ...(decisionIds === undefined ? {} : { decisionId: { in: [...decisionIds] } }) });
    const decided = new Set(views.map(({ decision }) => decision.anchor.drugId));
    const now = new Map((await readMonographs(transaction, bookId, [...decided])).map(({ monograph, blockStates }): [string, WithheldNow] => [monograph.drugId, { sections: monograph.sections, hasWithheldBlock: [...blockStates.values()].some((state) => state !== "approved") }]));
    return views.map((view) => withoutWithheldWords(view, now.get(view.decision.anchor.drugId) ?? null));
  });
}

/** A decision as a screen may have it: without the words around a place in the text where those must not be shown now. A block's entry has its caption only. */
export function withoutWithheldWords(view: DecisionView, now: WithheldNow | null): DecisionView {
  const { decision } = view;
  if (decision.anchor.blockId !== null || !areWordsWithheld(decision.anchor, now)) return view;
  return { ...view, withheld: true, decision: { ...decision, anchor: { ...decision.anchor, before: "", after: "" } } };
}
