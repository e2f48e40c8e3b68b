/** Comes in: a book and what was typed. Goes out: its places, and the hits of the search in it, as they come from the server. */
import { useEffect, useState } from "react";
import type { BookPlaces, SearchHit } from "@/lib/model/views";

/** Text is searched when typing has rested this long, milliseconds. */
const REST = 160;
/** Shorter texts are names or pages, not searches. */
const SHORTEST = 3;

async function fetchJson<T>(url: string, signal: AbortSignal): Promise<T | null> {
  const answer = await fetch(url, { signal });
  return answer.ok ? ((await answer.json()) as T) : null;
}

/** The places of a book, read when the palette opens; those of the last time are shown meanwhile. Null until the first have come, and without a book. */
export function useBookPlaces(bookId: string | null, open: boolean): BookPlaces | null {
  const [kept, setKept] = useState<{ bookId: string; places: BookPlaces } | null>(null);
  useEffect(() => {
    if (!open || bookId === null) return;
    const stop = new AbortController();
    fetchJson<BookPlaces>(`/api/books/${bookId}/places`, stop.signal)
      .then((places) => places && setKept({ bookId, places }))
      .catch(() => undefined);
    return () => stop.abort();
  }, [bookId, open]);
  return kept?.bookId === bookId ? kept.places : null;
}

/** The best hits of a search in a book, with how many there are. */
export function useTextHits(bookId: string | null, text: string): { text: string; hits: SearchHit[]; total: number } | null {
  const [found, setFound] = useState<{ text: string; hits: SearchHit[]; total: number } | null>(null);
  const wanted = text.trim();
  useEffect(() => {
    if (bookId === null || wanted.length < SHORTEST) return setFound(null);
    const stop = new AbortController();
    const timer = setTimeout(() => {
      fetchJson<{ hits: SearchHit[]; total: number }>(`/api/books/${bookId}/find?q=${encodeURIComponent(wanted)}`, stop.signal)
        .then((answer) => answer && setFound({ text: wanted, ...answer }))
        .catch(() => undefined);
    }, REST);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [bookId, wanted]);
  return found?.text === wanted ? found : null;
}
