"use client";

import { SplitSquareHorizontal, SplitSquareVertical } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import type { Cell } from "@/lib/model/block";
import { LONGEST_CELL } from "@/lib/model/correction";
import { Button } from "@/components/ui/button";
import { Hint } from "@/components/ui/hint";
import css from "./desk-grid.module.css";

/** How writing in a cell ended. */
export interface CellEdit {
  /** Null: thrown away. */
  text: string | null;
  /** The cell is cut in two where the caret stood. */
  cut: { into: "rows" | "columns"; caret: number } | null;
  then: "stay" | "down" | "right";
}

/** Writing in one cell: Enter keeps, Shift+Enter breaks the line, Esc leaves; the buttons cut the cell at the caret. */
export function CellEditor({ cell, onDone }: { cell: Cell; onDone: (edit: CellEdit) => void }) {
  const t = useTranslations("table_desk");
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(cell.text);
  useLayoutEffect(() => {
    const element = field.current;
    if (element === null) return;
    element.style.height = "0";
    element.style.height = `${element.scrollHeight + 2}px`;
  });
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, []);
  const done = (then: CellEdit["then"], cut: CellEdit["cut"] = null) => onDone({ text, cut, then });
  const cutAt = (into: "rows" | "columns") => done("stay", { into, caret: field.current?.selectionStart ?? 0 });
  const keys = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") onDone({ text: null, cut: null, then: "stay" });
    else if (event.key === "Tab") done(event.shiftKey ? "stay" : "right");
    else if (event.key !== "Enter" || (event.shiftKey && !event.ctrlKey && !event.metaKey)) return;
    else if (event.ctrlKey || event.metaKey) cutAt(event.shiftKey ? "columns" : "rows");
    else done("down");
    event.preventDefault();
  };
  // A press on a button must not take the caret out of the field.
  const keep = { onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault() };
  return (
    <div className={css.editor} onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || done("stay")}>
      <textarea ref={field} value={text} maxLength={LONGEST_CELL} aria-label={t("cell_text", { row: cell.row + 1, column: cell.column + 1 })} onChange={(event) => setText(event.target.value)} onKeyDown={keys} />
      <span className={css.cuts}>
        <Hint label={t("cut_rows")} keys="Ctrl ↵">
          <Button iconOnly aria-label={t("cut_rows")} {...keep} onClick={() => cutAt("rows")}>
            <SplitSquareVertical aria-hidden />
          </Button>
        </Hint>
        <Hint label={t("cut_columns")} keys="Ctrl ⇧ ↵">
          <Button iconOnly aria-label={t("cut_columns")} {...keep} onClick={() => cutAt("columns")}>
            <SplitSquareHorizontal aria-hidden />
          </Button>
        </Hint>
      </span>
    </div>
  );
}
