import { useEffect, useRef } from "react";
import type { PageView } from "@/lib/model/views";
import { physicalPageOfFragment } from "@/components/pdf/page-numbers";
import { queryOf } from "./link-address";
import type { LinkRef, LinkStore } from "./link-store";

export interface AddressOptions {
  target: LinkRef | null;
  /** The filter of the queue that is walked, kept in the address; null when none is. */
  queue: string | null;
  pages: readonly PageView[];
  pageCount: number;
  store: LinkStore;
  goTo: (ref: LinkRef) => void;
  turnTo: (physicalPage: number) => void;
}

/** The address bar always names what is read, so that copying it shares the place; and what it names is opened. */
export function useAddress({ target, queue, pages, pageCount, store, goTo, turnTo }: AddressOptions): void {
  const opened = useRef<LinkRef | null>(null);
  useEffect(() => {
    if (target === null || target === opened.current || target === store.focused()) return;
    opened.current = target;
    goTo(target);
  }, [target, store, goTo]);

  // Read on arrival and when the fragment changes only: a page that was turned since must not be turned back by a re-render.
  const openPage = useRef<(page: number) => void>(() => undefined);
  useEffect(() => {
    openPage.current = (page) => {
      if (pages.some((candidate) => candidate.physicalPage === page)) turnTo(page);
    };
  });
  useEffect(() => {
    const openFragment = () => {
      const page = physicalPageOfFragment(window.location.hash, pageCount);
      if (page !== null) openPage.current(page);
    };
    openFragment();
    window.addEventListener("hashchange", openFragment);
    return () => window.removeEventListener("hashchange", openFragment);
  }, [pageCount]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = store.focused();
    const stop = store.subscribe(() => {
      const focused = store.focused();
      if (focused === last) return;
      last = focused;
      clearTimeout(timer);
      timer = setTimeout(() => window.history.replaceState(window.history.state, "", `${window.location.pathname}${withQueue(queryOf(focused), queue)}`), 250);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store, queue]);
}

function withQueue(query: string, queue: string | null): string {
  return queue === null ? query : `${query === "" ? "?" : `${query}&`}queue=${encodeURIComponent(queue)}`;
}
