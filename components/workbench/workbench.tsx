"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { pageFragment } from "@/lib/geometry/page-fragment";
import type { Chunk } from "@/lib/model/chunk";
import type { SectionKey } from "@/lib/model/section-key";
import type { SeamView, WorkbenchView } from "@/lib/model/views";
import { blockNumbers } from "@/lib/review/block-numbers";
import { CorrectionDialog } from "@/components/correct/correction-dialog";
import { LinePicker } from "@/components/correct/line-picker";
import { PageTools } from "@/components/correct/page-tools";
import { DecisionPanel } from "@/components/decision/decision-panel";
import { ReasonDialog } from "@/components/decision/reason-dialog";
import { overlayItems } from "@/components/pdf/overlay-items";
import { pageMarks } from "@/components/pdf/page-marks";
import { nextOfItsPages } from "@/components/pdf/page-numbers";
import { PageOverlay } from "@/components/pdf/page-overlay";
import { PagePane } from "@/components/pdf/page-pane";
import { PageStrip } from "@/components/pdf/page-strip";
import { SplitPane } from "@/components/ui/split-pane";
import { ChunkColumn } from "./chunk-column";
import { type Desk, deskCookie } from "./desk";
import { createLinkStore, type LinkRef, type LinkStore } from "./link-store";
import { pagesOfStops } from "./pages-of";
import { LazyRechunkDialog } from "@/components/runs/lazy-rechunk-dialog";
import type { PreviewResult, RechunkResult, RechunkScope } from "@/components/runs/rechunk-dialog";
import { SectionToc } from "./section-toc";
import { stopsOf, stopsOfSection } from "./to-judge";
import { tocEntries } from "./toc-entries";
import { useAddress } from "./use-address";
import { useAdvance, useCommands } from "./use-commands";
import { useDeskCommands } from "./use-desk-commands";
import { useCurrentSection } from "./use-current-section";
import { useUndoneInView } from "./use-undone-in-view";
import { useFoundMarks } from "./use-found-marks";
import { useQueueWalk } from "./use-queue-walk";
import { useSectionFill } from "./use-section-fill";
import { useLitInView } from "./use-lit-in-view";
import { usePageFollow } from "./use-page-follow";
import { type CorrectionActions, useCorrections } from "./use-corrections";
import { type Moves, type PinActions, useMoves } from "./use-moves";
import { type DecideActions, useVerdicts } from "./use-verdicts";
import css from "./workbench.module.css";

export interface WorkbenchActions extends DecideActions, PinActions, CorrectionActions {
  previewRechunk: (scope: RechunkScope) => Promise<PreviewResult>;
  rechunk: (scope: RechunkScope) => Promise<RechunkResult>;
}

export interface WorkbenchProps {
  view: WorkbenchView;
  /** What the address names; null for the monograph as a whole. */
  target: LinkRef | null;
  /** What a search looked for: marked at the target. */
  find: string | null;
  /** The filter of the queue from which it was opened: n and p follow it. Null: they stay in this monograph. */
  queue: string | null;
  /** The book's own file, and its size in bytes. */
  pdf: { url: string; size: number };
  desk: Desk;
  actions: WorkbenchActions;
}

/** What is worked out once per view: the walk, the pages, the marks, the names of blocks. */
function useDerived(view: WorkbenchView) {
  return useMemo(() => {
    const stops = stopsOf(view);
    return {
      stops,
      waiting: stops.filter((stop) => stop.judge).length,
      pagesOf: pagesOfStops(view),
      marks: pageMarks(view),
      numbers: blockNumbers(view),
      seams: view.sections.flatMap((section) => section.seams),
      contents: tocEntries(view),
    };
  }, [view]);
}

/** While a seam is being moved, the page shows the place that is looked at, and turns to it. */
function useLookedPlace(seams: readonly SeamView[], { moving, looked }: Moves, store: LinkStore, show: (physicalPage: number) => void): readonly SeamView[] {
  useEffect(() => {
    const page = looked?.at(-1)?.physicalPage;
    if (page !== undefined && !looked?.some((box) => box.physicalPage === store.page())) show(page);
  }, [looked, store, show]);
  return useMemo(() => (moving === null || looked === null ? seams : seams.map((seam) => (seam.seamKey === moving ? { ...seam, boxes: looked } : seam))), [seams, moving, looked]);
}

/** The desk as it was left, kept as it is changed. */
function useDesk(kept: Desk): [Desk, (change: Partial<Desk>) => void] {
  const [desk, setDesk] = useState(kept);
  const change = useCallback((change: Partial<Desk>) => {
    setDesk((present) => {
      const next = { ...present, ...change };
      document.cookie = deskCookie(next);
      return next;
    });
  }, []);
  return [desk, change];
}

const NO_SECTIONS: readonly never[] = [];

/** The printed page beside the cut text. Knows what is linked, which page is open and what waits; everything drawn is below it. */
export function Workbench({ view, target, find, queue, pdf, desk: kept, actions }: WorkbenchProps) {
  const t = useTranslations("workbench");
  const words = useTranslations("correct");
  const [store] = useState(createLinkStore);
  const [desk, changeDesk] = useDesk(kept);
  const [scale, setScale] = useState(1);
  const [panel, setPanel] = useState<"decisions" | "rechunk" | null>(null);
  const [asked, setAsked] = useState<SectionKey | null>(null);
  const askRechunk = useCallback((key: SectionKey | null) => {
    setAsked(key);
    setPanel("rechunk");
  }, []);
  const column = useRef<HTMLDivElement>(null);
  const { stops, waiting, pagesOf, marks, numbers, seams, contents } = useDerived(view);
  const currentSection = useCurrentSection(column, view.sections);
  const initialPage = (target === null ? undefined : pagesOf.get(target)?.[0]) ?? view.monograph.sourcePageRange[0];
  const { fill, onPageDrawn, withStop } = useSectionFill(view, target, column);
  const follow = usePageFollow({ initialPage, follow: desk.follow, store, pagesOf, column, withStop });
  const { physicalPage, turnTo, show, goTo } = follow;
  const walk = useQueueWalk(view, queue, store, goTo);
  const verdicts = useVerdicts(view, actions, useAdvance(stops, store, goTo, walk));
  const moves = useMoves(view, actions, goTo);
  const corrections = useCorrections(view, actions, physicalPage);
  const { turn, step, turned, rotate } = useCommands({ view, stops, store, walk, follow, verdicts, moves, corrections, desk, scale, changeDesk });
  useAddress({ target, queue, pages: view.pages, pageCount: view.book.pageCount, store, goTo, turnTo });
  useLitInView(store, physicalPage);
  useUndoneInView(view, goTo);
  useFoundMarks(target, find, view);
  useDeskCommands(view, { rechunk: () => askRechunk(null), decisions: () => setPanel("decisions"), next: () => step(1, true), follow: () => changeDesk({ follow: !desk.follow }), density: () => changeDesk({ dense: !desk.dense }), pick: () => corrections.pick(true), folio: corrections.askFolio });

  const shownSeams = useLookedPlace(seams, moves, store, show);
  const items = useMemo(() => overlayItems(view, physicalPage), [view, physicalPage]);
  const size = view.pages.find((page) => page.physicalPage === physicalPage);
  const hrefOf = useCallback((page: number) => `${pdf.url}#${pageFragment(page)}`, [pdf.url]);
  const onGoToBlock = useCallback((blockId: string) => goTo(`block:${blockId}`), [goTo]);
  const onTurn = useCallback(
    (chunk: Chunk) => {
      const pages = chunk.boxes.map((box) => box.physicalPage);
      const next = nextOfItsPages(pages, store.page());
      store.focus(`chunk:${chunk.chunkId}`);
      if (next !== null) turnTo(next);
    },
    [store, turnTo],
  );
  const goToSection = (key: SectionKey) => {
    const first = view.sections.filter((section) => section.key === key).flatMap((section) => stopsOfSection(section, view.decisions))[0];
    document.getElementById(`section-${key}`)?.scrollIntoView({ block: "start" });
    if (first !== undefined) goTo(first.ref);
  };

  return (
    <div className={css.desk} data-dense={desk.dense || undefined}>
      <SectionToc entries={contents} open={desk.contents} current={currentSection} onOpen={(open) => changeDesk({ contents: open })} onSection={goToSection} />
      <SplitPane
        share={desk.split}
        min={0.2}
        max={0.75}
        label={t("resize")}
        onShare={(split) => changeDesk({ split })}
        left={
          <PagePane
            pages={view.pages}
            pageCount={view.book.pageCount}
            pdfUrl={pdf.url}
            fileSize={pdf.size}
            physicalPage={physicalPage}
            zoom={desk.zoom}
            turned={turned}
            onRotate={rotate}
            onZoom={(zoom) => changeDesk({ zoom })}
            onScale={setScale}
            onDrawn={onPageDrawn}
            onStep={turn}
            citeHref={hrefOf(physicalPage)}
            drawHref={`/books/${view.book.bookId}/pages/${physicalPage + 1}/table`}
            tools={
              <PageTools
                folio={view.corrections?.find(({ value }) => value.kind === "folio" && value.physicalPage === physicalPage) ?? null}
                picking={corrections.picking}
                onPick={corrections.pick}
                onFolio={corrections.askFolio}
              />
            }
            overlay={size === undefined ? null : corrections.picking ? <LinePicker width={size.width} height={size.height} physicalPage={physicalPage} lines={corrections.lines} onPick={corrections.pickLine} onLeave={() => corrections.pick(false)} /> : <PageOverlay width={size.width} height={size.height} physicalPage={physicalPage} items={items} seams={shownSeams} store={store} onOpen={goTo} />}
            note={corrections.picking ? words("pick_keys") : null}
            strip={<PageStrip pages={view.pages} marks={marks} current={physicalPage} onPage={turnTo} />}
          />
        }
        right={
          <ChunkColumn
            view={view}
            queue={queue}
            head={{
              waiting,
              follow: desk.follow,
              dense: desk.dense,
              onFollow: () => changeDesk({ follow: !desk.follow }),
              onDense: () => changeDesk({ dense: !desk.dense }),
              onDecisions: () => setPanel("decisions"),
              onRechunk: () => askRechunk(null),
              onNext: () => step(1, true),
            }}
            verdicts={verdicts}
            moves={moves}
            corrections={corrections}
            numbers={numbers}
            hrefOf={hrefOf}
            store={store}
            column={column}
            fill={fill}
            onGoToBlock={onGoToBlock}
            onRechunkSection={view.run.origin === "imported" ? null : askRechunk}
            onTurn={onTurn}
          />
        }
      />
      <ReasonDialog asking={verdicts.asking?.kind ?? null} about={t(verdicts.asking?.kind === "quarantine" ? "ask_block" : "ask_seam")} onCancel={verdicts.cancel} onAnswer={verdicts.answer} />
      <CorrectionDialog asking={corrections.asking} bookId={view.book.bookId} busy={corrections.busy} refusal={corrections.refusal} onPreview={corrections.preview} onCommit={corrections.commit} onClose={corrections.close} />
      <DecisionPanel
        open={panel === "decisions"}
        onOpenChange={(open) => setPanel(open ? "decisions" : null)}
        view={view}
        onGo={(ref) => {
          setPanel(null);
          requestAnimationFrame(() => goTo(ref));
        }}
      />
      <LazyRechunkDialog
        open={panel === "rechunk"}
        onOpenChange={(open) => setPanel(open ? "rechunk" : null)}
        bookId={view.book.bookId}
        monograph={view.monograph}
        sections={view.run.origin === "imported" ? NO_SECTIONS : view.sections}
        section={asked}
        limits={view.run.limits}
        onPreview={actions.previewRechunk}
        onCommit={actions.rechunk}
      />
    </div>
  );
}
