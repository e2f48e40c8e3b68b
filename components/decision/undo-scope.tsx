"use client";

import { Redo2, Undo2, X } from "lucide-react";
import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import type { TakenBack } from "@/lib/model/views";
import { useAnnounce } from "@/components/ui/announcer";
import { Button } from "@/components/ui/button";
import { useKeyCommands } from "@/components/ui/key-scope";
import { useReviewer } from "@/components/ui/reviewer";
import { useKindName } from "@/components/book/use-kind-name";
import { monographHref, refOfTarget } from "@/components/workbench/link-address";
import css from "./undo-scope.module.css";
import { useRefusalWords } from "./decided-since";
import { answered } from "./use-send";

export type TakeBackResult =
  | { ok: true; taken: TakenBack }
  | { ok: false; reason: "judged_since"; actId: string; by: { reviewer: string; verdict: string; decidedAt: string }; what: TakenBack["what"] }
  | { ok: false; reason: string };

type Listener = (taken: TakenBack) => void;
type Direction = TakenBack["direction"];

interface UndoValue {
  busy: boolean;
  undo: () => void;
  redo: () => void;
  listen: (listener: Listener) => () => void;
  /** Takes the line away: something newer is on the screen. */
  dismiss: () => void;
  /** Says what was done just now, with the way back. */
  say: (sentence: string) => void;
}

const UndoContext = createContext<UndoValue>({ busy: false, undo: () => undefined, redo: () => undefined, listen: () => () => undefined, dismiss: () => undefined, say: () => undefined });

/** Undo and redo for what the reviewer did in this book; `onTaken` hears what was taken back while it is mounted. */
export function useUndo(onTaken?: Listener): UndoValue {
  const value = useContext(UndoContext);
  const latest = useRef(onTaken);
  useEffect(() => {
    latest.current = onTaken;
  });
  const { listen } = value;
  useEffect(() => listen((taken) => latest.current?.(taken)), [listen]);
  return value;
}

export interface UndoScopeProps {
  bookId: string;
  takeBack: (input: { bookId: string; direction: Direction; skip: string[] }) => Promise<TakeBackResult>;
  children: ReactNode;
}

type Line = { kind: "taken"; taken: TakenBack } | { kind: "since"; refused: Extract<TakeBackResult, { actId: string }>; direction: Direction } | { kind: "refused"; sentence: string } | { kind: "said"; sentence: string };

/** On every screen of a book: `z` takes the reviewer's last act back, `Shift+Z` brings it again, and a line says what happened, with the way back. */
export function UndoScope({ bookId, takeBack, children }: UndoScopeProps) {
  const refusalWords = useRefusalWords();
  const { ensureReviewer } = useReviewer();
  const [busy, setBusy] = useState(false);
  const [line, setLine] = useState<Line | null>(null);
  const listeners = useRef(new Set<Listener>());
  const skip = useRef<string[]>([]);
  const running = useRef(Promise.resolve());

  const takeOnce = useCallback(
    async (direction: Direction) => {
      if ((await ensureReviewer()) === null) return;
      setBusy(true);
      const result = await answered(takeBack({ bookId, direction, skip: skip.current }));
      setBusy(false);
      if (result.ok) {
        setLine({ kind: "taken", taken: result.taken });
        for (const listener of listeners.current) listener(result.taken);
      } else if ("actId" in result) {
        // Said once; the next press goes on to what was done before it.
        skip.current.push(result.actId);
        setLine({ kind: "since", refused: result, direction });
      } else setLine({ kind: "refused", sentence: refusalWords(result) });
    },
    [bookId, takeBack, ensureReviewer, refusalWords],
  );
  // Pressed again before the answer is there, the key is not lost: one act is taken back after the other.
  const take = useCallback(
    (direction: Direction) => {
      running.current = running.current.then(() => takeOnce(direction)).catch(console.error);
    },
    [takeOnce],
  );
  useKeyCommands((command) => {
    if (command === "undo") take("undo");
    else if (command === "redo") take("redo");
  });
  const value = useMemo<UndoValue>(
    () => ({
      busy,
      undo: () => take("undo"),
      redo: () => take("redo"),
      listen(listener) {
        listeners.current.add(listener);
        return () => listeners.current.delete(listener);
      },
      dismiss: () => setLine(null),
      say: (sentence) => setLine({ kind: "said", sentence }),
    }),
    [busy, take],
  );
  return (
    <UndoContext value={value}>
      {children}
      {line === null ? null : <UndoLine bookId={bookId} line={line} busy={busy} onTake={(direction) => take(direction)} onDismiss={() => setLine(null)} />}
    </UndoContext>
  );
}

function UndoLine({ bookId, line, busy, onTake, onDismiss }: { bookId: string; line: Line; busy: boolean; onTake: (direction: Direction) => void; onDismiss: () => void }) {
  const t = useTranslations("undo");
  const sentence = useSentence(line);
  const announce = useAnnounce();
  useEffect(() => announce(sentence), [announce, sentence]);
  const back: Direction = line.kind === "taken" && line.taken.direction === "undo" ? "redo" : "undo";
  const what = line.kind === "taken" ? line.taken.what : line.kind === "since" ? line.refused.what : null;
  return (
    <section aria-label={t("line")} className={css.line} data-change={line.kind === "taken" ? (back === "redo" ? "undone" : "redone") : line.kind === "said" ? "done" : "refused"}>
      <p>{sentence}</p>
      {what === null ? null : (
        <Link href={hrefOf(bookId, what)} prefetch={false}>
          {t("go")}
        </Link>
      )}
      {line.kind === "taken" || line.kind === "said" ? (
        <Button disabled={busy} onClick={() => onTake(back)}>
          {back === "redo" ? <Redo2 aria-hidden /> : <Undo2 aria-hidden />}
          {t(back)} <kbd aria-hidden>{back === "redo" ? "⇧Z" : "z"}</kbd>
        </Button>
      ) : null}
      <Button variant="quiet" iconOnly aria-label={t("dismiss")} onClick={onDismiss}>
        <X aria-hidden />
      </Button>
    </section>
  );
}

function hrefOf(bookId: string, what: TakenBack["what"]): string {
  return what.profileId !== null ? `/books/${bookId}` : monographHref(bookId, what.drugId, refOfTarget(what));
}

function useSentence(line: Line): string {
  const t = useTranslations("undo");
  const verdicts = useTranslations("verdict");
  const sections = useTranslations("sections");
  const format = useFormatter();
  const kindName = useKindName();
  if (line.kind === "refused" || line.kind === "said") return line.sentence;
  const { what } = line.kind === "taken" ? line.taken : line.refused;
  if (line.kind === "taken" && what.profileId !== null) return t(`${line.taken.direction}_profile`, { kind: kindName(what.profileId) });
  const verdict = verdicts(what.targetKind === "pin" && what.verdict === "reopen" ? "unpinned" : what.verdict);
  const place = { verdict, section: sections(what.sectionKey), drug: what.drugName, count: what.entries };
  if (line.kind === "since") {
    const { by } = line.refused;
    return t(`since_${line.direction}`, { ...place, who: by.reviewer, theirs: verdicts(by.verdict as "accept"), at: format.dateTime(new Date(by.decidedAt), { timeStyle: "short" }) });
  }
  const { direction, left } = line.taken;
  return [t(what.entries > 1 ? `${direction}_many` : `${direction}_one`, place), ...(left > 0 ? [t("left", { count: left })] : [])].join(" ");
}
