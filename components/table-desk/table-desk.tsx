"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useState } from "react";
import { cleanText } from "@/lib/review/apply-table-operations";
import type { TableOperation } from "@/lib/model/correction";
import { ReasonDialog } from "@/components/decision/reason-dialog";
import { useAnnounce } from "@/components/ui/announcer";
import { useKeyScope } from "@/components/ui/key-scope";
import { SplitPane } from "@/components/ui/split-pane";
import { cellRef, createLinkStore } from "@/components/workbench/link-store";
import type { CellEdit } from "./cell-editor";
import { CellNote } from "./cell-note";
import { DeskFoot } from "./desk-foot";
import { DeskGrid } from "./desk-grid";
import { DeskHead } from "./desk-head";
import { DeskPage } from "./desk-page";
import { DeskPreview } from "./desk-preview";
import { DeskTools, GRID_KEYS } from "./desk-tools";
import type { TableDeskActions, TableDeskView } from "./desk-types";
import { DifferenceList } from "./difference-list";
import { LeaveGuard } from "./leave-guard";
import { cellOf, type GridCommand, operationsFor, type Place, rangeOf, stepFrom } from "./selection";
import css from "./table-desk.module.css";
import { useDeskSave } from "./use-desk-save";
import { useTableDraft } from "./use-table-draft";

export interface TableDeskProps {
  desk: TableDeskView;
  pdf: { url: string; size: number };
  actions: TableDeskActions;
}

const START: Place = { row: 0, column: 0 };

/** One table beside its picture: what was read can be corrected, the difference seen, the result judged. */
export function TableDesk({ desk, pdf, actions }: TableDeskProps) {
  const { view } = desk;
  const t = useTranslations("table_desk");
  const announce = useAnnounce();
  const { enabled } = useKeyScope();
  const [store] = useState(createLinkStore);
  const [share, setShare] = useState(0.42);
  const [asked, setAsked] = useState(false);
  const [showsAsRead, setShowsAsRead] = useState(false);
  const [anchor, setAnchor] = useState<Place>(START);
  const [focus, setFocus] = useState<Place>(START);
  const [editing, setEditing] = useState(false);
  const { draft, corrected, changed, dirty, step } = useTableDraft(view, () => announce(t("restored")));
  const server = useDeskSave(desk, actions);
  const readOnly = showsAsRead || desk.imported;
  const block = showsAsRead ? view.asRead : corrected.block;
  const at = cellOf(block, focus) ?? block.cells[0] ?? null;
  const range = rangeOf(block, inside(anchor, block), inside(focus, block));

  useEffect(() => store.focus(at === null ? null : cellRef(block.blockId, at.row, at.column)), [store, block.blockId, at]);
  useEffect(() => {
    if (draft.fault !== null) announce(t(`fault_${draft.fault}`));
  }, [draft.fault, announce, t]);

  const apply = (operations: readonly TableOperation[]) => step({ do: "apply", operations });
  const select = (to: Place, extend: boolean) => {
    setFocus(to);
    if (!extend) setAnchor(to);
  };
  const command = (name: GridCommand | "edit" | "undo" | "redo" | "as_read") => {
    if (name === "as_read") return setShowsAsRead((is) => !is);
    if (readOnly) return;
    if (name === "edit") setEditing(at !== null);
    else if (name === "undo" || name === "redo") step({ do: name });
    else {
      apply(operationsFor(block, name, range));
      select({ row: range.top, column: range.left }, false);
    }
  };
  const edited = ({ text, cut, then }: CellEdit) => {
    setEditing(false);
    if (text === null || at === null) return;
    const clean = cleanText(text);
    const operations: TableOperation[] = clean === at.text ? [] : [{ op: "edit", row: at.row, column: at.column, was: at.text, text: clean }];
    if (cut !== null) operations.push({ op: "cut", row: at.row, column: at.column, into: cut.into, at: clean.length - cleanText(text.slice(cut.caret)).length });
    if (operations.length > 0) apply(operations);
    const next = then === "stay" ? null : stepFrom(block, at, then === "down" ? "ArrowDown" : "ArrowRight");
    if (next !== null) select(next, false);
  };
  const save = () => server.save(draft.operations);
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if ((event.target as HTMLElement).closest("[data-cell]") === null) return;
    if (event.ctrlKey || event.metaKey) {
      const undoing = { z: event.shiftKey ? ("redo" as const) : ("undo" as const), y: "redo" as const, s: "save" as const }[event.key.toLowerCase()];
      if (undoing === undefined) return;
      event.preventDefault();
      return undoing === "save" ? void (dirty && save()) : command(undoing);
    }
    if (event.altKey) return;
    const next = stepFrom(block, focus, event.key);
    const isArrow = event.key.startsWith("Arrow") || event.key === "Home" || event.key === "End";
    const own = enabled && event.key.length === 1 ? GRID_KEYS[event.key.toLowerCase()] : undefined;
    // The keyboard has the word now: what lies under the pointer is not meant.
    store.hover(null);
    if (isArrow) {
      if (next !== null) select(next, event.shiftKey);
    } else if (event.key === "Enter" || event.key === "F2") command("edit");
    else if (own !== undefined) command(own);
    else return;
    event.preventDefault();
  };

  return (
    <div className={css.desk}>
      <DeskHead desk={desk} block={block} />
      <SplitPane
        share={share}
        min={0.25}
        max={0.7}
        label={t("resize")}
        onShare={setShare}
        left={<DeskPage desk={desk} block={block} pdf={pdf} at={at} dirty={dirty} store={store} actions={actions} onCell={(row, column) => select({ row, column }, false)} />}
        right={
          <section aria-label={t("grid_pane")} className={css.right}>
            <DeskTools readOnly={readOnly} canUndo={draft.past.length > 0} canRedo={draft.future.length > 0} showsAsRead={showsAsRead} differs={draft.operations.length > 0} onCommand={command} />
            {desk.imported ? <p className={css.fault}>{t("imported")}</p> : null}
            {draft.fault === null ? null : (
              <p className={css.fault} role="alert">
                {t(`fault_${draft.fault}`)}
              </p>
            )}
            <div className={css.scroll}>
              <div className={css.gridScroll}>
                <DeskGrid
                  block={block}
                  label={t(showsAsRead ? "grid_as_read" : "grid", { name: desk.name })}
                  changed={showsAsRead ? NOTHING : changed}
                  range={range}
                  focus={at ?? START}
                  editing={editing}
                  readOnly={readOnly}
                  store={store}
                  onSelect={select}
                  onEdit={(place) => {
                    select(place, false);
                    setEditing(!readOnly);
                  }}
                  onEdited={edited}
                  onHeaderRows={(count) => apply([{ op: "header_rows", count }])}
                  onRowLabels={(count) => apply([{ op: "row_labels", count }])}
                  onKeyDown={keys}
                />
              </div>
              <CellNote at={at} before={at === null || showsAsRead ? undefined : changed.get(`${at.row}:${at.column}`)} onRestore={readOnly || at === null ? null : (text) => apply([{ op: "edit", row: at.row, column: at.column, was: at.text, text }])} />
              <section aria-labelledby="desk-differences" className={css.part}>
                <h2 id="desk-differences">{t("differences_count", { count: draft.operations.length })}</h2>
                <DifferenceList operations={draft.operations} onDrop={readOnly ? null : (index) => step({ do: "drop", index })} />
              </section>
              <DeskPreview request={{ bookId: desk.bookId, drugId: desk.drugId, blockId: block.blockId }} operations={draft.operations} saved={view.preview} dirty={dirty} limits={desk.limits} onPreview={actions.previewTable} />
            </div>
            <DeskFoot desk={desk} dirty={dirty} count={draft.operations.length} server={server} onSave={() => void save()} onDiscard={() => step({ do: "start", operations: view.correction?.operations ?? [] })} onQuarantine={() => setAsked(true)} />
          </section>
        }
      />
      <LeaveGuard dirty={dirty} busy={server.busy} onSave={save} />
      <ReasonDialog
        asking={asked ? "quarantine" : null}
        about={t("quarantine_about")}
        onCancel={() => setAsked(false)}
        onAnswer={({ reason, note }) => {
          setAsked(false);
          void server.judge("quarantine", reason, note);
        }}
      />
    </div>
  );
}

const NOTHING: ReadonlyMap<string, readonly string[]> = new Map();

/** A place that is surely in the grid: it may have become smaller under the selection. */
function inside({ row, column }: Place, { rows, columns }: { rows: number; columns: number }): Place {
  return { row: Math.max(0, Math.min(row, rows - 1)), column: Math.max(0, Math.min(column, columns - 1)) };
}
