import { useTranslations } from "next-intl";
import type { PinChange } from "@/lib/model/views";

/** What a decision on a pin changed, or would change, in one sentence. */
export function ChangeWords({ change, would = false }: { change: PinChange; would?: boolean }) {
  const t = useTranslations("change");
  const { findingsBefore: before, findingsAfter: after } = change;
  const isSame = before.block === after.block && before.warn === after.warn && before.note === after.note;
  const findings = isSame ? t("findings_same") : t("findings", { blockBefore: before.block, blockAfter: after.block, warnBefore: before.warn, warnAfter: after.warn, noteBefore: before.note, noteAfter: after.note });
  const words = [t(would ? "would" : "sentence", { moved: change.seamsMoved, added: change.chunksAdded, gone: change.chunksGone }), findings];
  if (change.decisionsTouched > 0) words.push(t("touched", { count: change.decisionsTouched }));
  return <span>{words.join(" · ")}</span>;
}
