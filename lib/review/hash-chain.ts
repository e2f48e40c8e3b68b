// Comes in: decisions in the order of the log. Goes out: their chained hashes, or the first place where the chain is broken. It never repairs one.
import type { Decision } from "@/lib/model/decision";
import type { Sha256 } from "./anchor";
import { canonicalJson } from "./canonical-json";

/** What the first entry of a log is chained to. */
export const GENESIS_HASH = "0".repeat(64);

/** SHA-256 of an entry (all fields but its own hash, as canonical JSON, the previous hash among them). An entry without a value, or an act, hashes as if there were no such field. */
export function hashOfEntry(entry: Omit<Decision, "hash">, sha256: Sha256): string {
  const { decisionId, sequence, bookId, targetKind, anchor, verdict, value, reason, note, reviewer, act, decidedAt, previousHash } = entry;
  return sha256(canonicalJson({ decisionId, sequence, bookId, targetKind, anchor, verdict, value: value ?? undefined, reason, note, reviewer, act: act ?? undefined, decidedAt, previousHash }));
}

/** The next entry of a log: numbered after `last`, chained to it and sealed. `last` is null for the first. */
export function appendEntry(last: Decision | null, entry: Omit<Decision, "sequence" | "previousHash" | "hash">, sha256: Sha256): Decision {
  const chained = { ...entry, sequence: (last?.sequence ?? 0) + 1, previousHash: last?.hash ?? GENESIS_HASH };
  return { ...chained, hash: hashOfEntry(chained, sha256) };
}

export type ChainState = { ok: true; length: number; head: string } | { ok: false; sequence: number; fault: "number_missing" | "chain_broken" | "entry_changed" };

/** Walks one book's whole log, ascending. `sequence` names the first entry that is not what it should be. An end that was cut off needs the head kept elsewhere to be seen. */
export function verifyChain(log: readonly Decision[], sha256: Sha256): ChainState {
  let head = GENESIS_HASH;
  for (const [index, entry] of log.entries()) {
    if (entry.sequence !== index + 1) return { ok: false, sequence: index + 1, fault: "number_missing" };
    if (entry.previousHash !== head) return { ok: false, sequence: entry.sequence, fault: "chain_broken" };
    if (entry.hash !== hashOfEntry(entry, sha256)) return { ok: false, sequence: entry.sequence, fault: "entry_changed" };
    head = entry.hash;
  }
  return { ok: true, length: log.length, head };
}
