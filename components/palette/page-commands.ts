/** Comes in: what the page that is open can do. Goes out: the same, for the command palette, which stands in the header and knows no page. */
import { useEffect, useSyncExternalStore } from "react";

export interface PageCommand {
  id: string;
  label: string;
  /** The keys that do the same. */
  keys?: string;
  run: () => void;
}

const NONE: readonly PageCommand[] = [];
let offered: readonly PageCommand[] = NONE;
const listeners = new Set<() => void>();

function offer(commands: readonly PageCommand[]): void {
  offered = commands;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Offers these commands while the page is mounted. Hand the same array over as long as nothing changes. */
export function useOfferedCommands(commands: readonly PageCommand[]): void {
  useEffect(() => {
    offer(commands);
    return () => offer(NONE);
  }, [commands]);
}

export function usePageCommands(): readonly PageCommand[] {
  return useSyncExternalStore(subscribe, () => offered, () => NONE);
}
