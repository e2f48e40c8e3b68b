"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTransition } from "react";
import type { AuditPage } from "@/lib/review/audit-log";
import { Button, buttonClass } from "@/components/ui/button";
import { type AuditChoice, auditHref } from "./audit-href";
import css from "./decision-log.module.css";

export interface AuditFiltersProps {
  bookId: string;
  choice: AuditChoice;
  log: Omit<AuditPage, "entries">;
  drugNames: ReadonlyMap<string, string>;
}

/** What of the log is shown: by drug, reviewer, kind, verdict and days. Every choice stands in the address. */
export function AuditFilters({ bookId, choice, log, drugNames }: AuditFiltersProps) {
  const t = useTranslations("log_page");
  const verdicts = useTranslations("verdict");
  const router = useRouter();
  const [pending, start] = useTransition();
  const choose = (change: Partial<AuditChoice>) => start(() => router.replace(auditHref(bookId, { ...choice, ...change, page: 0 }), { scroll: false }));
  const lists = [
    { name: "drug", values: log.choices.drugIds.filter((id) => id !== ""), wordOf: (id: string) => drugNames.get(id) ?? id },
    { name: "reviewer", values: log.choices.reviewers, wordOf: (name: string) => name },
    { name: "kind", values: log.choices.targetKinds, wordOf: (kind: string) => (t.has(`kind_${kind}`) ? t(`kind_${kind}`) : kind) },
    { name: "verdict", values: log.choices.verdicts, wordOf: (verdict: string) => (verdicts.has(verdict) ? verdicts(verdict) : verdict) },
  ] as const;
  const chosen = Object.values({ ...choice, page: null }).some((value) => value !== null);
  return (
    <form role="search" aria-label={t("filters")} aria-busy={pending} className={css.filters} onSubmit={(event) => event.preventDefault()}>
      {lists.map(({ name, values, wordOf }) => (
        <label key={name}>
          <span>{t(`by_${name}`)}</span>
          <select value={choice[name] ?? ""} onChange={(event) => choose({ [name]: event.target.value === "" ? null : event.target.value })}>
            <option value="">{t("any")}</option>
            {[...new Set([...values, ...(choice[name] === null ? [] : [choice[name]])])].map((value) => (
              <option key={value} value={value}>
                {wordOf(value)}
              </option>
            ))}
          </select>
        </label>
      ))}
      {(["since", "until"] as const).map((name) => (
        <label key={name}>
          <span>{t(`by_${name}`)}</span>
          <input type="date" className="figures" value={choice[name] ?? ""} onChange={(event) => choose({ [name]: event.target.value === "" ? null : event.target.value })} />
        </label>
      ))}
      {chosen ? (
        <Button variant="quiet" onClick={() => choose({ drug: null, reviewer: null, kind: null, verdict: null, since: null, until: null })}>
          {t("clear")}
        </Button>
      ) : null}
      <p role="status" className="figures">
        {t("shown", { shown: log.total, total: log.all })}
      </p>
    </form>
  );
}

/** The way through a long log. */
export function AuditPages({ bookId, choice, log }: Omit<AuditFiltersProps, "drugNames">) {
  const t = useTranslations("log_page");
  if (log.pages < 2) return null;
  return (
    <nav aria-label={t("pages")} className={css.pages}>
      {log.page === 0 ? null : (
        <Link className={buttonClass()} href={auditHref(bookId, { ...choice, page: log.page - 1 })} prefetch={false}>
          {t("newer")}
        </Link>
      )}
      <span className="figures">{t("page_of", { page: log.page + 1, pages: log.pages })}</span>
      {log.page + 1 >= log.pages ? null : (
        <Link className={buttonClass()} href={auditHref(bookId, { ...choice, page: log.page + 1 })} prefetch={false}>
          {t("older")}
        </Link>
      )}
    </nav>
  );
}
