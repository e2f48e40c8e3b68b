import { after } from "next/server";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { takeBackAction } from "@/app/actions/undo";
import { resumeImportAction } from "@/app/actions/jobs";
import { loadBook } from "@/app/load";
import { Shell } from "@/app/shell";
import { progressOf } from "@/components/book/monograph-filter";
import { UndoScope } from "@/components/decision/undo-scope";
import { ImportBanner } from "@/components/library/import-banner";
import { KeyScope } from "@/components/ui/key-scope";
import { listJobs, markBookOpened } from "@/lib/store/queries";
import css from "./frame.module.css";

interface BookLayoutProps {
  params: Promise<{ bookId: string }>;
  /** The monograph's name, on the pages that have one. */
  crumb: ReactNode;
  children: ReactNode;
}

/** Header and tabs of a book; the page fills what is left of the window. */
export default async function BookLayout({ params, crumb, children }: BookLayoutProps) {
  const { bookId } = await params;
  const book = await loadBook(bookId);
  const t = await getTranslations("tabs");
  after(() => markBookOpened(bookId, new Date()));
  const at = `/books/${bookId}`;
  const { total, judged } = progressOf({ ...book, blocks: { ...book.blocks, judged: book.blocks.judged ?? 0 } });
  const tabs = [
    { href: `${at}/queue`, label: t("queue"), count: total - judged, keys: "g q" },
    { href: at, label: t("monographs"), count: 0, keys: "g m" },
    { href: `${at}/search`, label: t("search"), count: 0, keys: "g s" },
    { href: `${at}/blocks`, label: t("blocks"), count: book.blocks.pending + book.blocks.quarantined, keys: "g b" },
    { href: `${at}/gates`, label: t("gates"), count: book.findings.block + book.findings.warn, keys: "g g" },
    { href: `${at}/runs`, label: t("runs"), count: 0, keys: "g r" },
    { href: `${at}/log`, label: t("log"), count: 0, keys: "g l" },
    { href: `${at}/export`, label: t("export"), count: 0, keys: "g e" },
  ];
  const places = { "go-library": "/", "go-queue": `${at}/queue`, "go-monographs": at, "go-search": `${at}/search`, "go-blocks": `${at}/blocks`, "go-gates": `${at}/gates`, "go-runs": `${at}/runs`, "go-log": `${at}/log`, "go-export": `${at}/export` };
  return (
    <KeyScope places={places}>
      <div className={css.frame}>
        <Shell crumbs={[{ label: book.title, href: at }]} tail={crumb} tabs={tabs} bookId={bookId} />
        {book.importing ? <ImportBanner book={book} jobs={await listJobs()} resume={resumeImportAction} /> : null}
        <UndoScope bookId={bookId} takeBack={takeBackAction}>
          {children}
        </UndoScope>
      </div>
    </KeyScope>
  );
}
