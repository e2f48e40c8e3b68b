"use client";

import { Undo2, X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { PinChange } from "@/lib/model/views";
import { Button } from "@/components/ui/button";
import { Hint } from "@/components/ui/hint";
import css from "./change-line.module.css";
import { ChangeWords } from "./change-words";

export interface ChangeLineProps {
  what: "moved" | "never" | "unpinned" | "broken" | "corrected" | "uncorrected";
  change: PinChange;
  busy: boolean;
  onUndo: () => void;
  onDismiss: () => void;
}

/** Says calmly what the last decision on a pin changed, and offers to undo it. */
export function ChangeLine({ what, change, busy, onUndo, onDismiss }: ChangeLineProps) {
  const t = useTranslations("change");
  return (
    <div className={`${css.line} figures`} data-change={what}>
      <p role="status">
        <b>{t(what)}</b> <ChangeWords change={change} />
      </p>
      <Hint label={t("undo")} keys="z">
        <Button disabled={busy} onClick={onUndo}>
          <Undo2 aria-hidden />
          {t("undo")}
        </Button>
      </Hint>
      <Button variant="quiet" iconOnly aria-label={t("dismiss")} onClick={onDismiss}>
        <X aria-hidden />
      </Button>
    </div>
  );
}
