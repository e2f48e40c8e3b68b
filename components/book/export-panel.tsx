import { Download } from "lucide-react";
import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import type { GateName } from "@/lib/model/finding";
import type { BookRow } from "@/lib/model/views";
import { buttonClass } from "@/components/ui/button";
import { Mark } from "@/components/ui/mark";
import css from "./export-panel.module.css";
import sheet from "./sheet.module.css";

/** One file of an export and what it is for; the words are `export_page.file_…`. */
export interface ExportFile {
  /** Name in the address and in the words. */
  kind: "strict" | "full" | "manifest";
  href: string;
  /** Name on disk. */
  fileName: string;
}

export interface ExportPanelProps {
  book: BookRow;
  files: readonly ExportFile[];
  /** Gates with findings that stop the export, and how many each has. */
  blocking: readonly { gate: GateName; count: number }[];
}

/** What may leave the house now, what is held back and why; refused with its reasons while a blocking finding stands. */
export function ExportPanel({ book, files, blocking }: ExportPanelProps) {
  const t = useTranslations("export_page");
  const gates = useTranslations("gates");
  const format = useFormatter();
  const withheld = book.blocks.pending + book.blocks.quarantined;
  const open = book.seams.total - book.seams.judged;
  return (
    <main id="main" tabIndex={-1} className={sheet.sheet}>
      <header className={sheet.head}>
        <h1>{t("title")}</h1>
        <p className={sheet.about}>{t("about")}</p>
      </header>
      <section className={css.state} data-blocked={blocking.length > 0 || undefined} role={blocking.length > 0 ? "alert" : undefined}>
        <h2>
          <Mark meaning={blocking.length > 0 ? "blocked" : "clean"} />
          {t(blocking.length > 0 ? "refused" : "allowed")}
        </h2>
        <ul>
          {blocking.map(({ gate, count }) => (
            <li key={gate}>
              <Link href={`/books/${book.bookId}/gates?all=${gate}#${gate}`}>{gates(`${gate}.title`)}</Link>: {t("times", { count: format.number(count) })}
            </li>
          ))}
        </ul>
      </section>
      <ul className={sheet.rows}>
        {files.map((file) => (
          <li key={file.kind} className={css.file}>
            <div>
              <b>{file.fileName}</b>
              <p className={sheet.quiet}>{t(`file_${file.kind}`)}</p>
            </div>
            {blocking.length > 0 ? (
              <span className={sheet.quiet}>{t("not_now")}</span>
            ) : (
              <a className={buttonClass("plain")} href={file.href} download={file.fileName} aria-label={t("download_file", { file: file.fileName })}>
                <Download aria-hidden />
                {t("download")}
              </a>
            )}
          </li>
        ))}
      </ul>
      <section className={css.held}>
        <h2>{t("held_title")}</h2>
        <ul className="figures">
          <li>
            <Mark meaning={withheld > 0 ? "withheld" : "clean"} />
            {t("held_blocks", { count: withheld, pending: book.blocks.pending, quarantined: book.blocks.quarantined })}
            {withheld > 0 ? <Link href={`/books/${book.bookId}/blocks?state=${book.blocks.pending > 0 ? "pending" : "quarantined"}`}>{t("see_blocks")}</Link> : null}
          </li>
          <li>
            <Mark meaning={open > 0 ? "judge" : "clean"} />
            {t("open_seams", { count: open })}
          </li>
        </ul>
      </section>
    </main>
  );
}
