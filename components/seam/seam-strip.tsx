"use client";

import { Check, RotateCcw, Scissors, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { memo, useState } from "react";
import type { DecisionView, SeamView } from "@/lib/model/views";
import { CarriedLabels } from "@/components/chunk/source-text";
import { VerdictLine } from "@/components/decision/verdict-line";
import { Button } from "@/components/ui/button";
import { Hint } from "@/components/ui/hint";
import { Mark } from "@/components/ui/mark";
import { type LinkStore, useIsLinked } from "@/components/workbench/link-store";
import { seamNeedsJudgement } from "@/components/workbench/to-judge";
import css from "./seam-strip.module.css";

export type SeamVerdict = "accept" | "reject" | "reopen";

export interface SeamStripProps {
  view: SeamView;
  sectionName: string;
  /** The decision that counts for it; null when nobody judged it. */
  decision: DecisionView | null;
  busy: boolean;
  store: LinkStore;
  onVerdict: (view: SeamView, verdict: SeamVerdict) => void;
}

/**
 * The cut between two parts, as one strip: the end of the left part and the start of the right, with what is repeated and
 * what is carried. Open while it waits for judgement; one line once it was judged.
 */
export const SeamStrip = memo(function SeamStrip({ view, sectionName, decision, busy, store, onVerdict }: SeamStripProps) {
  const t = useTranslations("seam");
  const waits = seamNeedsJudgement(view);
  const [opened, setOpened] = useState(false);
  const lit = useIsLinked(store, `seam:${view.seamKey}`);
  const open = waits || opened;
  const { seam } = view;
  return (
    <section
      id={`stop-seam:${view.seamKey}`}
      tabIndex={0}
      aria-label={t("name_long", { number: seam.index + 1, section: sectionName })}
      className={css.strip}
      data-stop={`seam:${view.seamKey}`}
      data-waits={waits || undefined}
      data-verdict={view.verdict ?? undefined}
      data-lit={lit || undefined}
      onPointerEnter={() => store.hover(`seam:${view.seamKey}`)}
      onPointerLeave={() => store.hover(null)}
      onFocus={() => store.focus(`seam:${view.seamKey}`)}
    >
      <header className={css.head}>
        <Scissors aria-hidden className={css.scissors} />
        <h3>
          {waits ? <Mark meaning="judge" /> : <Mark meaning={view.verdict === "accept" ? "clean" : "blocked"} />}
          {t("name", { number: seam.index + 1 })}
        </h3>
        <span className={`${css.facts} figures`}>
          {view.overlapTokens === 0 ? t("no_overlap") : t("overlap", { tokens: view.overlapTokens })}
          {seam.contextLabels.length === 0 ? "" : ` · ${t("carried", { count: seam.contextLabels.length })}`}
          {seam.pinned ? ` · ${t("pinned")}` : ""}
        </span>
        <span className={css.space} />
        {waits ? (
          <span className={css.actions}>
            <Hint label={t("accept")} keys="a">
              <Button disabled={busy} onClick={() => onVerdict(view, "accept")}>
                <Check aria-hidden />
                {t("accept")}
              </Button>
            </Hint>
            <Hint label={t("reject_about")} keys="x">
              <Button disabled={busy} onClick={() => onVerdict(view, "reject")}>
                <X aria-hidden />
                {t("reject")}
              </Button>
            </Hint>
          </span>
        ) : (
          <span className={css.actions}>
            <Button variant="quiet" aria-expanded={opened} onClick={() => setOpened((is) => !is)}>
              {t(opened ? "fold" : "show")}
            </Button>
            <Hint label={t("reopen_about")}>
              <Button variant="quiet" disabled={busy} onClick={() => onVerdict(view, "reopen")}>
                <RotateCcw aria-hidden />
                {t("reopen")}
              </Button>
            </Hint>
          </span>
        )}
      </header>
      {view.lookAgain ? <p className={css.again}>{t("look_again")}</p> : null}
      {decision === null ? null : <VerdictLine view={decision} />}
      {open ? <SeamTexts view={view} /> : null}
    </section>
  );
});

function SeamTexts({ view }: { view: SeamView }) {
  const t = useTranslations("seam");
  const overlap = view.overlap === "" ? null : <Overlap text={view.overlap} />;
  return (
    <div className={css.texts}>
      <div>
        <h4>{t("end_of", { part: view.seam.index + 1 })}</h4>
        <p>
          …{fromWholeWord(view.leftTail)}
          {overlap}
        </p>
      </div>
      <div>
        <h4>{t("start_of", { part: view.seam.index + 2 })}</h4>
        <p>
          <CarriedLabels labels={view.seam.contextLabels} />
          {overlap}
          {toWholeWord(view.rightHead)}…
        </p>
      </div>
    </div>
  );
}

function Overlap({ text }: { text: string }) {
  const end = text.trimEnd().length;
  return (
    <>
      <span className={css.overlap}>{text.slice(0, end)}</span>
      {text.slice(end)}
    </>
  );
}

/** The strip shows so many characters: it begins and ends at words all the same. Short texts are whole already. */
function fromWholeWord(text: string): string {
  return text.length < 100 ? text : text.replace(/^\S+\s/, "");
}

function toWholeWord(text: string): string {
  return text.length < 100 ? text : text.replace(/\s\S+$/, " ");
}
