"use client";

import { PencilLine, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import type { SegmentCorrectionView } from "@/lib/model/views";
import { Button } from "@/components/ui/button";
import { Mark } from "@/components/ui/mark";
import css from "./correction-list.module.css";

export interface CorrectionListProps {
  corrections: readonly SegmentCorrectionView[];
  busy: boolean;
  onTakeBack: (sequence: number) => void;
}

/** The corrections of headings and folios that stand in a monograph: what was said, by whom, and the way to take it back. One whose text is gone says so. */
export function CorrectionList({ corrections, busy, onTakeBack }: CorrectionListProps) {
  const t = useTranslations("correct");
  const names = useTranslations("sections");
  if (corrections.length === 0) return null;
  const words = ({ value }: SegmentCorrectionView): string => {
    if (value.kind === "folio") return value.printedPage === null ? t("said_no_folio", { pdf: value.physicalPage + 1 }) : t("said_folio", { pdf: value.physicalPage + 1, printed: value.printedPage });
    const text = value.line.text.slice(value.from, value.to).trim();
    if (value.kind === "heading_remove") return t("said_not_heading", { text });
    return value.heads.what === "section" ? t("said_heading", { text, section: names(value.heads.key) }) : t("said_monograph", { text: value.heads.name });
  };
  return (
    <ul aria-label={t("list")} className={css.corrections}>
      {corrections.map((correction) => (
        <li key={correction.sequence}>
          <PencilLine aria-hidden className={css.icon} />
          <p>
            {words(correction)} <span className={css.who}>{correction.reviewer}</span>
            {correction.carry === "carried" ? null : (
              <span className={css.lost}>
                <Mark meaning="judge" /> {t("lost")}
              </span>
            )}
          </p>
          <Button variant="quiet" disabled={busy} aria-label={t("take_back_long", { what: words(correction) })} onClick={() => onTakeBack(correction.sequence)}>
            <Undo2 aria-hidden />
            {t("take_back")}
          </Button>
        </li>
      ))}
    </ul>
  );
}
