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

export type ChainState = { ok: true; length: number; head: string } | { ok: false; sequence: number; fault: "number_missing" | "chain_broken" | "entry_changed" | "end_cut_off" | "entry_replaced" };

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

/** What was kept of a log elsewhere: the number and hash of some of its entries, those of a manifest. */
export type KeptEntry = Pick<Decision, "sequence" | "hash">;

/** `verifyChain`, and that the log still has what was kept of it: an end that was cut off, and a log that was written anew as a whole, are seen by this alone. */
export function verifyAgainst(log: readonly Decision[], kept: readonly KeptEntry[], sha256: Sha256): ChainState {
  const state = verifyChain(log, sha256);
  if (!state.ok) return state;
  const missing = kept.map((entry) => entry.sequence).filter((sequence) => sequence > log.length);
  const replaced = kept.filter(({ sequence, hash }) => sequence <= log.length && log[sequence - 1]?.hash !== hash).map((entry) => entry.sequence);
  if (replaced.length > 0) return { ok: false, sequence: Math.min(...replaced), fault: "entry_replaced" };
  return missing.length > 0 ? { ok: false, sequence: log.length + 1, fault: "end_cut_off" } : state;
}
