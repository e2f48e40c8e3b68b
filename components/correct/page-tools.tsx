"use client";

import { Hash, Heading } from "lucide-react";
import { useTranslations } from "next-intl";
import type { SegmentCorrectionView } from "@/lib/model/views";
import { Button } from "@/components/ui/button";
import { Hint } from "@/components/ui/hint";
import css from "./page-tools.module.css";

export interface PageToolsProps {
  /** The page's corrected folio, where it has one. */
  folio: SegmentCorrectionView | null;
  picking: boolean;
  onPick: (on: boolean) => void;
  onFolio: () => void;
}

/** What can be set right of the open page: its printed number, and which of its lines are headings. */
export function PageTools({ folio, picking, onPick, onFolio }: PageToolsProps) {
  const t = useTranslations("correct");
  return (
    <>
      {folio === null ? null : (
        <span className={css.by} title={t("folio_by", { who: folio.reviewer })}>
          {t("corrected")}
        </span>
      )}
      <Hint label={t("folio")} keys="#">
        <Button variant="quiet" iconOnly aria-label={t("folio")} onClick={onFolio}>
          <Hash aria-hidden />
        </Button>
      </Hint>
      <Hint label={t("pick")} keys="h">
        <Button variant="quiet" iconOnly aria-label={t("pick")} aria-pressed={picking} onClick={() => onPick(!picking)}>
          <Heading aria-hidden />
        </Button>
      </Hint>
    </>
  );
}
