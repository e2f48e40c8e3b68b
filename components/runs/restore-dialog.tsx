"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { RunPreview, RunRow } from "@/lib/model/views";
import { useAnnounce } from "@/components/ui/announcer";
import { Button } from "@/components/ui/button";
import controls from "@/components/ui/controls.module.css";
import { Modal, ModalFoot } from "@/components/ui/modal";
import { useRefusalWords } from "@/components/decision/decided-since";
import { answered, useSend } from "@/components/decision/use-send";
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
  const refusalWords = useRefusalWords();
  const announce = useAnnounce();
  const { busy, refusal, send } = useSend();
  const [preview, setPreview] = useState<RunPreview | null>(null);
  const [unread, setUnread] = useState<string | null>(null);
  const { runId } = run;
  useEffect(() => {
    let gone = false;
    void answered(onPreview({ bookId, runId })).then((result) => {
      if (gone) return;
      if (result.ok) setPreview(result);
      else setUnread(refusalWords(result));
    });
    return () => {
      gone = true;
    };
  }, [bookId, runId, onPreview, refusalWords]);
  const commit = async () => {
    if ((await send(() => onCommit({ bookId, runId }))) === null) return;
    announce(t("restored", { number: run.ordinal }));
    onClose();
  };
  const failed = refusal ?? unread;
  return (
    <div className={css.preview} aria-busy={busy || (preview === null && failed === null)}>
      {preview === null && failed === null ? <p role="status">{t("working")}</p> : null}
      {failed === null ? null : (
        <p role="alert" className={controls.error}>
          {failed}
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
