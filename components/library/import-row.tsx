"use client";

import { ScanText, X } from "lucide-react";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { errorSentence, type Locale } from "@/lib/model/error-sentences";
import type { JobRow } from "@/lib/model/views";
import { Button, buttonClass } from "@/components/ui/button";
import { Mark } from "@/components/ui/mark";
import { ThinBar } from "@/components/ui/thin-bar";
import { ImportFacts } from "./import-facts";
import css from "./library.module.css";

export interface ImportRowProps {
  job: JobRow;
  onCancel: (jobId: string) => void;
  onDismiss: (jobId: string) => void;
  onResume: (job: JobRow) => void;
  /** Opens the same file again, its pages read by OCR. */
  onRecognise: (jobId: string) => void;
  /** Opens a file as another kind of book. */
  onChooseKind: () => void;
}

/** Refusals that text recognition can mend. */
const FOR_OCR: readonly string[] = ["pdf_without_text", "text_unreliable"];

/** A file on its way in: stage, rate, what is left, and a way to stop it; one that was cut off and can be gone on with; or the sentence that says why it could not be used. */
export function ImportRow({ job, onCancel, onDismiss, onResume, onRecognise, onChooseKind }: ImportRowProps) {
  const t = useTranslations("import");
  if (job.state === "running") return <RunningRow job={job} onCancel={onCancel} />;
  return (
    <li className={`${css.import} ${css.failed}`} data-job={job.jobId}>
      <Mark meaning={job.resumable === true ? "judge" : job.state === "cancelled" ? "idle" : "blocked"} />
      <FailureText job={job} />
      {job.resumable === true ? (
        <Button variant="primary" onClick={() => onResume(job)}>
          {t("resume")}
        </Button>
      ) : null}
      {FOR_OCR.includes(job.errorCode ?? "") ? (
        <Button onClick={() => onRecognise(job.jobId)}>
          <ScanText aria-hidden />
          {t("recognise")}
        </Button>
      ) : null}
      {job.errorCode === "no_monographs" ? <Button onClick={onChooseKind}>{t("choose_kind")}</Button> : null}
      <Button variant="quiet" onClick={() => onDismiss(job.jobId)}>
        {t(job.resumable === true ? "discard" : "dismiss")}
      </Button>
    </li>
  );
}

function FailureText({ job }: { job: JobRow }) {
  const locale = useLocale() as Locale;
  const code = job.errorCode ?? (job.state === "cancelled" ? "cancelled" : "internal");
  return (
    <p role="alert">
      <b>{job.fileName}</b>
      <span>{errorSentence(locale, code, { file: job.fileName, ...job.errorDetails })}</span>
    </p>
  );
}

function RunningRow({ job, onCancel }: Pick<ImportRowProps, "job" | "onCancel">) {
  const t = useTranslations("import");
  return (
    <li className={css.import} data-job={job.jobId}>
      <div className={css.running}>
        <p>
          <b>{job.fileName}</b> <ImportFacts job={job} />
        </p>
        <ThinBar label={t("progress", { file: job.fileName })} value={job.done} max={Math.max(1, job.total)} busy />
      </div>
      {job.bookId === null ? null : (
        <Link className={buttonClass("quiet")} href={`/books/${job.bookId}`} prefetch={false}>
          {t("open_ready")}
        </Link>
      )}
      <Button variant="quiet" onClick={() => onCancel(job.jobId)}>
        <X aria-hidden />
        {t("cancel")}
      </Button>
    </li>
  );
}
