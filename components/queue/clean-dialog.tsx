"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { QueueFilter } from "@/lib/model/queue";
import type { BulkPreview } from "@/lib/model/views";
import { useRefusalWords } from "@/components/decision/decided-since";
import { Button } from "@/components/ui/button";
import { Mark } from "@/components/ui/mark";
import { Modal, ModalFoot } from "@/components/ui/modal";
import { useReviewer } from "@/components/ui/reviewer";
import { answered } from "@/components/decision/use-send";
import css from "./clean-dialog.module.css";

interface CleanInput {
  bookId: string;
  filter: QueueFilter;
  allowRisky: boolean;
}
export interface CleanActions {
  preview: (input: CleanInput) => Promise<{ ok: true; preview: BulkPreview } | { ok: false; reason: string }>;
  accept: (input: CleanInput & { digest: string }) => Promise<{ ok: true; count: number } | { ok: false; reason: string }>;
}

export interface CleanDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  bookId: string;
  filter: QueueFilter;
  actions: CleanActions;
  onDone: (count: number) => void;
}

/** Accepting the clean rest together: how many, in which monographs, why they count as clean, and what is left to be looked at. */
export function CleanDialog(props: CleanDialogProps) {
  const t = useTranslations("clean");
  return (
    <Modal open={props.open} onOpenChange={props.onOpenChange} title={t("title")} about={t("about")} shape="wide">
      {props.open ? <CleanForm {...props} /> : null}
    </Modal>
  );
}

const CRITERIA = ["finding", "label", "dose", "again", "risky"] as const;

function CleanForm({ onOpenChange, bookId, filter, actions, onDone }: CleanDialogProps) {
  const t = useTranslations("clean");
  const refusalWords = useRefusalWords();
  const { ensureReviewer } = useReviewer();
  const [allowRisky, setAllowRisky] = useState(false);
  const [turn, setTurn] = useState(0);
  const [preview, setPreview] = useState<BulkPreview | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = turn >= 0;
    setPreview(null);
    setFailed(false);
    const count = async () => {
      const result = await answered(actions.preview({ bookId, filter, allowRisky }));
      if (!isCurrent) return;
      if (result.ok) return setPreview(result.preview);
      setFailed(true);
      setRefusal(refusalWords(result));
    };
    void count();
    return () => {
      isCurrent = false;
    };
  }, [actions, bookId, filter, allowRisky, turn, refusalWords]);
  const accept = async () => {
    if (preview === null || (await ensureReviewer()) === null) return;
    setBusy(true);
    const result = await answered(actions.accept({ bookId, filter, allowRisky, digest: preview.digest }));
    setBusy(false);
    if (result.ok) return onDone(result.count);
    // What is clean now is counted again, so that nothing is confirmed that was not shown.
    setRefusal(result.reason === "changed_since" ? t("changed") : refusalWords(result));
    setTurn((last) => last + 1);
  };
  return (
    <div className={css.form}>
      <p role="status" className={css.count}>
        {preview === null ? (failed ? null : t("counting")) : t("count", { count: preview.count, monographs: preview.monographs.length })}
      </p>
      {refusal === null ? null : (
        <p role="alert" className={css.refusal}>
          {refusal}
        </p>
      )}
      <div className={css.columns}>
        <section>
          <h3>{t("why")}</h3>
          <ul className={css.criteria}>
            {CRITERIA.map((criterion) => (
              <li key={criterion}>
                <Mark meaning={criterion === "risky" && allowRisky ? "judge" : "clean"} /> {t(criterion === "risky" && allowRisky ? "criterion_risky_allowed" : `criterion_${criterion}`)}
              </li>
            ))}
          </ul>
          <label className={css.risky}>
            <input
              type="checkbox"
              checked={allowRisky}
              onChange={(event) => {
                setRefusal(null);
                setAllowRisky(event.target.checked);
              }}
            />
            {t("allow_risky")}
          </label>
        </section>
        <section>
          <h3>{t("where")}</h3>
          <ul className={`${css.monographs} figures`} tabIndex={0} aria-label={t("where")}>
            {(preview?.monographs ?? []).map((monograph) => (
              <li key={monograph.drugId}>
                <span>{monograph.drugName}</span>
                <span>{monograph.count}</span>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3>{t("left")}</h3>
          <ul className={`${css.left} figures`}>
            {(preview?.left ?? []).map(({ reason, count }) => (
              <li key={reason}>
                <span>{t(`left_${reason}`)}</span>
                <span>{count}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <ModalFoot>
        <Button data-first-focus onClick={() => onOpenChange(false)}>
          {t("cancel")}
        </Button>
        <Button variant="primary" disabled={busy || preview === null || preview.count === 0} onClick={() => void accept()}>
          {t("accept", { count: preview?.count ?? 0 })}
        </Button>
      </ModalFoot>
    </div>
  );
}
