"use client";

import { X } from "lucide-react";
import { useFormatter, useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import { errorSentence, type Locale } from "@/lib/model/error-sentences";
import type { JobRow } from "@/lib/model/views";
import { Button } from "@/components/ui/button";
import { Mark } from "@/components/ui/mark";
import { ThinBar } from "@/components/ui/thin-bar";
import { importRate, type ProgressSample } from "./import-rate";
import css from "./library.module.css";

export interface ImportRowProps {
  job: JobRow;
  onCancel: (jobId: string) => void;
  onDismiss: (jobId: string) => void;
}

/** A file on its way in: stage, rate, what is left, and a way to stop it; or the sentence that says why it could not be used. */
export function ImportRow({ job, onCancel, onDismiss }: ImportRowProps) {
  const t = useTranslations("import");
  if (job.state === "running") return <RunningRow job={job} onCancel={onCancel} />;
  return (
    <li className={`${css.import} ${css.failed}`} data-job={job.jobId}>
      <Mark meaning={job.state === "cancelled" ? "idle" : "blocked"} />
      <FailureText job={job} />
      <Button variant="quiet" onClick={() => onDismiss(job.jobId)}>
        {t("dismiss")}
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

function RunningRow({ job, onCancel }: Omit<ImportRowProps, "onDismiss">) {
  const t = useTranslations("import");
  const rate = useRate(job);
  const format = useFormatter();
  const facts = [
    t(`stage_${job.stage}`),
    job.total > 0 ? t(job.stage === "reading" ? "pages_done" : "done_of", { done: job.done, total: job.total }) : "",
    rate === null || job.stage !== "reading" ? "" : t("rate", { rate: format.number(rate.perSecond, { maximumFractionDigits: rate.perSecond < 10 ? 1 : 0 }) }),
    rate === null || rate.remaining < 1 ? "" : t("remaining", { seconds: Math.ceil(rate.remaining) }),
  ];
  return (
    <li className={css.import} data-job={job.jobId}>
      <div className={css.running}>
        <p>
          <b>{job.fileName}</b> <span className="figures">{facts.filter(Boolean).join(" · ")}</span>
        </p>
        <ThinBar label={t("progress", { file: job.fileName })} value={job.done} max={Math.max(1, job.total)} busy />
      </div>
      <Button variant="quiet" onClick={() => onCancel(job.jobId)}>
        <X aria-hidden />
        {t("cancel")}
      </Button>
    </li>
  );
}

/** Looks taken at the present stage; a new stage begins anew. */
function useRate(job: JobRow) {
  const looks = useRef<{ stage: string; samples: ProgressSample[] }>({ stage: "", samples: [] });
  if (looks.current.stage !== job.stage) looks.current = { stage: job.stage, samples: [] };
  const { samples } = looks.current;
  if (samples.at(-1)?.done !== job.done) samples.push({ at: performance.now(), done: job.done });
  return importRate(samples, job.total);
}
