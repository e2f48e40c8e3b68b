"use client";

import { ListOrdered } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { type LinkStore, useLinked } from "./link-store";
import css from "./workbench.module.css";

/** Says that n and p follow the queue here, and leads back to it at the place that is read. */
export function QueueBar({ bookId, query, store }: { bookId: string; query: string; store: LinkStore }) {
  const t = useTranslations("queue");
  const linked = useLinked(store);
  const at = linked === null || !/^(?:seam|block):/.test(linked) ? "" : `at=${encodeURIComponent(linked)}`;
  return (
    <p className={css.queueBar}>
      <ListOrdered aria-hidden />
      <span>{t("walks_here")}</span>
      <Link href={`/books/${bookId}/queue?${[query, at].filter(Boolean).join("&")}`} prefetch={false}>
        {t("back")}
      </Link>
    </p>
  );
}
