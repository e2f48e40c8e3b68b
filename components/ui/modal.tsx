"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "./button";
import css from "./modal.module.css";
import { rememberFocus, returnFocus } from "./outside-focus";

export interface ModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** One sentence under the title; also the dialog's description. */
  about?: string;
  shape?: "center" | "wide" | "broad" | "side";
  children: ReactNode;
}

/** A dialog: focus goes in, stays in, and returns to where it came from; Escape closes. */
export function Modal({ open, onOpenChange, title, about, shape = "center", children }: ModalProps) {
  const t = useTranslations("ui");
  const place = shape === "side" ? css.side : `${css.center} ${shape === "center" ? "" : css[shape]}`;
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={css.shade} />
        <Dialog.Content
          className={`${css.modal} ${place}`}
          onOpenAutoFocus={(event) => {
            rememberFocus();
            // What the dialog is about comes before the button that closes it.
            const first = event.currentTarget instanceof HTMLElement ? event.currentTarget.querySelector<HTMLElement>("[data-first-focus]") : null;
            if (first === null) return;
            event.preventDefault();
            first.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus();
          }}
          {...(about === undefined ? { "aria-describedby": undefined } : {})}
        >
          <div className={css.head}>
            <div>
              <Dialog.Title className={css.title}>{title}</Dialog.Title>
              {about === undefined ? null : <Dialog.Description className={css.about}>{about}</Dialog.Description>}
            </div>
            <Dialog.Close asChild>
              <Button variant="quiet" iconOnly aria-label={t("close")}>
                <X aria-hidden />
              </Button>
            </Dialog.Close>
          </div>
          <div className={css.body}>{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The row of buttons that ends a dialog. */
export function ModalFoot({ children }: { children: ReactNode }) {
  return <div className={css.foot}>{children}</div>;
}
