"use client";

import { createContext, type ReactNode, useCallback, useContext, useState } from "react";

const AnnounceContext = createContext<(message: string) => void>(() => undefined);

/** Says a sentence to screen readers, politely. */
export function useAnnounce(): (message: string) => void {
  return useContext(AnnounceContext);
}

/** Holds the page's one live region. The same sentence twice is spoken twice: a zero-width mark makes it differ. */
export function Announcer({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState("");
  const announce = useCallback((next: string) => setMessage((last) => (last === next ? `${next}\u200b` : next)), []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <div role="status" aria-live="polite" className="visually-hidden">
        {message}
      </div>
    </AnnounceContext>
  );
}
