"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from "react";
import type { QueueFilter } from "@/lib/model/queue";
import { QueueLine } from "./queue-line";
import css from "./queue-list.module.css";
import { useQueueSlices } from "./use-queue-slices";
import { useQueueWords } from "./use-queue-words";

const ROW_HEIGHT = 46;
/** Places that Page Up and Page Down pass. */
const LEAP = 10;
/** An arrow key that is held down opens the place at which it comes to rest, milliseconds. */
const REST = 140;

export interface QueueListProps {
  bookId: string;
  filter: QueueFilter;
  /** The place that is looked at; its place in the list is -1 when it is not in it (any more). */
  current: { id: string | null; position: number };
  total: number;
  /** Counts verdicts: the list is read again after each. */
  revision: number;
  /** The reviewer works from here: the focus was here last, dialogs aside. */
  held: RefObject<boolean>;
  /** It was opened by its key just now. */
  takesFocus: boolean;
  onGo: (id: string) => void;
}

function buttonOf(scroller: HTMLElement | null, place: number | string): HTMLElement | null {
  return scroller?.querySelector<HTMLElement>(typeof place === "number" ? `[data-index="${place}"] button` : `[data-id="${CSS.escape(place)}"]`) ?? null;
}

/** All places of the filter, drawn as they come into view. A click or the arrow keys make a place the large one; the verdicts' keys work from here too. */
export function QueueList({ bookId, filter, current, total: known, revision, held, takesFocus, onGo }: QueueListProps) {
  const t = useTranslations("queue");
  const words = useQueueWords();
  const scroller = useRef<HTMLDivElement>(null);
  /** The place that is to have the focus as soon as it is drawn: by its number, or by its id. */
  const wanted = useRef<number | string | null>(takesFocus ? current.id : null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { total, rowAt, want } = useQueueSlices(bookId, filter, known, revision);
  const virtualizer = useVirtualizer({ count: total, getScrollElement: () => scroller.current, estimateSize: () => ROW_HEIGHT, overscan: 12, getItemKey: useCallback((index: number) => rowAt(index)?.id ?? index, [rowAt]), initialRect: { width: 280, height: 700 } });
  const items = virtualizer.getVirtualItems();
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  useEffect(() => want(first, last), [want, first, last]);
  useEffect(() => () => clearTimeout(resting.current), []);

  const { id, position } = current;
  useEffect(() => {
    if (position < 0 || id === null) return;
    virtualizer.scrollToIndex(position, { align: "auto" });
    // Whoever judges from the list stays in it, at the place that came up.
    if (held.current) wanted.current = id;
  }, [virtualizer, id, position, held]);
  // The row that had the focus may be gone with its verdict.
  useEffect(() => {
    if (rowAt(position) !== undefined && held.current && document.activeElement === document.body) wanted.current = id;
  }, [rowAt, id, position, held]);
  const open = (rowId: string, wait: number) => {
    clearTimeout(resting.current);
    if (rowId !== id) resting.current = setTimeout(() => onGo(rowId), wait);
  };
  // A row can have the focus only once it is drawn and its words are there. One that was walked to is opened too.
  const reach = () => {
    const row = wanted.current === null ? null : buttonOf(scroller.current, wanted.current);
    if (!row) return;
    row.focus({ preventScroll: true });
    if (typeof wanted.current === "number") open(row.dataset.id ?? "", REST);
    wanted.current = null;
  };
  useEffect(reach);

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const at = Number((event.target as HTMLElement).closest<HTMLElement>("[data-index]")?.dataset.index ?? Number.NaN);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + LEAP, PageUp: at - LEAP, Home: 0, End: total - 1 }[event.key];
    if (to === undefined || Number.isNaN(to)) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(total - 1, to));
    virtualizer.scrollToIndex(next, { align: "auto" });
    wanted.current = next;
    reach();
  };
  const isDrawn = items.some((item) => rowAt(item.index)?.id === id);
  return (
    <nav aria-label={t("list_of", { count: total })} className={css.list} data-queue-list>
      <p className={`${css.head} figures`} aria-hidden>
        {t("list_of", { count: total })}
      </p>
      <div ref={scroller} className={css.scroll} onKeyDown={walk}>
        <ol style={{ height: virtualizer.getTotalSize() }}>
          {items.map((item, drawn) => {
            const row = rowAt(item.index);
            return (
              <li key={item.key} data-index={item.index} aria-setsize={total} aria-posinset={item.index + 1} style={{ height: ROW_HEIGHT, transform: `translateY(${item.start}px)` }}>
                {row === undefined ? null : (
                  <button
                    type="button"
                    data-id={row.id}
                    tabIndex={row.id === id || (!isDrawn && drawn === 0) ? 0 : -1}
                    aria-current={row.id === id || undefined}
                    title={words.sentence(row)}
                    onClick={() => open(row.id, 0)}
                  >
                    <QueueLine row={row} />
                  </button>
                )}
              </li>
            );
          })}
        </ol>
      </div>
    </nav>
  );
}
