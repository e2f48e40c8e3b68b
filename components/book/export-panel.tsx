import { Download } from "lucide-react";
import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import type { GateName } from "@/lib/model/finding";
import type { BookRow } from "@/lib/model/views";
import { buttonClass } from "@/components/ui/button";
import { Mark } from "@/components/ui/mark";
import css from "./export-panel.module.css";
import sheet from "./sheet.module.css";

/** One file of an export; what it is for is said under `export_page.file.…` in the messages. */
export interface ExportFile {
  name: string;
  bytes: number;
  href: string;
}

export interface ExportPanelProps {
  book: BookRow;
  /** Null while the export is refused. */
  files: readonly ExportFile[] | null;
  /** Chunks of table rows that the strict file leaves out. */
  leftOut: number;
  /** The gate of every finding that stops the export. */
  blocking: readonly GateName[];
}

/** What may leave the house now, what is held back and why; refused with its reasons while a blocking finding stands. */
export function ExportPanel({ book, files, leftOut, blocking }: ExportPanelProps) {
  const t = useTranslations("export_page");
  const gates = useTranslations("gates");
  const withheld = book.blocks.pending + book.blocks.quarantined;
  const open = book.seams.total - book.seams.judged;
  return (
    <main id="main" tabIndex={-1} className={sheet.sheet}>
      <header className={sheet.head}>
        <h1>{t("title")}</h1>
        <p className={sheet.about}>{t("about")}</p>
      </header>
      <section className={css.state} data-blocked={blocking.length > 0 || undefined} data-waits={book.importing ? true : undefined} role={blocking.length > 0 ? "alert" : undefined}>
        <h2>
          <Mark meaning={book.importing ? "idle" : blocking.length > 0 ? "blocked" : "clean"} />
          {t(book.importing ? "importing" : blocking.length > 0 ? "refused" : "allowed")}
        </h2>
        <ul>
          {[...new Set(blocking)].map((gate) => (
            <li key={gate}>
              <Link href={`/books/${book.bookId}/gates?all=${gate}#${gate}`}>{gates(`${gate}.title`)}</Link>: {t("times", { count: blocking.filter((other) => other === gate).length })}
            </li>
          ))}
        </ul>
      </section>
      {files === null ? null : (
        <ul className={sheet.rows}>
          {files.map((file) => (
            <FileRow key={file.name} file={file} leftOut={leftOut} />
          ))}
        </ul>
      )}
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

function FileRow({ file, leftOut }: { file: ExportFile; leftOut: number }) {
  const t = useTranslations("export_page");
  const format = useFormatter();
  const about = `file.${file.name.replaceAll(".", "_")}`;
  return (
    <li className={css.file}>
      <div>
        <b>{file.name}</b> <span className={`${sheet.quiet} figures`}>{format.number(file.bytes / 1024, { maximumFractionDigits: 0 })} kB</span>
        <p className={sheet.quiet}>{t.has(about) ? t(about, { count: leftOut }) : null}</p>
      </div>
      <a className={buttonClass("plain")} href={file.href} download={file.name} aria-label={t("download_file", { file: file.name })}>
        <Download aria-hidden />
        {t("download")}
      </a>
    </li>
  );
}
