"use client";

import { FileUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import controls from "@/components/ui/controls.module.css";
import { Modal, ModalFoot } from "@/components/ui/modal";
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
        <fieldset className={css.kinds}>
          <legend className={controls.legend}>{t("kind")}</legend>
          {["auto", ...profiles].map((profile) => (
            <Kind key={profile} profile={profile} checked={choice.profile === profile} onChoose={() => onChoice({ ...choice, profile })} />
          ))}
        </fieldset>
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

function Kind({ profile, checked, onChoose }: { profile: string; checked: boolean; onChoose: () => void }) {
  const t = useTranslations("profiles");
  return (
    <label className={css.option}>
      <input type="radio" name="kind" value={profile} checked={checked} onChange={onChoose} />
      <span>
        <b>{t(`${profile}.name`)}</b>
        <span>{t(`${profile}.about`)}</span>
      </span>
    </label>
  );
}
