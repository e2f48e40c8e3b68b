"use client";

import { useTranslations } from "next-intl";
import type { QueueRow } from "@/lib/model/views";
import { Mark } from "@/components/ui/mark";
import css from "./queue-next.module.css";
import { useQueueWords } from "./use-queue-words";

/** Places that are shown small under the large one. */
const SHOWN = 5;

/** The next five, small. A place that is not there leaves its room empty, so that nothing moves. */
export function QueueNext({ rows, onGo }: { rows: readonly QueueRow[]; onGo: (id: string) => void }) {
  const t = useTranslations("queue");
  const words = useQueueWords();
  const sections = useTranslations("sections");
  return (
    <nav aria-label={t("next_five")} className={css.next}>
      <ol>
        {rows.slice(1, SHOWN + 1).map((row) => (
          <li key={row.id}>
            <button type="button" onClick={() => onGo(row.id)} title={words.sentence(row)}>
              <span className={css.name}>
                <Mark meaning={row.reasons.includes("blocking_finding") ? "blocked" : row.state === "judged" ? "clean" : "judge"} />
                {words.name(row)} <b>{row.drugName}</b>
              </span>
              <span className={css.about}>{row.sectionKey === null ? words.why(row) : `${sections(row.sectionKey)} · ${words.why(row)}`}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
