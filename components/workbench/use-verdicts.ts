import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import type { BlockVerdict, PageVerdict, SeamVerdict } from "@/lib/model/decision";
import type { SectionKey } from "@/lib/model/section-key";
import type { BlockView, OcrPageView, SeamView, WorkbenchView } from "@/lib/model/views";
import { type DecidedBy, standingOn, } from "@/components/decision/decided-since";
import { useAnnounce } from "@/components/ui/announcer";
import { useReviewer } from "@/components/ui/reviewer";
import { useSend } from "@/components/decision/use-send";

export type DecideResult = { ok: true } | { ok: false; reason: "decided_since"; by: DecidedBy } | { ok: false; reason: string };

interface DecisionInput {
  bookId: string;
  drugId: string;
  reason: string | null;
  note: string;
  /** What the screen showed: the hash of what is judged, and the decision that stood on it. */
  judged: string;
  standing: string | null;
}
export type SeamDecision = DecisionInput & { sectionKey: SectionKey; seamIndex: number; verdict: SeamVerdict };
export type BlockDecision = DecisionInput & { blockId: string; verdict: BlockVerdict };
export type PageDecision = Omit<DecisionInput, "reason"> & { physicalPage: number; verdict: PageVerdict };

export interface DecideActions {
  decideSeam: (input: SeamDecision) => Promise<DecideResult>;
  decideBlock: (input: BlockDecision) => Promise<DecideResult>;
  decidePage: (input: PageDecision) => Promise<DecideResult>;
}

/** What a reason is being asked for. */
type Asking = { kind: "reject"; seam: SeamView } | { kind: "quarantine"; block: BlockView };

export interface Verdicts {
  busy: boolean;
  /** The sentence of the last refusal; null when the last one went through. */
  refusal: string | null;
  dismissRefusal: () => void;
  asking: Asking | null;
  answer: (answer: { reason: string; note: string }) => void;
  cancel: () => void;
  onSeam: (seam: SeamView, verdict: SeamVerdict) => void;
  onBlock: (block: BlockView, verdict: BlockVerdict) => void;
  onPage: (page: OcrPageView, verdict: PageVerdict) => void;
}

/** From a key or a button to a decision in the log: name first, reason where one is due, then the action; `onDone` after it was kept. */
export function useVerdicts(view: WorkbenchView, actions: DecideActions, onDone: (kind: "seam" | "block" | "page") => void): Verdicts {
  const t = useTranslations("verdict");
  const announce = useAnnounce();
  const { ensureReviewer } = useReviewer();
  const { busy, refusal, dismiss, send: sendOff } = useSend();
  const [asking, setAsking] = useState<Asking | null>(null);
  const { bookId } = view.book;
  const { drugId } = view.monograph;

  const send = useCallback(
    async (kind: "seam" | "block" | "page", verdict: SeamVerdict | BlockVerdict | PageVerdict, work: () => Promise<DecideResult>) => {
      if ((await sendOff(work)) === null) return;
      announce(t("kept", { verdict: t(verdict) }));
      onDone(kind);
    },
    [sendOff, announce, onDone, t],
  );
  const sendSeam = useCallback(
    ({ seam, seamKey, judged }: SeamView, verdict: SeamVerdict, reason: string | null, note: string) =>
      send("seam", verdict, () => actions.decideSeam({ bookId, drugId, sectionKey: seam.sectionKey, seamIndex: seam.index, verdict, reason, note, judged, standing: standingOn(view.decisions, "seam", seamKey) })),
    [send, actions, bookId, drugId, view.decisions],
  );
  const sendBlock = useCallback(
    ({ block, judged }: BlockView, verdict: BlockVerdict, reason: string | null, note: string) =>
      send("block", verdict, () => actions.decideBlock({ bookId, drugId, blockId: block.blockId, verdict, reason, note, judged, standing: standingOn(view.decisions, "block", block.blockId) })),
    [send, actions, bookId, drugId, view.decisions],
  );

  const onSeam = useCallback(
    (seam: SeamView, verdict: SeamVerdict) => {
      if (verdict === "reject") void ensureReviewer().then((name) => name !== null && setAsking({ kind: "reject", seam }));
      else void sendSeam(seam, verdict, null, "");
    },
    [sendSeam, ensureReviewer],
  );
  const onBlock = useCallback(
    (block: BlockView, verdict: BlockVerdict) => {
      if (verdict === "quarantine") void ensureReviewer().then((name) => name !== null && setAsking({ kind: "quarantine", block }));
      else void sendBlock(block, verdict, null, "");
    },
    [sendBlock, ensureReviewer],
  );
  const onPage = useCallback(
    ({ physicalPage, judged }: OcrPageView, verdict: PageVerdict) => void send("page", verdict, () => actions.decidePage({ bookId, drugId, physicalPage, verdict, note: "", judged, standing: standingOn(view.decisions, "page", `${physicalPage}`) })),
    [send, actions, bookId, drugId, view.decisions],
  );
  const answer = ({ reason, note }: { reason: string; note: string }) => {
    setAsking(null);
    if (asking?.kind === "reject") void sendSeam(asking.seam, "reject", reason, note);
    if (asking?.kind === "quarantine") void sendBlock(asking.block, "quarantine", reason, note);
  };
  return { busy, refusal, dismissRefusal: dismiss, asking, answer, cancel: () => setAsking(null), onSeam, onBlock, onPage };
}
