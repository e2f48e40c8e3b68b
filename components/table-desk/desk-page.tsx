"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Block, Cell } from "@/lib/model/block";
import { PageName } from "@/components/pdf/page-cite";
import { pageNumbers } from "@/components/pdf/page-numbers";
import { Button } from "@/components/ui/button";
import type { LinkStore } from "@/components/workbench/link-store";
import { DeskCrop } from "./desk-crop";
import type { TableDeskView } from "./desk-types";
import css from "./table-desk.module.css";

export interface DeskPageProps {
  desk: TableDeskView;
  block: Block;
  pdf: { url: string; size: number };
  at: Cell | null;
  store: LinkStore;
  onCell: (row: number, column: number) => void;
}

/** The picture of the table: the stretch of the page on which the cell with the keyboard stands, or the whole page. */
export function DeskPage({ desk, block, pdf, at, store, onCell }: DeskPageProps) {
  const t = useTranslations("table_desk");
  const [whole, setWhole] = useState(false);
  const [chosen, setChosen] = useState<{ piece: number; row: number | null }>({ piece: 0, row: null });
  const { pieces } = block;
  const ofCell = pieces.findIndex((piece) => at !== null && piece.firstRow <= at.row && at.row <= piece.lastRow);
  // The picture goes with the keyboard until a piece is chosen by hand, and again when the keyboard moves on.
  const index = chosen.row === (at?.row ?? null) ? chosen.piece : Math.max(0, ofCell);
  const piece = pieces[index] ?? pieces[0];
  const page = desk.pages.find((candidate) => candidate.physicalPage === piece?.physicalPage);
  return (
    <section aria-label={t("page_pane")} className={css.page}>
      <div className={css.pageBar}>
        {pieces.length < 2 ? <PageName page={pageNumbers(desk.pages, block.physicalPage)} /> : null}
        {pieces.length < 2
          ? null
          : pieces.map((each, order) => (
              <Button key={order} variant="quiet" aria-pressed={order === index} onClick={() => setChosen({ piece: order, row: at?.row ?? null })}>
                {order + 1}/{pieces.length} <PageName page={pageNumbers(desk.pages, each.physicalPage)} />
              </Button>
            ))}
        <span className={css.gap} />
        <Button variant="quiet" aria-pressed={whole} onClick={() => setWhole((is) => !is)}>
          {t("whole_page")}
        </Button>
      </div>
      <div className={css.pageScroll} tabIndex={0} role="group" aria-label={t("page_scroll")}>
        {page === undefined || piece === undefined ? null : <DeskCrop block={block} page={page} piece={piece} pdf={pdf} whole={whole} store={store} onCell={onCell} />}
      </div>
    </section>
  );
}
