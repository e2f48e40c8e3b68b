import { useTranslations } from "next-intl";
import type { BlockVerdict } from "@/lib/model/decision";
import type { TableOperation } from "@/lib/model/correction";
import { useAnnounce } from "@/components/ui/announcer";
import { useSend } from "@/components/decision/use-send";
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
  const announce = useAnnounce();
  const { busy, refusal, dismiss, send: sendOff } = useSend();
  const request = { bookId, drugId, blockId: view.block.blockId };

  const send = async (done: string, work: () => Promise<Answer>): Promise<boolean> => {
    const kept = await sendOff(work);
    if (kept !== null) announce(done);
    return kept !== null;
  };
  return {
    busy,
    refusal,
    dismiss,
    save: (operations) => send(t("saved"), () => actions.correctTable({ ...request, operations: [...operations], asReadHash: view.asReadHash, standing: view.correction?.sequence ?? null, note: "" })),
    takeBack: (sequence) => send(t("taken_back"), () => actions.takeBackCorrection({ bookId, drugId, sequence })),
    judge: (verdict, reason, note) => send(verdicts("kept", { verdict: verdicts(verdict) }), () => actions.decideBlock({ ...request, verdict, reason, note, judged: view.judged, standing })),
  };
}
