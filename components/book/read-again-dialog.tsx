"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useState } from "react";
import type { BookRow, ReadAgainChange } from "@/lib/model/views";
import { useUndo } from "@/components/decision/undo-scope";
import { KindChoice } from "@/components/library/kind-choice";
import { Button } from "@/components/ui/button";
import controls from "@/components/ui/controls.module.css";
import { Modal, ModalFoot } from "@/components/ui/modal";
import { useRefusalWords } from "@/components/decision/decided-since";
import { answered, useSend } from "@/components/decision/use-send";
import { ReadAgainChanges } from "./read-again-changes";
import css from "./read-again-dialog.module.css";
import { useKindName } from "./use-kind-name";

export type ReadAgainAnswer = { ok: true; change: ReadAgainChange } | { ok: false; reason: string };
type Ask = (input: { bookId: string; profileId: string }) => Promise<ReadAgainAnswer>;

export interface ReadAgainActions {
  /** What reading the book as that kind would change. */
  onPreview: Ask;
  onCommit: Ask;
}

export interface ReadAgainDialogProps extends ReadAgainActions {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  book: Pick<BookRow, "bookId" | "profileId" | "importing">;
  profiles: readonly string[];
}

/** Reads the book again as another kind: the kinds by name, what one would change, and the word that commits it. */
export function ReadAgainDialog(props: ReadAgainDialogProps) {
  const { open, onOpenChange } = props;
  const t = useTranslations("profile_line");
  return (
    <Modal open={open} onOpenChange={onOpenChange} title={t("title")} about={t("about")} shape="wide">
      <ReadAgainForm {...props} />
    </Modal>
  );
}

function ReadAgainForm({ onOpenChange, book: { bookId, profileId: now, importing }, profiles, onPreview, onCommit }: ReadAgainDialogProps) {
  const t = useTranslations("profile_line");
  const refusals = useTranslations("refusals");
  const kindName = useKindName();
  const refusalWords = useRefusalWords();
  const { busy, refusal, dismiss, send } = useSend();
  const { say } = useUndo();
  const [chosen, setChosen] = useState<string | null>(null);
  const waits = importing !== null;
  const preview = usePreview(waits ? null : chosen, bookId, onPreview);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen === null || busy || !preview?.ok) return;
    if ((await send(() => onCommit({ bookId, profileId: chosen }))) === null) return;
    say(t("done", { kind: kindName(chosen) }));
    onOpenChange(false);
  };
  const choose = (profile: string) => {
    dismiss();
    setChosen(profile);
  };
  return (
    <form onSubmit={submit} className={css.form} aria-busy={busy}>
      <KindChoice legend={t("kind")} profiles={profiles} chosen={chosen} now={now} nowLabel={t("now")} disabled={waits || busy} onChoose={choose} />
      <div role="status" className={`${css.outcome} figures`}>
        {waits ? (
          <p className={controls.error}>{refusals("book_importing")}</p>
        ) : busy ? (
          <p>{t("reading")}</p>
        ) : chosen === null ? (
          <p>{t("choose")}</p>
        ) : preview === null ? (
          <p>{t("working")}</p>
        ) : preview.ok ? (
          <ReadAgainChanges change={preview.change} />
        ) : (
          <p className={controls.error}>{refusalWords(preview)}</p>
        )}
      </div>
      {refusal === null ? null : (
        <p role="alert" className={controls.error}>
          {refusal}
        </p>
      )}
      <ModalFoot>
        <Button onClick={() => onOpenChange(false)}>{t("cancel")}</Button>
        <Button type="submit" variant="primary" disabled={busy || preview === null || !preview.ok}>
          {t("commit")}
        </Button>
      </ModalFoot>
    </form>
  );
}

/** A choice rests for this long before it is looked at, milliseconds: arrow keys pass over the others. */
const REST = 250;

function usePreview(profileId: string | null, bookId: string, onPreview: Ask): ReadAgainAnswer | null {
  const [known, setKnown] = useState<{ profileId: string; answer: ReadAgainAnswer } | null>(null);
  useEffect(() => {
    if (profileId === null) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const answer = await answered(onPreview({ bookId, profileId }));
      if (isCurrent) setKnown({ profileId, answer });
    }, REST);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [profileId, bookId, onPreview]);
  return known !== null && known.profileId === profileId ? known.answer : null;
}
