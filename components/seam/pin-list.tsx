"use client";

import { Pin, PinOff } from "lucide-react";
import { useTranslations } from "next-intl";
import type { PinView } from "@/lib/model/views";
import { StandingList } from "@/components/decision/standing-list";
import css from "./pin-list.module.css";

export interface PinListProps {
  pins: readonly PinView[];
  busy: boolean;
  onUnpin: (sequence: number) => void;
}

/** The orders about borders that stand in a section, each with the words around its place. */
export function PinList({ pins, busy, onUnpin }: PinListProps) {
  const t = useTranslations("pins");
  const decisions = useTranslations("decisions");
  return (
    <StandingList
      label={t("title")}
      icon={Pin}
      standing={pins.map((pin) => ({
        sequence: pin.sequence,
        reviewer: pin.reviewer,
        lost: pin.at === null,
        takeBackName: t("unpin_long", { sequence: pin.sequence, kind: t(pin.kind) }),
        words: pin.withheld ? (
          <>
            <b>{t(pin.kind)}</b> {decisions("words_withheld")}
          </>
        ) : (
          <>
            <b>{t(pin.kind)}</b> <span className={css.words}>…{pin.before}</span>
            <span className={css.cut}> ┊ </span>
            <span className={css.words}>{pin.after}…</span>
          </>
        ),
      }))}
      lostWords={t("lost")}
      takeBack={{ words: t("unpin"), icon: PinOff }}
      busy={busy}
      onTakeBack={onUnpin}
    />
  );
}
