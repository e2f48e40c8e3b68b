import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import type { BlockVerdict, PageVerdict, SeamVerdict } from "@/lib/model/decision";
import type { QueueFilter } from "@/lib/model/queue";
import type { SectionKey } from "@/lib/model/section-key";
import type { QueueDetail, QueueRow, QueueWindow, TakenBack } from "@/lib/model/views";
import { queueQuery } from "@/lib/review/queue-filter";
import { type DecidedBy, standingOn, useRefusalWords } from "@/components/decision/decided-since";
import { useUndo } from "@/components/decision/undo-scope";
import { useAnnounce } from "@/components/ui/announcer";
import { useReviewer } from "@/components/ui/reviewer";
import { queueIdOf, refOfTarget } from "@/components/workbench/link-address";
import { useQueueWords } from "./use-queue-words";

interface Word {
  bookId: string;
  drugId: string;
  reason: string | null;
  note: string;
  judged: string;
  standing: string | null;
}
export type QueueVerdict = SeamVerdict | BlockVerdict | PageVerdict;
export type QueueDecision =
  | (Word & { kind: "seam"; sectionKey: SectionKey; seamIndex: number; verdict: SeamVerdict })
  | (Word & { kind: "block"; blockId: string; verdict: BlockVerdict })
  | (Word & { kind: "page"; physicalPage: number; verdict: PageVerdict });
type DecideResult = { ok: true } | { ok: false; reason: string; by?: DecidedBy };
export type JudgeAction = (input: { decision: QueueDecision; filter: QueueFilter; at: string | null }) => Promise<{ result: DecideResult; window: QueueWindow | null }>;

/** A verdict that was not written: said in a sentence, with the way to its place and, where somebody else was first, to writing it all the same. */
export interface QueueRefusal {
  sentence: string;
  row: QueueRow;
  decision: QueueDecision | null;
}

export interface Queue {
  window: QueueWindow;
  current: QueueRow | null;
  /** Null while it is being fetched. */
  detail: QueueDetail | null;
  refusal: QueueRefusal | null;
  judge: (verdict: QueueVerdict, word?: { reason: string; note: string }) => void;
  /** Writes a refused verdict, now that it is known who was first. */
  insist: () => void;
  dismiss: () => void;
  next: () => void;
  previous: () => void;
  goTo: (id: string) => void;
  /** After many were judged at once: says what was done and begins at the top again. */
  restart: (sentence: string) => void;
  /** Counts what was written: whoever lists places reads them again. */
  revision: number;
}

export interface QueueOptions {
  bookId: string;
  filter: QueueFilter;
  window: QueueWindow;
  judge: JudgeAction;
}

/** The header's counts are brought up to date once the reviewer has paused this long, milliseconds. */
const REST = 2500;
/** Places whose details are kept for the way back. */
const KEPT = 40;

function decisionOf(bookId: string, row: QueueRow, detail: QueueDetail, verdict: QueueVerdict, { reason, note }: { reason: string | null; note: string }): QueueDecision | null {
  const word = { bookId, drugId: row.drugId, reason, note };
  const seam = detail.section?.seams[0];
  const block = detail.section?.blocks[0];
  if (row.kind === "seam" && seam && (verdict === "accept" || verdict === "reject" || verdict === "reopen"))
    return { ...word, kind: "seam", sectionKey: seam.seam.sectionKey, seamIndex: seam.seam.index, verdict, judged: seam.judged, standing: standingOn(detail.decisions, "seam", seam.seamKey) };
  if (row.kind === "block" && block && (verdict === "approve" || verdict === "quarantine" || verdict === "reopen"))
    return { ...word, kind: "block", blockId: block.block.blockId, verdict, judged: block.judged, standing: standingOn(detail.decisions, "block", block.block.blockId) };
  if (row.kind === "page" && detail.ocrPage && (verdict === "approve" || verdict === "quarantine" || verdict === "reopen"))
    return { ...word, kind: "page", physicalPage: detail.ocrPage.physicalPage, verdict, judged: detail.ocrPage.judged, standing: standingOn(detail.decisions, "page", `${detail.ocrPage.physicalPage}`) };
  return null;
}

const IN_QUEUE: ReadonlySet<TakenBack["what"]["targetKind"]> = new Set(["seam", "block", "page"]);

/** What was taken back, as the queue names it; null when it is no place of the queue. */
function idOf(what: TakenBack["what"]): string | null {
  return IN_QUEUE.has(what.targetKind) ? queueIdOf(refOfTarget(what), what.drugId) : null;
}

/** The walk through the queue: the next place is on the screen at once, and what is written and fetched follows behind. */
export function useQueue({ bookId, filter, window: initial, judge: judgeAction }: QueueOptions): Queue {
  const t = useTranslations("queue");
  const verdicts = useTranslations("verdict");
  const words = useQueueWords();
  const refusalWords = useRefusalWords();
  const announce = useAnnounce();
  const router = useRouter();
  const { ensureReviewer } = useReviewer();
  const [window, setWindow] = useState(initial);
  const [details, setDetails] = useState<ReadonlyMap<string, QueueDetail>>(() => new Map(initial.details.map((detail) => [detail.id, detail])));
  const [refusal, setRefusal] = useState<QueueRefusal | null>(null);
  const [revision, setRevision] = useState(0);
  const written = useCallback(() => setRevision((present) => present + 1), []);
  const trail = useRef<QueueRow[]>([]);
  // An answer that opens a place is outdated only by a later one of its kind, never by one that brings up what follows.
  const asked = useRef(0);
  const opening = useRef(0);
  const pending = useRef(0);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(initial.rows[0]?.id ?? null);
  useEffect(() => () => clearTimeout(resting.current), []);

  const adopt = useCallback((next: QueueWindow) => {
    setDetails((known) => new Map([...[...known].filter(([id]) => !next.details.some((detail) => detail.id === id)), ...next.details.map((detail) => [detail.id, detail] as const)].slice(-KEPT)));
    setWindow((present) => (shown.current === null || next.rows[0]?.id === shown.current ? next : { ...present, waiting: next.waiting, total: next.total }));
    if (shown.current === null) shown.current = next.rows[0]?.id ?? null;
  }, []);
  const show = useCallback((rows: QueueRow[], change: Partial<QueueWindow>) => {
    shown.current = rows[0]?.id ?? null;
    setWindow((present) => ({ ...present, ...change, rows }));
  }, []);
  const fetchAt = useCallback(
    async (at: string | null, open: boolean) => {
      const turns = open ? opening : asked;
      const turn = ++turns.current;
      try {
        const query = queueQuery(filter);
        const response = await fetch(`/api/books/${bookId}/queue?${query}${at === null ? "" : `&at=${encodeURIComponent(at)}`}`);
        if (!response.ok) throw new Error(`queue answered with ${response.status}`);
        const next = (await response.json()) as QueueWindow;
        if (turn !== turns.current) return;
        if (open) shown.current = next.rows[0]?.id ?? null;
        adopt(next);
        const [row] = next.rows;
        if (open && row) announce(words.sentence(row));
      } catch (error) {
        console.error(error);
        announce(t("fetch_failed"));
      }
    },
    [bookId, filter, adopt, announce, words, t],
  );
  const refreshCounts = useCallback(() => {
    clearTimeout(resting.current);
    resting.current = setTimeout(() => router.refresh(), REST);
  }, [router]);

  const send = useCallback(
    async (decision: QueueDecision, row: QueueRow, at: string | null) => {
      pending.current++;
      const { result, window: next } = await judgeAction({ decision, filter, at }).catch((error: unknown) => {
        console.error(error);
        return { result: { ok: false as const, reason: "other" } as DecideResult, window: null };
      });
      pending.current--;
      // Verdicts that were quicker than their answers: an answer from before the last of them has places that are judged by now.
      if (next !== null && (shown.current !== null || pending.current === 0)) adopt(next);
      written();
      refreshCounts();
      if (result.ok) return;
      const first = result.by;
      setRefusal({ sentence: `${words.place(row)}: ${refusalWords(result)}`, row, decision: first === undefined ? null : { ...decision, standing: first.decisionId } });
    },
    [judgeAction, filter, adopt, written, refreshCounts, refusalWords, words],
  );

  const [current = null] = window.rows;
  const detail = current === null ? null : (details.get(current.id) ?? null);
  const { dismiss: dismissUndo, say } = useUndo(
    useCallback(
      ({ what }: TakenBack) => {
        written();
        refreshCounts();
        void fetchAt(what.entries > 1 ? null : idOf(what), true);
      },
      [fetchAt, written, refreshCounts],
    ),
  );

  const advance = () => {
    const [, ...rest] = window.rows;
    if (current !== null) trail.current.push(current);
    return rest;
  };
  return {
    window,
    current,
    detail,
    refusal,
    revision,
    judge: (verdict, word) =>
      void ensureReviewer().then((name) => {
        if (name === null || current === null || detail === null) return;
        const decision = decisionOf(bookId, current, detail, verdict, word ?? { reason: null, note: "" });
        if (decision === null) return announce(t("not_judged_here"));
        dismissUndo();
        setRefusal(null);
        const rest = advance();
        const waits = current.state === "judged" ? (verdict === "reopen" ? -1 : 0) : 1;
        show(rest, { position: Math.max(0, Math.min(window.position, window.total - 2)), total: window.total - (filter.state === "waiting" ? Math.max(0, waits) : 0), waiting: window.waiting - waits, previous: null });
        const [next] = rest;
        announce(`${t("kept", { verdict: verdicts(verdict) })} ${next === undefined ? t("none_left") : words.sentence(next)}`);
        void send(decision, current, next?.id ?? null);
      }),
    insist: () => {
      if (refusal?.decision == null) return;
      setRefusal(null);
      void send(refusal.decision, refusal.row, current?.id ?? null);
    },
    dismiss: () => setRefusal(null),
    next: () => {
      const rest = advance();
      const [next] = rest;
      if (next === undefined) return announce(t("none_left"));
      show([...rest, ...(current === null ? [] : [current])], { position: (window.position + 1) % Math.max(1, window.total), previous: current });
      announce(words.sentence(next));
      void fetchAt(next.id, false);
    },
    previous: () => {
      const back = trail.current.pop() ?? window.previous;
      if (back === null) return announce(t("none_before"));
      if (details.has(back.id)) {
        show([back, ...window.rows.filter((row) => row.id !== back.id)], { position: window.position - 1 });
        announce(words.sentence(back));
      }
      void fetchAt(back.id, !details.has(back.id));
    },
    restart: (sentence) => {
      trail.current = [];
      say(sentence);
      written();
      void fetchAt(null, true);
    },
    goTo: (id) => {
      if (current !== null) trail.current.push(current);
      const index = window.rows.findIndex((row) => row.id === id);
      if (index > 0) show(window.rows.slice(index), { position: window.position + index });
      void fetchAt(id, index <= 0);
    },
  };
}
