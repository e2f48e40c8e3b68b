import { useFormatter, useTranslations } from "next-intl";
import type { JobRow } from "@/lib/model/views";
import { useRate } from "./use-rate";

/** Stage, count, rate and what is left of a running import, in one line. */
export function ImportFacts({ job }: { job: JobRow }) {
  const t = useTranslations("import");
  const format = useFormatter();
  const rate = useRate(job);
  const unit = job.stage === "chunking" ? "monographs" : "pages";
  const facts = [
    t(`stage_${job.stage}`),
    job.total > 0 ? t(`${unit}_done`, { done: job.done, total: job.total }) : "",
    rate === null ? "" : t(`${unit}_rate`, { rate: format.number(rate.perSecond, { maximumFractionDigits: rate.perSecond < 10 ? 1 : 0 }) }),
    rate === null || rate.remaining < 1 ? "" : rate.remaining < 100 ? t("remaining", { seconds: Math.ceil(rate.remaining) }) : t("remaining_minutes", { minutes: Math.round(rate.remaining / 60) }),
  ];
  return <span className="figures">{facts.filter(Boolean).join(" · ")}</span>;
}
