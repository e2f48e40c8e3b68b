"use client";

import { Ban, Crop, X } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Block, Cell } from "@/lib/model/block";
import type { PageRect } from "@/lib/model/rect";
import { PageName } from "@/components/pdf/page-cite";
import { pageNumbers } from "@/components/pdf/page-numbers";
import { Button } from "@/components/ui/button";
import { Hint } from "@/components/ui/hint";
import { Modal, ModalFoot } from "@/components/ui/modal";
import type { LinkStore } from "@/components/workbench/link-store";
import { DeskCrop } from "./desk-crop";
import type { TableDeskActions, TableDeskView } from "./desk-types";
import { RegionDrawer } from "./region-drawer";
import css from "./table-desk.module.css";
import { useTablePlace } from "./use-table-place";

export interface DeskPageProps {
  desk: TableDeskView;
  block: Block;
  pdf: { url: string; size: number };
  at: Cell | null;
  /** Unsaved changes of the grid: the place cannot change under them. */
  dirty: boolean;
  store: LinkStore;
  actions: TableDeskActions;
  onCell: (row: number, column: number) => void;
}

/** The picture of the table: the stretch of the page on which the cell with the keyboard stands, or the whole page; its region can be drawn anew, or said to hold no table. */
export function DeskPage({ desk, block, pdf, at, dirty, store, actions, onCell }: DeskPageProps) {
  const t = useTranslations("table_desk");
  const words = useTranslations("table_place");
  const router = useRouter();
  const place = useTablePlace();
  const [whole, setWhole] = useState(false);
  const [region, setRegion] = useState<PageRect | null>(null);
  const [asking, setAsking] = useState(false);
  const [chosen, setChosen] = useState<{ piece: number; row: number | null }>({ piece: 0, row: null });
  const { pieces } = block;
  const ofCell = pieces.findIndex((piece) => at !== null && piece.firstRow <= at.row && at.row <= piece.lastRow);
  // The picture goes with the keyboard until a piece is chosen by hand, and again when the keyboard moves on.
  const index = chosen.row === (at?.row ?? null) ? chosen.piece : Math.max(0, ofCell);
  const piece = pieces[index] ?? pieces[0];
  const page = desk.pages.find((candidate) => candidate.physicalPage === piece?.physicalPage);
  const table = { bookId: desk.bookId, drugId: desk.drugId, blockId: block.blockId, asReadHash: desk.view.asReadHash };
  const redraw = () => {
    if (region === null || page === undefined) return;
    void place.send(words("redrawn"), () => actions.redrawTable({ ...table, region: { physicalPage: page.physicalPage, bbox: region } })).then((kept) => kept !== null && setRegion(null));
  };
  const reject = () => {
    setAsking(false);
    void place.send(words("rejected"), () => actions.rejectTable(table)).then((kept) => kept !== null && router.push(`/books/${desk.bookId}/monographs/${desk.drugId}`));
  };
  const locked = dirty || desk.imported || place.busy;
  return (
    <section aria-label={t("page_pane")} className={css.page}>
      <div className={css.pageBar}>
        {pieces.length < 2
          ? <PageName page={pageNumbers(desk.pages, block.physicalPage)} />
          : pieces.map((each, order) => (
              <Button key={`${each.physicalPage}-${each.firstRow}`} variant="quiet" aria-pressed={order === index} onClick={() => setChosen({ piece: order, row: at?.row ?? null })}>
                {order + 1}/{pieces.length} <PageName page={pageNumbers(desk.pages, each.physicalPage)} />
              </Button>
            ))}
        <span className={css.gap} />
        {region === null ? (
          <>
            <Button variant="quiet" aria-pressed={whole} onClick={() => setWhole((is) => !is)}>
              {t("whole_page")}
            </Button>
            <Hint label={words(dirty ? "save_first" : "redraw_about")}>
              <Button variant="quiet" data-redraw aria-disabled={locked} onClick={() => locked || setRegion(piece?.bbox ?? null)}>
                <Crop aria-hidden />
                {words("redraw")}
              </Button>
            </Hint>
            <Hint label={words(dirty ? "save_first" : "reject_about")}>
              <Button variant="quiet" aria-disabled={locked} onClick={() => locked || setAsking(true)}>
                <Ban aria-hidden />
                {words("reject")}
              </Button>
            </Hint>
          </>
        ) : (
          <>
            <Button onClick={() => setRegion(null)}>
              <X aria-hidden />
              {words("cancel")}
            </Button>
            <Button variant="primary" disabled={place.busy} onClick={redraw}>
              {words("read_region")} <kbd>↵</kbd>
            </Button>
          </>
        )}
      </div>
      {region === null ? null : <p className={css.hint}>{words("how")}</p>}
      {place.refusal === null ? null : (
        <p role="alert" className={css.fault}>
          {place.refusal}
        </p>
      )}
      <div className={css.pageScroll} tabIndex={0} role="group" aria-label={t("page_scroll")}>
        {page === undefined || piece === undefined ? null : (
          <DeskCrop block={block} page={page} piece={piece} pdf={pdf} whole={whole || region !== null} store={store} onCell={onCell}>
            {region === null ? null : <RegionDrawer width={page.width} height={page.height} region={region} onRegion={setRegion} onConfirm={redraw} onCancel={() => setRegion(null)} />}
          </DeskCrop>
        )}
      </div>
      <Modal open={asking} onOpenChange={setAsking} title={words("reject_title", { name: desk.name })} about={words("reject_what", { section: desk.sectionName })}>
        <ModalFoot>
          <Button onClick={() => setAsking(false)}>{words("cancel")}</Button>
          <Button variant="primary" data-first-focus onClick={reject}>
            {words("reject")}
          </Button>
        </ModalFoot>
      </Modal>
    </section>
  );
}
