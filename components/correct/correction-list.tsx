"use client";

import { PencilLine, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import type { SegmentCorrectionView } from "@/lib/model/views";
import { StandingList } from "@/components/decision/standing-list";

export interface CorrectionListProps {
  corrections: readonly SegmentCorrectionView[];
  busy: boolean;
  onTakeBack: (sequence: number) => void;
}

/** The corrections of headings and folios that stand in a monograph. */
export function CorrectionList({ corrections, busy, onTakeBack }: CorrectionListProps) {
  const t = useTranslations("correct");
  const names = useTranslations("sections");
  const words = ({ value }: SegmentCorrectionView): string => {
    if (value.kind === "folio") return value.printedPage === null ? t("said_no_folio", { pdf: value.physicalPage + 1 }) : t("said_folio", { pdf: value.physicalPage + 1, printed: value.printedPage });
    const text = value.line.text.slice(value.from, value.to).trim();
    if (value.kind === "heading_remove") return t("said_not_heading", { text });
    return value.heads.what === "section" ? t("said_heading", { text, section: names(value.heads.key) }) : t("said_monograph", { text: value.heads.name });
  };
  return (
    <StandingList
      label={t("list")}
      icon={PencilLine}
      standing={corrections.map((correction) => ({
        sequence: correction.sequence,
        reviewer: correction.reviewer,
        lost: correction.carry !== "carried",
        takeBackName: t("take_back_long", { what: words(correction) }),
        words: words(correction),
      }))}
      lostWords={t("lost")}
      takeBack={{ words: t("take_back"), icon: Undo2 }}
      busy={busy}
      onTakeBack={onTakeBack}
    />
  );
}
