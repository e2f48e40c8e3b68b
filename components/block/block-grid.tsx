"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, memo } from "react";
import type { Block } from "@/lib/model/block";
import { cellRef, type LinkStore, useIsLinked } from "@/components/workbench/link-store";
import { type GridCell, gridRows } from "./grid-rows";
import css from "./block-grid.module.css";

export interface BlockGridProps {
  block: Block;
  label: string;
  store: LinkStore;
}

/** A table as it was read, its cells joined to their boxes on the page. Arrow keys walk from cell to cell. */
export const BlockGrid = memo(function BlockGrid({ block, label, store }: BlockGridProps) {
  const t = useTranslations("block");
  const rows = gridRows(block);
  return (
    <div className={css.scroll}>
      <table className={css.grid} aria-label={label} onKeyDown={walk}>
        {block.caption === null ? null : <caption className="visually-hidden">{block.caption}</caption>}
        <tbody>
          {rows.map((row, index) => (
            <tr key={row[0] === undefined ? `empty-${index}` : `${row[0].cell.row}`}>
              {row.length === 0 ? (
                <td className={css.empty} colSpan={block.columns}>
                  {t("empty_row")}
                </td>
              ) : (
                row.map(({ cell, kind }, position) => <GridCellView key={cell.column} blockId={block.blockId} cell={cell} kind={kind} first={index === 0 && position === 0} store={store} />)
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

function GridCellView({ blockId, cell, kind, first, store }: GridCell & { blockId: string; first: boolean; store: LinkStore }) {
  const ref = cellRef(blockId, cell.row, cell.column);
  const lit = useIsLinked(store, ref);
  const Tag = kind === "plain" ? "td" : "th";
  return (
    <Tag
      {...(kind === "plain" ? {} : { scope: kind === "column" ? "col" : "row" })}
      rowSpan={cell.rowSpan}
      colSpan={cell.columnSpan}
      tabIndex={first ? 0 : -1}
      data-cell={`${cell.row}:${cell.column}`}
      data-kind={kind}
      data-lit={lit || undefined}
      onPointerEnter={() => store.hover(ref)}
      onPointerLeave={() => store.hover(`block:${blockId}`)}
      onFocus={() => store.hover(ref)}
      onBlur={() => store.hover(null)}
    >
      {cell.text}
    </Tag>
  );
}

/** Moves the focus to the cell that covers the next place in the arrow's direction. */
function walk(event: KeyboardEvent<HTMLTableElement>): void {
  const steps: Record<string, [number, number]> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
  const step = steps[event.key];
  const from = event.target instanceof HTMLTableCellElement ? event.target : null;
  if (step === undefined || from === null) return;
  event.preventDefault();
  const [row = 0, column = 0] = (from.dataset.cell ?? "0:0").split(":").map(Number);
  const goalRow = step[0] === 1 ? row + from.rowSpan : row + step[0];
  const goalColumn = step[1] === 1 ? column + from.colSpan : column + step[1];
  for (const cell of event.currentTarget.querySelectorAll<HTMLTableCellElement>("[data-cell]")) {
    const [r = 0, c = 0] = (cell.dataset.cell ?? "0:0").split(":").map(Number);
    if (goalRow >= r && goalRow < r + cell.rowSpan && goalColumn >= c && goalColumn < c + cell.colSpan) return cell.focus();
  }
}
