"use client";

import { Undo2 } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { TableOrderView } from "@/lib/model/views";
import { Button } from "@/components/ui/button";
import { useTablePlace } from "@/components/table-desk/use-table-place";
import css from "./sheet.module.css";

export interface TableOrdersProps {
  bookId: string;
  orders: readonly TableOrderView[];
  onTakeBack: (input: { bookId: string; sequence: number }) => Promise<{ ok: true } | { ok: false; reason: string }>;
}

/** Where reviewers said that tables stand, or do not: each with the way back. */
export function TableOrders({ bookId, orders, onTakeBack }: TableOrdersProps) {
  const t = useTranslations("table_place");
  const sections = useTranslations("sections");
  const place = useTablePlace();
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby="table-orders" className={css.further}>
      <h2 id="table-orders">{t("orders", { count: orders.length })}</h2>
      {place.refusal === null ? null : <p role="alert">{place.refusal}</p>}
      <ul className={css.rows}>
        {orders.map((order) => (
          <li key={order.sequence}>
            <Link href={`/books/${bookId}/pages/${order.physicalPage + 1}`} prefetch={false}>
              {t(`order_${order.kind}`, { page: order.physicalPage + 1 })}
            </Link>{" "}
            <span className={css.quiet}>
              {sections(order.sectionKey)} · {order.reviewer}
              {order.inForce ? "" : ` · ${t("no_effect")}`}
            </span>{" "}
            <Button variant="quiet" disabled={place.busy} onClick={() => void place.send(t("taken_back"), () => onTakeBack({ bookId, sequence: order.sequence }))}>
              <Undo2 aria-hidden />
              {t("take_back")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
