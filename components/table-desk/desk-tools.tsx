"use client";

import { Columns2, FoldHorizontal, FoldVertical, Group, PanelLeft, PanelTop, Pencil, Redo2, Rows2, TableCellsMerge, TableCellsSplit, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Hint } from "@/components/ui/hint";
import type { GridCommand } from "./selection";
import css from "./table-desk.module.css";

/** The key of every command on the grid; `e` is for those who do not know F2. */
export const GRID_KEYS: Readonly<Record<string, GridCommand | "edit" | "undo" | "redo" | "as_read">> = {
  e: "edit",
  m: "merge",
  s: "split",
  r: "join_rows",
  c: "join_columns",
  u: "group_row",
  h: "header",
  l: "labels",
  z: "undo",
  y: "redo",
  d: "as_read",
};

const ICONS = { edit: Pencil, merge: TableCellsMerge, split: TableCellsSplit, join_rows: FoldVertical, join_columns: FoldHorizontal, group_row: Group, header: PanelTop, labels: PanelLeft, undo: Undo2, redo: Redo2, as_read: Rows2 } as const;

export interface DeskToolsProps {
  readOnly: boolean;
  canUndo: boolean;
  canRedo: boolean;
  showsAsRead: boolean;
  /** There is something that differs from what was read. */
  differs: boolean;
  onCommand: (command: GridCommand | "edit" | "undo" | "redo" | "as_read") => void;
  children?: ReactNode;
}

/** What can be done with the selected cells: every key as a button with its name. */
export function DeskTools({ readOnly, canUndo, canRedo, showsAsRead, differs, onCommand, children }: DeskToolsProps) {
  const t = useTranslations("table_desk");
  const tool = (command: keyof typeof ICONS, disabled: boolean, pressed?: boolean) => {
    const Icon = command === "as_read" ? Columns2 : ICONS[command];
    const key = Object.keys(GRID_KEYS).find((candidate) => GRID_KEYS[candidate] === command);
    const isStep = command === "undo" || command === "redo";
    return (
      <Hint key={command} label={t(`do_${command}_about`)} keys={command === "edit" ? "↵" : (key ?? "")}>
        <Button variant="quiet" iconOnly={isStep} aria-label={isStep ? t(`do_${command}`) : undefined} aria-pressed={pressed} disabled={disabled} onClick={() => onCommand(command)}>
          <Icon aria-hidden />
          {isStep ? null : <span className={css.word}>{t(`do_${command}`)}</span>}
        </Button>
      </Hint>
    );
  };
  return (
    <div role="toolbar" aria-label={t("tools")} className={css.tools}>
      {(["edit", "merge", "split", "join_rows", "join_columns", "group_row", "header", "labels"] as const).map((command) => tool(command, readOnly))}
      <span className={css.rule} aria-hidden />
      {tool("undo", readOnly || !canUndo)}
      {tool("redo", readOnly || !canRedo)}
      {tool("as_read", !differs, showsAsRead)}
      {children}
    </div>
  );
}
