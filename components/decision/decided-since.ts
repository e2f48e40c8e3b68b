import { useFormatter, useTranslations } from "next-intl";
import { useCallback } from "react";
import type { Decision } from "@/lib/model/decision";
import type { DecisionView } from "@/lib/model/views";

/** Whose word came first. */
export type DecidedBy = Pick<Decision, "decisionId" | "reviewer" | "verdict" | "reason" | "decidedAt">;

type Judged = "seam" | "block" | "page";

/** The decision that stands on a seam (by its key), a block (by its id) or a page (by its number, 0-indexed), as this screen has it. */
export function standingView(decisions: readonly DecisionView[], kind: Judged, target: string): DecisionView | null {
  const targetOf = (view: DecisionView) => (kind === "seam" ? view.seamKey : kind === "block" ? view.blockId : `${view.decision.anchor.physicalPage}`);
  return decisions.find((view) => view.current && view.decision.targetKind === kind && targetOf(view) === target) ?? null;
}

/** Its id. */
export function standingOn(decisions: readonly DecisionView[], kind: Judged, target: string): string | null {
  return standingView(decisions, kind, target)?.decision.decisionId ?? null;
}

/** The sentence of a refusal; it names who decided first, where that is the reason. */
export function useRefusalWords(): (result: { ok: false; reason: string; by?: DecidedBy }) => string {
  const t = useTranslations("refusals");
  const verdicts = useTranslations("verdict");
  const format = useFormatter();
  return useCallback(
    ({ reason, by }) => {
      if (by !== undefined) return t("decided_since", { who: by.reviewer, verdict: verdicts(by.verdict), at: format.dateTime(new Date(by.decidedAt), { timeStyle: "medium" }) });
      return t(t.has(reason) ? reason : "other");
    },
    [t, verdicts, format],
  );
}
