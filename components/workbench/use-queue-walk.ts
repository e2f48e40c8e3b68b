import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useCallback, useMemo, useRef } from "react";
import type { QueueWindow, WorkbenchView } from "@/lib/model/views";
import { deskHref } from "@/components/queue/desk-href";
import { useQueueWords } from "@/components/queue/use-queue-words";
import { useAnnounce } from "@/components/ui/announcer";
import { queueIdOf, refOfRow } from "./link-address";
import type { LinkRef, LinkStore } from "./link-store";

/** A step to the next or the previous place of the queue with which the workbench was opened. */
export type QueueWalk = (direction: 1 | -1) => void;

/** Walks the queue across monographs, with its filter. Null where the workbench was not opened from the queue: it then walks its own column. */
export function useQueueWalk(view: WorkbenchView, query: string | null, store: LinkStore, goTo: (ref: LinkRef) => void): QueueWalk | null {
  const t = useTranslations("queue");
  const words = useQueueWords();
  const router = useRouter();
  const announce = useAnnounce();
  const running = useRef(false);
  const { bookId } = view.book;
  const { drugId } = view.monograph;
  const step = useCallback(
    async (direction: 1 | -1) => {
      if (running.current) return;
      running.current = true;
      try {
        const at = queueIdOf(store.focused(), drugId);
        const response = await fetch(`/api/books/${bookId}/queue?${query}&ready=0${at === null ? "" : `&at=${encodeURIComponent(at)}`}`);
        if (!response.ok) throw new Error(`queue answered with ${response.status}`);
        const { rows, previous } = (await response.json()) as QueueWindow;
        const next = direction === -1 ? previous : rows[0]?.id === at ? rows[1] : rows[0];
        if (!next) return announce(t("none_left"));
        announce(words.sentence(next));
        const ref = refOfRow(next);
        if (next.drugId === drugId && ref !== null) goTo(ref);
        else router.push(deskHref(bookId, next, query ?? ""));
      } catch (error) {
        console.error(error);
        announce(t("fetch_failed"));
      } finally {
        running.current = false;
      }
    },
    [bookId, drugId, query, store, goTo, router, announce, words, t],
  );
  return useMemo(() => (query === null ? null : (direction) => void step(direction)), [query, step]);
}
