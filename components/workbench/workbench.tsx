"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { pageFragment } from "@/lib/geometry/page-fragment";
import type { Chunk } from "@/lib/model/chunk";
import type { WorkbenchView } from "@/lib/model/views";
import { DecisionPanel } from "@/components/decision/decision-panel";
import { ReasonDialog } from "@/components/decision/reason-dialog";
import { blockOrdinals, overlayItems } from "@/components/pdf/overlay-items";
import { pageMarks } from "@/components/pdf/page-marks";
import { nextOfItsPages, pageNumbers } from "@/components/pdf/page-numbers";
import { PageOverlay } from "@/components/pdf/page-overlay";
import { PagePane, zoomStep } from "@/components/pdf/page-pane";
import { PageStrip } from "@/components/pdf/page-strip";
import { useAnnounce } from "@/components/ui/announcer";
import { Button } from "@/components/ui/button";
import type { KeyCommand } from "@/components/ui/key-command";
import { useKeyCommands } from "@/components/ui/key-scope";
import { SplitPane } from "@/components/ui/split-pane";
import { type Desk, deskCookie } from "./desk";
import { KeyFooter } from "./key-footer";
import { createLinkStore, type LinkRef } from "./link-store";
import { MonographHead } from "./monograph-head";
import { pagesOfStops } from "./pages-of";
import { type PreviewResult, RechunkDialog, type RechunkResult, type RechunkScope } from "./rechunk-dialog";
import { SectionPanel } from "./section-panel";
import { SectionToc } from "./section-toc";
import { stepTo, stopsOf } from "./to-judge";
import { tocEntries } from "./toc-entries";
import { useAddress } from "./use-address";
import { useCurrentSection } from "./use-current-section";
import { useLitInView } from "./use-lit-in-view";
import { usePageFollow } from "./use-page-follow";
import { type DecideActions, useVerdicts } from "./use-verdicts";
import css from "./workbench.module.css";

export interface WorkbenchActions extends DecideActions {
  previewRechunk: (scope: RechunkScope) => Promise<PreviewResult>;
  rechunk: (scope: RechunkScope) => Promise<RechunkResult>;
}

export interface WorkbenchProps {
  view: WorkbenchView;
  /** What the address names; null for the monograph as a whole. */
  target: LinkRef | null;
  /** The book's own file, and its size in bytes. */
  pdf: { url: string; size: number };
  desk: Desk;
  actions: WorkbenchActions;
}

/** The printed page beside the cut text. Knows what is linked, which page is open and what waits; everything drawn is below it. */
export function Workbench({ view, target, pdf, desk: kept, actions }: WorkbenchProps) {
  const t = useTranslations("workbench");
  const announce = useAnnounce();
  const [store] = useState(createLinkStore);
  const [desk, setDesk] = useState(kept);
  const [scale, setScale] = useState(1);
  const [panel, setPanel] = useState<"decisions" | "rechunk" | null>(null);
  const column = useRef<HTMLDivElement>(null);

  const stops = useMemo(() => stopsOf(view), [view]);
  const pagesOf = useMemo(() => pagesOfStops(view), [view]);
  const marks = useMemo(() => pageMarks(view), [view]);
  const ordinals = useMemo(() => blockOrdinals(view), [view]);
  const seams = useMemo(() => view.sections.flatMap((section) => section.seams), [view]);
  const waiting = useMemo(() => stops.filter((stop) => stop.judge).length, [stops]);
  const currentSection = useCurrentSection(column, view.sections);
  const firstPage = (target === null ? undefined : pagesOf.get(target)?.[0]) ?? view.monograph.sourcePageRange[0];
  const { physicalPage, turnTo, goTo } = usePageFollow({ initialPage: firstPage, follow: desk.follow, store, pagesOf, column });
  const items = useMemo(() => overlayItems(view, physicalPage), [view, physicalPage]);
  useLitInView(store, physicalPage);
  useAddress({ target, pages: view.pages, pageCount: view.book.pageCount, store, goTo, turnTo });

  const hrefOf = useCallback((page: number) => `${pdf.url}#${pageFragment(page)}`, [pdf.url]);
  const changeDesk = useCallback((change: Partial<Desk>) => {
    setDesk((present) => {
      const next = { ...present, ...change };
      document.cookie = deskCookie(next);
      return next;
    });
  }, []);

  // The column as it will be after the verdict: the next thing that waits is found in the view that comes back.
  const advance = useRef<LinkRef | null>(null);
  const onDone = useCallback(
    (kind: "seam" | "block") => {
      if (kind === "seam") advance.current = stepTo(stops, store.focused(), 1, (stop) => stop.judge);
    },
    [stops, store],
  );
  useEffect(() => {
    if (advance.current !== null && stops.length > 0) goTo(advance.current);
    advance.current = null;
  }, [stops, goTo]);
  const verdicts = useVerdicts(view, actions, onDone);

  const turn = useCallback(
    (direction: 1 | -1) => {
      const at = view.pages.findIndex((page) => page.physicalPage === physicalPage);
      const next = view.pages[at + direction];
      if (next === undefined) return;
      turnTo(next.physicalPage);
      const numbers = pageNumbers(view.pages, next.physicalPage);
      announce(t("page_now", { printed: numbers.printed ?? "—", pdf: numbers.pdf }));
    },
    [view.pages, physicalPage, turnTo, announce, t],
  );
  const step = (direction: 1 | -1, judge: boolean) => {
    const next = stepTo(stops, store.focused(), direction, (stop) => (judge ? stop.judge : stop.ref.startsWith("chunk:")));
    if (next !== null) goTo(next);
    else announce(t(judge ? "no_more_waiting" : "no_more_chunks"));
  };
  const verdictOnFocus = (verdict: "accept" | "reject") => {
    const focused = store.focused();
    const seam = seams.find((candidate) => focused === `seam:${candidate.seamKey}`);
    const block = view.sections.flatMap((section) => section.blocks).find((candidate) => focused === `block:${candidate.block.blockId}`);
    if (verdicts.busy) return;
    if (seam !== undefined) verdicts.onSeam(seam, verdict);
    else if (block !== undefined) verdicts.onBlock(block, verdict === "accept" ? "approve" : "quarantine");
    else announce(t("nothing_to_judge_here"));
  };
  useKeyCommands((command: KeyCommand) => {
    const does: Partial<Record<KeyCommand, () => void>> = {
      "next-chunk": () => step(1, false),
      "previous-chunk": () => step(-1, false),
      "next-to-judge": () => step(1, true),
      "previous-to-judge": () => step(-1, true),
      accept: () => verdictOnFocus("accept"),
      reject: () => verdictOnFocus("reject"),
      "next-page": () => turn(1),
      "previous-page": () => turn(-1),
      "zoom-in": () => changeDesk({ zoom: zoomStep(scale, 1) }),
      "zoom-out": () => changeDesk({ zoom: zoomStep(scale, -1) }),
      "fit-width": () => changeDesk({ zoom: "fit" }),
      "toggle-follow": () => changeDesk({ follow: !desk.follow }),
    };
    does[command]?.();
  });

  const onTurn = useCallback(
    (chunk: Chunk) => {
      const next = nextOfItsPages(
        chunk.boxes.map((box) => box.physicalPage),
        physicalPage,
      );
      store.focus(`chunk:${chunk.chunkId}`);
      if (next !== null) turnTo(next);
    },
    [physicalPage, store, turnTo],
  );
  const onGoToBlock = useCallback((blockId: string) => goTo(`block:${blockId}`), [goTo]);
  const size = view.pages.find((page) => page.physicalPage === physicalPage);

  return (
    <div className={css.desk}>
      <SectionToc
        entries={tocEntries(view)}
        open={desk.contents}
        current={currentSection}
        onOpen={(contents) => changeDesk({ contents })}
        onSection={(key) => {
          const first = stopsOf({ ...view, sections: view.sections.filter((section) => section.key === key) })[0];
          document.getElementById(`section-${key}`)?.scrollIntoView({ block: "start" });
          if (first !== undefined) goTo(first.ref);
        }}
      />
      <SplitPane
        share={desk.split}
        min={0.2}
        max={0.75}
        label={t("resize")}
        onShare={(split) => changeDesk({ split })}
        left={
          <PagePane
            pages={view.pages}
            pdfUrl={pdf.url}
            fileSize={pdf.size}
            physicalPage={physicalPage}
            zoom={desk.zoom}
            onZoom={(zoom) => changeDesk({ zoom })}
            onScale={setScale}
            onStep={turn}
            citeHref={hrefOf(physicalPage)}
            overlay={size === undefined ? null : <PageOverlay width={size.width} height={size.height} physicalPage={physicalPage} items={items} seams={seams} store={store} onOpen={goTo} />}
            strip={<PageStrip pages={view.pages} marks={marks} current={physicalPage} onPage={turnTo} />}
          />
        }
        right={
          <section aria-label={t("chunks")} className={css.right}>
            <MonographHead
              view={view}
              waiting={waiting}
              follow={desk.follow}
              hrefOf={hrefOf}
              onFollow={() => changeDesk({ follow: !desk.follow })}
              onDecisions={() => setPanel("decisions")}
              onRechunk={() => setPanel("rechunk")}
              onNext={() => step(1, true)}
            />
            {verdicts.refusal === null ? null : (
              <div role="alert" className={css.refusal}>
                <span>{verdicts.refusal}</span>
                <Button variant="quiet" iconOnly aria-label={t("dismiss")} onClick={verdicts.dismissRefusal}>
                  <X aria-hidden />
                </Button>
              </div>
            )}
            <div ref={column} className={css.column} tabIndex={-1}>
              {view.sections.map((section) => (
                <SectionPanel
                  key={section.key}
                  section={section}
                  pages={view.pages}
                  limits={view.run.limits}
                  decisions={view.decisions}
                  ordinals={ordinals}
                  hrefOf={hrefOf}
                  busy={verdicts.busy}
                  store={store}
                  onSeam={verdicts.onSeam}
                  onBlock={verdicts.onBlock}
                  onGoToBlock={onGoToBlock}
                  onTurn={onTurn}
                />
              ))}
            </div>
            <KeyFooter />
          </section>
        }
      />
      <ReasonDialog asking={verdicts.asking?.kind ?? null} about={t(verdicts.asking?.kind === "quarantine" ? "ask_block" : "ask_seam")} onCancel={verdicts.cancel} onAnswer={verdicts.answer} />
      <DecisionPanel
        open={panel === "decisions"}
        onOpenChange={(open) => setPanel(open ? "decisions" : null)}
        view={view}
        onGo={(ref) => {
          setPanel(null);
          requestAnimationFrame(() => goTo(ref));
        }}
      />
      <RechunkDialog
        open={panel === "rechunk"}
        onOpenChange={(open) => setPanel(open ? "rechunk" : null)}
        bookId={view.book.bookId}
        monograph={view.monograph}
        limits={view.run.limits}
        onPreview={actions.previewRechunk}
        onCommit={actions.rechunk}
      />
    </div>
  );
}
