import { useCallback, useMemo, useState } from "react";
import { useReviewer } from "@/components/ui/reviewer";
import { type DecidedBy, useRefusalWords } from "./decided-since";

interface Refusal {
  ok: false;
  reason: string;
  by?: DecidedBy;
}
type Answer = { ok: true } | Refusal;
type Kept<Given extends Answer> = Extract<Given, { ok: true }>;

/** The server's answer; a broken connection is an answer with a sentence too. */
export function answered<Given extends { ok: boolean }>(asked: Promise<Given>): Promise<Given | { ok: false; reason: "other" }> {
  return asked.catch((error: unknown) => {
    console.error(error);
    return { ok: false, reason: "other" } as const;
  });
}

export interface Sending {
  busy: boolean;
  /** The sentence of the last refusal; null when the last one went through. */
  refusal: string | null;
  dismiss: () => void;
  /** Asks for the reviewer's name, then does the work. Null where nothing was kept: `refusal` says why, or no name was given. */
  send: <Given extends Answer>(work: () => Promise<Given>) => Promise<Kept<Given> | null>;
}

/** From a button to the log: the name first, then the action, and a sentence where it was refused. */
export function useSend(): Sending {
  const refusalWords = useRefusalWords();
  const { ensureReviewer } = useReviewer();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const dismiss = useCallback(() => setRefusal(null), []);
  const send = useCallback(
    async <Given extends Answer>(work: () => Promise<Given>): Promise<Kept<Given> | null> => {
      if ((await ensureReviewer()) === null) return null;
      setBusy(true);
      const result: Answer = await answered(work());
      setBusy(false);
      setRefusal(result.ok ? null : refusalWords(result));
      return result.ok ? (result as Kept<Given>) : null;
    },
    [ensureReviewer, refusalWords],
  );
  return useMemo(() => ({ busy, refusal, dismiss, send }), [busy, refusal, dismiss, send]);
}
