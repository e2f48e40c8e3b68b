"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import type { Block, Cell } from "@/lib/model/block";
import type { ChangedCells } from "@/lib/review/table-differences";
import { gridRows } from "@/components/block/grid-rows";
import { cellRef, type LinkStore, useIsLinked } from "@/components/workbench/link-store";
import { CellEditor, type CellEdit } from "./cell-editor";
import css from "./desk-grid.module.css";
import { cellOf, isIn, type Place, type Range } from "./selection";

export interface DeskGridProps {
  block: Block;
  label: string;
  changed: ChangedCells;
  range: Range;
  /** Where the keyboard is. */
  focus: Place;
  editing: boolean;
  readOnly: boolean;
  store: LinkStore;
  onSelect: (to: Place, extend: boolean) => void;
  onEdit: (at: Place) => void;
  onEdited: (edit: CellEdit) => void;
  onHeaderRows: (count: number) => void;
  onRowLabels: (count: number) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The grid that is corrected: rulers for header rows and row labels, cells that can be selected and written in. */
export function DeskGrid(props: DeskGridProps) {
  const { block, focus, editing, range } = props;
  const t = useTranslations("table_desk");
  const table = useRef<HTMLTableElement>(null);
  const held = useRef(false);
  const current = cellOf(block, focus);
  const at = current === null ? "" : `${current.row}:${current.column}`;

  // The keyboard goes with the focus, but never takes it away from a button or a dialog.
  useEffect(() => {
    const inside = table.current?.contains(document.activeElement) || document.activeElement === document.body;
    if (!editing && inside) table.current?.querySelector<HTMLElement>(`[data-cell="${at}"]`)?.focus({ preventScroll: false });
  }, [at, editing]);

  const placeOf = (event: PointerEvent<HTMLElement>): Place | null => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>("[data-cell]");
    if (cell === null) return null;
    const [row = 0, column = 0] = (cell.dataset.cell ?? "0:0").split(":").map(Number);
    return { row, column };
  };
  return (
    <table
      ref={table}
      role="grid"
      aria-label={props.label}
      aria-readonly={props.readOnly}
      aria-multiselectable
      className={css.grid}
      onKeyDown={props.onKeyDown}
      onPointerDown={(event) => {
        const place = placeOf(event);
        if (place === null || editing || event.button !== 0) return;
        held.current = true;
        props.onSelect(place, event.shiftKey);
      }}
      onPointerOver={(event) => {
        const place = placeOf(event);
        if (held.current && place !== null && event.buttons === 1 && !editing) props.onSelect(place, true);
        else held.current = false;
      }}
    >
      <ColumnRuler {...props} />
      <tbody>
        {gridRows(block).map((cells, row) => (
          <tr key={row}>
            <Ruler kind="row" index={row} marked={row < block.headerRows} last={row + 1 === block.headerRows} about={t("ruler_row", { row: row + 1 })} disabled={props.readOnly || row + 1 >= block.rows} selected={range.top <= row && row <= range.bottom} onToggle={() => props.onHeaderRows(row + 1 === block.headerRows ? row : row + 1)} />
            {cells.map(({ cell, kind }) => (
              <GridCell key={cell.column} {...props} cell={cell} kind={kind} current={`${cell.row}:${cell.column}` === at} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ColumnRuler({ block, range, readOnly, onRowLabels }: DeskGridProps) {
  const t = useTranslations("table_desk");
  return (
    <thead>
      <tr>
        <td className={css.corner} />
        {Array.from({ length: block.columns }, (_, column) => (
          <Ruler
            key={column}
            kind="column"
            index={column}
            marked={column < block.rowLabelColumns}
            last={column + 1 === block.rowLabelColumns}
            about={t("ruler_column", { column: column + 1 })}
            disabled={readOnly || column + 1 >= block.columns}
            selected={range.left <= column && column <= range.right}
            onToggle={() => onRowLabels(column + 1 === block.rowLabelColumns ? column : column + 1)}
          />
        ))}
      </tr>
    </thead>
  );
}

interface RulerProps {
  kind: "row" | "column";
  index: number;
  marked: boolean;
  /** The last marked one: pressing it takes the mark away again. */
  last: boolean;
  about: string;
  disabled: boolean;
  selected: boolean;
  onToggle: () => void;
}

/** One number at the edge: pressed, all up to it are header rows (or name their row). */
function Ruler({ kind, index, marked, about, disabled, selected, onToggle }: RulerProps) {
  return (
    <td className={css.ruler} data-kind={kind} data-marked={marked || undefined} data-selected={selected || undefined}>
      <button type="button" tabIndex={-1} aria-label={about} aria-pressed={marked} title={about} disabled={disabled} onClick={onToggle}>
        {index + 1}
      </button>
    </td>
  );
}

function GridCell({ block, cell, kind, current, changed, range, editing, readOnly, store, onEdit, onEdited }: DeskGridProps & { cell: Cell; kind: "plain" | "row" | "column"; current: boolean }) {
  const t = useTranslations("table_desk");
  const ref = cellRef(block.blockId, cell.row, cell.column);
  const lit = useIsLinked(store, ref);
  const isChanged = changed.has(`${cell.row}:${cell.column}`);
  const isWritten = current && editing && !readOnly;
  return (
    <td
      role={kind === "column" ? "columnheader" : kind === "row" ? "rowheader" : "gridcell"}
      rowSpan={cell.rowSpan}
      colSpan={cell.columnSpan}
      tabIndex={current ? 0 : -1}
      aria-selected={isIn(range, cell)}
      aria-description={isChanged ? t("changed_cell") : undefined}
      data-cell={`${cell.row}:${cell.column}`}
      data-kind={kind}
      data-group={(cell.columnSpan === block.columns && block.columns > 1) || undefined}
      data-changed={isChanged || undefined}
      data-lit={lit || undefined}
      onPointerEnter={() => store.hover(ref)}
      onPointerLeave={() => store.hover(null)}
      onDoubleClick={() => onEdit(cell)}
    >
      {isWritten ? <CellEditor cell={cell} onDone={onEdited} /> : <span className={css.text}>{cell.text}</span>}
    </td>
  );
}
