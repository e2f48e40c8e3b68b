"use client";

import { Check, MoveVertical, PinOff, RotateCcw, Scissors, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { memo, useState } from "react";
import type { SeamVerdict } from "@/lib/model/decision";
import type { Chunk } from "@/lib/model/chunk";
import type { ChunkLimits } from "@/lib/model/limits";
import type { DecisionView, PageView, PinView, SeamView } from "@/lib/model/views";
import { CarriedLabels } from "@/components/chunk/source-text";
import { VerdictLine } from "@/components/decision/verdict-line";
import { Button } from "@/components/ui/button";
import { Hint } from "@/components/ui/hint";
import { Mark } from "@/components/ui/mark";
import { type LinkStore, useStop } from "@/components/workbench/link-store";
import { seamNeedsJudgement } from "@/components/workbench/to-judge";
import type { Moves } from "@/components/workbench/use-moves";
import { SeamChooser } from "./seam-chooser";
import css from "./seam-strip.module.css";


export interface SeamStripProps {
  view: SeamView;
  /** The parts on both sides. */
  left: Chunk;
  right: Chunk;
  sectionName: string;
  /** The decision that counts for it; null when nobody judged it. */
  decision: DecisionView | null;
  /** The pin that demands this break. */
  pin: PinView | null;
  pages: readonly PageView[];
  limits: ChunkLimits;
  busy: boolean;
  store: LinkStore;
  moves: Moves;
  onVerdict: (view: SeamView, verdict: SeamVerdict) => void;
}

/**
 * The cut between two parts, as one strip: the end of the left part and the start of the right, with what is repeated and
 * what is carried. Open while it waits for judgement; one line once it was judged.
 */
export const SeamStrip = memo(function SeamStrip(props: SeamStripProps) {
  const { view, sectionName, decision, busy, store, moves, onVerdict } = props;
  const t = useTranslations("seam");
  const waits = seamNeedsJudgement(view);
  const [opened, setOpened] = useState(false);
  const stop = useStop(store, `seam:${view.seamKey}`);
  const open = waits || opened;
  const moving = moves.moving === view.seamKey;
  const { seam } = view;
  return (
    <section
      {...stop}
      aria-label={t("name_long", { number: seam.index + 1, section: sectionName })}
      className={css.strip}
      data-waits={waits || undefined}
      data-verdict={view.verdict ?? undefined}
      data-pinned={seam.pinned || undefined}
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
            <MoveButton {...props} />
          </span>
        ) : (
          <span className={css.actions}>
            <MoveButton {...props} />
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
      {moving ? (
        <SeamChooser key={seam.at} {...props} onPreview={moves.preview} onLook={moves.look} onTake={moves.take} onNever={moves.never} onLeave={moves.leave} />
      ) : open ? (
        <SeamTexts view={view} />
      ) : null}
    </section>
  );
});

/** Opens the chooser, where there is another place to choose (chunks made elsewhere have none); on a seam that a pin made it stands beside the way to take that back. */
function MoveButton({ view, pin, busy, moves }: SeamStripProps) {
  const t = useTranslations("seam");
  return (
    <>
      {view.seam.candidates.length === 0 ? null : (
        <Hint label={t("move_about")} keys="m">
          <Button variant={seamNeedsJudgement(view) ? "plain" : "quiet"} disabled={busy} aria-expanded={moves.moving === view.seamKey} onClick={() => moves.start(view)}>
            <MoveVertical aria-hidden />
            {t("move")}
          </Button>
        </Hint>
      )}
      {pin === null ? null : (
        <Hint label={t("unpin_about")}>
          <Button variant="quiet" disabled={busy} onClick={() => moves.unpin(view.seam.sectionKey, pin.sequence, pin.at)}>
            <PinOff aria-hidden />
            {t("unpin")}
          </Button>
        </Hint>
      )}
    </>
  );
}

/** End of the left part and start of the right, side by side: the overlap under a line, carried labels marked as added. */
export function SeamTexts({ view }: { view: SeamView }) {
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
