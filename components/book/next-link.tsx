"use client";

import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { NextItem } from "@/lib/model/views";
import { Mark } from "@/components/ui/mark";
import { nextHref } from "./next-href";
import css from "./next-link.module.css";

/** The riskiest place of the book that waits for a person, and why it comes first, in one line. */
export function NextLink({ bookId, next }: { bookId: string; next: NextItem | null }) {
  const t = useTranslations("next");
  const gates = useTranslations("gates");
  const sections = useTranslations("sections");
  if (next === null) {
    return (
      <p className={css.line}>
        <Mark meaning="clean" /> {t("none")}
      </p>
    );
  }
  const place = { section: next.sectionKey === null ? "" : sections(next.sectionKey), drug: next.drugName };
  const why = next.gate === null ? next.reasons.map((reason) => t(`why_${reason}`)).join(", ") : gates(`${next.gate}.title`);
  return (
    <p className={css.line}>
      <Mark meaning={next.reasons.includes("blocking_finding") ? "blocked" : "judge"} />
      <b>{t("title")}</b>
      <Link href={nextHref(bookId, next)} prefetch={false}>
        {t(next.kind === "finding" && next.sectionKey === null ? "finding_loose" : next.kind, place)}
        <ArrowRight aria-hidden />
      </Link>
      <span>{why}</span>
      <span className={`${css.count} figures`}>{t("waiting", { count: next.waiting })}</span>
    </p>
  );
}
