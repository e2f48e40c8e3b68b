import { createColumnHelper, createSortedRowModel, rowSortingFeature, tableFeatures } from "@tanstack/react-table";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useFormatter, useTranslations } from "next-intl";
import type { MonographRow } from "@/lib/model/views";
import { Mark } from "@/components/ui/mark";
import { ThinBar } from "@/components/ui/thin-bar";
import { compareFolios, progressOf } from "./monograph-filter";
import css from "./monograph-table.module.css";
import { SectionBars } from "./section-bars";

export const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
const helper = createColumnHelper<typeof features, MonographRow>();

/** Made once: a comparison that makes its own each time takes a tenth of a second for a few hundred rows. */
const order = new Intl.Collator("vi");

type Row = { original: MonographRow };
const by = (value: (row: MonographRow) => number) => (a: Row, b: Row) => value(a.original) - value(b.original);

/** Columns in reading order; the header's words are `book.column_…` in the messages. */
export const columns = helper.columns([
  helper.accessor("drugName", { id: "name", sortFn: (a, b) => order.compare(a.original.drugName, b.original.drugName), cell: ({ row }) => <NameCell row={row.original} /> }),
  helper.accessor("printedPageRange", { id: "printed", sortFn: (a, b) => compareFolios(a.original.printedPageRange[0], b.original.printedPageRange[0]), cell: ({ row }) => range(...row.original.printedPageRange) }),
  helper.accessor("sourcePageRange", { id: "physical", sortFn: by((row) => row.sourcePageRange[0]), cell: ({ row }) => range(String(row.original.sourcePageRange[0] + 1), String(row.original.sourcePageRange[1] + 1)) }),
  helper.accessor("atcCodes", { id: "atc", sortFn: (a, b) => order.compare(a.original.atcCodes.join(), b.original.atcCodes.join()), cell: ({ row }) => <AtcCell row={row.original} /> }),
  helper.accessor("sections", { id: "sections", sortFn: by((row) => row.sections.filter((section) => section.state === "todo" || section.state === "blocked").length), cell: ({ row }) => <SectionBars sections={row.original.sections} /> }),
  helper.accessor("chunkCount", { id: "chunks", sortFn: by((row) => row.chunkCount), cell: ({ row }) => <NumberCell value={row.original.chunkCount} /> }),
  helper.accessor("blocks", { id: "blocks", sortFn: by((row) => row.blocks.pending + row.blocks.quarantined), cell: ({ row }) => <BlocksCell row={row.original} /> }),
  helper.accessor("findings", { id: "findings", sortFn: by((row) => row.findings.block * 1e6 + row.findings.warn * 1e3 + row.findings.note), cell: ({ row }) => <FindingsCell row={row.original} /> }),
  helper.accessor("seams", { id: "progress", sortFn: by((row) => shareOf(row)), cell: ({ row }) => <ProgressCell row={row.original} /> }),
]);

function range(first: string | null, last: string | null): string {
  return first === last ? (first ?? "—") : `${first ?? "—"}–${last ?? "—"}`;
}

function shareOf(row: MonographRow): number {
  const { judged, total } = progressOf(row);
  return total === 0 ? 2 : judged / total;
}

function NameCell({ row }: { row: MonographRow }) {
  return (
    <Link href={`${usePathname()}/monographs/${row.drugId}`} data-row-link prefetch={false}>
      {row.drugName}
    </Link>
  );
}

function AtcCell({ row }: { row: MonographRow }) {
  const t = useTranslations("workbench");
  if (row.atcCodes.length > 0) return <span title={row.atcCodes.join(", ")}>{row.atcCodes.join(", ")}</span>;
  return <span className={css.faint}>{t(row.atcStatedAbsent ? "atc_absent" : "atc_unknown")}</span>;
}

function NumberCell({ value }: { value: number }) {
  return useFormatter().number(value);
}

function BlocksCell({ row }: { row: MonographRow }) {
  const t = useTranslations("book");
  const { pending, approved, quarantined } = row.blocks;
  if (pending + approved + quarantined === 0) return <span className={css.faint}>–</span>;
  return (
    <span className={css.marks}>
      {pending > 0 ? (
        <span>
          <Mark meaning="judge" /> {t("pending", { count: pending })}
        </span>
      ) : null}
      {quarantined > 0 ? (
        <span>
          <Mark meaning="withheld" /> {t("quarantined", { count: quarantined })}
        </span>
      ) : null}
      {approved > 0 ? (
        <span>
          <Mark meaning="clean" /> {t("approved", { count: approved })}
        </span>
      ) : null}
    </span>
  );
}

function FindingsCell({ row }: { row: MonographRow }) {
  const t = useTranslations("library");
  const { block, warn } = row.findings;
  if (block + warn === 0) return <span className={css.faint}>–</span>;
  return (
    <span className={css.marks}>
      {block > 0 ? (
        <span title={t("blocking", { count: block })}>
          <Mark meaning="blocked" /> {block}
          <span className="visually-hidden"> {t("blocking_word")}</span>
        </span>
      ) : null}
      {warn > 0 ? (
        <span title={t("warnings", { count: warn })}>
          <Mark meaning="judge" /> {warn}
          <span className="visually-hidden"> {t("warning_word")}</span>
        </span>
      ) : null}
    </span>
  );
}

function ProgressCell({ row }: { row: MonographRow }) {
  const t = useTranslations("library");
  const { judged, total } = progressOf(row);
  if (total === 0) return <span className={css.faint}>–</span>;
  return (
    <span className={css.progress}>
      <ThinBar label={t("progress_of", { title: row.drugName })} value={judged} max={total} />
      <span>
        {judged}/{total}
      </span>
    </span>
  );
}
