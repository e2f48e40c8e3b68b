"use client";

import { Paperclip } from "lucide-react";
import { useTranslations } from "next-intl";
import { memo } from "react";
import type { Chunk } from "@/lib/model/chunk";
import type { Finding } from "@/lib/model/finding";
import type { Label } from "@/lib/model/label";
import type { ChunkLimits } from "@/lib/model/limits";
import { PageCite, SpanName } from "@/components/pdf/page-cite";
import type { PageSpan } from "@/components/pdf/page-numbers";
import { Mark } from "@/components/ui/mark";
import { type LinkStore, useStop, useOpenPage } from "@/components/workbench/link-store";
import css from "./chunk-card.module.css";
import { FindingList } from "./finding-line";
import { CarriedLabels, SourceText } from "./source-text";
import { textRuns } from "./text-runs";
import { TokenMeter } from "./token-meter";

export interface AttachmentLink {
  blockId: string;
  /** "Bảng 1" */
  name: string;
  withheld: boolean;
  /** Both numbers of the block's own page. */
  span: PageSpan;
}

export interface ChunkCardProps {
  chunk: Chunk;
  sectionName: string;
  labels: readonly Label[];
  findings: readonly Finding[];
  attachments: readonly AttachmentLink[];
  limits: ChunkLimits;
  span: PageSpan;
  citeHref: string;
  /** The section's only part: its numbers stand in the section's head already. */
  lone: boolean;
  /** Some of its text was read from a page's picture, and approved. */
  recognised: boolean;
  store: LinkStore;
  onBlock: (blockId: string) => void;
  /** Turns to the next page that the chunk stands on. */
  onTurn: (chunk: Chunk) => void;
}

/** One unit of delivery: what is embedded, where it was printed, and what the rules say of it. */
export const ChunkCard = memo(function ChunkCard(props: ChunkCardProps) {
  const { chunk, labels, findings, limits, span, citeHref, store } = props;
  const t = useTranslations("chunk");
  const stop = useStop(store, `chunk:${chunk.chunkId}`);
  const pages = [...new Set(chunk.boxes.map((box) => box.physicalPage))].sort((a, b) => a - b);
  const blocked = findings.some((finding) => finding.severity === "block");
  return (
    <article
      {...stop}
      aria-label={t("name_long", { section: props.sectionName, part: chunk.partIndex + 1, of: chunk.partCount })}
      className={css.card}
      data-blocked={blocked || undefined}
    >
      {props.lone && pages.length === 1 && !chunk.oversized && !props.recognised ? null : (
        <header className={css.head}>
          {props.lone ? null : (
            <>
              <h3 className="figures">{t("part", { part: chunk.partIndex + 1, of: chunk.partCount })}</h3>
              <PageCite span={span} href={citeHref} />
            </>
          )}
          {pages.length > 1 ? <PageTurn pages={pages} store={store} onTurn={() => props.onTurn(chunk)} /> : null}
          {props.recognised ? <span className={css.recognised} title={t("recognised_about")}>OCR</span> : null}
          {chunk.oversized ? <span className={css.flag}>{t("oversized")}</span> : null}
          <span className={css.space} />
          {props.lone ? null : <TokenMeter tokens={chunk.estTokens} limits={limits} />}
        </header>
      )}
      <div className={css.text}>
        <CarriedLabels labels={chunk.contextLabels} />
        <SourceText runs={textRuns(chunk, labels)} />
      </div>
      {props.attachments.length === 0 && findings.length === 0 ? null : (
        <footer className={css.foot}>
          <Attachments attachments={props.attachments} onBlock={props.onBlock} />
          <FindingList findings={findings} />
        </footer>
      )}
    </article>
  );
});

/** "1/2 ▸": on which of its pages the chunk is being read, and the way to the next. */
function PageTurn({ pages, store, onTurn }: { pages: readonly number[]; store: LinkStore; onTurn: () => void }) {
  const t = useTranslations("chunk");
  const at = Math.max(0, pages.indexOf(useOpenPage(store)));
  return (
    <button type="button" className={`${css.turn} figures`} title={t("turn")} onClick={onTurn}>
      {at + 1}/{pages.length} <span className="visually-hidden">{t("of_pages", { count: pages.length })}</span> ▸
    </button>
  );
}

function Attachments({ attachments, onBlock }: Pick<ChunkCardProps, "attachments" | "onBlock">) {
  const t = useTranslations("chunk");
  if (attachments.length === 0) return null;
  return (
    <ul className={css.attachments} aria-label={t("attachments")}>
      {attachments.map((attachment) => (
        <li key={attachment.blockId}>
          <button type="button" onClick={() => onBlock(attachment.blockId)}>
            <Paperclip aria-hidden />
            {attachment.name} <SpanName span={attachment.span} />
            {attachment.withheld ? (
              <>
                <Mark meaning="withheld" /> {t("withheld")}
              </>
            ) : null}
          </button>
        </li>
      ))}
    </ul>
  );
}
