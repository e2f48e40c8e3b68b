"use client";

import { Check, RotateCcw, ScanText } from "lucide-react";
import { useTranslations } from "next-intl";
import { memo } from "react";
import type { PageVerdict } from "@/lib/model/decision";
import type { OcrReading } from "@/lib/model/page";
import type { DecisionView, OcrPageView } from "@/lib/model/views";
import { VerdictLine } from "@/components/decision/verdict-line";
import { PageCite } from "@/components/pdf/page-cite";
import type { PageSpan } from "@/components/pdf/page-numbers";
import { Button } from "@/components/ui/button";
import { Hint } from "@/components/ui/hint";
import { Mark } from "@/components/ui/mark";
import { type LinkStore, useStop } from "@/components/workbench/link-store";
import card from "@/components/decision/judged-card.module.css";
import css from "./ocr-page-card.module.css";


export interface OcrPageCardProps {
  view: OcrPageView;
  reading: OcrReading | undefined;
  /** The decision that counts; null where there is none. */
  decision: DecisionView | null;
  span: PageSpan;
  citeHref: string;
  busy: boolean;
  store: LinkStore;
  onVerdict: (view: OcrPageView, verdict: PageVerdict) => void;
}

/** What was read from one page's picture, doubtful words underlined, to be compared with the print; and the verdict on it. Judged pages are folded. */
export const OcrPageCard = memo(function OcrPageCard(props: OcrPageCardProps) {
  const { view, reading, decision, store } = props;
  const t = useTranslations("ocr");
  const stop = useStop(store, `page:${view.physicalPage}`);
  const text = <ReadText view={view} />;
  return (
    <section {...stop} aria-label={t("card", { page: view.physicalPage + 1 })} className={`${card.card} ${css.card}`} data-state={view.state}>
      <header className={card.head}>
        <ScanText aria-hidden className={card.icon} />
        <h2 className={css.title}>{t("title")}</h2>
        <PageCite span={props.span} href={props.citeHref} />
        <span className={card.state} data-state={view.state}>
          <Mark meaning={view.state === "approved" ? "clean" : "withheld"} />
          {t(`state_${view.state}`)}
        </span>
        {reading === undefined ? null : <span className={`${card.facts} figures`}>{t("facts", { words: reading.words, doubtful: reading.doubtful.length })}</span>}
      </header>
      {reading !== undefined && reading.setAside > 0 ? <p className={card.facts}>{t("set_aside", { count: reading.setAside })}</p> : null}
      {decision?.carry === "look_again" ? <p className={card.again}>{t("look_again")}</p> : null}
      {view.state === "waiting" ? (
        <>
          <p className={card.facts}>{t("about")}</p>
          {text}
        </>
      ) : (
        <details className={card.more}>
          <summary>{t("show_text")}</summary>
          {text}
        </details>
      )}
      {decision === null ? null : <VerdictLine view={decision} />}
      <Actions {...props} />
    </section>
  );
});

function ReadText({ view }: { view: OcrPageView }) {
  const t = useTranslations("ocr");
  return (
    <div className={css.text}>
      {view.name === null ? null : (
        <p className={css.name}>
          <span>{t("name")}</span> {view.name}
        </p>
      )}
      {view.parts.map(({ sectionName, begins, runs }) => (
        <div key={sectionName}>
          <h3>{begins ? sectionName : t("goes_on", { section: sectionName })}</h3>
          <p>
            {runs.map((run, at) =>
              run.doubtful ? (
                <span key={`${at}-${run.text}`} className={css.doubtful} title={t("doubtful")}>
                  {run.text}
                </span>
              ) : (
                run.text
              ),
            )}
          </p>
        </div>
      ))}
    </div>
  );
}

function Actions({ view, busy, onVerdict }: OcrPageCardProps) {
  const t = useTranslations("ocr");
  return (
    <div className={card.actions}>
      {view.state === "approved" ? null : (
        <Hint label={t("approve_about")} keys="a" side="top">
          <Button disabled={busy} onClick={() => onVerdict(view, "approve")}>
            <Check aria-hidden />
            {t("approve")}
          </Button>
        </Hint>
      )}
      {view.state === "waiting" ? (
        <Hint label={t("refuse_about")} keys="x" side="top">
          <Button disabled={busy} onClick={() => onVerdict(view, "quarantine")}>
            <Mark meaning="withheld" />
            {t("refuse")}
          </Button>
        </Hint>
      ) : (
        <Hint label={t("reopen_about")} side="top">
          <Button variant="quiet" disabled={busy} onClick={() => onVerdict(view, "reopen")}>
            <RotateCcw aria-hidden />
            {t("reopen")}
          </Button>
        </Hint>
      )}
    </div>
  );
}
