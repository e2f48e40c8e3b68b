import { randomUUID } from "node:crypto";
import type { Decision } from "@/lib/model/decision";
import { appendEntry } from "@/lib/review/hash-chain";
import { bulkInsert } from "./bulk-insert";
import { fromDecisionRow, toDecisionRow } from "./decision-rows";
import type { Store, Transaction } from "./open-store";
import { sha256Text } from "./sha256-text";

/** What a reviewer said, before it has its place in the log. Without an `act` it is an act of its own. */
export type NewDecision = Pick<Decision, "bookId" | "targetKind" | "anchor" | "verdict" | "reason" | "note" | "reviewer"> & Partial<Pick<Decision, "value" | "act">>;

async function lastEntry(transaction: Transaction, bookId: string): Promise<Decision | null> {
  const last = await transaction.decision.findFirst({ where: { bookId }, orderBy: { sequence: "desc" } });
  return last ? fromDecisionRow(last) : null;
}

function seal(last: Decision | null, decision: NewDecision, now: Date): Decision {
  return appendEntry(last, { value: null, act: null, ...decision, decisionId: randomUUID(), decidedAt: now.toISOString() }, sha256Text);
}

/** Adds a decision to the end of its book's log. The transaction must hold the write lock from its start (`store.write`), so that no two get one number. */
export async function appendDecision(transaction: Transaction, decision: NewDecision, now: Date): Promise<Decision> {
  const entry = seal(await lastEntry(transaction, decision.bookId), decision, now);
  await transaction.decision.create({ data: toDecisionRow(entry) });
  return entry;
}

/** Adds many decisions on one book, in this order; thousands take no longer than a blink. Only inside `store.write`. */
export async function appendDecisions(store: Store, transaction: Transaction, decisions: readonly NewDecision[], now: Date): Promise<Decision[]> {
  const [first] = decisions;
  if (!first) return [];
  let last = await lastEntry(transaction, first.bookId);
  const entries = decisions.map((decision) => {
    last = seal(last, decision, now);
    return last;
  });
  bulkInsert(store, "decisions", entries.map(toDecisionRow));
  return entries;
}
