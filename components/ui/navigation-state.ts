import { useSyncExternalStore } from "react";

/** A page that is still not there after this time, milliseconds, is not waited for any longer: a way that led back to where it began never says that it arrived. */
const LONGEST = 60_000;

const listeners = new Set<() => void>();
let giveUp: ReturnType<typeof setTimeout> | undefined;
let underWay = false;

function set(next: boolean): void {
  clearTimeout(giveUp);
  if (next) giveUp = setTimeout(() => set(false), LONGEST);
  if (next === underWay) return;
  underWay = next;
  for (const listener of listeners) listener();
}

/** Another page was asked for. A place on the same page is no other page. */
export function navigationStarted(address: string): void {
  const { pathname, search } = new URL(address, location.href);
  if (pathname !== location.pathname || search !== location.search) set(true);
}

export function navigationEnded(): void {
  set(false);
}

/** Whether another page is on its way. */
export function useNavigating(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => underWay,
    () => false,
  );
}
