"use client";

import { PencilLine, Scissors } from "lucide-react";
import { useTranslations } from "next-intl";
import { Fragment, memo, useMemo } from "react";
import type { BlockVerdict, SeamVerdict } from "@/lib/model/decision";
import type { Chunk } from "@/lib/model/chunk";
import type { Finding } from "@/lib/model/finding";
import type { ChunkLimits } from "@/lib/model/limits";
import { areSameLimits } from "@/lib/model/limits-in";
import type { SectionKey } from "@/lib/model/section-key";
import type { BlockView, DecisionView, PageView, SeamView, SectionView, WorkbenchView } from "@/lib/model/views";
import { BlockCard } from "@/components/block/block-card";
import { type AttachmentLink, ChunkCard } from "@/components/chunk/chunk-card";
import { FindingList } from "@/components/chunk/finding-line";
import { TokenMeter } from "@/components/chunk/token-meter";
import { PageCite } from "@/components/pdf/page-cite";
import { pageSpan } from "@/components/pdf/page-numbers";
import { standingView } from "@/components/decision/decided-since";
import { BreakChooser } from "@/components/seam/break-chooser";
import { PinList } from "@/components/seam/pin-list";
import { SeamStrip } from "@/components/seam/seam-strip";
import { tableDeskHref } from "@/components/table-desk/table-desk-href";
import { Button } from "@/components/ui/button";
import { Hint } from "@/components/ui/hint";
import { Mark } from "@/components/ui/mark";
import type { LinkStore } from "./link-store";
import { likelyHeight } from "./section-fill";
import css from "./section-panel.module.css";
import { blockNeedsJudgement } from "./to-judge";
import type { Moves } from "./use-moves";

export interface SectionPanelProps {
  bookId: string;
  section: SectionView;
  pages: readonly PageView[];
  /** What the rest of the monograph was cut by. */
  runLimits: ChunkLimits;
  decisions: readonly DecisionView[];
  numbers: ReadonlyMap<string, string>;
  /** Citation of a physical page (0-indexed): the PDF file at that page. */
  hrefOf: (physicalPage: number) => string;
  busy: boolean;
  moves: Moves;
  corrections: WorkbenchView["corrections"];
  onNotHeading: (heading: SectionView["headings"][number]) => void;
  store: LinkStore;
  onSeam: (view: SeamView, verdict: SeamVerdict) => void;
  onBlock: (view: BlockView, verdict: BlockVerdict) => void;
  onGoToBlock: (blockId: string) => void;
  onTurn: (chunk: Chunk) => void;
  /** Null where the chunks come from a file: a section of them cannot be cut on its own. */
  onRechunk: ((key: SectionKey) => void) | null;
}

/** One section: its printed heading, its parts with the seams between them, then the blocks lifted out of it. */
export const SectionPanel = memo(function SectionPanel(props: SectionPanelProps) {
  const { section, pages, decisions, hrefOf, store, moves } = props;
  const prose = section.chunks.filter((chunk) => chunk.blockId === null);
  const lone = prose.length === 1;
  const recognised = new Set(pages.filter((page) => page.ocr !== undefined).map((page) => page.physicalPage));
  const attachments = useAttachments(props);
  const loose = section.findings.filter((finding) => finding.place.chunkId === null && finding.place.blockId === null);
  const byChunk = useMemo(() => findingsByChunk(section.findings), [section.findings]);
  const name = useBlockName(props.numbers);
  return (
    <section aria-labelledby={`section-${section.key}`} className={css.section} style={{ containIntrinsicBlockSize: `auto ${likelyHeight(section)}px` }} data-section={section.key}>
      <SectionHead {...props} prose={prose} />
      {loose.length === 0 ? null : (
        <div className={css.findings}>
          <FindingList findings={loose} />
        </div>
      )}
      <PinList pins={section.pins ?? NONE} busy={props.busy} onUnpin={(sequence) => moves.unpin(section.key, sequence, section.pins?.find((pin) => pin.sequence === sequence)?.at ?? null)} />
      {prose.map((chunk, order) => {
        const right = prose[order + 1];
        const seam = section.seams.find((candidate) => candidate.seam.leftChunkId === chunk.chunkId);
        return (
          <Fragment key={chunk.chunkId}>
            <ChunkCard
              chunk={chunk}
              sectionName={section.displayName}
              labels={section.labels}
              findings={byChunk.get(chunk.chunkId) ?? NONE}
              attachments={attachments.get(chunk.chunkId) ?? NONE}
              limits={section.limits}
              span={pageSpan(pages, chunk.sourcePageRange)}
              citeHref={hrefOf(chunk.sourcePageRange[0])}
              lone={lone}
              recognised={chunk.boxes.some((box) => recognised.has(box.physicalPage))}
              store={store}
              onBlock={props.onGoToBlock}
              onTurn={props.onTurn}
            />
            {moves.breaking === chunk.chunkId ? <BreakChooser chunk={chunk} pages={pages} limits={section.limits} busy={moves.busy} moves={moves} /> : null}
            {seam === undefined || right === undefined ? null : (
              <SeamStrip
                view={seam}
                left={chunk}
                right={right}
                sectionName={section.displayName}
                decision={standingView(decisions, "seam", seam.seamKey)}
                pin={section.pins?.find((pin) => pin.kind === "break" && pin.at === seam.seam.at) ?? null}
                pages={pages}
                limits={section.limits}
                busy={props.busy}
                store={store}
                moves={moves}
                onVerdict={props.onSeam}
              />
            )}
          </Fragment>
        );
      })}
      {section.blocks.map((view) => (
        <BlockCard
          key={view.block.blockId}
          view={view}
          name={name(view.block.blockId, view.block.kind)}
          waits={blockNeedsJudgement(view, decisions)}
          decision={standingView(decisions, "block", view.block.blockId)}
          chunks={section.chunks.filter((chunk) => chunk.blockId === view.block.blockId)}
          findings={section.findings.filter((finding) => finding.place.blockId === view.block.blockId)}
          limits={section.limits}
          span={pageSpan(pages, [view.block.physicalPage, view.block.pieces.at(-1)?.physicalPage ?? view.block.physicalPage])}
          citeHref={hrefOf(view.block.physicalPage)}
          deskHref={view.block.kind === "table" ? tableDeskHref(props.bookId, view.block.blockId) : null}
          busy={props.busy}
          store={store}
          onVerdict={props.onBlock}
        />
      ))}
    </section>
  );
});

const NONE: never[] = [];

function findingsByChunk(findings: readonly Finding[]): Map<string, Finding[]> {
  const byChunk = new Map<string, Finding[]>();
  for (const finding of findings) {
    const { chunkId } = finding.place;
    if (chunkId !== null) byChunk.set(chunkId, [...(byChunk.get(chunkId) ?? []), finding]);
  }
  return byChunk;
}

function useBlockName(numbers: ReadonlyMap<string, string>) {
  const t = useTranslations("pdf");
  return (blockId: string, kind: "table" | "formula") => t(kind === "table" ? "table_name" : "formula_name", { number: numbers.get(blockId) ?? "" });
}

function useAttachments({ section, pages, numbers }: SectionPanelProps): Map<string, AttachmentLink[]> {
  const name = useBlockName(numbers);
  return new Map(
    section.chunks.map((chunk) => [
      chunk.chunkId,
      chunk.attachments.map(({ blockId, kind, physicalPage, quarantined }) => ({ blockId, name: name(blockId, kind), withheld: quarantined, span: pageSpan(pages, [physicalPage, physicalPage]) })),
    ]),
  );
}

/** Says who made a line this heading, and takes the word that it is none. */
function HeadingCorrection({ heading, corrections, onNotHeading }: Pick<SectionPanelProps, "corrections" | "onNotHeading"> & { heading: SectionView["headings"][number] | undefined }) {
  const t = useTranslations("correct");
  if (heading === undefined) return null;
  const by = corrections?.find(({ value }) => value.kind === "heading_add" && value.line.physicalPage === heading.physicalPage && heading.text.startsWith(value.line.text.slice(value.from, value.to).trim()));
  return (
    <>
      {by === undefined ? null : (
        <span className={css.corrected} title={t("heading_by", { who: by.reviewer })}>
          {t("corrected")}
        </span>
      )}
      <Hint label={t("not_heading")}>
        <Button variant="quiet" iconOnly aria-label={t("not_heading_long", { name: heading.text })} className={css.notHeading} onClick={() => onNotHeading(heading)}>
          <PencilLine aria-hidden />
        </Button>
      </Hint>
    </>
  );
}

function SectionHead({ section, pages, hrefOf, prose, corrections, onNotHeading, onRechunk, runLimits }: SectionPanelProps & { prose: readonly Chunk[] }) {
  const t = useTranslations("section");
  const words = useTranslations("rechunk");
  const { ledger } = section;
  const headingPage = section.headings[0]?.physicalPage ?? 0;
  const lone = prose.length === 1 ? prose[0] : undefined;
  const range = lone?.sourcePageRange ?? ([headingPage, headingPage] as const);
  const counts = [lone === undefined ? t("chunks", { count: prose.length }) : "", section.blocks.length === 0 ? "" : t("blocks", { count: section.blocks.length })];
  return (
    <header className={css.head}>
      <h2 id={`section-${section.key}`}>{section.displayName}</h2>
      <span className={css.tools}>
        <HeadingCorrection heading={section.headings[0]} corrections={corrections} onNotHeading={onNotHeading} />
        {onRechunk === null ? null : (
          <Hint label={words("one_section_about")}>
            <Button variant="quiet" iconOnly aria-label={words("section_long", { name: section.displayName })} className={css.notHeading} onClick={() => onRechunk(section.key)}>
              <Scissors aria-hidden />
            </Button>
          </Hint>
        )}
      </span>
      {areSameLimits(section.limits, runLimits) ? null : (
        <span className={`${css.corrected} figures`} title={words("own_limits")}>
          {section.limits.targetTokens} / {section.limits.ceilingTokens}
        </span>
      )}
      <PageCite span={pageSpan(pages, range)} href={hrefOf(range[0])} />
      <span className={css.space} />
      <span className={`${css.facts} figures`}>{counts.filter(Boolean).join(" · ")}</span>
      <span className={css.measures}>
        <span className={`${css.ledger} figures`} title={t("ledger", { ...ledger })} data-short={ledger.unaccounted > 0 || undefined}>
          <Mark meaning={ledger.unaccounted > 0 ? "blocked" : "clean"} />
          <span className={ledger.unaccounted > 0 ? undefined : css.quiet}>{t("unaccounted", { count: ledger.unaccounted })}</span>
        </span>
        {lone === undefined ? null : <TokenMeter tokens={lone.estTokens} limits={section.limits} />}
      </span>
    </header>
  );
}
