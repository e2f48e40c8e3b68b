"use client";

import { useTranslations } from "next-intl";
import { createContext, type FormEvent, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from "react";
import { Button } from "./button";
import controls from "./controls.module.css";
import { Modal, ModalFoot } from "./modal";

interface ReviewerContextValue {
  /** Null until a name was given. */
  reviewer: string | null;
  /** The name, asked for when there is none yet; null when the reader closed the question. */
  ensureReviewer: () => Promise<string | null>;
  /** Opens the question with the present name in it. */
  changeReviewer: () => void;
}

const ReviewerContext = createContext<ReviewerContextValue>({ reviewer: null, ensureReviewer: async () => null, changeReviewer: () => undefined });

export function useReviewer(): ReviewerContextValue {
  return useContext(ReviewerContext);
}

export interface ReviewerProviderProps {
  reviewer: string | null;
  /** Keeps the name (a cookie); answers the name as kept. */
  onSave: (name: string) => Promise<{ ok: true; name: string } | { ok: false }>;
  children: ReactNode;
}

/** Every decision carries a name: it is asked for once, at the first decision, and kept. */
export function ReviewerProvider({ reviewer: initial, onSave, children }: ReviewerProviderProps) {
  const t = useTranslations("reviewer");
  const [reviewer, setReviewer] = useState(initial);
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const waiting = useRef<((name: string | null) => void)[]>([]);

  const settle = useCallback((name: string | null) => {
    for (const resolve of waiting.current.splice(0)) resolve(name);
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name") ?? "");
    const kept = await onSave(name);
    setFailed(!kept.ok);
    if (!kept.ok) return;
    setReviewer(kept.name);
    settle(kept.name);
    setOpen(false);
  };

  const value = useMemo<ReviewerContextValue>(
    () => ({
      reviewer,
      changeReviewer: () => setOpen(true),
      ensureReviewer: () => {
        if (reviewer !== null) return Promise.resolve(reviewer);
        setOpen(true);
        return new Promise((resolve) => waiting.current.push(resolve));
      },
    }),
    [reviewer],
  );

  return (
    <ReviewerContext value={value}>
      {children}
      <Modal
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          if (!next) settle(null);
        }}
        title={t("title")}
        about={t("about")}
      >
        <form onSubmit={submit}>
          <label className={controls.field}>
            <span>{t("name")}</span>
            <input data-first-focus className={controls.input} name="name" defaultValue={reviewer ?? ""} autoComplete="name" maxLength={80} required aria-invalid={failed} />
          </label>
          {failed ? <p className={controls.error}>{t("failed")}</p> : null}
          <ModalFoot>
            <Button type="submit" variant="primary">
              {t("save")}
            </Button>
          </ModalFoot>
        </form>
      </Modal>
    </ReviewerContext>
  );
}
