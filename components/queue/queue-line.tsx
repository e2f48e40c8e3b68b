import { useTranslations } from "next-intl";
import type { QueueRow } from "@/lib/model/views";
import { Mark } from "@/components/ui/mark";
import css from "./queue-line.module.css";
import { useQueueWords } from "./use-queue-words";

/** A place of the queue, small: what and whose it is, then its section and why it is there. */
export function QueueLine({ row }: { row: QueueRow }) {
  const words = useQueueWords();
  const sections = useTranslations("sections");
  return (
    <>
      <span className={css.name}>
        <Mark meaning={row.reasons.includes("blocking_finding") ? "blocked" : row.state === "judged" ? "clean" : "judge"} />
        {words.name(row)} <b>{row.drugName}</b>
      </span>
      <span className={css.about}>{row.sectionKey === null ? words.why(row) : `${sections(row.sectionKey)} · ${words.why(row)}`}</span>
    </>
  );
}
