"use client";

import { FileUp } from "lucide-react";
import Link from "next/link";
import { useFormatter, useNow, useTranslations } from "next-intl";
import { type DragEvent, useRef, useState } from "react";
import type { BookRow, JobRow, ReviewerProgress } from "@/lib/model/views";
import { Button } from "@/components/ui/button";
import { Mark } from "@/components/ui/mark";
import { ReviewerList } from "@/components/queue/reviewer-list";
import { ThinBar } from "@/components/ui/thin-bar";
import { progressOf } from "@/components/book/monograph-filter";
import { ImportRow } from "./import-row";
import { DEFAULT_CHOICE, OpenDialog } from "./open-dialog";
import css from "./library.module.css";
import { type ImportActions, useImports } from "./use-imports";

export interface LibraryProps extends ImportActions {
  books: readonly BookRow[];
  /** Who has judged how much, by book. */
  progress: ReadonlyMap<string, readonly ReviewerProgress[]>;
  jobs: JobRow[];
  /** Ids of the kinds of books. */
  profiles: readonly string[];
}

/** The shelf: a row a book, what is on its way in, and the door through which a PDF comes. A file may be dropped anywhere. */
export function Library({ books, progress, jobs, profiles, ...actions }: LibraryProps) {
  const t = useTranslations("library");
  const imports = useImports(jobs, actions);
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [asking, setAsking] = useState(false);
  const [choice, setChoice] = useState(DEFAULT_CHOICE);
  const askAgain = (change: Partial<typeof choice>) => {
    setChoice({ ...DEFAULT_CHOICE, ...change });
    setAsking(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    imports.open(event.dataTransfer.files, DEFAULT_CHOICE);
  };
  const empty = books.length === 0 && imports.jobs.length === 0;
  return (
    <main
      id="main"
      tabIndex={-1}
      className={css.library}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => event.currentTarget === event.target && setOver(false)}
      onDrop={drop}
    >
      <header className={css.head}>
        <h1>{t("title")}</h1>
        <input
          ref={picker}
          type="file"
          accept="application/pdf,.pdf"
          multiple
          className="visually-hidden"
          tabIndex={-1}
          aria-label={t("pick")}
          onChange={(event) => {
            imports.open(event.target.files ?? [], choice);
            event.target.value = "";
            setAsking(false);
            setChoice(DEFAULT_CHOICE);
          }}
        />
        <Button variant="primary" onClick={() => askAgain({})}>
          <FileUp aria-hidden />
          {t("open_pdf")}
        </Button>
      </header>
      <OpenDialog open={asking} onOpenChange={setAsking} profiles={profiles} choice={choice} onChoice={setChoice} onPick={() => picker.current?.click()} />
      {imports.jobs.length === 0 ? null : (
        <ul className={css.imports} aria-label={t("imports")}>
          {imports.jobs.map((job) => (
            <ImportRow key={job.jobId} job={job} onCancel={imports.cancel} onDismiss={imports.dismiss} onResume={imports.resume} onRecognise={(failed) => imports.recognise(failed) || askAgain({ ocr: true })} onChooseKind={() => askAgain({})} />
          ))}
        </ul>
      )}
      {empty ? <EmptyShelf /> : books.length === 0 ? null : <Shelf books={books} progress={progress} />}
      {empty ? null : <p className={css.dropHint}>{t("drop_hint")}</p>}
    </main>
  );
}

function EmptyShelf() {
  const t = useTranslations("library");
  return (
    <section className={css.empty}>
      <h2>{t("empty_title")}</h2>
      <ol>
        <li>{t("empty_1")}</li>
        <li>{t("empty_2")}</li>
        <li>{t("empty_3")}</li>
      </ol>
      <p>{t("empty_foot")}</p>
    </section>
  );
}

function Shelf({ books, progress }: Pick<LibraryProps, "books" | "progress">) {
  const t = useTranslations("library");
  return (
    <div className={css.scroll}>
      <table className={css.shelf}>
        <caption className="visually-hidden">{t("title")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("book")}</th>
            <th scope="col">{t("pages")}</th>
            <th scope="col">{t("monographs")}</th>
            <th scope="col">{t("progress")}</th>
            <th scope="col">{t("findings")}</th>
            <th scope="col">{t("opened")}</th>
          </tr>
        </thead>
        <tbody>
          {books.map((book) => (
            <ShelfRow key={book.bookId} book={book} reviewers={progress.get(book.bookId) ?? []} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ShelfRow({ book, reviewers }: { book: BookRow; reviewers: readonly ReviewerProgress[] }) {
  const t = useTranslations("library");
  const format = useFormatter();
  const now = useNow();
  const { judged, total } = progressOf(book);
  return (
    <tr>
      <th scope="row">
        <Link href={`/books/${book.bookId}`}>{book.title}</Link>
        {book.importing ? <span className={css.sample}>{t("importing", { done: book.importing.monographs, total: book.importing.of })}</span> : null}
        {book.isSample ? <span className={css.sample}>{t("sample")}</span> : null}
        <span className={css.file}>{book.fileName}</span>
      </th>
      <td className="figures">{format.number(book.pageCount)}</td>
      <td className="figures">{format.number(book.monographCount)}</td>
      <td className={css.progress}>
        <span className="figures">{t("judged", { judged: format.number(judged), total: format.number(total) })}</span>
        <ThinBar label={t("progress_of", { title: book.title })} value={judged} max={total} />
        <ReviewerList reviewers={reviewers} />
      </td>
      <td>
        <FindingCount book={book} />
      </td>
      <td>{book.openedAt === null ? t("never") : <time dateTime={book.openedAt}>{format.relativeTime(new Date(book.openedAt), now)}</time>}</td>
    </tr>
  );
}

function FindingCount({ book }: { book: BookRow }) {
  const t = useTranslations("library");
  const { block, warn } = book.findings;
  if (block === 0 && warn === 0)
    return (
      <span className={css.counts}>
        <Mark meaning="clean" /> {t("no_findings")}
      </span>
    );
  return (
    <Link className={css.counts} href={`/books/${book.bookId}/gates`} prefetch={false}>
      {block > 0 ? (
        <span className="figures">
          <Mark meaning="blocked" /> {t("blocking", { count: block })}
        </span>
      ) : null}
      {warn > 0 ? (
        <span className="figures">
          <Mark meaning="judge" /> {t("warnings", { count: warn })}
        </span>
      ) : null}
    </Link>
  );
}
