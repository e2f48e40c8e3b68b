"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FocusEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { QueueFilter } from "@/lib/model/queue";
import type { QueueFacets, QueueRow, QueueWindow } from "@/lib/model/views";
import { queueQuery } from "@/lib/review/queue-filter";
import { ReasonDialog } from "@/components/decision/reason-dialog";
import { tableDeskHref } from "@/components/table-desk/table-desk-href";
import { PageCrops } from "@/components/pdf/page-crops";
import { useAnnounce } from "@/components/ui/announcer";
import { Button } from "@/components/ui/button";
import { useKeyCommands } from "@/components/ui/key-scope";
import { useReviewer } from "@/components/ui/reviewer";
import { SplitPane } from "@/components/ui/split-pane";
import { createLinkStore, type LinkRef } from "@/components/workbench/link-store";
import { type CleanActions, CleanDialog } from "./clean-dialog";
import { deskHref } from "./desk-href";
import { queueCrops } from "./queue-crops";
import css from "./queue-desk.module.css";
import { QueueFilters } from "./queue-filters";
import { QueueFooter } from "./queue-footer";
import { QueueItem } from "./queue-item";
import { QueueList } from "./queue-list";
import { QueueNext } from "./queue-next";
import { QueueProgress, type QueueProgressProps } from "./queue-progress";
import { useKeptList } from "./use-kept-list";
import { type JudgeAction, type Queue, useQueue } from "./use-queue";

export interface QueueDeskProps {
  bookId: string;
  filter: QueueFilter;
  window: QueueWindow;
  facets: QueueFacets;
  /** Of the whole book: how much is judged, and by whom. */
  progress: QueueProgressProps;
  /** The book's own file, and its size in bytes. */
  pdf: { url: string; size: number };
  judge: JudgeAction;
  clean: CleanActions;
}

/** The address names the place that is looked at, so that a reload and a shared link come back to it. */
function useAddressOf(filter: QueueFilter, current: QueueRow | null): void {
  const id = current?.id ?? null;
  useEffect(() => {
    const query = new URLSearchParams(queueQuery(filter));
    if (id !== null) query.set("at", id);
    window.history.replaceState(window.history.state, "", `${window.location.pathname}${query.size === 0 ? "" : `?${query}`}`);
  }, [filter, id]);
}

/** Brings the focus to the place that came up; whoever is at the filters, in the list or in a dialog is left there. */
function useFocusOn(id: string | null, inList: RefObject<boolean>) {
  const head = useRef<HTMLElement>(null);
  useEffect(() => {
    const active = document.activeElement;
    if (id !== null && !inList.current && (active === null || active.closest('select, input, [role="dialog"]') === null)) head.current?.focus({ preventScroll: true });
  }, [id, inList]);
  return head;
}

/** What is asked when the key for "no" is pressed, and what is said of the answer. */
const ASKS = { seam: "reject", block: "quarantine", page: "unfit" } as const;
const ABOUT = { reject: "ask_seam", quarantine: "ask_block", unfit: "ask_page" } as const;

/** The riskiest place that waits, large, beside its place on the page; under it the next five, and the keys. */
export function QueueDesk({ bookId, filter, window: initial, facets, progress, pdf, judge, clean }: QueueDeskProps) {
  const t = useTranslations("queue");
  const router = useRouter();
  const announce = useAnnounce();
  const { ensureReviewer } = useReviewer();
  const [store] = useState(createLinkStore);
  const [share, setShare] = useState(0.44);
  const [cleaning, setCleaning] = useState(false);
  const [listed, toggleList] = useKeptList();
  const [openedByKey, setOpenedByKey] = useState(false);
  const [asking, setAsking] = useState<keyof typeof ABOUT | null>(null);
  const queue = useQueue({ bookId, filter, window: initial, judge });
  const { window: stretch, current, detail } = queue;
  const inList = useRef(false);
  const head = useFocusOn(current?.id ?? null, inList);
  useAddressOf(filter, current);
  useEffect(() => store.focus(current === null || current.kind === "finding" ? null : current.kind === "page" ? `page:${current.physicalPage ?? 0}` : (current.id as LinkRef)), [store, current]);

  const query = queueQuery(filter);
  const href = current === null ? "" : deskHref(bookId, current, query);
  const crops = useMemo(() => (detail === null ? [] : queueCrops(detail, pdf.url, store, () => undefined)), [detail, pdf.url, store]);
  const ahead = useMemo(() => stretch.details.flatMap((other) => queueCrops(other, pdf.url, store, () => undefined)), [stretch.details, pdf.url, store]);
  // Who it is comes before why.
  const askWhy = (verdict: keyof typeof ABOUT) => void ensureReviewer().then((name) => name !== null && setAsking(verdict));
  const accept = () => (current?.kind === "finding" ? announce(t("not_judged_here")) : queue.judge(current?.kind === "seam" ? "accept" : "approve"));
  const ask = () => (current === null || current.kind === "finding" || detail === null ? announce(t("not_judged_here")) : askWhy(ASKS[current.kind]));
  const noteFocus = ({ target }: FocusEvent) => {
    if (target.closest('[role="dialog"]') === null) inList.current = target.closest("[data-queue-list]") !== null;
  };
  const turnList = () => {
    setOpenedByKey(!listed);
    if (listed) head.current?.focus({ preventScroll: true });
    toggleList();
  };
  useKeyCommands((command) => {
    if (command === "accept") accept();
    else if (command === "reject") ask();
    else if (command === "toggle-list") turnList();
    else if (command === "next-to-judge" || command === "next-chunk") queue.next();
    else if (command === "previous-to-judge" || command === "previous-chunk") queue.previous();
    else if (command === "correct" && current?.kind === "block" && detail?.section?.blocks[0]?.block.kind === "table") router.push(tableDeskHref(bookId, detail.section.blocks[0].block.blockId));
    else if ((command === "open-desk" || command === "move") && current !== null) router.push(href);
  });

  return (
    <div className={css.desk} onFocus={noteFocus}>
      <QueueFilters filter={filter} facets={facets} onFilter={(next) => router.replace(`?${queueQuery(next)}`, { scroll: false })} onClean={() => setCleaning(true)} listed={listed} onListed={toggleList} />
      <QueueProgress {...progress} />
      {queue.refusal === null ? null : <RefusalLine queue={queue} />}
      <div className={css.main}>
        {listed ? <QueueList bookId={bookId} filter={filter} current={{ id: current?.id ?? null, position: stretch.position }} total={stretch.total} revision={queue.revision} held={inList} takesFocus={openedByKey} onGo={queue.goTo} /> : null}
        {current === null ? (
          <p className={css.none}>{t(stretch.waiting === 0 ? "all_done" : "none_match")}</p>
        ) : (
          <SplitPane
            share={share}
            min={0.25}
            max={0.65}
            label={t("resize")}
            onShare={setShare}
            left={<PageCrops url={pdf.url} fileSize={pdf.size} subject={detail === null ? "" : current.id} crops={crops} ahead={ahead} />}
            right={
              <QueueItem
                bookId={bookId}
                row={current}
                detail={detail}
                place={stretch.position === -1 ? t("outside", { total: stretch.total }) : t("position", { at: stretch.position + 1, total: stretch.total })}
                pdfUrl={pdf.url}
                deskHref={href}
                store={store}
                head={head}
                onVerdict={queue.judge}
                onAsk={askWhy}
              />
            }
          />
        )}
      </div>
      <QueueNext rows={stretch.rows} onGo={queue.goTo} />
      <QueueFooter />
      <CleanDialog
        open={cleaning}
        onOpenChange={setCleaning}
        bookId={bookId}
        filter={filter}
        actions={clean}
        onDone={(count) => {
          setCleaning(false);
          queue.restart(t("clean_done", { count }));
        }}
      />
      <ReasonDialog
        asking={asking}
        about={asking === null ? "" : t(ABOUT[asking])}
        onCancel={() => setAsking(null)}
        onAnswer={(word) => {
          setAsking(null);
          queue.judge(asking === "reject" ? "reject" : "quarantine", word);
        }}
      />
    </div>
  );
}

function RefusalLine({ queue }: { queue: Queue }) {
  const t = useTranslations("queue");
  const verdicts = useTranslations("verdict");
  const { refusal } = queue;
  if (refusal === null) return null;
  return (
    <div role="alert" className={css.refusal}>
      <p>{refusal.sentence}</p>
      <Button onClick={() => queue.goTo(refusal.row.id)}>{t("look_there")}</Button>
      {refusal.decision === null ? null : <Button onClick={queue.insist}>{t("insist", { verdict: verdicts(refusal.decision.verdict) })}</Button>}
      <Button variant="quiet" onClick={queue.dismiss}>
        {t("leave_it")}
      </Button>
    </div>
  );
}
