// Comes in: the operations of a table's correction. Goes out: the same correction said shortly, with one change taken back, or as the cells that differ. It never hides a change.
import type { Block } from "@/lib/model/block";
import type { TableOperation } from "@/lib/model/correction";
import { type CorrectedTable, applyTableOperations } from "./apply-table-operations";

/** Operations that touch no address of another one. */
const KEEPS_ADDRESSES: ReadonlySet<TableOperation["op"]> = new Set(["edit", "caption", "header_rows", "row_labels"]);

/** The same correction with one change for several to the same thing: an edit of an edit is one edit, one back to what was read is none. */
export function tidyOperations(asRead: Pick<Block, "headerRows" | "rowLabelColumns">, operations: readonly TableOperation[]): TableOperation[] {
  const out: TableOperation[] = [];
  for (const operation of operations) {
    const at = out.findLastIndex((earlier) => isSameThing(earlier, operation));
    const between = out.slice(at + 1);
    if (at === -1 || !between.every((other) => KEEPS_ADDRESSES.has(other.op))) out.push(operation);
    else out[at] = joined(out[at] as TableOperation, operation);
  }
  const isNothing = (operation: TableOperation, index: number) => {
    if (operation.op === "edit" || operation.op === "caption") return operation.was === operation.text;
    if (!out.slice(0, index).every((other) => KEEPS_ADDRESSES.has(other.op))) return false;
    return (operation.op === "header_rows" && operation.count === asRead.headerRows) || (operation.op === "row_labels" && operation.count === asRead.rowLabelColumns);
  };
  return out.filter((operation, index) => !isNothing(operation, index));
}

function isSameThing(a: TableOperation, b: TableOperation): boolean {
  if (a.op === "edit" && b.op === "edit") return a.row === b.row && a.column === b.column && a.text === b.was;
  return a.op === b.op && (a.op === "caption" || a.op === "header_rows" || a.op === "row_labels");
}

function joined(earlier: TableOperation, later: TableOperation): TableOperation {
  if (earlier.op === "edit" && later.op === "edit") return { ...later, was: earlier.was };
  if (earlier.op === "caption" && later.op === "caption") return { ...later, was: earlier.was };
  return later;
}

/**
 * The correction without one of its operations; null where later ones build on it (they would be about other cells, or could not be): those have to be
 * taken back first.
 */
export function withoutOperation(asRead: Block, operations: readonly TableOperation[], index: number): TableOperation[] | null {
  const gone = operations[index];
  const later = operations.slice(index + 1);
  if (gone === undefined) return null;
  const safe = KEEPS_ADDRESSES.has(gone.op) ? later.every((other) => gone.op === "caption" || (KEEPS_ADDRESSES.has(other.op) && !buildsOn(gone, other)) || keepsFree(gone, other)) : later.every((other) => other.op === "caption");
  if (!safe) return null;
  const rest = tidyOperations(asRead, [...operations.slice(0, index), ...later]);
  return applyTableOperations(asRead, rest).ok ? rest : null;
}

function buildsOn(gone: TableOperation, other: TableOperation): boolean {
  return gone.op === "edit" && other.op === "edit" && gone.row === other.row && gone.column === other.column;
}

/** An edit far from a later change of the grid can go without it; what does not apply any more is found out by applying. */
function keepsFree(gone: TableOperation, other: TableOperation): boolean {
  if (gone.op !== "edit") return false;
  if (other.op === "merge") return gone.row < other.row || gone.column < other.column || gone.row >= other.row + other.rowSpan || gone.column >= other.column + other.columnSpan;
  return (other.op === "split" || other.op === "cut") && (gone.row !== other.row || gone.column !== other.column);
}

/** What one changed cell was read as: the texts of the cells that it comes from; none for a cell that a split left blank. */
export type ChangedCells = ReadonlyMap<string, readonly string[]>;

/** The cells of a corrected table that are not as they were read, by `row:column`. */
export function changedCells(asRead: Block, { block, origins }: CorrectedTable): ChangedCells {
  const changed = new Map<string, string[]>();
  block.cells.forEach((cell, index) => {
    const before = origins[index]?.sources.map((source) => asRead.cells[source]?.text ?? "") ?? [];
    if (before.length !== 1 || before[0] !== cell.text) changed.set(`${cell.row}:${cell.column}`, before);
  });
  return changed;
}
