"use client";

import { ArrowLeft, ArrowRight, History, Link2, Link2Off, Rows4, Scissors } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { Finding, Severity } from "@/lib/model/finding";
import type { WorkbenchView } from "@/lib/model/views";
import { FindingList } from "@/components/chunk/finding-line";
import { PageCite } from "@/components/pdf/page-cite";
import { pageSpan } from "@/components/pdf/page-numbers";
import { Button, buttonClass } from "@/components/ui/button";
import { Hint } from "@/components/ui/hint";
import { Mark } from "@/components/ui/mark";
import css from "./monograph-head.module.css";

export interface MonographHeadProps {
  view: WorkbenchView;
  waiting: number;
  follow: boolean;
  dense: boolean;
  hrefOf: (physicalPage: number) => string;
  onFollow: () => void;
  onDense: () => void;
  onDecisions: () => void;
  onRechunk: () => void;
  onNext: () => void;
}

/** Which monograph this is, what waits in it, and the tools that concern all of it. */
export function MonographHead({ view, waiting, follow, dense, hrefOf, onFollow, onDense, onDecisions, onRechunk, onNext }: MonographHeadProps) {
  const t = useTranslations("workbench");
  const { monograph } = view;
  const atc = monograph.atcCodes.length > 0 ? monograph.atcCodes.join(", ") : monograph.atcStatedAbsent ? t("atc_absent") : t("atc_unknown");
  return (
    <header className={css.head}>
      <div className={css.row}>
        <h1>{monograph.drugName}</h1>
        <Neighbour bookId={view.book.bookId} to={view.previous} direction="previous" />
        <Neighbour bookId={view.book.bookId} to={view.next} direction="next" />
        <span className={css.space} />
        <Hint label={t("follow_about")} keys="f">
          <Button variant="quiet" iconOnly aria-pressed={follow} aria-label={t("follow")} onClick={onFollow}>
            {follow ? <Link2 aria-hidden /> : <Link2Off aria-hidden />}
          </Button>
        </Hint>
        <Hint label={t("dense_about")} keys="d">
          <Button variant="quiet" iconOnly aria-pressed={dense} aria-label={t("dense")} onClick={onDense}>
            <Rows4 aria-hidden />
          </Button>
        </Hint>
        <Button variant="quiet" className={css.tool} title={t("decisions", { count: view.decisions.length })} onClick={onDecisions}>
          <History aria-hidden />
          <span>{t("decisions", { count: view.decisions.length })}</span>
        </Button>
        <Button variant="quiet" className={css.tool} title={t("rechunk")} onClick={onRechunk}>
          <Scissors aria-hidden />
          <span>{t("rechunk")}</span>
        </Button>
      </div>
      <div className={`${css.row} ${css.facts} figures`}>
        <span className={css.atc} title={atc}>
          {atc}
        </span>
        <PageCite span={pageSpan(view.pages, monograph.sourcePageRange)} href={hrefOf(monograph.sourcePageRange[0])} />
        <span className={css.space} />
        {waiting === 0 ? (
          <span className={css.done}>
            <Mark meaning="clean" /> {t("nothing_waits")}
          </span>
        ) : (
          <Hint label={t("next_about")} keys="n">
            <button type="button" className={css.waiting} onClick={onNext}>
              <Mark meaning="judge" /> {t("waiting", { count: waiting })}
            </button>
          </Hint>
        )}
      </div>
      <MonographFindings findings={view.findings} />
    </header>
  );
}

/** The first that matter, the others on demand: the head stays thin. */
function MonographFindings({ findings }: { findings: readonly Finding[] }) {
  const t = useTranslations("workbench");
  const order: Record<Severity, number> = { block: 0, warn: 1, note: 2 };
  const sorted = [...findings].sort((a, b) => order[a.severity] - order[b.severity]);
  const first = sorted.filter((finding) => finding.severity === "block").slice(0, 3);
  const rest = sorted.slice(first.length);
  return (
    <>
      <FindingList findings={first} />
      {rest.length === 0 ? null : (
        <details className={css.more}>
          <summary>{t("more_findings", { count: rest.length })}</summary>
          <FindingList findings={rest} />
        </details>
      )}
    </>
  );
}

function Neighbour({ bookId, to, direction }: { bookId: string; to: WorkbenchView["next"]; direction: "previous" | "next" }) {
  const t = useTranslations("workbench");
  if (to === null) return null;
  const Icon = direction === "previous" ? ArrowLeft : ArrowRight;
  return (
    <Hint label={t(`${direction}_monograph`, { name: to.drugName })}>
      <Link href={`/books/${bookId}/monographs/${to.drugId}`} prefetch={false} className={buttonClass("quiet", true)} aria-label={t(`${direction}_monograph`, { name: to.drugName })}>
        <Icon aria-hidden />
      </Link>
    </Hint>
  );
}
