"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { RunPreview, RunRow } from "@/lib/model/views";
import { useAnnounce } from "@/components/ui/announcer";
import { Button } from "@/components/ui/button";
import controls from "@/components/ui/controls.module.css";
import { Modal, ModalFoot } from "@/components/ui/modal";
import { useReviewer } from "@/components/ui/reviewer";
import type { PreviewResult, RechunkResult } from "./rechunk-dialog";
import { RunPreviewView } from "./run-preview-view";
import css from "./runs.module.css";

type RunOf = { bookId: string; runId: string };

export interface RestoreDialogProps {
  bookId: string;
  /** Null: closed. */
  run: RunRow | null;
  onClose: () => void;
  onPreview: (run: RunOf) => Promise<PreviewResult>;
  onCommit: (run: RunOf) => Promise<RechunkResult>;
}

/** Goes back to an earlier run: shows what that would change before anything is written. */
export function RestoreDialog({ run, onClose, ...rest }: RestoreDialogProps) {
  const t = useTranslations("runs_page");
  return (
    <Modal open={run !== null} onOpenChange={(open) => (open ? undefined : onClose())} title={t("restore_title", { number: run?.ordinal ?? 0 })} about={t("restore_about")} shape="wide">
      {run === null ? null : <RestoreForm key={run.runId} run={run} onClose={onClose} {...rest} />}
    </Modal>
  );
}

function RestoreForm({ bookId, run, onClose, onPreview, onCommit }: RestoreDialogProps & { run: RunRow }) {
  const t = useTranslations("runs_page");
  const refusals = useTranslations("refusals");
  const announce = useAnnounce();
  const { ensureReviewer } = useReviewer();
  const [preview, setPreview] = useState<RunPreview | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { runId } = run;
  useEffect(() => {
    let gone = false;
    onPreview({ bookId, runId })
      .then((result) => {
        if (gone) return;
        if (result.ok) setPreview(result);
        else setRefusal(result.reason);
      })
      .catch(() => (gone ? undefined : setRefusal("other")));
    return () => {
      gone = true;
    };
  }, [bookId, runId, onPreview]);
  const commit = async () => {
    if ((await ensureReviewer()) === null) return;
    setBusy(true);
    const result = await onCommit({ bookId, runId }).catch(() => ({ ok: false as const, reason: "other" }));
    setBusy(false);
    if (!result.ok) return setRefusal(result.reason);
    announce(t("restored", { number: run.ordinal }));
    onClose();
  };
  return (
    <div className={css.preview} aria-busy={busy || (preview === null && refusal === null)}>
      {preview === null && refusal === null ? <p role="status">{t("working")}</p> : null}
      {refusal === null ? null : (
        <p role="alert" className={controls.error}>
          {refusals.has(refusal) ? refusals(refusal) : refusals("other")}
        </p>
      )}
      {preview === null ? null : <RunPreviewView bookId={bookId} preview={preview} />}
      <ModalFoot>
        <Button onClick={onClose}>{t("discard")}</Button>
        <Button variant="primary" disabled={busy || preview === null} onClick={() => void commit()}>
          {t("restore")}
        </Button>
      </ModalFoot>
    </div>
  );
}
