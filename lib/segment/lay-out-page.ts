/** Comes in: one page, its furniture, its columns, its tables. Goes out: lines, tables, formulas and asides in reading order. Never follows the order of the content stream. */
import { intersects, unionAll } from "@/lib/geometry/rect";
import type { Page } from "@/lib/model/page";
import { type PageRect, pageRect } from "@/lib/model/rect";
import { figureAsides } from "./figures";
import type { FlowItem, PageFlow, TableItem } from "./flow";
import { formLine } from "./form-line";
import { formulaRegions, isPlainFormula } from "./formula-regions";
import type { ColumnFrame, Indexed, LaidLine } from "./laid-line";
import { fragmentSize, rowsOf } from "./rows";
import { splitAtGutters } from "./split-at-gutters";
import { findTables } from "./table/find-tables";
import type { FoundTable, TableContext } from "./table/found-table";
import { readTableInRegion } from "./table/read-region";

export interface LayoutInput {
  page: Page;
  furniture: ReadonlySet<number>;
  columns: readonly ColumnFrame[];
  captionWords: readonly string[];
  figureWords: readonly string[];
  bodyFontSize: number;
}

/** Lays one page out. `tables`: the tables that it has, where a reviewer knows them better than the finder. */
export function layOutPage(input: LayoutInput, tables: readonly FoundTable[] = tablesOf(input)): PageFlow {
  const { page, columns } = input;
  const all = page.fragments.map((fragment, index) => ({ index, fragment }));
  const body = bodyOf(input);
  const taken = new Set(tables.flatMap((table) => [...table.fragmentIndexes, ...table.captionFragmentIndexes]));
  const free = body.filter((item) => !taken.has(item.index));
  const lines = linesOf(free.filter((item) => item.fragment.angle === 0), page, columns);
  const regions = formulaRegions(page, free, columns, tables.map((table) => table.bbox));
  const items: FlowItem[] = [...proseItems(lines, regions, page), ...tables.map((table) => tableItem(table, input, columns))];
  const ordered = markPlainFormulas(inReadingOrder(items, columns));
  const turned = free.filter((item) => item.fragment.angle !== 0).map((item) => [item]);
  const whole = wholePage(page);
  const asides: FlowItem[] = turned.map((row) => ({ kind: "aside", laid: formLine(row, page.physicalPage, null, whole), caption: false }));
  const furniture = rowsOf(all.filter((item) => input.furniture.has(item.index) && item.fragment.angle === 0))
    .concat(all.filter((item) => input.furniture.has(item.index) && item.fragment.angle !== 0).map((item) => [item]))
    .map((row) => formLine(row, page.physicalPage, null, whole));
  return numbered({ items: [...figureAsides(ordered, page, input.figureWords), ...asides], furniture }, page.physicalPage);
}

function wholePage(page: Page): ColumnFrame {
  return { x0: 0, x1: page.width };
}

function bodyOf({ page, furniture }: LayoutInput): Indexed[] {
  return page.fragments.map((fragment, index) => ({ index, fragment })).filter((item) => !furniture.has(item.index));
}

/** The finder sees the page without its furniture; its indexes are turned back into the page's own. */
function tablesOf(input: LayoutInput): FoundTable[] {
  const body = bodyOf(input);
  return findTables({ ...input.page, fragments: body.map((item) => item.fragment) }, contextOf(input)).map((table) => inPage(table, body));
}

/** The table in a region that a reviewer points at, read from what no other table has; null where none can be read there. */
export function tableIn(input: LayoutInput, region: PageRect, others: readonly FoundTable[]): FoundTable | null {
  const taken = new Set(others.flatMap((table) => [...table.fragmentIndexes, ...table.captionFragmentIndexes]));
  const free = bodyOf(input).filter((item) => !taken.has(item.index));
  const table = readTableInRegion({ ...input.page, fragments: free.map((item) => item.fragment) }, region, contextOf(input));
  return table === null ? null : inPage(table, free);
}

function contextOf({ columns, captionWords, bodyFontSize }: LayoutInput): TableContext {
  return { columns: [...columns], captionWords, bodyFontSize };
}

function inPage(table: FoundTable, shown: readonly Indexed[]): FoundTable {
  const own = (indexes: readonly number[]) => indexes.map((index) => (shown[index] as Indexed).index);
  return { ...table, fragmentIndexes: own(table.fragmentIndexes), captionFragmentIndexes: own(table.captionFragmentIndexes) };
}

/** Rows inside each column; what crosses a gutter makes rows of its own. */
function linesOf(items: readonly Indexed[], page: Page, columns: readonly ColumnFrame[]): LaidLine[] {
  if (columns.length < 2) return rowsOf(items).map((row) => formLine(row, page.physicalPage, 0, columns[0] ?? wholePage(page)));
  const cut = splitAtGutters(items, columns);
  const buckets: Indexed[][] = columns.map(() => []);
  const spanning: Indexed[] = [];
  for (const item of cut) (buckets[columnOf(item.fragment.bbox, columns) ?? -1] ?? spanning).push(item);
  const full = { x0: columns[0]?.x0 ?? 0, x1: columns[columns.length - 1]?.x1 ?? page.width };
  const crossing = rowsOf(spanning).map((row) => formLine(withNeighbours(row, buckets), page.physicalPage, null, full));
  return [...crossing, ...buckets.flatMap((bucket, column) => rowsOf(bucket).map((row) => formLine(row, page.physicalPage, column, columns[column] as ColumnFrame)))];
}

/** A line over both columns takes along the fragments of its own row that happen to stand in one column. */
function withNeighbours(row: readonly Indexed[], buckets: Indexed[][]): Indexed[] {
  const out = [...row];
  for (const bucket of buckets) {
    for (let at = bucket.length - 1; at >= 0; at--) {
      const item = bucket[at] as Indexed;
      const same = row.some((member) => Math.abs(member.fragment.baseline - item.fragment.baseline) <= 0.22 * fragmentSize(member.fragment) && nextTo(member.fragment.bbox, item.fragment.bbox));
      if (same) out.push(...bucket.splice(at, 1));
    }
  }
  return out.sort((a, b) => a.fragment.bbox[0] - b.fragment.bbox[0]);
}

function nextTo(a: PageRect, b: PageRect): boolean {
  return Math.min(Math.abs(a[0] - b[2]), Math.abs(b[0] - a[2])) < 12;
}

function columnOf(box: PageRect, columns: readonly ColumnFrame[]): number | null {
  const found = columns.findIndex((frame, index) => {
    const lo = index === 0 ? Number.NEGATIVE_INFINITY : (columns[index - 1] as ColumnFrame).x1 - 1;
    const hi = index === columns.length - 1 ? Number.POSITIVE_INFINITY : (columns[index + 1] as ColumnFrame).x0 + 1;
    return box[0] >= lo && box[2] <= hi && overlaps(box, frame);
  });
  return found === -1 ? null : found;
}

function overlaps(box: PageRect, frame: ColumnFrame): boolean {
  const middle = (box[0] + box[2]) / 2;
  return middle > frame.x0 - 20 && middle < frame.x1 + 20;
}

function proseItems(lines: readonly LaidLine[], regions: readonly PageRect[], page: Page): FlowItem[] {
  const groups: LaidLine[][] = regions.map(() => []);
  const items: FlowItem[] = [];
  for (const laid of lines) {
    const middle = (laid.line.bbox[1] + laid.line.bbox[3]) / 2;
    const home = regions.findIndex((region) => intersects(region, laid.line.bbox) && middle > region[1] - 1 && middle < region[3] + 1);
    if (home === -1) items.push({ kind: "line", laid });
    else groups[home]?.push(laid);
  }
  for (const group of groups) if (group.length > 0) items.push({ kind: "formula", lines: group, physicalPage: page.physicalPage, plain: false });
  return items;
}

function tableItem(table: FoundTable, { page }: LayoutInput, columns: readonly ColumnFrame[]): TableItem {
  const frame = { x0: table.bbox[0], x1: table.bbox[2] };
  const column = columns.length > 1 ? columnOf(table.bbox, columns) : 0;
  const pick = (indexes: readonly number[]) => indexes.map((index) => ({ index, fragment: page.fragments[index] })).filter((item): item is Indexed => item.fragment !== undefined);
  const captionLines = rowsOf(pick(table.captionFragmentIndexes)).map((row) => formLine(row, page.physicalPage, column, frame));
  const cellLines = pick(table.fragmentIndexes).map((item) => formLine([item], page.physicalPage, column, frame));
  return { kind: "table", table, physicalPage: page.physicalPage, page: { width: page.width, height: page.height }, captionLines, cellLines, atColumnTop: false };
}

function boxOf(item: FlowItem): PageRect {
  if (item.kind === "line" || item.kind === "aside") return item.laid.line.bbox;
  if (item.kind === "formula") return unionAll(item.lines.map((laid) => laid.line.bbox)) ?? pageRect(0, 0, 0, 0);
  return unionAll([item.table.bbox, ...item.captionLines.map((laid) => laid.line.bbox)]) ?? item.table.bbox;
}

/** What spans the columns cuts the page into bands; inside a band the columns follow each other, top to bottom. */
function inReadingOrder(items: readonly FlowItem[], columns: readonly ColumnFrame[]): FlowItem[] {
  const placed = items.map((item) => {
    const box = boxOf(item);
    const column = item.kind === "line" ? item.laid.line.column : columns.length > 1 ? columnOf(box, columns) : 0;
    return { item, box, column };
  });
  const spanning = placed.filter((entry) => entry.column === null).map((entry) => (entry.box[1] + entry.box[3]) / 2).sort((a, b) => a - b);
  const keyed = placed.map((entry) => {
    const middle = (entry.box[1] + entry.box[3]) / 2;
    let above = 0;
    while (above < spanning.length && (spanning[above] as number) < middle - 0.01) above++;
    const { item, box, column } = entry;
    return { item, box, column, band: column === null ? above * 2 + 1 : above * 2, order: column ?? 0, y: item.kind === "line" ? item.laid.line.baseline : middle };
  });
  keyed.sort((a, b) => a.band - b.band || a.order - b.order || a.y - b.y || a.box[0] - b.box[0]);
  return keyed.map((entry, index) => {
    const before = keyed[index - 1];
    const first = before === undefined || before.column !== entry.column || before.band !== entry.band;
    return entry.item.kind === "table" ? { ...entry.item, atColumnTop: first } : entry.item;
  });
}

function markPlainFormulas(items: readonly FlowItem[]): FlowItem[] {
  const laidAt = (index: number) => {
    const item = items[index];
    return item?.kind === "line" ? item.laid : undefined;
  };
  return items.map((item, index) =>
    item.kind === "line" && isPlainFormula(item.laid, laidAt(index - 1), laidAt(index + 1)) ? { kind: "formula", lines: [item.laid], physicalPage: item.laid.line.physicalPage, plain: true } : item,
  );
}

function numbered(flow: PageFlow, physicalPage: number): PageFlow {
  let count = 0;
  for (const laid of linesOfFlow(flow)) laid.line.lineId = `p${physicalPage}-l${count++}`;
  return flow;
}

/** Every line of a page in reading order, furniture last. */
export function linesOfFlow(flow: PageFlow): LaidLine[] {
  const body = flow.items.flatMap((item) => {
    if (item.kind === "line" || item.kind === "aside") return [item.laid];
    return item.kind === "formula" ? item.lines : [...item.captionLines, ...item.cellLines];
  });
  return [...body, ...flow.furniture];
}
