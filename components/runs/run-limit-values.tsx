import { useTranslations } from "next-intl";
import { limitsIn } from "@/lib/model/limits-in";
import type { RunRow } from "@/lib/model/views";

/** The limits that the run was made with; of a run for one section those of that section. */
export function RunLimitValues({ run }: { run: RunRow }) {
  const t = useTranslations("runs_page");
  const { targetTokens: target, ceilingTokens: ceiling, overlapTokens: overlap } = run.sectionKey === null ? run.limits : limitsIn(run, run.sectionKey);
  return t("limit_values", { target, ceiling, overlap });
}
