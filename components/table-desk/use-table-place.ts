import { useAnnounce } from "@/components/ui/announcer";
import { type Sending, useSend } from "@/components/decision/use-send";

export interface TablePlace extends Pick<Sending, "busy" | "refusal"> {
  /** Sends an order about a table's place: the name first. Null where it was not kept. */
  send: <Answer extends { ok: true } | { ok: false; reason: string }>(done: string, work: () => Promise<Answer>) => Promise<Extract<Answer, { ok: true }> | null>;
}

/** What changes nothing, of a drawn region, is one in which no table can be read. */
function ofRegion<Answer extends { ok: true } | { ok: false; reason: string }>(answer: Answer): Answer {
  return !answer.ok && answer.reason === "nothing_changes" ? { ...answer, reason: "region_unread" } : answer;
}

/** From a drawn region or a "not a table" to the log. */
export function useTablePlace(): TablePlace {
  const announce = useAnnounce();
  const { busy, refusal, send } = useSend();
  return {
    busy,
    refusal,
    async send(done, work) {
      const kept = await send(async () => ofRegion(await work()));
      if (kept !== null) announce(done);
      return kept;
    },
  };
}
