"use client";

import { useRouter } from "next/navigation";
import { useFormatter, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { BookRow, JobRow } from "@/lib/model/views";
import { useAnnounce } from "@/components/ui/announcer";
import { Button } from "@/components/ui/button";
import { Mark } from "@/components/ui/mark";
import { ThinBar } from "@/components/ui/thin-bar";
import css from "./import-banner.module.css";
import { ImportFacts } from "./import-facts";
import { watchJobs } from "./watch-jobs";

/** How often the page takes in monographs that have come, milliseconds. */
const REFRESH_MS = 3_000;

export interface ImportBannerProps {
  book: Pick<BookRow, "bookId" | "title" | "pageCount" | "importing">;
  jobs: JobRow[];
  resume: (bookId: string) => Promise<void>;
}

/** Over every page of a book whose monographs still come in: how far it is, what waits for the end, and a way to go on where the import stands still. */
export function ImportBanner({ book, jobs: initial, resume }: ImportBannerProps) {
  const t = useTranslations("import");
  const format = useFormatter();
  const [asked, setAsked] = useState(false);
  const job = useOwnJob(book, initial);
  const { monographs, of, pages } = book.importing ?? { monographs: 0, of: 0, pages: 0 };
  const done = Math.max(monographs, job?.stage === "chunking" ? job.done : 0);
  return (
    <section className={css.banner} aria-label={t("banner")}>
      <Mark meaning={job === null ? "judge" : "idle"} />
      <p>
        <b>{t(job === null ? "banner_paused" : "banner_running", { done, total: of, pages: format.number(pages), pageCount: format.number(book.pageCount) })}</b> {job === null ? null : <ImportFacts job={job} />}
        <span className={css.waits}>{t("banner_waits")}</span>
      </p>
      {job === null ? (
        <Button
          variant="primary"
          disabled={asked}
          onClick={() => {
            setAsked(true);
            void resume(book.bookId);
          }}
        >
          {t("resume")}
        </Button>
      ) : (
        <span className={css.bar}>
          <ThinBar label={t("progress", { file: book.title })} value={done} max={Math.max(1, of)} busy />
        </span>
      )}
    </section>
  );
}

/** The import that is at work on the book; null where none is. The page takes in what has come now and then, and the whole book when the import is done. */
function useOwnJob({ bookId, title }: ImportBannerProps["book"], initial: JobRow[]): JobRow | null {
  const t = useTranslations("import");
  const announce = useAnnounce();
  const router = useRouter();
  const [jobs, setJobs] = useState(initial);
  const refreshed = useRef({ at: 0, state: "" });
  useEffect(() => watchJobs(setJobs), []);
  const own = jobs.find((job) => job.bookId === bookId && (job.state === "running" || job.state === "done")) ?? null;
  const state = own === null ? "" : `${own.state} ${own.done}`;
  useEffect(() => {
    const last = refreshed.current;
    if (state === "" || state === last.state) return;
    const isDone = state.startsWith("done");
    const wait = isDone ? 0 : Math.max(0, last.at + REFRESH_MS - Date.now());
    const timer = setTimeout(() => {
      refreshed.current = { at: Date.now(), state };
      router.refresh();
      if (isDone) announce(t("banner_done", { title }));
    }, wait);
    return () => clearTimeout(timer);
  }, [state, router, announce, t, title]);
  return own?.state === "running" ? own : null;
}
