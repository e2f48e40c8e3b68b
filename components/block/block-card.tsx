"use client";

import { Check, PencilRuler, RotateCcw, Sigma, Table2 } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { memo } from "react";
import type { BlockVerdict } from "@/lib/model/decision";
import type { Chunk } from "@/lib/model/chunk";
import type { Finding } from "@/lib/model/finding";
import type { ChunkLimits } from "@/lib/model/limits";
import type { BlockView, DecisionView } from "@/lib/model/views";
import { FindingList } from "@/components/chunk/finding-line";
import { VerdictLine } from "@/components/decision/verdict-line";
import { PageCite } from "@/components/pdf/page-cite";
import type { PageSpan } from "@/components/pdf/page-numbers";
import { Button, buttonClass } from "@/components/ui/button";
import { Hint } from "@/components/ui/hint";
import { Mark } from "@/components/ui/mark";
import { type LinkStore, useStop } from "@/components/workbench/link-store";
import card from "@/components/decision/judged-card.module.css";
import css from "./block-card.module.css";
import { BlockGrid } from "./block-grid";
import { BlockTexts } from "./block-texts";


export interface BlockCardProps {
  view: BlockView;
  /** "Bảng 1" */
  name: string;
  /** Nobody judged it yet. */
  waits: boolean;
  decision: DecisionView | null;
  /** The chunks that stand for it now. */
  chunks: readonly Chunk[];
  findings: readonly Finding[];
  limits: ChunkLimits;
  span: PageSpan;
  citeHref: string;
  /** Its desk; null for a formula, which has no grid. */
  deskHref: string | null;
  busy: boolean;
  store: LinkStore;
  onVerdict: (view: BlockView, verdict: BlockVerdict) => void;
}

/** A lifted table or formula: what was read, why it is doubted, what approval would let out, and the verdict. */
export const BlockCard = memo(function BlockCard(props: BlockCardProps) {
  const { view, name, decision, store } = props;
  const { block, state } = view;
  const t = useTranslations("block");
  const desk = useTranslations("table_desk");
  const stop = useStop(store, `block:${block.blockId}`);
  const Icon = block.kind === "table" ? Table2 : Sigma;
  return (
    <section {...stop} aria-label={t("name_long", { name, caption: block.caption ?? "" })} className={`${card.card} ${css.card}`} data-state={state}>
      <header className={card.head}>
        <Icon aria-hidden className={card.icon} />
        <h3>{name}</h3>
        <StateChip state={state} waits={props.waits} />
        <PageCite span={props.span} href={props.citeHref} />
        <span className={`${card.facts} figures`}>{block.kind === "table" ? t("shape", { rows: block.rows, columns: block.columns, header: block.headerRows, labels: block.rowLabelColumns }) : ""}</span>
      </header>
      {block.caption === null ? null : <p className={css.caption}>{block.caption}</p>}
      <Reasons view={view} />
      {decision?.carry === "look_again" ? <p className={card.again}>{t("look_again")}</p> : null}
      {block.kind === "table" ? <BlockGrid block={block} label={name} store={store} /> : <p className={css.formula}>{block.text}</p>}
      <FindingList findings={props.findings} />
      <BlockTexts view={view} chunks={props.chunks} limits={props.limits} />
      {view.correction === null ? null : (
        <p className={card.again}>
          {desk("corrected_here", { count: view.correction.operations.length })} · {view.correction.reviewer}
        </p>
      )}
      {decision === null ? null : <VerdictLine view={decision} />}
      <BlockActions {...props} />
    </section>
  );
});

export function StateChip({ state, waits }: { state: BlockView["state"]; waits: boolean }) {
  const t = useTranslations("block_state");
  return (
    <span className={card.state} data-state={state}>
      <Mark meaning={state === "approved" ? "clean" : "withheld"} />
      {t(state)}
      {waits && state === "quarantined" ? ` · ${t("by_machine")}` : ""}
    </span>
  );
}

function Reasons({ view }: { view: BlockView }) {
  const t = useTranslations("block_reason");
  if (view.state === "approved" || view.block.reasons.length === 0) return null;
  return (
    <ul className={css.reasons}>
      {view.block.reasons.map((reason) => (
        <li key={reason}>{t(reason)}</li>
      ))}
    </ul>
  );
}

function BlockActions({ view, decision, busy, waits, deskHref, onVerdict }: BlockCardProps) {
  const t = useTranslations("block");
  const desk = useTranslations("table_desk");
  const decided = decision !== null && decision.decision.verdict !== "reopen";
  return (
    <div className={card.actions}>
      {view.state === "approved" && !waits ? null : (
        <Hint label={t("approve_about")} keys="a" side="top">
          <Button disabled={busy} onClick={() => onVerdict(view, "approve")}>
            <Check aria-hidden />
            {t("approve")}
          </Button>
        </Hint>
      )}
      {view.state === "quarantined" && !waits ? null : (
        <Hint label={t("quarantine_about")} keys="x" side="top">
          <Button disabled={busy} onClick={() => onVerdict(view, "quarantine")}>
            <Mark meaning="withheld" />
            {t("quarantine")}
          </Button>
        </Hint>
      )}
      {deskHref === null ? null : (
        <Hint label={desk("open_about")} keys="e" side="top">
          <Link className={buttonClass()} href={deskHref} prefetch={false}>
            <PencilRuler aria-hidden />
            {desk("open")}
          </Link>
        </Hint>
      )}
      {decided ? (
        <Hint label={t("reopen_about")} side="top">
          <Button variant="quiet" disabled={busy} onClick={() => onVerdict(view, "reopen")}>
            <RotateCcw aria-hidden />
            {t("reopen")}
          </Button>
        </Hint>
      ) : null}
    </div>
  );
}
