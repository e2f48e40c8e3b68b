/** Comes in: pages in reading order. Goes out: the same, with the last group rows of a page taken into the table that goes on behind them. Never takes text that no table goes on after. */
import { unionAll } from "@/lib/geometry/rect";
import type { Cell } from "@/lib/model/block";
import { type PageRect, pageRect } from "@/lib/model/rect";
import type { PageFlow, TableItem } from "./flow";
import type { LaidLine } from "./laid-line";
import { boldEnd } from "./line-style";
import { joinContinued } from "./table/join-continued";

/** More lines than the group rows at a page's end ever take up. */
const MOST_LINES = 8;
/** Points by which a line may stand over the table's side. */
const SLACK = 4;

/**
 * Lists print a line over all columns before the rows of a group, often without any rule around it. Where the page ends behind such a line it stands below
 * the last rule of its page, but the table goes on, header and all, on the next page. `isFree` tells which pages (by position) may be joined with the next.
 */
export function absorbGroupRows(flows: readonly PageFlow[], isFree: (page: number) => boolean): PageFlow[] {
  return flows.map((flow, page) => {
    if (!isFree(page)) return flow;
    const at = flow.items.findLastIndex((item) => item.kind === "table");
    const table = flow.items[at];
    const next = flows[page + 1]?.items.find((item) => item.kind !== "aside");
    const tail = flow.items.slice(at + 1);
    if (table?.kind !== "table" || next?.kind !== "table" || tail.length === 0 || tail.length > MOST_LINES) return flow;
    const lines = tail.flatMap((item) => (item.kind === "line" ? [item.laid] : []));
    if (lines.length !== tail.length || !hasGroupRows(table) || !goesOnIn(table, next) || !standBelow(lines, table)) return flow;
    return { ...flow, items: [...flow.items.slice(0, at), withRows(table, lines)] };
  });
}

function hasGroupRows({ table }: TableItem): boolean {
  return table.cells.some((cell) => cell.columnSpan === table.columns && cell.row >= table.headerRows && cell.text !== "");
}

/** The next table is the same one and prints its header again. */
function goesOnIn(table: TableItem, next: TableItem): boolean {
  const [joined, ...others] = joinContinued([table, next]);
  return joined !== undefined && others.length === 0 && (!joined.reasons.includes("continues_without_header") || table.table.reasons.includes("continues_without_header"));
}

function standBelow(lines: readonly LaidLine[], { table }: TableItem): boolean {
  const [x0, , x1, bottom] = table.bbox;
  const first = lines[0] as LaidLine;
  return first.line.baseline - bottom < 2.5 * first.fontSize && lines.every(({ line }) => line.bbox[0] >= x0 - SLACK && line.bbox[2] <= x1 + SLACK && line.bbox[3] > bottom);
}

/** Lines that begin in bold behind one that ended plain, or behind a blank, open a row. */
function rowsOf(lines: readonly LaidLine[]): LaidLine[][] {
  const rows: LaidLine[][] = [];
  lines.forEach((laid, index) => {
    const previous = lines[index - 1];
    const last = rows[rows.length - 1];
    const opens = previous === undefined || laid.line.baseline - previous.line.baseline > 1.5 * laid.fontSize || (boldEnd(laid, 0) > 0 && boldEnd(previous, previous.line.text.length - 1) < previous.line.text.length);
    if (opens || last === undefined) rows.push([laid]);
    else last.push(laid);
  });
  return rows;
}

function withRows(item: TableItem, lines: readonly LaidLine[]): TableItem {
  const { table } = item;
  const [x0, , x1] = table.bbox;
  const added = rowsOf(lines).map((row, index): Cell => {
    const box = unionAll(row.map(({ line }) => line.bbox)) as PageRect;
    return { row: table.rows + index, column: 0, rowSpan: 1, columnSpan: table.columns, text: row.map(({ line }) => line.text).join(" "), physicalPage: item.physicalPage, bbox: pageRect(x0, box[1], x1, box[3]) };
  });
  const bbox = unionAll([table.bbox, ...added.map((cell) => cell.bbox)]) as PageRect;
  return { ...item, table: { ...table, bbox, rows: table.rows + added.length, cells: [...table.cells, ...added] }, cellLines: [...item.cellLines, ...lines] };
}
