"use client";

import { Pin, PinOff } from "lucide-react";
import { useTranslations } from "next-intl";
import type { PinView } from "@/lib/model/views";
import { Button } from "@/components/ui/button";
import { Mark } from "@/components/ui/mark";
import css from "./pin-list.module.css";

export interface PinListProps {
  pins: readonly PinView[];
  busy: boolean;
  onUnpin: (sequence: number) => void;
}

/** The orders about borders that stand in a section: each with the words around its place, and the way to take it back. One whose text is gone says so. */
export function PinList({ pins, busy, onUnpin }: PinListProps) {
  const t = useTranslations("pins");
  if (pins.length === 0) return null;
  return (
    <ul aria-label={t("title")} className={css.pins}>
      {pins.map((pin) => (
        <li key={pin.sequence} data-lost={pin.at === null || undefined}>
          <Pin aria-hidden className={css.icon} />
          <p>
            <b>{t(pin.kind)}</b> <span className={css.words}>…{pin.before}</span>
            <span className={css.cut}> ┊ </span>
            <span className={css.words}>{pin.after}…</span> <span className={css.who}>{pin.reviewer}</span>
            {pin.at === null ? (
              <span className={css.lost}>
                <Mark meaning="judge" /> {t("lost")}
              </span>
            ) : null}
          </p>
          <Button variant="quiet" disabled={busy} aria-label={t("unpin_long", { sequence: pin.sequence, kind: t(pin.kind) })} onClick={() => onUnpin(pin.sequence)}>
            <PinOff aria-hidden />
            {t("unpin")}
          </Button>
        </li>
      ))}
    </ul>
  );
}
