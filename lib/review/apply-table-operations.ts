// Comes in: a table as it was read and the operations of a correction. Goes out: the table as corrected, or the first operation that cannot be and why. It never changes what was read and never guesses another place.
import { unionAll } from "@/lib/geometry/rect";
import type { Block, Cell } from "@/lib/model/block";
import { MOST_OPERATIONS, type TableOperation } from "@/lib/model/correction";
import { type Axis, type GridCell, type TableGrid, cellAt, joinTexts, partOfBox, placed, spanOf, startOf, withLineAfter, withoutLine } from "./table-grid";

/** Why an operation cannot be. Worded by the interface. */
export const OPERATION_FAULTS = [
  "not_a_grid",
  "too_many_operations",
  "no_cell_there",
  "text_changed",
  "outside_grid",
  "one_cell_only",
  "cuts_a_cell",
  "crosses_header",
  "not_merged",
  "split_it_first",
  "nothing_to_cut",
  "no_line_after",
  "headers_cut_a_cell",
  "no_body_left",
  "no_column_left",
] as const;
export type OperationFault = (typeof OPERATION_FAULTS)[number];

/** A block as corrected, and which of its cells are not as they were read. */
export interface CorrectedTable {
  ok: true;
  block: Block;
  /** One a cell of `block.cells`, in their order. */
  origins: { sources: readonly number[]; edited: boolean }[];
}
export type OperationRefusal = { ok: false; index: number; fault: OperationFault };

type Step = TableGrid | OperationFault;

/**
 * Applies a correction's operations to a table as it was read (never to one already corrected). The same operations on the same table always give the same
 * bytes. Source text, lines, boxes on the page, doubts and machine state stay: a correction judges nothing.
 */
export function applyTableOperations(asRead: Block, operations: readonly TableOperation[]): CorrectedTable | OperationRefusal {
  if (asRead.kind !== "table") return { ok: false, index: 0, fault: "not_a_grid" };
  if (operations.length > MOST_OPERATIONS) return { ok: false, index: MOST_OPERATIONS, fault: "too_many_operations" };
  let grid: TableGrid = { ...asRead, cells: asRead.cells.map((cell, index) => ({ ...cell, sources: [index], edited: false })) };
  for (const [index, operation] of operations.entries()) {
    const next = applyOne(grid, operation);
    if (typeof next === "string") return { ok: false, index, fault: next };
    grid = next;
  }
  const { rows, columns, headerRows, rowLabelColumns, caption, pieces } = grid;
  const cells = [...grid.cells].sort((a, b) => a.row - b.row || a.column - b.column);
  const block = { ...asRead, rows, columns, headerRows, rowLabelColumns, caption, pieces, cells: cells.map(({ sources: _sources, edited: _edited, ...cell }): Cell => cell) };
  return { ok: true, block, origins: cells.map(({ sources, edited }) => ({ sources, edited })) };
}

function applyOne(grid: TableGrid, operation: TableOperation): Step {
  switch (operation.op) {
    case "edit":
      return edit(grid, operation);
    case "caption":
      if (grid.caption !== operation.was) return "text_changed";
      return { ...grid, caption: operation.text === null || cleanText(operation.text) === "" ? null : cleanText(operation.text) };
    case "merge":
      return merge(grid, operation);
    case "split":
      return split(grid, operation.row, operation.column);
    case "cut":
      return cut(grid, operation);
    case "join_rows":
      return joinLines(grid, "rows", operation.row);
    case "join_columns":
      return joinLines(grid, "columns", operation.column);
    case "header_rows":
      return headerRows(grid, operation.count);
    case "row_labels":
      if (operation.count >= grid.columns) return "no_column_left";
      return { ...grid, rowLabelColumns: operation.count };
  }
}

/** NFC, one kind of line end, no control characters, no blank at either end: what a cell may hold. */
export function cleanText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\r\n?/gu, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}

/** The cell that begins at a place; a fault where there is none. */
function ownCell(grid: TableGrid, row: number, column: number): GridCell | OperationFault {
  if (row >= grid.rows || column >= grid.columns) return "outside_grid";
  const cell = cellAt(grid.cells, row, column);
  return cell !== null && cell.row === row && cell.column === column ? cell : "no_cell_there";
}

function replaced(grid: TableGrid, gone: readonly GridCell[], put: readonly GridCell[]): TableGrid {
  return { ...grid, cells: [...grid.cells.filter((cell) => !gone.includes(cell)), ...put] };
}

function edit(grid: TableGrid, { row, column, was, text }: Extract<TableOperation, { op: "edit" }>): Step {
  const cell = ownCell(grid, row, column);
  if (typeof cell === "string") return cell;
  if (cell.text !== was) return "text_changed";
  return replaced(grid, [cell], [{ ...cell, text: cleanText(text), edited: true }]);
}

function merge(grid: TableGrid, { row, column, rowSpan, columnSpan }: Extract<TableOperation, { op: "merge" }>): Step {
  const [below, right] = [row + rowSpan, column + columnSpan];
  if (below > grid.rows || right > grid.columns) return "outside_grid";
  const touched = grid.cells.filter((cell) => cell.row < below && row < cell.row + cell.rowSpan && cell.column < right && column < cell.column + cell.columnSpan);
  if (touched.some((cell) => cell.row < row || cell.column < column || cell.row + cell.rowSpan > below || cell.column + cell.columnSpan > right)) return "cuts_a_cell";
  if (row < grid.headerRows && grid.headerRows < below) return "crosses_header";
  const [first] = touched;
  if (first === undefined) return "no_cell_there";
  if (touched.length === 1 && rowSpan === first.rowSpan && columnSpan === first.columnSpan) return "one_cell_only";
  const whole = { ...united(touched, "\n"), row, column, rowSpan, columnSpan };
  return closedUp(closedUp(replaced(grid, touched, [whole]), "rows", row, rowSpan), "columns", column, columnSpan);
}

/** Several cells as one at the place of the first, in reading order; those of one row are joined by a blank, rows by `between`. */
function united(cells: readonly GridCell[], between: string): GridCell {
  const ordered = [...cells].sort((a, b) => a.row - b.row || a.column - b.column);
  const first = ordered[0] as GridCell;
  const rows = [...new Set(ordered.map((cell) => cell.row))];
  const text = joinTexts(
    rows.map((row) =>
      joinTexts(
        ordered.filter((cell) => cell.row === row).map((cell) => cell.text),
        " ",
      ),
    ),
    between,
  );
  const bbox = unionAll(ordered.filter((cell) => cell.physicalPage === first.physicalPage).map((cell) => cell.bbox)) ?? first.bbox;
  return { ...first, text, bbox, sources: [...new Set(ordered.flatMap((cell) => cell.sources))].sort((a, b) => a - b), edited: ordered.some((cell) => cell.edited) };
}

/** Takes lines away at which no cell begins any more (all cells there run through): they would be written twice. */
function closedUp(grid: TableGrid, axis: Axis, from: number, span: number): TableGrid {
  let closed = grid;
  for (let at = from + span - 1; at > from; at--) if (!closed.cells.some((cell) => startOf(cell, axis) === at)) closed = withoutLine(closed, axis, at);
  return closed;
}

function split(grid: TableGrid, row: number, column: number): Step {
  const cell = ownCell(grid, row, column);
  if (typeof cell === "string") return cell;
  const { rowSpan, columnSpan } = cell;
  if (rowSpan * columnSpan === 1) return "not_merged";
  const parts = Array.from({ length: rowSpan * columnSpan }, (_, index): GridCell => {
    const [r, c] = [Math.floor(index / columnSpan), index % columnSpan];
    const strip = partOfBox(cell.bbox, "rows", r / rowSpan, (r + 1) / rowSpan);
    const own = { ...cell, row: row + r, column: column + c, rowSpan: 1, columnSpan: 1, bbox: partOfBox(strip, "columns", c / columnSpan, (c + 1) / columnSpan) };
    return index === 0 ? own : { ...own, text: "", sources: [] };
  });
  return replaced(grid, [cell], parts);
}

function cut(grid: TableGrid, { row, column, into, at }: Extract<TableOperation, { op: "cut" }>): Step {
  const cell = ownCell(grid, row, column);
  if (typeof cell === "string") return cell;
  if (spanOf(cell, into) > 1) return "split_it_first";
  const [left, right] = [cell.text.slice(0, at).trim(), cell.text.slice(at).trim()];
  if (left === "" || right === "" || /[\uD800-\uDBFF]$/u.test(left)) return "nothing_to_cut";
  const line = startOf(cell, into);
  const wider = withLineAfter(grid, into, line);
  const stretched = wider.cells.find((other) => other.row === row && other.column === column) as GridCell;
  const share = at / cell.text.length;
  return replaced(wider, [stretched], [
    { ...placed(cell, into, line, 1), text: left, bbox: partOfBox(cell.bbox, into, 0, share) },
    { ...placed(cell, into, line + 1, 1), text: right, bbox: partOfBox(cell.bbox, into, share, 1) },
  ]);
}

/** Two lines become one: what stands side by side in them is joined, what ran through both becomes shorter. */
function joinLines(grid: TableGrid, axis: Axis, line: number): Step {
  const size = axis === "rows" ? grid.rows : grid.columns;
  if (line + 1 >= size) return "no_line_after";
  if (axis === "rows" && grid.headerRows === line + 1) return "crosses_header";
  const other: Axis = axis === "rows" ? "columns" : "rows";
  const ends = grid.cells.filter((cell) => startOf(cell, axis) + spanOf(cell, axis) === line + 1);
  const begins = grid.cells.filter((cell) => startOf(cell, axis) === line + 1);
  // Along the seam, stretches that no cell of either side crosses are joined: side by side where the cells are of one size.
  const joined: GridCell[] = [];
  for (const [from, to] of stretches([...ends, ...begins], other)) {
    const inside = (cell: GridCell) => startOf(cell, other) >= from && startOf(cell, other) < to;
    const [before, after] = [ends.filter(inside), begins.filter(inside)];
    if (before.length > 1 || after.length > 1) return "cuts_a_cell";
    const both = [...before, ...after];
    const start = Math.min(line, ...both.map((cell) => startOf(cell, axis)));
    const span = Math.max(...both.map((cell) => startOf(cell, axis) + spanOf(cell, axis))) - start;
    joined.push(placed(placed(united(both, " "), axis, start, span), other, from, to - from));
  }
  return withoutLine(replaced(grid, [...ends, ...begins], joined), axis, line + 1);
}

/** The shortest stretches of an axis that no cell crosses, ascending, end exclusive. */
function stretches(cells: readonly GridCell[], axis: Axis): [number, number][] {
  const out: [number, number][] = [];
  for (const cell of [...cells].sort((a, b) => startOf(a, axis) - startOf(b, axis))) {
    const [from, to] = [startOf(cell, axis), startOf(cell, axis) + spanOf(cell, axis)];
    const last = out.at(-1);
    if (last !== undefined && from < last[1]) last[1] = Math.max(last[1], to);
    else out.push([from, to]);
  }
  return out;
}

function headerRows(grid: TableGrid, count: number): Step {
  if (count >= grid.rows) return "no_body_left";
  if (grid.cells.some((cell) => cell.row < count && count < cell.row + cell.rowSpan)) return "headers_cut_a_cell";
  return { ...grid, headerRows: count };
}
