import { useTranslations } from "next-intl";
import type { ReviewerProgress } from "@/lib/model/views";
import css from "./reviewer-list.module.css";

/** Reviewers that are named before the rest is left to the log. */
const NAMED = 6;

/** On how many places whose word stands, and how many each judged today. */
export function ReviewerList({ reviewers }: { reviewers: readonly ReviewerProgress[] }) {
  const t = useTranslations("queue");
  if (reviewers.length === 0) return null;
  return (
    <ul aria-label={t("reviewers")} className={`${css.reviewers} figures`}>
      {reviewers.slice(0, NAMED).map(({ reviewer, standing, today, lastHour }) => (
        <li key={reviewer}>{today === 0 ? t("reviewer_standing", { name: reviewer, count: standing }) : t("reviewer_pace", { name: reviewer, count: standing, today, hour: lastHour })}</li>
      ))}
    </ul>
  );
}
