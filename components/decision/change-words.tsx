import { useTranslations } from "next-intl";
import type { PinChange } from "@/lib/model/views";

/** What a decision on a pin changed, or would change, in one sentence. */
export function ChangeWords({ change, would = false }: { change: PinChange; would?: boolean }) {
  const t = useTranslations("change");
  const { findingsBefore: before, findingsAfter: after } = change;
  // Only what changes is said.
  const severities = (["block", "warn", "note"] as const).filter((severity) => before[severity] !== after[severity]);
  const list = severities.map((severity) => t(`findings_${severity}`, { before: before[severity], after: after[severity] })).join(", ");
  const cuts = change.seamsMoved + change.chunksAdded + change.chunksGone === 0 ? t("cuts_same") : t(would ? "would" : "sentence", { moved: change.seamsMoved, added: change.chunksAdded, gone: change.chunksGone });
  const words = [cuts, list === "" ? t("findings_same") : t("findings", { list })];
  if (change.decisionsTouched > 0) words.push(t("touched", { count: change.decisionsTouched }));
  return <span>{words.join(" · ")}</span>;
}
