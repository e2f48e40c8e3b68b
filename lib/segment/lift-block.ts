/** Comes in: a table joined over its breaks, or the lines of a formula. Goes out: a block with its own text and lines. Never approves one. */
import { containsPoint, unionAll } from "@/lib/geometry/rect";
import type { Block, BlockReason } from "@/lib/model/block";
import type { SourceLine } from "@/lib/model/line";
import type { PageRect } from "@/lib/model/rect";
import type { SectionKey } from "@/lib/model/section-key";
import type { FormulaItem, TableItem } from "./flow";
import { sourceLine } from "./join-lines";
import type { LaidLine } from "./laid-line";
import type { FoundTable, JoinedTable } from "./table/found-table";

/** Doubts under which the machine itself will not let a block be quoted; under the others it waits for a pharmacist as pending. */
const QUARANTINING: readonly BlockReason[] = ["cells_overlap_rulings", "text_outside_cells", "unreliable_text", "rotated", "formula_layout", "ragged_rows"];

export interface BlockPlace {
  blockId: string;
  sectionKey: SectionKey;
  /** Offset in the section's text after which it stands. */
  at: number;
  /** Some of its text cannot be trusted. */
  unreliable: boolean;
}

export function tableBlock(joined: JoinedTable, items: readonly TableItem[], place: BlockPlace): Block {
  const text = new BlockText();
  for (const item of items) {
    for (const laid of item.captionLines) text.add(laid, "\n");
    for (const row of rowsOfCells(item)) row.forEach((laid, index) => text.add(laid, index === 0 ? "\n" : " "));
  }
  const reasons = withDoubt(joined.reasons, place.unreliable);
  const first = joined.pieces[0];
  return {
    blockId: place.blockId,
    kind: "table",
    sectionKey: place.sectionKey,
    caption: joined.caption,
    rows: joined.rows,
    columns: joined.columns,
    headerRows: joined.headerRows,
    rowLabelColumns: joined.rowLabelColumns,
    cells: joined.cells,
    physicalPage: first?.physicalPage ?? items[0]?.physicalPage ?? 0,
    bbox: first?.bbox ?? (items[0] as TableItem).table.bbox,
    pieces: joined.pieces,
    text: text.text,
    lines: text.lines,
    at: place.at,
    ruled: joined.ruled,
    confidence: joined.confidence,
    machineState: stateOf(reasons),
    reasons,
  };
}

export function formulaBlock(item: FormulaItem, place: BlockPlace): Block {
  const text = new BlockText();
  for (const laid of item.lines) text.add(laid, "\n");
  const bbox = unionAll(item.lines.map((laid) => laid.line.bbox)) as PageRect;
  const reasons = withDoubt(item.plain ? [] : ["formula_layout"], place.unreliable);
  return {
    blockId: place.blockId,
    kind: "formula",
    sectionKey: place.sectionKey,
    caption: null,
    rows: 1,
    columns: 1,
    headerRows: 0,
    rowLabelColumns: 0,
    cells: [{ row: 0, column: 0, rowSpan: 1, columnSpan: 1, text: text.text, physicalPage: item.physicalPage, bbox }],
    physicalPage: item.physicalPage,
    bbox,
    pieces: [{ physicalPage: item.physicalPage, bbox, firstRow: 0, lastRow: 0 }],
    text: text.text,
    lines: text.lines,
    at: place.at,
    ruled: "none",
    confidence: item.plain ? 0.9 : 0.5,
    machineState: stateOf(reasons),
    reasons,
  };
}

function withDoubt(reasons: readonly BlockReason[], unreliable: boolean): BlockReason[] {
  return unreliable && !reasons.includes("unreliable_text") ? [...reasons, "unreliable_text"] : [...reasons];
}

function stateOf(reasons: readonly BlockReason[]): Block["machineState"] {
  return reasons.some((reason) => QUARANTINING.includes(reason)) ? "quarantined" : "pending";
}

/** The grid's lines, row by row; inside a row cell by cell, inside a cell from top to bottom. */
function rowsOfCells(item: TableItem): LaidLine[][] {
  const { cells, rows } = item.table;
  const keyed = item.cellLines.map((laid) => {
    const cell = cells[cellAt(item.table, laid)];
    return { laid, row: cell?.row ?? rows, column: cell?.column ?? 0 };
  });
  keyed.sort((a, b) => a.row - b.row || a.column - b.column || a.laid.line.baseline - b.laid.line.baseline || a.laid.line.bbox[0] - b.laid.line.bbox[0]);
  const out: LaidLine[][] = [];
  let current = -1;
  for (const { laid, row } of keyed) {
    if (row !== current) out.push([]);
    current = row;
    out[out.length - 1]?.push(laid);
  }
  return out;
}

function cellAt(table: FoundTable, laid: LaidLine): number {
  const [x0, y0, x1, y1] = laid.line.bbox;
  const start = Math.min((x0 + x1) / 2, x0 + 6);
  return table.cells.findIndex((cell) => containsPoint(cell.bbox, start, (y0 + y1) / 2));
}

class BlockText {
  text = "";
  readonly lines: SourceLine[] = [];

  add(laid: LaidLine, separator: string): void {
    if (this.text !== "") this.text += separator;
    this.lines.push(sourceLine({ laid, from: 0, to: laid.line.text.length, startsParagraph: false }, 0, laid.line.text.length, this.text.length));
    this.text += laid.line.text;
  }
}
