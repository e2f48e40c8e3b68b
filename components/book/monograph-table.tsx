"use client";

import { type SortingState, useTable } from "@tanstack/react-table";
import { useVirtualizer } from "@tanstack/react-virtual";
import { ArrowDown, ArrowUp, ChevronsUpDown, Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import type { MonographRow, NextItem } from "@/lib/model/views";
import { columns, features } from "./monograph-columns";
import { matchesMonograph, STATUS_FILTERS, type StatusFilter } from "./monograph-filter";
import css from "./monograph-table.module.css";
import { NextLink } from "./next-link";

const ROW_HEIGHT = 34;
const KEPT_SORT = "seamcheck-monograph-sort";

export interface MonographTableProps {
  bookId: string;
  rows: readonly MonographRow[];
  /** The riskiest place that waits; null when none does. */
  next: NextItem | null;
}

/** All monographs of a book: searched, filtered, sorted (the order is kept), drawn row by row as they come into view. Enter or a click opens. */
export function MonographTable({ bookId, rows, next }: MonographTableProps) {
  const t = useTranslations("book");
  const [search, setSearch] = useState("");
  const [status, setStatus] = useState<StatusFilter>("all");
  const shown = useMemo(() => rows.filter((row) => matchesMonograph(row, search, status)), [rows, search, status]);
  return (
    <div className={css.page}>
      <div className={css.tools} role="search">
        <label className={css.search}>
          <Search aria-hidden />
          <span className="visually-hidden">{t("search")}</span>
          <input type="search" placeholder={t("search")} value={search} onChange={(event) => setSearch(event.target.value)} />
        </label>
        <label className={css.filter}>
          <span>{t("show")}</span>
          <select value={status} onChange={(event) => setStatus(event.target.value as StatusFilter)}>
            {STATUS_FILTERS.map((filter) => (
              <option key={filter} value={filter}>
                {t(`filter_${filter}`)}
              </option>
            ))}
          </select>
        </label>
        <span className={`${css.count} figures`} role="status">
          {t("shown", { shown: shown.length, total: rows.length })}
        </span>
      </div>
      <NextLink bookId={bookId} next={next} />
      <VirtualTable bookId={bookId} rows={shown} />
    </div>
  );
}

function useKeptSorting(): [SortingState, (next: SortingState | ((old: SortingState) => SortingState)) => void] {
  const [sorting, setSorting] = useState<SortingState>([]);
  useEffect(() => {
    const [id = "", direction] = (localStorage.getItem(KEPT_SORT) ?? "").split(" ");
    if (columns.some((column) => column.id === id)) setSorting([{ id, desc: direction === "desc" }]);
  }, []);
  return [
    sorting,
    (next) => {
      const value = typeof next === "function" ? next(sorting) : next;
      setSorting(value);
      localStorage.setItem(KEPT_SORT, value[0] === undefined ? "" : `${value[0].id} ${value[0].desc ? "desc" : "asc"}`);
    },
  ];
}

function VirtualTable({ bookId, rows: data }: { bookId: string; rows: MonographRow[] }) {
  const t = useTranslations("book");
  const router = useRouter();
  const scroller = useRef<HTMLDivElement>(null);
  const [sorting, onSortingChange] = useKeptSorting();
  const table = useTable({ features, columns, data, state: { sorting }, onSortingChange, getRowId: (row) => row.drugId });
  const { rows } = table.getRowModel();
  const virtualizer = useVirtualizer({ count: rows.length, getScrollElement: () => scroller.current, estimateSize: () => ROW_HEIGHT, overscan: 12, initialRect: { width: 1200, height: 800 } });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);

  const walk = (event: KeyboardEvent<HTMLTableElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 }[event.key];
    const at = Number((event.target as HTMLElement).closest("tr")?.dataset.index ?? Number.NaN);
    if (step === undefined || Number.isNaN(at)) return;
    const next = Math.min(rows.length - 1, Math.max(0, at + step));
    event.preventDefault();
    virtualizer.scrollToIndex(next);
    requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>(`tr[data-index="${next}"] [data-row-link]`)?.focus());
  };
  return (
    <div ref={scroller} className={css.scroll}>
      <table className={`${css.table} figures`} aria-rowcount={rows.length + 1} onKeyDown={walk}>
        <caption className="visually-hidden">{t("monographs")}</caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => {
                const sorted = header.column.getIsSorted();
                const Icon = sorted === "asc" ? ArrowUp : sorted === "desc" ? ArrowDown : ChevronsUpDown;
                return (
                  <th key={header.id} scope="col" data-column={header.column.id} aria-sort={sorted === "asc" ? "ascending" : sorted === "desc" ? "descending" : undefined}>
                    <button type="button" onClick={header.column.getToggleSortingHandler()}>
                      {t(`column_${header.column.id}`)}
                      <Icon aria-hidden data-sorted={sorted || undefined} />
                    </button>
                  </th>
                );
              })}
            </tr>
          ))}
        </thead>
        <tbody>
          {before > 0 ? <tr aria-hidden style={{ height: before }} /> : null}
          {items.map((item) => {
            const row = rows[item.index];
            if (row === undefined) return null;
            return (
              <tr key={row.id} data-index={item.index} aria-rowindex={item.index + 2} style={{ height: ROW_HEIGHT }} onClick={() => router.push(`/books/${bookId}/monographs/${row.id}`)}>
                {row.getAllCells().map((cell) => (
                  <td key={cell.id} data-column={cell.column.id} onClick={cell.column.id === "name" ? (event) => event.stopPropagation() : undefined}>
                    <table.FlexRender cell={cell} />
                  </td>
                ))}
              </tr>
            );
          })}
          {after > 0 ? <tr aria-hidden style={{ height: after }} /> : null}
        </tbody>
      </table>
      {rows.length === 0 ? <p className={css.none}>{t("none_match")}</p> : null}
    </div>
  );
}
