"use client";

import { Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import type { TableOperation } from "@/lib/model/correction";
import { Button } from "@/components/ui/button";
import css from "./table-desk.module.css";

export interface DifferenceListProps {
  operations: readonly TableOperation[];
  /** Null: nothing can be taken back one by one here. */
  onDrop: ((index: number) => void) | null;
}

/** The whole difference from what was read, one change a line, each with the way back. */
export function DifferenceList({ operations, onDrop }: DifferenceListProps) {
  const t = useTranslations("table_desk");
  const words = useOperationWords();
  if (operations.length === 0) return <p className={css.quiet}>{t("no_difference")}</p>;
  return (
    <ol className={css.differences} aria-label={t("differences")}>
      {operations.map((operation, index) => (
        <li key={index}>
          <span className={css.words}>{words(operation)}</span>
          {onDrop === null ? null : (
            <Button variant="quiet" iconOnly aria-label={t("drop_this", { number: index + 1 })} title={t("drop_this", { number: index + 1 })} onClick={() => onDrop(index)}>
              <Undo2 aria-hidden />
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}

/** One change in words. Rows and columns are counted from 1, as the rulers do. */
function useOperationWords() {
  const t = useTranslations("table_desk");
  const shown = (text: string | null) => (text === null || text === "" ? t("blank") : text.replace(/\n/gu, " ⏎ "));
  const rich = { del: (chunk: React.ReactNode) => <del>{chunk}</del>, ins: (chunk: React.ReactNode) => <ins>{chunk}</ins> };
  return (operation: TableOperation) => {
    switch (operation.op) {
      case "edit":
        return t.rich("op_edit", { ...rich, row: operation.row + 1, column: operation.column + 1, was: shown(operation.was), text: shown(operation.text) });
      case "caption":
        return t.rich("op_caption", { ...rich, was: shown(operation.was), text: shown(operation.text) });
      case "merge":
        return t("op_merge", { top: operation.row + 1, bottom: operation.row + operation.rowSpan, left: operation.column + 1, right: operation.column + operation.columnSpan });
      case "split":
        return t("op_split", { row: operation.row + 1, column: operation.column + 1 });
      case "cut":
        return t(operation.into === "rows" ? "op_cut_rows" : "op_cut_columns", { row: operation.row + 1, column: operation.column + 1 });
      case "join_rows":
        return t("op_join_rows", { first: operation.row + 1, second: operation.row + 2 });
      case "join_columns":
        return t("op_join_columns", { first: operation.column + 1, second: operation.column + 2 });
      case "header_rows":
        return t("op_header_rows", { count: operation.count });
      case "row_labels":
        return t("op_row_labels", { count: operation.count });
    }
  };
}
