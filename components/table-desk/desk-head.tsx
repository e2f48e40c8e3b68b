import { ArrowLeft, ChevronLeft, ChevronRight } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { pageFragment } from "@/lib/geometry/page-fragment";
import type { Block } from "@/lib/model/block";
import { StateChip } from "@/components/block/block-card";
import { PageCite } from "@/components/pdf/page-cite";
import { pageSpan } from "@/components/pdf/page-numbers";
import { buttonClass } from "@/components/ui/button";
import type { TableDeskView } from "./desk-types";
import { tableDeskHref } from "./table-desk-href";
import css from "./table-desk.module.css";

/** Which table it is, where it stands, what state it is in, and the ways to its neighbours. */
export function DeskHead({ desk, block }: { desk: TableDeskView; block: Block }) {
  const t = useTranslations("table_desk");
  const words = useTranslations("block");
  const reasons = useTranslations("block_reason");
  const { view, bookId, drugId, pages } = desk;
  const last = view.asRead.pieces.at(-1)?.physicalPage ?? block.physicalPage;
  return (
    <header className={css.head}>
      <Link className={buttonClass("quiet")} href={`/books/${bookId}/monographs/${drugId}?block=${encodeURIComponent(block.blockId)}`} prefetch={false}>
        <ArrowLeft aria-hidden />
        {t("back")}
      </Link>
      <Neighbour href={desk.previous === null ? null : tableDeskHref(bookId, desk.previous)} name={t("previous")} icon={<ChevronLeft aria-hidden />} />
      <Neighbour href={desk.next === null ? null : tableDeskHref(bookId, desk.next)} name={t("next")} icon={<ChevronRight aria-hidden />} />
      <h1>
        {desk.name} <span className={css.where}>{t("where", { drug: desk.drugName, section: desk.sectionName })}</span>
      </h1>
      <StateChip state={view.state} waits={view.state === "quarantined" && desk.waits} />
      <PageCite span={pageSpan(pages, [block.physicalPage, last])} href={`/api/books/${bookId}/pdf#${pageFragment(block.physicalPage)}`} />
      <span className={`${css.where} figures`}>{words("shape", { rows: block.rows, columns: block.columns, header: block.headerRows, labels: block.rowLabelColumns })}</span>
      {block.caption === null && view.asRead.reasons.length === 0 ? null : (
        <p className={css.caption}>
          {block.caption === null ? null : <b>{block.caption}</b>}
          {view.state === "approved" ? null : view.asRead.reasons.map((reason) => <span key={reason}>{reasons(reason)}</span>)}
        </p>
      )}
    </header>
  );
}

function Neighbour({ href, name, icon }: { href: string | null; name: string; icon: React.ReactNode }) {
  if (href === null) return null;
  return (
    <Link className={buttonClass("quiet", true)} href={href} prefetch={false} aria-label={name} title={name}>
      {icon}
    </Link>
  );
}
