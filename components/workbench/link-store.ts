import { useSyncExternalStore } from "react";

/** Names one thing that both sheets show. */
export type LinkRef = `chunk:${string}` | `block:${string}` | `seam:${string}` | `cell:${string}` | `page:${number}`;

export interface LinkStore {
  /** What is lit: under the pointer, else where the reading is. */
  linked: () => LinkRef | null;
  focused: () => LinkRef | null;
  hovered: () => LinkRef | null;
  /** Physical page (0-indexed) that is open. */
  page: () => number;
  openPage: (physicalPage: number) => void;
  hover: (ref: LinkRef | null) => void;
  focus: (ref: LinkRef | null) => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * What is linked now, outside of React's state: a hover touches the two or three things that it concerns and not the whole
 * desk, so it is on the screen within a frame.
 */
export function createLinkStore(): LinkStore {
  let hovered: LinkRef | null = null;
  let focused: LinkRef | null = null;
  let page = -1;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    linked: () => hovered ?? focused,
    focused: () => focused,
    hovered: () => hovered,
    page: () => page,
    openPage(next) {
      if (next === page) return;
      page = next;
      tell();
    },
    hover(ref) {
      if (ref === hovered) return;
      hovered = ref;
      tell();
    },
    focus(ref) {
      if (ref === focused) return;
      focused = ref;
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Whether this thing is lit. Redraws its owner only when the answer changes. */
export function useIsLinked(store: LinkStore, ref: LinkRef): boolean {
  return useSyncExternalStore(
    store.subscribe,
    () => store.linked() === ref,
    () => false,
  );
}

/** What makes an element of the column a stop of the walk: found by its name, focusable, lit when it is linked, and linking what it names. */
export function useStop(store: LinkStore, ref: LinkRef) {
  const lit = useIsLinked(store, ref);
  return {
    id: `stop-${ref}`,
    tabIndex: 0,
    "data-stop": ref,
    "data-lit": lit || undefined,
    onPointerEnter: () => store.hover(ref),
    onPointerLeave: () => store.hover(null),
    onFocus: () => store.focus(ref),
  };
}

export function useLinked(store: LinkStore): LinkRef | null {
  return useSyncExternalStore(store.subscribe, store.linked, () => null);
}

/** The page that is open; -1 before the first is. */
export function useOpenPage(store: LinkStore): number {
  return useSyncExternalStore(store.subscribe, store.page, () => -1);
}

export function cellRef(blockId: string, row: number, column: number): LinkRef {
  return `cell:${blockId}:${row}:${column}`;
}
