import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { SectionKey } from "@/lib/model/section-key";
import type { Heading } from "@/lib/model/section-span";
import type { PageLines, PageLineView, SegmentChange, WorkbenchView } from "@/lib/model/views";
import type { Asking } from "@/components/correct/correction-dialog";
import type { CorrectionAnswer, CorrectionInput } from "@/components/correct/correction-input";
import { useAnnounce } from "@/components/ui/announcer";
import { useRefusalWords } from "@/components/decision/decided-since";
import { answered, useSend } from "@/components/decision/use-send";

export interface CorrectionActions {
  pageLines: (input: { bookId: string; physicalPage: number }) => Promise<PageLines | null>;
  previewCorrection: (input: CorrectionInput) => Promise<CorrectionAnswer>;
  correct: (input: CorrectionInput) => Promise<CorrectionAnswer>;
}

export interface Corrections {
  /** Lines are being pointed at. */
  picking: boolean;
  /** Of the open page; null while they are being read. */
  lines: readonly PageLineView[] | null;
  asking: Asking | null;
  busy: boolean;
  refusal: string | null;
  done: { what: "corrected" | "uncorrected"; change: SegmentChange } | null;
  pick: (on: boolean) => void;
  pickLine: (line: PageLineView) => void;
  askHeading: (heading: Heading) => void;
  askFolio: () => void;
  close: () => void;
  preview: (input: CorrectionInput) => Promise<SegmentChange | string>;
  commit: (input: CorrectionInput) => void;
  takeBack: (sequence: number) => void;
  dismiss: () => void;
}

/** The lines of the open page while they are wanted: read again when the page is turned and when the text was segmented anew. */
function useLines(view: WorkbenchView, actions: CorrectionActions, picking: boolean, physicalPage: number): PageLines | null {
  const [known, setKnown] = useState<{ view: WorkbenchView; physicalPage: number; found: PageLines | null } | null>(null);
  const { bookId } = view.book;
  useEffect(() => {
    if (!picking) return;
    let isCurrent = true;
    const read = async () => {
      const found = await actions.pageLines({ bookId, physicalPage }).catch(() => null);
      if (isCurrent) setKnown({ view, physicalPage, found });
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [picking, physicalPage, view, actions, bookId]);
  return known?.view === view && known.physicalPage === physicalPage ? known.found : null;
}

/** Setting headings and folios right: from pointing at a line to an entry in the log and a line that says what it changed. */
export function useCorrections(view: WorkbenchView, actions: CorrectionActions, physicalPage: number): Corrections {
  const words = useTranslations("change");
  const refusalWords = useRefusalWords();
  const announce = useAnnounce();
  const router = useRouter();
  const { busy, refusal, dismiss, send: sendOff } = useSend();
  const [picking, setPicking] = useState(false);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [done, setDone] = useState<Corrections["done"]>(null);
  const page = useLines(view, actions, picking, physicalPage);
  const { bookId } = view.book;
  const { drugId } = view.monograph;

  const preview = useCallback(
    async (input: CorrectionInput) => {
      const answer = await answered(actions.previewCorrection(input));
      return answer.ok ? answer.change : refusalWords(answer);
    },
    [actions, refusalWords],
  );
  const send = useCallback(
    async (input: CorrectionInput) => {
      const answer = await sendOff(() => actions.correct(input));
      if (answer === null) return;
      const what = input.kind === "take_back" ? "uncorrected" : "corrected";
      setAsking(null);
      setPicking(false);
      setDone({ what, change: answer.change });
      announce(words(what));
      const heir = answer.change.monographs.find((monograph) => monograph.what !== "gone")?.drugId;
      const isGone = answer.change.monographs.some((monograph) => monograph.drugId === drugId && monograph.what === "gone");
      if (isGone) router.replace(`/books/${bookId}${heir === undefined ? "" : `/monographs/${heir}`}`);
    },
    [actions, sendOff, announce, words, router, bookId, drugId],
  );

  return useMemo<Corrections>(() => {
    const ask = (next: Asking) => {
      dismiss();
      setAsking(next);
    };
    return {
      picking,
      lines: page?.lines ?? null,
      asking,
      busy,
      refusal,
      done,
      pick: setPicking,
      pickLine: (line) => {
        const at = page?.lines.findIndex((other) => other.lineId === line.lineId) ?? -1;
        const after = page?.lines[at + 1];
        const shown = view.sections.flatMap((section) => section.headings).find((heading) => heading.lineId === line.lineId);
        const taken = new Set<SectionKey>(view.sections.map((section) => section.key));
        ask({ what: "line", physicalPage, line, next: after?.role === "body" ? after : null, heading: line.role === "heading" ? (shown?.text ?? line.text) : null, keys: page?.keys ?? [], taken });
      },
      askHeading: ({ physicalPage: on, lineId, text }) => ask({ what: "not_heading", physicalPage: on, lineId, text }),
      askFolio: () => ask({ what: "folio", physicalPage, printed: view.pages.find((candidate) => candidate.physicalPage === physicalPage)?.printedPage ?? null }),
      close: () => setAsking(null),
      preview,
      commit: (input) => void send(input),
      takeBack: (sequence) => void send({ kind: "take_back", bookId, sequence }),
      dismiss: () => {
        setDone(null);
        dismiss();
      },
    };
  }, [picking, page, asking, busy, refusal, done, view, physicalPage, preview, send, bookId, dismiss]);
}
