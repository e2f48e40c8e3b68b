"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { errorSentence, LOCALES } from "@/lib/model/error-sentences";
import { USER_ERROR_CODES } from "@/lib/model/user-error";
import type { FindingCounts, RunDiff } from "@/lib/model/views";
import { useAnnounce } from "@/components/ui/announcer";
import { Button } from "@/components/ui/button";
import controls from "@/components/ui/controls.module.css";
import { Modal, ModalFoot } from "@/components/ui/modal";
import { useReviewer } from "@/components/ui/reviewer";
import css from "./runs.module.css";

interface Fault {
  line: number;
  field: string | null;
  code: string;
  expected: string;
}
interface Done {
  ok: true;
  ordinal: number;
  records: number;
  ignoredFields: string[];
  findings: FindingCounts;
  decisions: RunDiff["decisions"];
}
type Answer = Done | { ok: false; errors: Fault[]; count: number } | { ok: false; reason: string } | { ok: false; errorCode: string; details: Record<string, string | number> };

export interface ImportDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  bookId: string;
}

/** Takes a chunks.jsonl made elsewhere into the book: its chunks become a run with gates, or every fault is named by line and field. */
export function ImportDialog(props: ImportDialogProps) {
  const t = useTranslations("take_in");
  return (
    <Modal open={props.open} onOpenChange={props.onOpenChange} title={t("title")} about={t("about")} shape="wide">
      <ImportForm {...props} />
    </Modal>
  );
}

function ImportForm({ bookId, onOpenChange }: ImportDialogProps) {
  const t = useTranslations("take_in");
  const announce = useAnnounce();
  const router = useRouter();
  const { ensureReviewer } = useReviewer();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const file = new FormData(event.currentTarget).get("file");
    if (!(file instanceof File) || (await ensureReviewer()) === null) return;
    setBusy(true);
    setAnswer(null);
    const result = await fetch(`/api/books/${bookId}/chunks?name=${encodeURIComponent(file.name)}`, { method: "POST", body: file })
      .then((response) => response.json() as Promise<Answer>)
      .catch((): Answer => ({ ok: false, reason: "other" }));
    setBusy(false);
    setAnswer(result);
    if (!result.ok) return;
    announce(t("done", { number: result.ordinal, records: result.records }));
    router.refresh();
  };
  return (
    <form onSubmit={send} className={css.preview} aria-busy={busy}>
      <label className={controls.field}>
        <span>{t("file")}</span>
        <input data-first-focus className={controls.input} type="file" name="file" accept=".jsonl,.ndjson,application/x-ndjson" required onChange={() => setAnswer(null)} />
      </label>
      {busy ? <p role="status">{t("working")}</p> : null}
      {answer === null ? null : answer.ok ? <Taken bookId={bookId} done={answer} /> : "errors" in answer ? <Faults errors={answer.errors} count={answer.count} /> : <Refused answer={answer} />}
      <ModalFoot>
        <Button onClick={() => onOpenChange(false)}>{t("close")}</Button>
        <Button type="submit" variant="primary" disabled={busy || answer?.ok === true}>
          {t("send")}
        </Button>
      </ModalFoot>
    </form>
  );
}

function Taken({ bookId, done }: { bookId: string; done: Done }) {
  const t = useTranslations("take_in");
  return (
    <div role="status">
      <p>
        <b>{t("done", { number: done.ordinal, records: done.records })}</b>
      </p>
      {done.ignoredFields.length === 0 ? null : <p>{t("ignored", { fields: done.ignoredFields.join(", ") })}</p>}
      <p>{t("decisions", { carried: done.decisions.carried, again: done.decisions.lookAgain, orphaned: done.decisions.orphaned })}</p>
      <Link href={`/books/${bookId}/gates`} prefetch={false}>
        {t("gates", { block: done.findings.block, warn: done.findings.warn })}
      </Link>
    </div>
  );
}

function Faults({ errors, count }: { errors: readonly Fault[]; count: number }) {
  const t = useTranslations("take_in");
  const codes = useTranslations("record_errors");
  return (
    <div role="alert">
      <p className={controls.error}>{t("refused", { count })}</p>
      <div className={css.faults} tabIndex={0} role="region" aria-label={t("faults")}>
        <table>
          <caption className="visually-hidden">{t("faults")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("line")}</th>
              <th scope="col">{t("field")}</th>
              <th scope="col">{t("fault")}</th>
            </tr>
          </thead>
          <tbody className="figures">
            {errors.map((error, index) => (
              <tr key={`${index}-${error.line}-${error.field}`}>
                <th scope="row">{error.line}</th>
                <td>{error.field === null ? t("whole_line") : <code>{error.field}</code>}</td>
                <td>
                  {codes.has(error.code) ? codes(error.code) : error.code}
                  {error.expected === "" || error.code === "field_missing" ? "" : ` (${error.expected})`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {errors.length < count ? <p className={css.quiet}>{t("more_faults", { count: count - errors.length })}</p> : null}
    </div>
  );
}

function Refused({ answer }: { answer: { reason: string } | { errorCode: string; details: Record<string, string | number> } }) {
  const refusals = useTranslations("refusals");
  const current = useLocale();
  const locale = LOCALES.find((candidate) => candidate === current) ?? "vi";
  const known = "errorCode" in answer ? USER_ERROR_CODES.find((code) => code === answer.errorCode) : undefined;
  const words = "errorCode" in answer ? (known === undefined ? refusals("other") : errorSentence(locale, known, answer.details)) : refusals.has(answer.reason) ? refusals(answer.reason) : refusals("other");
  return (
    <p role="alert" className={controls.error}>
      {words}
    </p>
  );
}
