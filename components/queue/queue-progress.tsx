import { useTranslations } from "next-intl";
import type { ReviewerProgress } from "@/lib/model/views";
import { ThinBar } from "@/components/ui/thin-bar";
import css from "./queue-progress.module.css";
import { ReviewerList } from "./reviewer-list";

export interface QueueProgressProps {
  judged: number;
  total: number;
  reviewers: readonly ReviewerProgress[];
}

/** How much of the book is judged, by whom, and today's pace: one quiet line. */
export function QueueProgress({ judged, total, reviewers }: QueueProgressProps) {
  const t = useTranslations("queue");
  const words = t("progress", { judged, total });
  return (
    <div className={css.progress}>
      <span className="figures">{words}</span>
      <span className={css.bar}>
        <ThinBar label={words} value={judged} max={total} />
      </span>
      <ReviewerList reviewers={reviewers} />
    </div>
  );
}
