"use client";

import { useTranslations } from "next-intl";
import type { QueueRow } from "@/lib/model/views";
import { QueueLine } from "./queue-line";
import css from "./queue-next.module.css";
import { useQueueWords } from "./use-queue-words";

/** Places that are shown small under the large one. */
const SHOWN = 5;

/** The next five, small. A place that is not there leaves its room empty, so that nothing moves. */
export function QueueNext({ rows, onGo }: { rows: readonly QueueRow[]; onGo: (id: string) => void }) {
  const t = useTranslations("queue");
  const words = useQueueWords();
  return (
    <nav aria-label={t("next_five")} className={css.next}>
      <ol>
        {rows.slice(1, SHOWN + 1).map((row) => (
          <li key={row.id}>
            <button type="button" onClick={() => onGo(row.id)} title={words.sentence(row)}>
              <QueueLine row={row} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
