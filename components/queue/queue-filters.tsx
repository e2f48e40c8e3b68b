"use client";

import { CheckCheck, PanelLeft } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { type QueueFilter, queueFilterSchema, STATE_FILTERS } from "@/lib/model/queue";
import type { QueueFacets } from "@/lib/model/views";
import { Button } from "@/components/ui/button";
import css from "./queue-filters.module.css";

export interface QueueFiltersProps {
  filter: QueueFilter;
  facets: QueueFacets;
  onFilter: (filter: QueueFilter) => void;
  onClean: () => void;
  /** The list at the side is open. */
  listed: boolean;
  onListed: () => void;
}

/** Which part of the queue is walked; every choice says how many places it has. */
export function QueueFilters({ filter, facets, onFilter, onClean, listed, onListed }: QueueFiltersProps) {
  const t = useTranslations("queue");
  const next = useTranslations("next");
  const sections = useTranslations("sections");
  const severities = useTranslations("severity");
  const change = (field: keyof QueueFilter, value: string) => onFilter(queueFilterSchema.parse({ ...filter, [field]: value === "" ? null : value }));
  const option = ({ value, count }: { value: string; count: number }, name: string) => (
    <option key={value} value={value}>
      {t("option", { name, count })}
    </option>
  );
  // What was filtered by may have no place left: the choice still says what it is.
  const withSet = <Facet extends { value: string; count: number }>(known: readonly Facet[], value: string | null, name: (facet: Facet["value"]) => string) => [
    ...known.map((facet) => option(facet, name(facet.value))),
    ...(value === null || known.some((facet) => facet.value === value) ? [] : [option({ value, count: 0 }, name(value))]),
  ];
  return (
    <div className={css.filters} role="search" aria-label={t("filters")}>
      <Choice name={t("state")} value={filter.state} onChange={(value) => change("state", value)}>
        {STATE_FILTERS.map((state) => (
          <option key={state} value={state}>
            {t(`state_${state}`)}
          </option>
        ))}
      </Choice>
      <Choice name={t("kind")} value={filter.kind ?? ""} all={t("all")} onChange={(value) => change("kind", value)}>
        {withSet(facets.kinds, filter.kind, (kind) => t(`kind_${kind}`))}
      </Choice>
      <Choice name={t("reason")} value={filter.reason ?? ""} all={t("all")} onChange={(value) => change("reason", value)}>
        {withSet(facets.reasons, filter.reason, (reason) => next(`why_${reason}`))}
      </Choice>
      <Choice name={t("section")} value={filter.section ?? ""} all={t("all")} onChange={(value) => change("section", value)}>
        {withSet(facets.sections, filter.section, (section) => sections(section))}
      </Choice>
      <Choice name={t("drug")} value={filter.drug ?? ""} all={t("all")} onChange={(value) => change("drug", value)}>
        {withSet(facets.drugs, filter.drug, (drugId) => facets.drugs.find((drug) => drug.value === drugId)?.name ?? drugId)}
      </Choice>
      <Choice name={t("severity")} value={filter.severity ?? ""} all={t("all")} onChange={(value) => change("severity", value)}>
        {withSet(facets.severities, filter.severity, (severity) => severities(severity))}
      </Choice>
      <label className={css.mine}>
        <input type="checkbox" checked={filter.mine} onChange={(event) => onFilter({ ...filter, mine: event.target.checked })} />
        {t("mine")}
      </label>
      <span className={css.space} />
      <Button aria-pressed={listed} aria-label={t("list")} title={t("list")} onClick={onListed}>
        <PanelLeft aria-hidden /> <kbd aria-hidden>l</kbd>
      </Button>
      <Button onClick={onClean}>
        <CheckCheck aria-hidden />
        {t("clean")}
      </Button>
    </div>
  );
}

function Choice({ name, value, all, onChange, children }: { name: string; value: string; all?: string; onChange: (value: string) => void; children: ReactNode }) {
  return (
    <label className={css.choice} data-set={value !== "" || undefined}>
      <span>{name}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {all === undefined ? null : <option value="">{all}</option>}
        {children}
      </select>
    </label>
  );
}
