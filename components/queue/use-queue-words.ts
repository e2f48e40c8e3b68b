import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { QueueRow } from "@/lib/model/views";

export interface QueueWords {
  /** "Mối nối 3" */
  name: (row: QueueRow) => string;
  /** "Mối nối 3, Liều lượng và cách dùng, VORICONAZOL" */
  place: (row: QueueRow) => string;
  /** Why it stands where it does, in one line. */
  why: (row: QueueRow) => string;
  /** Both, as it is read out. */
  sentence: (row: QueueRow) => string;
}

/** The words for a place of the queue. */
export function useQueueWords(): QueueWords {
  const t = useTranslations("queue");
  const next = useTranslations("next");
  const gates = useTranslations("gates");
  const sections = useTranslations("sections");
  return useMemo(() => {
    const name = (row: QueueRow) => {
      if (row.kind === "seam") return t("seam", { number: Number(row.seamKey?.split("__").at(-1)) + 1 });
      if (row.kind === "finding") return row.gate === null ? t("finding") : gates(`${row.gate}.title`);
      if (row.kind === "page") return t("page", { page: (row.physicalPage ?? 0) + 1 });
      return t(row.blockId?.includes("-f") === true && /-f\d+$/.test(row.blockId) ? "formula" : "table");
    };
    const place = (row: QueueRow) => [name(row), ...(row.sectionKey === null ? [] : [sections(row.sectionKey)]), row.drugName].join(", ");
    const why = (row: QueueRow) => (row.reasons.length === 0 ? t("why_none") : row.reasons.map((reason) => next(`why_${reason}`)).join(" · "));
    return { name, place, why, sentence: (row) => `${place(row)}. ${why(row)}.` };
  }, [t, next, gates, sections]);
}
