"use client";

import { ListOrdered } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { queueIdOf } from "./link-address";
import { type LinkStore, useLinked } from "./link-store";
import css from "./workbench.module.css";

/** Says that n and p follow the queue here, and leads back to it at the place that is read. */
export function QueueBar({ bookId, drugId, query, store }: { bookId: string; drugId: string; query: string; store: LinkStore }) {
  const t = useTranslations("queue");
  const linked = useLinked(store);
  const id = queueIdOf(linked, drugId);
  const at = id === null ? "" : `at=${encodeURIComponent(id)}`;
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
