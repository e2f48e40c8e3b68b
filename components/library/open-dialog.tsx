"use client";

import { FileUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Modal, ModalFoot } from "@/components/ui/modal";
import { KindChoice } from "./kind-choice";
import css from "./open-dialog.module.css";

/** How a file is to be read. */
export interface OpenChoice {
  /** A profile's id, or "auto". */
  profile: string;
  /** Pages without usable text are read from their pictures. */
  ocr: boolean;
}

export const DEFAULT_CHOICE: OpenChoice = { profile: "auto", ocr: false };

export interface OpenDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Ids of the kinds of books, in the order in which they are offered. */
  profiles: readonly string[];
  choice: OpenChoice;
  onChoice: (choice: OpenChoice) => void;
  /** Opens the file picker. */
  onPick: () => void;
}

/** The door for a PDF: what kind of book it is, whether scans are read by OCR, and the way to the file. What is preset suits most files. */
export function OpenDialog({ open, onOpenChange, profiles, choice, onChoice, onPick }: OpenDialogProps) {
  const t = useTranslations("open");
  return (
    <Modal open={open} onOpenChange={onOpenChange} title={t("title")} about={t("about")}>
      <div className={css.form}>
        <KindChoice legend={t("kind")} profiles={["auto", ...profiles]} chosen={choice.profile} onChoose={(profile) => onChoice({ ...choice, profile })} />
        <label className={css.option}>
          <input type="checkbox" checked={choice.ocr} onChange={(event) => onChoice({ ...choice, ocr: event.target.checked })} />
          <span>
            <b>{t("ocr")}</b>
            <span>{t("ocr_about")}</span>
          </span>
        </label>
        <ModalFoot>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {t("cancel")}
          </Button>
          <Button variant="primary" data-first-focus onClick={onPick}>
            <FileUp aria-hidden />
            {t("pick")}
          </Button>
        </ModalFoot>
      </div>
    </Modal>
  );
}
