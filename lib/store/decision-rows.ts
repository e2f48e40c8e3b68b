import type { Correction } from "@/lib/model/correction";
import type { Anchor, CarryState, Decision, Verdict } from "@/lib/model/decision";
import type { DecisionView } from "@/lib/model/views";
import type { DecisionPlace, Decision as StoredDecision } from "./generated/client";

export function fromDecisionRow(row: StoredDecision): Decision {
  const { decisionId, sequence, bookId, reason, note, reviewer, decidedAt, previousHash, hash } = row;
  return {
    decisionId,
    sequence,
    bookId,
    targetKind: row.targetKind as Decision["targetKind"],
    anchor: JSON.parse(row.anchorJson) as Anchor,
    verdict: row.verdict as Verdict,
    value: row.valueJson === null ? null : (JSON.parse(row.valueJson) as Correction),
    reason,
    note,
    reviewer,
    act: row.actJson === null ? null : (JSON.parse(row.actJson) as Decision["act"]),
    decidedAt,
    previousHash,
    hash,
  };
}

export function toDecisionRow(decision: Decision) {
  const { anchor, value, act, ...rest } = decision;
  return { ...rest, drugId: anchor.drugId, sectionKey: anchor.sectionKey, blockId: anchor.blockId, anchorJson: JSON.stringify(anchor), valueJson: value === null ? null : JSON.stringify(value), actJson: act === null ? null : JSON.stringify(act) };
}

/** A decision with its place in the active run. One without a place row is orphaned. */
export function toDecisionView(row: StoredDecision & { place: DecisionPlace | null }): DecisionView {
  const place = row.place;
  const carry = (place?.carry ?? "orphaned") as CarryState;
  return {
    decision: fromDecisionRow(row),
    carry,
    current: place?.current ?? false,
    seamKey: place?.seamKey ?? null,
    blockId: place?.blockId ?? null,
  };
}
