"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import type { Chunk } from "@/lib/model/chunk";
import type { SectionKey } from "@/lib/model/section-key";
import type { WorkbenchView } from "@/lib/model/views";
import { Button } from "@/components/ui/button";
import { useUndo } from "@/components/decision/undo-scope";
import { standingView } from "@/components/decision/decided-since";
import { ChangeLine } from "@/components/decision/change-line";
import { OcrPageCard } from "@/components/ocr/ocr-page-card";
import { pageSpan } from "@/components/pdf/page-numbers";
import { CorrectionList } from "@/components/correct/correction-list";
import { KeyFooter } from "./key-footer";
import type { LinkStore } from "./link-store";
import { MonographHead, type MonographHeadProps } from "./monograph-head";
import { QueueBar } from "./queue-bar";
import type { SectionFill } from "./section-fill";
import { SectionSlot } from "./section-slot";
import type { Corrections } from "./use-corrections";
import type { Moves } from "./use-moves";
import type { Verdicts } from "./use-verdicts";
import css from "./workbench.module.css";

export interface ChunkColumnProps {
  view: WorkbenchView;
  /** The filter of the queue that is walked here; null when none is. */
  queue: string | null;
  head: Omit<MonographHeadProps, "view" | "hrefOf">;
  verdicts: Verdicts;
  moves: Moves;
  corrections: Corrections;
  numbers: ReadonlyMap<string, string>;
  hrefOf: (physicalPage: number) => string;
  store: LinkStore;
  column: RefObject<HTMLDivElement | null>;
  fill: SectionFill;
  onGoToBlock: (blockId: string) => void;
  onTurn: (chunk: Chunk) => void;
  onRechunkSection: ((key: SectionKey) => void) | null;
}

/** The right-hand sheet: head, sections one under another, keys at the foot. */
export function ChunkColumn({ view, queue, head, verdicts, moves, corrections, numbers, hrefOf, store, column, fill, onGoToBlock, onTurn, onRechunkSection }: ChunkColumnProps) {
  const t = useTranslations("workbench");
  const undo = useUndo(() => {
    moves.dismiss();
    corrections.dismiss();
  });
  return (
    <section aria-label={t("chunks")} className={css.right}>
      {queue === null ? null : <QueueBar bookId={view.book.bookId} drugId={view.monograph.drugId} query={queue} store={store} />}
      <MonographHead view={view} hrefOf={hrefOf} {...head} />
      {verdicts.refusal === null ? null : <RefusalLine refusal={verdicts.refusal} onDismiss={verdicts.dismissRefusal} />}
      {moves.refusal === null ? null : <RefusalLine refusal={moves.refusal} onDismiss={moves.dismiss} />}
      {corrections.refusal === null || corrections.asking !== null ? null : <RefusalLine refusal={corrections.refusal} onDismiss={corrections.dismiss} />}
      {corrections.done === null || moves.done !== null ? null : (
        <ChangeLine what={corrections.done.what} change={corrections.done.change} busy={corrections.busy || undo.busy} onUndo={undo.undo} onDismiss={corrections.dismiss} />
      )}
      {moves.done === null || moves.refusal !== null ? null : (
        <ChangeLine what={moves.done.what} change={moves.done.change} busy={moves.busy || undo.busy} onUndo={undo.undo} onDismiss={moves.dismiss} />
      )}
      <div ref={column} className={css.column} tabIndex={-1} data-column>
        {(view.ocrPages ?? []).map((page) => (
          <OcrPageCard
            key={page.physicalPage}
            view={page}
            reading={view.pages.find((candidate) => candidate.physicalPage === page.physicalPage)?.ocr}
            decision={standingView(view.decisions, "page", `${page.physicalPage}`)}
            span={pageSpan(view.pages, [page.physicalPage, page.physicalPage])}
            citeHref={hrefOf(page.physicalPage)}
            busy={verdicts.busy || moves.busy}
            store={store}
            onVerdict={verdicts.onPage}
          />
        ))}
        <CorrectionList corrections={view.corrections ?? []} busy={corrections.busy} onTakeBack={corrections.takeBack} />
        {view.sections.map((section) => (
          <SectionSlot
            key={section.key}
            fill={fill}
            bookId={view.book.bookId}
            section={section}
            pages={view.pages}
            runLimits={view.run.limits}
            decisions={view.decisions}
            numbers={numbers}
            hrefOf={hrefOf}
            busy={verdicts.busy || moves.busy}
            moves={moves}
            corrections={view.corrections}
            onNotHeading={corrections.askHeading}
            store={store}
            onSeam={verdicts.onSeam}
            onBlock={verdicts.onBlock}
            onGoToBlock={onGoToBlock}
            onRechunk={onRechunkSection}
            onTurn={onTurn}
          />
        ))}
      </div>
      <KeyFooter />
    </section>
  );
}

function RefusalLine({ refusal, onDismiss }: { refusal: string; onDismiss: () => void }) {
  const t = useTranslations("workbench");
  return (
    <div role="alert" className={css.refusal}>
      <span>{refusal}</span>
      <Button variant="quiet" iconOnly aria-label={t("dismiss")} onClick={onDismiss}>
        <X aria-hidden />
      </Button>
    </div>
  );
}
