"use client";

import { Check, PanelsTopLeft, RotateCcw, X } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { pageFragment } from "@/lib/geometry/page-fragment";
import type { QueueDetail, QueueRow } from "@/lib/model/views";
import { BlockCard } from "@/components/block/block-card";
import { FindingList } from "@/components/chunk/finding-line";
import { TokenMeter } from "@/components/chunk/token-meter";
import { VerdictLine } from "@/components/decision/verdict-line";
import { OcrPageCard } from "@/components/ocr/ocr-page-card";
import { pageSpan } from "@/components/pdf/page-numbers";
import { SeamTexts } from "@/components/seam/seam-strip";
import { Button, buttonClass } from "@/components/ui/button";
import { Hint } from "@/components/ui/hint";
import { Mark, type Meaning } from "@/components/ui/mark";
import { tableDeskHref } from "@/components/table-desk/table-desk-href";
import type { LinkStore } from "@/components/workbench/link-store";
import css from "./queue-item.module.css";
import type { QueueVerdict } from "./use-queue";
import { useQueueWords } from "./use-queue-words";

export interface QueueItemProps {
  bookId: string;
  row: QueueRow;
  /** Null while it is being fetched. */
  detail: QueueDetail | null;
  /** "12 / 437" */
  place: string;
  pdfUrl: string;
  deskHref: string;
  store: LinkStore;
  /** What gets the focus when a place comes up. */
  head: RefObject<HTMLElement | null>;
  onVerdict: (verdict: QueueVerdict) => void;
  onAsk: (verdict: "reject" | "quarantine" | "unfit") => void;
}

/** The place that is looked at, large: what it is, why it is here, what was cut or read, what the rules found, and the verdicts. */
export function QueueItem(props: QueueItemProps) {
  const { row, detail, place, head } = props;
  const t = useTranslations("queue");
  const words = useQueueWords();
  return (
    <section ref={head} tabIndex={-1} aria-label={words.place(row)} className={css.item} data-item={row.id} data-state={row.state} data-ready={detail !== null || undefined}>
      <header className={css.head}>
        <h2>
          <Mark meaning={meaningOf(row, detail)} />
          {words.name(row)}
        </h2>
        <p className={css.where}>
          <WhereWords row={row} />
        </p>
        <span className={`${css.place} figures`}>{place}</span>
      </header>
      <p className={css.why} title={words.why(row)}>
        <b>{t("why")}</b> {words.why(row)}
      </p>
      <div className={css.body} tabIndex={0} role="group" aria-label={t("content")}>
        {detail === null ? <p className={css.waiting}>{t("fetching")}</p> : <ItemBody {...props} detail={detail} />}
      </div>
      <ItemActions {...props} />
    </section>
  );
}

/** What was judged is only clean where it was accepted. */
function meaningOf(row: QueueRow, detail: QueueDetail | null): Meaning {
  if (row.reasons.includes("blocking_finding")) return "blocked";
  if (row.state !== "judged") return "judge";
  const section = detail?.section;
  if (section?.seams[0]?.verdict === "reject" && row.kind === "seam") return "blocked";
  const state = row.kind === "block" ? section?.blocks[0]?.state : row.kind === "page" ? detail?.ocrPage?.state : "approved";
  return state === "approved" ? "clean" : "withheld";
}

function WhereWords({ row }: { row: QueueRow }) {
  const sections = useTranslations("sections");
  return (
    <>
      {row.sectionKey === null ? null : <span>{sections(row.sectionKey)}</span>}
      <b>{row.drugName}</b>
    </>
  );
}

function ItemBody({ bookId, row, detail, pdfUrl, store, onVerdict, onAsk }: QueueItemProps & { detail: QueueDetail }) {
  const t = useTranslations("queue");
  const blocks = useTranslations("pdf");
  const { section } = detail;
  const block = section?.blocks[0];
  const standing = detail.decisions.find((view) => view.current && view.decision.targetKind === row.kind) ?? null;
  if (section !== null && row.kind === "block" && block !== undefined) {
    const pages = block.block.pieces.map((piece) => piece.physicalPage);
    return (
      <BlockCard
        view={block}
        name={blocks(block.block.kind === "table" ? "table_name" : "formula_name", { number: detail.blockNumber ?? "" })}
        waits={row.state !== "judged"}
        decision={standing}
        chunks={section.chunks}
        findings={detail.findings}
        limits={detail.limits}
        span={pageSpan(detail.pages, [pages[0] ?? block.block.physicalPage, pages.at(-1) ?? block.block.physicalPage])}
        citeHref={`${pdfUrl}#${pageFragment(block.block.physicalPage)}`}
        deskHref={block.block.kind === "table" ? tableDeskHref(bookId, block.block.blockId) : null}
        busy={false}
        store={store}
        onVerdict={(_view, verdict) => (verdict === "quarantine" ? onAsk(verdict) : onVerdict(verdict))}
      />
    );
  }
  if (section !== null && row.kind === "seam" && section.seams[0] !== undefined) return <SeamBody row={row} detail={detail} section={section} seam={section.seams[0]} standing={standing} />;
  if (detail.ocrPage !== null) {
    const { physicalPage } = detail.ocrPage;
    return (
      <OcrPageCard
        view={detail.ocrPage}
        reading={detail.pages[0]?.ocr}
        decision={standing}
        span={pageSpan(detail.pages, [physicalPage, physicalPage])}
        citeHref={`${pdfUrl}#${pageFragment(physicalPage)}`}
        busy={false}
        store={store}
        onVerdict={(_view, verdict) => (verdict === "quarantine" ? onAsk("unfit") : onVerdict(verdict))}
      />
    );
  }
  if (row.kind === "finding") return <FindingBody detail={detail} />;
  return <p className={css.waiting}>{t("gone")}</p>;
}

type Section = NonNullable<QueueDetail["section"]>;

function SeamBody({ row, detail, section, seam, standing }: { row: QueueRow; detail: QueueDetail; section: Section; seam: Section["seams"][number]; standing: QueueDetail["decisions"][number] | null }) {
  const t = useTranslations("queue");
  const seams = useTranslations("seam");
  const tokensOf = (chunkId: string) => section.chunks.find((chunk) => chunk.chunkId === chunkId)?.estTokens ?? 0;
  const { leftChunkId, rightChunkId, index, contextLabels, pinned } = seam.seam;
  return (
    <>
      <div className={`${css.budgets} figures`}>
        <span>
          {t("part", { number: index + 1 })} <TokenMeter tokens={tokensOf(leftChunkId)} limits={detail.limits} />
        </span>
        <span>{seam.overlapTokens === 0 ? seams("no_overlap") : seams("overlap", { tokens: seam.overlapTokens })}</span>
        <span>
          {t("part", { number: index + 2 })} <TokenMeter tokens={tokensOf(rightChunkId)} limits={detail.limits} />
        </span>
        {contextLabels.length === 0 ? null : <span>{seams("carried", { count: contextLabels.length })}</span>}
        {pinned ? <span>{seams("pinned")}</span> : null}
      </div>
      {row.state === "again" ? <p className={css.again}>{seams("look_again")}</p> : null}
      {standing === null ? null : <VerdictLine view={standing} />}
      <div className={css.strip}>
        <h3 className="visually-hidden">{t("strip")}</h3>
        <SeamTexts view={seam} />
      </div>
      {detail.findings.length === 0 ? <p className={css.quiet}>{t("no_findings")}</p> : <FindingList findings={detail.findings} />}
    </>
  );
}

/** A finding is not judged away: what it complains of is set right in the workbench. */
function FindingBody({ detail }: { detail: QueueDetail }) {
  const t = useTranslations("queue");
  return (
    <>
      <FindingList findings={detail.findings} />
      <p className={css.quiet}>{t("finding_about")}</p>
      {(detail.section?.chunks ?? []).map((chunk) => (
        <p key={chunk.chunkId} className={css.text}>
          {chunk.sourceText}
        </p>
      ))}
    </>
  );
}

function ItemActions({ row, detail, deskHref, onVerdict, onAsk }: QueueItemProps) {
  const t = useTranslations("queue");
  const seams = useTranslations("seam");
  return (
    <div className={css.actions}>
      {row.kind === "seam" ? (
        <>
          <Hint label={seams("accept")} keys="a" side="top">
            <Button variant="primary" disabled={detail === null} onClick={() => onVerdict("accept")}>
              <Check aria-hidden />
              {seams("accept")} <kbd aria-hidden>a</kbd>
            </Button>
          </Hint>
          <Hint label={seams("reject_about")} keys="x" side="top">
            <Button disabled={detail === null} onClick={() => onAsk("reject")}>
              <X aria-hidden />
              {seams("reject")} <kbd aria-hidden>x</kbd>
            </Button>
          </Hint>
          {row.state === "unjudged" ? null : (
            <Hint label={seams("reopen_about")} side="top">
              <Button variant="quiet" disabled={detail === null} onClick={() => onVerdict("reopen")}>
                <RotateCcw aria-hidden />
                {seams("reopen")}
              </Button>
            </Hint>
          )}
        </>
      ) : null}
      <span className={css.space} />
      <Link href={deskHref} prefetch={false} className={`${buttonClass("quiet")} ${css.desk}`}>
        <PanelsTopLeft aria-hidden />
        <span>{t("open_desk")}</span> <kbd aria-hidden>o</kbd>
      </Link>
    </div>
  );
}
