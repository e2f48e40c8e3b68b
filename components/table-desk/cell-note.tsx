import { useTranslations } from "next-intl";
import type { Cell } from "@/lib/model/block";
import { Button } from "@/components/ui/button";
import css from "./table-desk.module.css";

export interface CellNoteProps {
  at: Cell | null;
  /** What the cell was read as; undefined where it is as it was read. */
  before: readonly string[] | undefined;
  /** Puts back the text that was read; null: nothing can be written. */
  onRestore: ((text: string) => void) | null;
}

/** One line about the cell that has the keyboard: where it is and, if it was changed, what was read. Always there, so that nothing jumps. */
export function CellNote({ at, before, onRestore }: CellNoteProps) {
  const t = useTranslations("table_desk");
  if (at === null) return null;
  const [only] = before ?? [];
  return (
    <p className={css.note}>
      <b className="figures">{t("cell_at", { row: at.row + 1, column: at.column + 1 })}</b>
      {before === undefined ? <span className={css.quiet}>{t("cell_as_read")}</span> : null}
      {before?.length === 0 ? <span>{t("cell_new")}</span> : null}
      {before !== undefined && before.length > 0 ? (
        <span>
          {t("was_read", { count: before.length })} {before.map((text) => (text === "" ? t("blank") : `“${text.replace(/\n/gu, " ⏎ ")}”`)).join(" + ")}
        </span>
      ) : null}
      {before?.length === 1 && only !== undefined && onRestore !== null ? (
        <Button variant="quiet" onClick={() => onRestore(only)}>
          {t("restore")}
        </Button>
      ) : null}
    </p>
  );
}
