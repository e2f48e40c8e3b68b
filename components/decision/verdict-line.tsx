import { useFormatter, useTranslations } from "next-intl";
import type { Decision } from "@/lib/model/decision";
import type { DecisionView } from "@/lib/model/views";
import css from "./verdict-line.module.css";

/** What taking back is called where it is not opening again. */
const REOPENED: Partial<Record<Decision["targetKind"], string>> = { pin: "unpinned", correction: "uncorrected" };

/** Who decided what, when and why, in one line. */
export function VerdictLine({ view }: { view: DecisionView }) {
  const t = useTranslations("verdict");
  const reasons = useTranslations("reasons");
  const format = useFormatter();
  const { decision } = view;
  return (
    <p className={css.line}>
      <b>{t(decision.verdict === "reopen" ? (REOPENED[decision.targetKind] ?? "reopen") : decision.verdict)}</b>
      <span>{decision.reviewer}</span>
      <time dateTime={decision.decidedAt}>{format.dateTime(new Date(decision.decidedAt), { dateStyle: "short", timeStyle: "short" })}</time>
      {decision.reason === null ? null : <span>{reasons.has(decision.reason) ? reasons(decision.reason) : decision.reason}</span>}
      {decision.note === "" ? null : <q>{decision.note}</q>}
    </p>
  );
}
