import Link from "next/link";
import { useTranslations } from "next-intl";
import type { BlockReason, BlockState } from "@/lib/model/block";
import { StateChip } from "@/components/block/block-card";
import { PageName } from "@/components/pdf/page-cite";
import { tableDeskHref } from "@/components/table-desk/table-desk-href";
import { Mark } from "@/components/ui/mark";
import { TableOrders, type TableOrdersProps } from "./table-orders";
import css from "./sheet.module.css";

/** A block as one line of the list: no cell text, so that nothing withheld leaves the workbench. */
export interface BlockLine {
  blockId: string;
  kind: "table" | "formula";
  drugId: string;
  drugName: string;
  caption: string | null;
  rows: number;
  columns: number;
  state: BlockState;
  reasons: BlockReason[];
  /** 0-indexed. */
  physicalPage: number;
  printedPage: string | null;
}

export const BLOCK_FILTERS = ["all", "pending", "quarantined", "approved"] as const;
export type BlockFilter = (typeof BLOCK_FILTERS)[number];

export interface BlockListProps {
  bookId: string;
  blocks: readonly BlockLine[];
  filter: BlockFilter;
  /** Where reviewers said that tables stand, or do not. */
  orders: TableOrdersProps["orders"];
  onTakeBack: TableOrdersProps["onTakeBack"];
}

/** All tables and formulas of the book with their state; each leads to its place beside the page. */
export function BlockList({ bookId, blocks, filter, orders, onTakeBack }: BlockListProps) {
  const t = useTranslations("blocks_page");
  const shown = blocks.filter((block) => filter === "all" || block.state === filter);
  const count = (state: BlockFilter) => (state === "all" ? blocks.length : blocks.filter((block) => block.state === state).length);
  return (
    <main id="main" tabIndex={-1} className={css.sheet}>
      <header className={css.head}>
        <h1>{t("title")}</h1>
        <p className={css.about}>{t("about")}</p>
      </header>
      <nav aria-label={t("filter")} className={css.filters}>
        {BLOCK_FILTERS.map((state) => (
          <Link key={state} href={state === "all" ? "?" : `?state=${state}`} aria-current={state === filter ? "true" : undefined}>
            {state === "all" ? null : <Mark meaning={state === "approved" ? "clean" : state === "pending" ? "judge" : "withheld"} />}
            {t(`filter_${state}`)} <span className="figures">{count(state)}</span>
          </Link>
        ))}
      </nav>
      {shown.length === 0 ? <p className={css.none}>{t(blocks.length === 0 ? "none" : "none_of_filter")}</p> : <BlockTable bookId={bookId} blocks={shown} />}
      <TableOrders bookId={bookId} orders={orders} onTakeBack={onTakeBack} />
    </main>
  );
}

function BlockTable({ bookId, blocks }: { bookId: string; blocks: readonly BlockLine[] }) {
  const t = useTranslations("blocks_page");
  const reasons = useTranslations("block_reason");
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <caption className="visually-hidden">{t("title")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("block")}</th>
            <th scope="col">{t("monograph")}</th>
            <th scope="col">{t("shape")}</th>
            <th scope="col">{t("page")}</th>
            <th scope="col">{t("state")}</th>
            <th scope="col">{t("why")}</th>
          </tr>
        </thead>
        <tbody>
          {blocks.map((block) => (
            <tr key={block.blockId}>
              <th scope="row">
                <Link href={block.kind === "table" ? tableDeskHref(bookId, block.blockId) : `/books/${bookId}/monographs/${block.drugId}?block=${encodeURIComponent(block.blockId)}`} prefetch={false}>
                  {block.caption ?? t(block.kind === "table" ? "table_without_caption" : "formula")}
                </Link>
              </th>
              <td>
                <Link href={`/books/${bookId}/monographs/${block.drugId}?block=${encodeURIComponent(block.blockId)}`} prefetch={false}>
                  {block.drugName}
                </Link>
              </td>
              <td className={`${css.nowrap} figures`}>{block.kind === "table" ? `${block.rows} × ${block.columns}` : "–"}</td>
              <td className={css.nowrap}>
                <PageName page={{ printed: block.printedPage, inferred: false, pdf: block.physicalPage + 1 }} />
              </td>
              <td className={css.nowrap}>
                <StateChip state={block.state} waits={false} />
              </td>
              <td className={css.quiet}>{block.reasons.map((reason) => reasons(reason)).join("; ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
