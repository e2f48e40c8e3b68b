"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { PAGE_REASONS, QUARANTINE_REASONS, REJECT_REASONS } from "@/lib/model/reasons";
import { Button } from "@/components/ui/button";
import controls from "@/components/ui/controls.module.css";
import { Modal, ModalFoot } from "@/components/ui/modal";
import css from "./reason-dialog.module.css";

type Asking = "reject" | "quarantine" | "unfit";
const REASONS: Readonly<Record<Asking, readonly string[]>> = { reject: REJECT_REASONS, quarantine: QUARANTINE_REASONS, unfit: PAGE_REASONS };

export interface ReasonDialogProps {
  /** Which question: rejecting a seam, quarantining a block or finding a page's text unfit. Null: closed. */
  asking: Asking | null;
  /** What it is about, in words. */
  about: string;
  onCancel: () => void;
  onAnswer: (answer: { reason: string; note: string }) => void;
}

/** A rejection says why. A digit picks a reason and sends it at once; "other", and whoever has begun a note, goes on to the note. Ctrl+Enter sends. */
export function ReasonDialog({ asking, about, onCancel, onAnswer }: ReasonDialogProps) {
  const t = useTranslations("reason_dialog");
  return (
    <Modal open={asking !== null} onOpenChange={(open) => !open && onCancel()} title={t(asking ?? "reject")} about={about}>
      {asking === null ? null : <ReasonForm asking={asking} onCancel={onCancel} onAnswer={onAnswer} />}
    </Modal>
  );
}

function ReasonForm({ asking, onCancel, onAnswer }: Omit<ReasonDialogProps, "about" | "asking"> & { asking: Asking }) {
  const t = useTranslations("reason_dialog");
  const names = useTranslations("reasons");
  const reasons = REASONS[asking];
  const [reason, setReason] = useState(reasons[0] ?? "other");
  const [note, setNote] = useState("");
  const [missing, setMissing] = useState(false);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (reason === "other" && note.trim() === "") setMissing(true);
    else onAnswer({ reason, note: note.trim() });
  };
  const keys = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) return submit(event);
    const byDigit = event.target instanceof HTMLTextAreaElement ? undefined : reasons[Number(event.key) - 1];
    if (byDigit === undefined) return;
    event.preventDefault();
    setReason(byDigit);
    if (byDigit !== "other" && note.trim() === "") return onAnswer({ reason: byDigit, note: "" });
    event.currentTarget.querySelector("textarea")?.focus();
  };
  return (
    <form onSubmit={submit} onKeyDown={keys} className={css.form}>
      <fieldset className={css.reasons}>
        <legend className={controls.legend}>{t("why")}</legend>
        <p className={css.hint}>{t("digits")}</p>
        {reasons.map((code, index) => (
          <label key={code} className={css.reason}>
            <input type="radio" name="reason" value={code} checked={reason === code} onChange={() => setReason(code)} data-first-focus={index === 0 || undefined} />
            <span>{names(code)}</span>
            <kbd aria-hidden>{index + 1}</kbd>
          </label>
        ))}
      </fieldset>
      <label className={controls.field}>
        <span>{t(reason === "other" ? "note_required" : "note")}</span>
        <textarea className={controls.input} rows={3} maxLength={2000} value={note} aria-invalid={missing && note.trim() === ""} onChange={(event) => setNote(event.target.value)} />
      </label>
      {missing && note.trim() === "" ? (
        <p role="alert" className={controls.error}>
          {t("note_missing")}
        </p>
      ) : null}
      <ModalFoot>
        <Button onClick={onCancel}>{t("cancel")}</Button>
        <Button type="submit" variant="primary">
          {t(`send_${asking}`)} <kbd>Ctrl ↵</kbd>
        </Button>
      </ModalFoot>
    </form>
  );
}
