import { useTranslations } from "next-intl";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Chunk } from "@/lib/model/chunk";
import type { SectionKey } from "@/lib/model/section-key";
import type { PinChange, SeamMovePreview, SeamView, WorkbenchView } from "@/lib/model/views";
import { useAnnounce } from "@/components/ui/announcer";
import { useRefusalWords } from "@/components/decision/decided-since";
import { answered, useSend } from "@/components/decision/use-send";
import type { LinkRef } from "./link-store";

export type PinResult = { ok: true; change: PinChange } | { ok: false; reason: string };

interface InSection {
  bookId: string;
  drugId: string;
  sectionKey: SectionKey;
}
interface AtSeam extends InSection {
  seamIndex: number;
  /** Where the seam stands on this screen: an outdated one moves nothing. */
  from: number;
}

export interface PinActions {
  previewMove: (input: AtSeam & { to: number }) => Promise<{ ok: true; preview: SeamMovePreview } | { ok: false; reason: string }>;
  listBreaks: (input: InSection & { from: number; to: number }) => Promise<{ ok: true; places: number[] } | { ok: false; reason: string }>;
  previewBreak: (input: InSection & { at: number }) => Promise<{ ok: true; preview: SeamMovePreview } | { ok: false; reason: string }>;
  breakHere: (input: InSection & { at: number }) => Promise<PinResult>;
  moveSeam: (input: AtSeam & { to: number }) => Promise<PinResult>;
  neverBreak: (input: AtSeam) => Promise<PinResult>;
  unpin: (input: InSection & { sequence: number }) => Promise<PinResult>;
}

type What = "moved" | "never" | "unpinned" | "broken";

/** The last decision on a pin, as the line above the column tells it. */
interface Done {
  what: What;
  change: PinChange;
}

export interface Moves {
  /** The seam whose chooser is open. */
  moving: string | null;
  /** Boxes of the place that is looked at in the chooser; null: the seam's own. */
  looked: SeamView["boxes"] | null;
  busy: boolean;
  refusal: string | null;
  done: Done | null;
  start: (view: SeamView) => void;
  leave: (view: SeamView) => void;
  look: (boxes: SeamView["boxes"] | null) => void;
  /** What moving a seam to a place would do, or the sentence that says why it cannot be. */
  preview: (view: SeamView, to: number) => Promise<SeamMovePreview | string>;
  take: (view: SeamView, to: number) => void;
  never: (view: SeamView) => void;
  unpin: (sectionKey: SectionKey, sequence: number, at: number | null) => void;
  /** The chunk inside which a break is being chosen. */
  breaking: string | null;
  startBreak: (chunk: Chunk) => void;
  leaveBreak: (chunk: Chunk) => void;
  /** The places inside a chunk, or the sentence that says why there are none. */
  breaks: (chunk: Chunk) => Promise<number[] | string>;
  previewBreak: (chunk: Chunk, at: number) => Promise<SeamMovePreview | string>;
  breakHere: (chunk: Chunk, at: number) => void;
  dismiss: () => void;
}

/** The thing in a section that stands nearest to a place: its seam, or the part that holds the place. */
function nearestRef(view: WorkbenchView, sectionKey: SectionKey, at: number): LinkRef | null {
  const section = view.sections.find((candidate) => candidate.key === sectionKey);
  const holding = section?.chunks.find((chunk) => chunk.start !== null && chunk.end !== null && chunk.start <= at && at < chunk.end);
  const seam = section?.seams.find((candidate) => candidate.seam.at === at);
  if (seam !== undefined) return `seam:${seam.seamKey}`;
  return holding === undefined ? null : `chunk:${holding.chunkId}`;
}

/** Brings the reading back to a place of the text once the newly cut view has come. */
function useReturn(view: WorkbenchView, goTo: (ref: LinkRef) => void): (sectionKey: SectionKey, at: number) => void {
  const wanted = useRef<{ sectionKey: SectionKey; at: number } | null>(null);
  useEffect(() => {
    const place = wanted.current;
    wanted.current = null;
    const ref = place === null ? null : nearestRef(view, place.sectionKey, place.at);
    if (ref !== null) goTo(ref);
  }, [view, goTo]);
  return useCallback((sectionKey, at) => {
    wanted.current = { sectionKey, at };
  }, []);
}

/** Moving seams: which chooser is open, and from a place taken in it to a pin in the log and a line that says what it changed. */
export function useMoves(view: WorkbenchView, actions: PinActions, goTo: (ref: LinkRef) => void): Moves {
  const words = useTranslations("change");
  const refusalWords = useRefusalWords();
  const announce = useAnnounce();
  const { busy, refusal, dismiss, send: sendOff } = useSend();
  const [moving, setMoving] = useState<string | null>(null);
  const [breaking, setBreaking] = useState<string | null>(null);
  const [looked, setLooked] = useState<SeamView["boxes"] | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const returnTo = useReturn(view, goTo);
  const { bookId } = view.book;
  const { drugId } = view.monograph;

  const send = useCallback(
    async (what: What, sectionKey: SectionKey, to: number, work: () => Promise<PinResult>) => {
      const kept = await sendOff(() => {
        returnTo(sectionKey, to);
        return work();
      });
      if (kept === null) return;
      setMoving(null);
      setBreaking(null);
      setLooked(null);
      setDone({ what, change: kept.change });
      announce(words(what));
    },
    [sendOff, returnTo, announce, words],
  );

  return useMemo<Moves>(() => {
    const atSeam = ({ seam }: SeamView) => ({ bookId, drugId, sectionKey: seam.sectionKey, seamIndex: seam.index, from: seam.at });
    const close = () => {
      setMoving(null);
      setLooked(null);
    };
    const inSection = ({ sectionKey }: Chunk) => ({ bookId, drugId, sectionKey });
    return {
      breaking,
      startBreak: ({ chunkId }) => {
        dismiss();
        setMoving(null);
        setBreaking(chunkId);
      },
      leaveBreak: ({ chunkId }) => {
        setBreaking(null);
        setLooked(null);
        goTo(`chunk:${chunkId}`);
      },
      breaks: async (chunk) => {
        const result = await answered(actions.listBreaks({ ...inSection(chunk), from: (chunk.start ?? 0) + chunk.overlapLength, to: chunk.end ?? 0 }));
        return result.ok ? result.places : refusalWords(result);
      },
      previewBreak: async (chunk, at) => {
        const result = await answered(actions.previewBreak({ ...inSection(chunk), at }));
        return result.ok ? result.preview : refusalWords(result);
      },
      breakHere: (chunk, at) => void send("broken", chunk.sectionKey, at, () => actions.breakHere({ ...inSection(chunk), at })),
      moving,
      looked,
      busy,
      refusal,
      done,
      start: ({ seamKey }) => {
        dismiss();
        setMoving(seamKey);
      },
      leave: ({ seamKey }) => {
        close();
        goTo(`seam:${seamKey}`);
      },
      look: setLooked,
      preview: async (seamView, to) => {
        const result = await answered(actions.previewMove({ ...atSeam(seamView), to }));
        return result.ok ? result.preview : refusalWords(result);
      },
      take: (seamView, to) => void send("moved", seamView.seam.sectionKey, to, () => actions.moveSeam({ ...atSeam(seamView), to })),
      never: (seamView) => void send("never", seamView.seam.sectionKey, seamView.seam.at, () => actions.neverBreak(atSeam(seamView))),
      unpin: (sectionKey, sequence, at) => void send("unpinned", sectionKey, at ?? 0, () => actions.unpin({ bookId, drugId, sectionKey, sequence })),
      dismiss: () => {
        setDone(null);
        dismiss();
      },
    };
  }, [moving, breaking, looked, busy, refusal, done, actions, bookId, drugId, send, goTo, refusalWords, dismiss]);
}
