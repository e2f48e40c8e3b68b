import type { DecisionView } from "@/lib/model/views";

/** For every decision (by id) the verdict on the same target before it; null for the first one. A target is known by its block, or by the text around its cut. */
export function previousVerdicts(decisions: readonly DecisionView[]): Map<string, string | null> {
  const standing = new Map<string, string>();
  const before = new Map<string, string | null>();
  for (const { decision } of [...decisions].sort((a, b) => a.decision.sequence - b.decision.sequence)) {
    const { drugId, sectionKey, blockId, before: left, after: right } = decision.anchor;
    const target = blockId !== null ? `${decision.targetKind}\n${drugId}\n${blockId}` : `${decision.targetKind}\n${drugId}\n${sectionKey}\n${left}\n${right}`;
    before.set(decision.decisionId, standing.get(target) ?? null);
    standing.set(target, decision.verdict);
  }
  return before;
}
