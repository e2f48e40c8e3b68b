"use client";

import { Check, RotateCcw, Save, Undo2, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Hint } from "@/components/ui/hint";
import { Mark } from "@/components/ui/mark";
import type { TableDeskView } from "./desk-types";
import css from "./table-desk.module.css";
import type { DeskSave } from "./use-desk-save";

export interface DeskFootProps {
  desk: TableDeskView;
  dirty: boolean;
  /** Changes from what was read, saved or not. */
  count: number;
  server: DeskSave;
  onSave: () => void;
  onDiscard: () => void;
  onQuarantine: () => void;
}

/** What is kept and what is not, and the verdict: only on a table that is saved. */
export function DeskFoot({ desk, dirty, count, server, onSave, onDiscard, onQuarantine }: DeskFootProps) {
  const t = useTranslations("table_desk");
  const { view } = desk;
  return (
    <footer className={css.foot}>
      {server.refusal === null ? null : (
        <div role="alert" className={css.refusal}>
          <span>{server.refusal}</span>
          <Button variant="quiet" iconOnly aria-label={t("dismiss")} onClick={server.dismiss}>
            <X aria-hidden />
          </Button>
        </div>
      )}
      {dirty ? (
        <>
          <span className={css.unsaved}>
            <Mark meaning="judge" />
            {t("unsaved", { count })}
          </span>
          <Button disabled={server.busy} onClick={onDiscard}>
            {t("discard")}
          </Button>
          <Hint label={t("save_about")} keys="Ctrl S" side="top">
            <Button variant="primary" disabled={server.busy} onClick={onSave}>
              <Save aria-hidden />
              {t("save")}
            </Button>
          </Hint>
        </>
      ) : (
        <>
          <Standing desk={desk} server={server} />
          <Verdict desk={desk} server={server} onQuarantine={onQuarantine} isApproved={view.state === "approved"} />
        </>
      )}
    </footer>
  );
}

function Standing({ desk: { view }, server }: { desk: TableDeskView; server: DeskSave }) {
  const t = useTranslations("table_desk");
  const { correction } = view;
  if (correction === null) return <span className={css.quiet}>{t("not_corrected")}</span>;
  return (
    <>
      <span>{t("corrected_by", { who: correction.reviewer, count: correction.operations.length })}</span>
      <Hint label={t("take_back_about")} side="top">
        <Button variant="quiet" disabled={server.busy} onClick={() => void server.takeBack(correction.sequence)}>
          <Undo2 aria-hidden />
          {t("take_back")}
        </Button>
      </Hint>
    </>
  );
}

function Verdict({ desk, server, onQuarantine, isApproved }: { desk: TableDeskView; server: DeskSave; onQuarantine: () => void; isApproved: boolean }) {
  const t = useTranslations("block");
  const { view, waits } = desk;
  return (
    <span className={css.verdict}>
      {isApproved ? null : (
        <Hint label={t("approve_about")} side="top">
          <Button variant="primary" disabled={server.busy} onClick={() => void server.judge("approve", null, "")}>
            <Check aria-hidden />
            {t("approve")}
          </Button>
        </Hint>
      )}
      {view.state === "quarantined" && !waits ? null : (
        <Hint label={t("quarantine_about")} side="top">
          <Button disabled={server.busy} onClick={onQuarantine}>
            <Mark meaning="withheld" />
            {t("quarantine")}
          </Button>
        </Hint>
      )}
      {waits ? null : (
        <Hint label={t("reopen_about")} side="top">
          <Button variant="quiet" disabled={server.busy} onClick={() => void server.judge("reopen", null, "")}>
            <RotateCcw aria-hidden />
            {t("reopen")}
          </Button>
        </Hint>
      )}
    </span>
  );
}
