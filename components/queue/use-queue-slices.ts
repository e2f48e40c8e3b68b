import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import type { QueueFilter } from "@/lib/model/queue";
import type { QueueRow, QueueSlice } from "@/lib/model/views";
import { queueQuery } from "@/lib/review/queue-filter";
import { useAnnounce } from "@/components/ui/announcer";

/** As many places come at one time (`getQueueSlice`). */
const SLICE = 100;
/** What is read again after a verdict waits this long, so that quick verdicts ask once, milliseconds. */
const SETTLE = 400;

export interface QueueSlices {
  total: number;
  /** Undefined while its slice is on the way. */
  rowAt: (index: number) => QueueRow | undefined;
  /** Fetches what of these places is not there yet. */
  want: (first: number, last: number) => void;
}

interface Held {
  rows: ReadonlyMap<number, QueueRow>;
  total: number;
}

const sliceOf = (index: number) => Math.floor(index / SLICE) * SLICE;

/** A place that has moved stands where the newer slice has it, and nowhere else. */
function merge(present: Held, { from, rows, total }: QueueSlice): Held {
  const here = new Set(rows.map((row) => row.id));
  const others = [...present.rows].filter(([index, row]) => index < total && !here.has(row.id));
  return { total, rows: new Map([...others, ...rows.map((row, index) => [from + index, row] as const)]) };
}

/** The whole queue of a filter, slice by slice as it comes into view. `revision` counts verdicts: after each, what is in view is read again, and the rest when it comes into view. */
export function useQueueSlices(bookId: string, filter: QueueFilter, total: number, revision: number): QueueSlices {
  const t = useTranslations("queue");
  const announce = useAnnounce();
  const [held, setHeld] = useState<Held>({ rows: new Map(), total });
  const view = useRef({ first: 0, last: 0 });
  const asked = useRef(new Set<number>());
  const turn = useRef(0);
  const query = queueQuery(filter);

  const fetchFrom = useCallback(
    async (from: number, isFirst: boolean) => {
      const own = turn.current;
      asked.current.add(from);
      try {
        const response = await fetch(`/api/books/${bookId}/queue/list?${query}&from=${from}`);
        if (!response.ok) throw new Error(`queue list answered with ${response.status}`);
        const slice = (await response.json()) as QueueSlice;
        if (own === turn.current) setHeld((present) => merge(isFirst ? { rows: new Map(), total: 0 } : present, slice));
      } catch (error) {
        console.error(error);
        asked.current.delete(from);
        announce(t("fetch_failed"));
      }
    },
    [bookId, query, announce, t],
  );
  const want = useCallback(
    (first: number, last: number) => {
      view.current = { first, last };
      for (let from = sliceOf(first); from <= last; from += SLICE) if (!asked.current.has(from)) void fetchFrom(from, false);
    },
    [fetchFrom],
  );

  const read = useRef(revision);
  useEffect(() => {
    if (read.current === revision) return;
    const timer = setTimeout(() => {
      read.current = revision;
      turn.current++;
      asked.current.clear();
      void fetchFrom(sliceOf(view.current.first), true).then(() => want(view.current.first, view.current.last));
    }, SETTLE);
    return () => clearTimeout(timer);
  }, [revision, fetchFrom, want]);

  return { total: held.total, rowAt: useCallback((index) => held.rows.get(index), [held]), want };
}
