import { randomUUID } from "node:crypto";
import type { Decision } from "@/lib/model/decision";
import { appendEntry } from "@/lib/review/hash-chain";
import { fromDecisionRow, toDecisionRow } from "./decision-rows";
import type { Transaction } from "./open-store";
import { sha256Text } from "./sha256-text";

/** What a reviewer said, before it has its place in the log. */
export type NewDecision = Pick<Decision, "bookId" | "targetKind" | "anchor" | "verdict" | "reason" | "note" | "reviewer"> & Partial<Pick<Decision, "value">>;

/** Adds a decision to the end of its book's log. The transaction must hold the write lock from its start (`store.write`), so that no two get one number. */
export async function appendDecision(transaction: Transaction, decision: NewDecision, now: Date): Promise<Decision> {
  const last = await transaction.decision.findFirst({ where: { bookId: decision.bookId }, orderBy: { sequence: "desc" } });
  const entry = appendEntry(last ? fromDecisionRow(last) : null, { value: null, ...decision, decisionId: randomUUID(), decidedAt: now.toISOString() }, sha256Text);
  await transaction.decision.create({ data: toDecisionRow(entry) });
  return entry;
}
