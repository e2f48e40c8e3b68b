import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAnnounce } from "@/components/ui/announcer";
import { useReviewer } from "@/components/ui/reviewer";

export interface TablePlace {
  busy: boolean;
  /** The sentence of the last refusal; null when the last one went through. */
  refusal: string | null;
  /** Sends an order about a table's place: the name first. Null where it was not kept. */
  send: <Answer extends { ok: true }>(done: string, work: () => Promise<Answer | { ok: false; reason: string }>) => Promise<Answer | null>;
}

/** From a drawn region or a "not a table" to the log. */
export function useTablePlace(): TablePlace {
  const refusals = useTranslations("refusals");
  const announce = useAnnounce();
  const { ensureReviewer } = useReviewer();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  return {
    busy,
    refusal,
    async send(done, work) {
      if ((await ensureReviewer()) === null) return null;
      setBusy(true);
      const result = await work().catch((error: unknown) => {
        console.error(error);
        return { ok: false as const, reason: "other" };
      });
      setBusy(false);
      if (!result.ok) {
        // What changes nothing, of a drawn region, is one in which no table can be read.
        const reason = result.reason === "nothing_changes" ? "region_unread" : result.reason;
        setRefusal(refusals(refusals.has(reason) ? reason : "other"));
        return null;
      }
      setRefusal(null);
      announce(done);
      return result;
    },
  };
}
