import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { LinkRef, LinkStore } from "./link-store";
import type { DrawnSections } from "./use-section-fill";

/** A pointer must rest this long on a chunk before the page turns, milliseconds: passing over is not asking. */
const REST = 140;
/** What a reader scrolls with. */
const GESTURES = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

export interface PageFollow {
  /** 0-indexed. */
  physicalPage: number;
  /** Turns the page on the reader's word; the column comes along when following. */
  turnTo: (physicalPage: number) => void;
  /** Shows a page and leaves the column where it is. */
  show: (physicalPage: number) => void;
  /** Brings a stop into view and gives it the focus. */
  goTo: (ref: LinkRef) => void;
}

export interface PageFollowOptions {
  initialPage: number;
  follow: boolean;
  store: LinkStore;
  pagesOf: ReadonlyMap<LinkRef, number[]>;
  /** The scrolling column of chunks. */
  column: RefObject<HTMLDivElement | null>;
  withStop: DrawnSections["withStop"];
}

/** Keeps the two sheets at the same place: the page goes with the chunk that is read, the column with the page that was turned to. */
export function usePageFollow({ initialPage, follow, store, pagesOf, column, withStop }: PageFollowOptions): PageFollow {
  const [physicalPage, setPhysicalPage] = useState(initialPage);
  const page = useRef(physicalPage);
  // The column was last scrolled by us. Its scroll events are ours until the reader does something, however late they come: far sections are laid out only
  // when they come near, and move what stands below them.
  const ownScroll = useRef(false);

  const show = useCallback((next: number) => {
    page.current = next;
    setPhysicalPage(next);
    store.openPage(next);
  }, [store]);

  useEffect(() => store.openPage(page.current), [store]);

  const scrollTo = useCallback(
    (element: HTMLElement) => {
      const pane = column.current;
      if (pane === null) return;
      const box = element.getBoundingClientRect();
      const frame = pane.getBoundingClientRect();
      // A sticky section heading stands over the first lines.
      const top = frame.top + 44;
      if (box.top >= top && box.bottom <= frame.bottom) return;
      ownScroll.current = true;
      element.scrollIntoView({ block: box.height > frame.height * 0.7 ? "start" : "center" });
    },
    [column],
  );

  const goTo = useCallback(
    (ref: LinkRef) =>
      withStop(ref, (element) => {
        scrollTo(element);
        element.focus({ preventScroll: true });
      }),
    [scrollTo, withStop],
  );

  const turnTo = useCallback(
    (next: number) => {
      show(next);
      if (!follow) return;
      const focused = store.focused();
      if (focused !== null && pagesOf.get(focused)?.includes(next)) return;
      const first = [...pagesOf].find(([, pages]) => pages[0] === next) ?? [...pagesOf].find(([, pages]) => pages.includes(next));
      if (first === undefined) return;
      withStop(first[0], (element) => {
        ownScroll.current = true;
        element.scrollIntoView({ block: "start" });
      });
    },
    [follow, store, pagesOf, show, withStop],
  );

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastFocus = store.focused();
    let lastHover = store.hovered();
    const turnFor = (ref: LinkRef | null) => {
      const pages = ref === null ? undefined : pagesOf.get(ref);
      if (pages?.[0] !== undefined && !pages.includes(page.current)) show(pages[0]);
    };
    const listen = () => {
      const [focused, hovered] = [store.focused(), store.hovered()];
      if (focused === lastFocus && hovered === lastHover) return;
      clearTimeout(timer);
      // Focus turns at once, a hover after a moment's rest; that a hover ended, or that the reader turned the page, turns nothing.
      if (follow && focused !== lastFocus) turnFor(focused);
      else if (follow) timer = setTimeout(() => turnFor(store.hovered()), REST);
      lastFocus = focused;
      lastHover = hovered;
    };
    const stop = store.subscribe(listen);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [follow, store, pagesOf, show]);

  useEffect(() => {
    const pane = column.current;
    if (pane === null || !follow) return;
    let frame = 0;
    const onScroll = () => {
      if (ownScroll.current) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const edge = pane.getBoundingClientRect().top + 90;
        const top = [...pane.querySelectorAll<HTMLElement>("[data-stop]")].find((element) => element.getBoundingClientRect().bottom > edge);
        const pages = pagesOf.get(top?.dataset.stop as LinkRef);
        if (pages?.[0] !== undefined && !pages.includes(page.current)) show(pages[0]);
      });
    };
    const onGesture = () => {
      ownScroll.current = false;
    };
    pane.addEventListener("scroll", onScroll, { passive: true });
    for (const gesture of GESTURES) window.addEventListener(gesture, onGesture, { capture: true, passive: true });
    return () => {
      pane.removeEventListener("scroll", onScroll);
      for (const gesture of GESTURES) window.removeEventListener(gesture, onGesture, { capture: true });
      cancelAnimationFrame(frame);
    };
  }, [follow, pagesOf, show, column]);

  return { physicalPage, turnTo, show, goTo };
}
