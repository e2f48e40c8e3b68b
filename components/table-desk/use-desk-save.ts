import { useTranslations } from "next-intl";
import { useState } from "react";
import type { TableOperation } from "@/lib/model/correction";
import type { BlockVerdict } from "@/components/block/block-card";
import { useRefusalWords } from "@/components/decision/decided-since";
import { useAnnounce } from "@/components/ui/announcer";
import { useReviewer } from "@/components/ui/reviewer";
import type { Answer, TableDeskActions, TableDeskView } from "./desk-types";

export interface DeskSave {
  busy: boolean;
  /** The sentence of the last refusal; null when the last one went through. */
  refusal: string | null;
  dismiss: () => void;
  /** Whether it was kept. */
  save: (operations: readonly TableOperation[]) => Promise<boolean>;
  takeBack: (sequence: number) => Promise<boolean>;
  judge: (verdict: BlockVerdict, reason: string | null, note: string) => Promise<boolean>;
}

/** From the desk's buttons to the log: the name first, then the action, then a sentence that says what became of it. */
export function useDeskSave({ bookId, drugId, view, standing }: TableDeskView, actions: TableDeskActions): DeskSave {
  const t = useTranslations("table_desk");
  const verdicts = useTranslations("verdict");
  const refusalWords = useRefusalWords();
  const announce = useAnnounce();
  const { ensureReviewer } = useReviewer();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const request = { bookId, drugId, blockId: view.block.blockId };

  const send = async (done: string, work: () => Promise<Answer>): Promise<boolean> => {
    if ((await ensureReviewer()) === null) return false;
    setBusy(true);
    const result = await work().catch((error: unknown): Answer => {
      console.error(error);
      return { ok: false, reason: "other" };
    });
    setBusy(false);
    setRefusal(result.ok ? null : refusalWords(result));
    if (result.ok) announce(done);
    return result.ok;
  };
  return {
    busy,
    refusal,
    dismiss: () => setRefusal(null),
    save: (operations) => send(t("saved"), () => actions.correctTable({ ...request, operations: [...operations], asReadHash: view.asReadHash, standing: view.correction?.sequence ?? null, note: "" })),
    takeBack: (sequence) => send(t("taken_back"), () => actions.takeBackCorrection({ bookId, drugId, sequence })),
    judge: (verdict, reason, note) => send(verdicts("kept", { verdict: verdicts(verdict) }), () => actions.decideBlock({ ...request, verdict, reason, note, judged: view.judged, standing })),
  };
}
