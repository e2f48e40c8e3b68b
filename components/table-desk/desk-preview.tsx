"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { TableOperation } from "@/lib/model/correction";
import type { ChunkLimits } from "@/lib/model/limits";
import { TokenMeter } from "@/components/chunk/token-meter";
import type { TableDeskActions } from "./desk-types";
import css from "./table-desk.module.css";

type Piece = { text: string; tokens: number };

/** How long the table must rest before its chunks are made anew, milliseconds. */
const REST = 300;

export interface DeskPreviewProps {
  request: { bookId: string; drugId: string; blockId: string };
  operations: readonly TableOperation[];
  /** The chunks of the table as it is saved. */
  saved: readonly Piece[];
  dirty: boolean;
  limits: ChunkLimits;
  onPreview: TableDeskActions["previewTable"];
}

/** The chunks that approval would make of the table as it stands on the desk now, with their tokens. */
export function DeskPreview({ request, operations, saved, dirty, limits, onPreview }: DeskPreviewProps) {
  const t = useTranslations("table_desk");
  const [made, setMade] = useState<{ of: readonly TableOperation[]; pieces: readonly Piece[] | null } | null>(null);
  const { bookId, drugId, blockId } = request;
  useEffect(() => {
    if (!dirty) return;
    let stale = false;
    const timer = setTimeout(async () => {
      const answer = await onPreview({ bookId, drugId, blockId, operations: [...operations] }).catch(() => ({ ok: false as const, reason: "other" }));
      if (!stale) setMade({ of: operations, pieces: answer.ok ? answer.preview : null });
    }, REST);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [dirty, operations, bookId, drugId, blockId, onPreview]);
  const waits = dirty && made?.of !== operations;
  const shown = (dirty ? made?.pieces : saved) ?? saved;
  return (
    <section aria-labelledby="desk-preview" aria-busy={waits} className={css.preview}>
      <h2 id="desk-preview">{t("preview", { count: shown.length })}</h2>
      {dirty && !waits && made?.pieces === null ? <p className={css.quiet}>{t("preview_failed")}</p> : null}
      <ol data-waits={waits || undefined}>
        {shown.map((piece, index) => (
          <li key={`${index}-${piece.tokens}`}>
            <p className={css.pieceHead}>
              <span>{t("piece", { part: index + 1, of: shown.length })}</span>
              <TokenMeter tokens={piece.tokens} limits={limits} />
            </p>
            <pre tabIndex={0} role="group" aria-label={t("piece", { part: index + 1, of: shown.length })}>
              {piece.text}
            </pre>
          </li>
        ))}
      </ol>
    </section>
  );
}
