/** Comes in: pages as laid out by themselves, and reviewers' orders about their tables. Goes out: the pages laid out with them, and the orders without effect. Never follows an order by half. */
import { area, intersection } from "@/lib/geometry/rect";
import type { Block } from "@/lib/model/block";
import type { Monograph } from "@/lib/model/monograph";
import { type PageRect, pageRect } from "@/lib/model/rect";
import { type BlockOrder, type Named, type PageRegion, pagesOfOrder, type Unapplied } from "@/lib/model/segment-overrides";
import type { PageFlow } from "./flow";
import { type LayoutInput, layOutPage, tableIn } from "./lay-out-page";
import type { FoundTable } from "./table/found-table";

/** Boxes are the same that differ by no more than rounding, points. */
const ROUNDING = 0.75;

/** A drawn region may touch another table's border by this share of that table. */
const TOUCH = 0.02;

interface PageTables {
  /** As the page is read by itself. */
  found: readonly FoundTable[];
  given: FoundTable[];
  givenUp: FoundTable[];
}

/** Lays those pages out again on which an order changes the tables. `inputs` and `flows` belong to each other, one a page; orders about other pages are passed over. */
export function followBlockOrders(inputs: readonly LayoutInput[], flows: readonly PageFlow[], orders: readonly Named<BlockOrder>[]): { flows: PageFlow[]; unapplied: Unapplied[] } {
  const position = new Map(inputs.map(({ page }, index) => [page.physicalPage, index]));
  const tables = flows.map((flow): PageTables => ({ found: flow.items.flatMap((item) => (item.kind === "table" ? [item.table] : [])), given: [], givenUp: [] }));
  const unapplied: Unapplied[] = [];
  for (const order of orders) {
    if (pagesOfOrder(order).some((physicalPage) => !position.has(physicalPage))) continue;
    const at = ({ physicalPage }: PageRegion) => position.get(physicalPage) as number;
    const reason = follow(order, (place) => tables[at(place)] as PageTables, (place) => inputs[at(place)] as LayoutInput);
    if (reason !== null) unapplied.push({ id: order.id, reason });
  }
  return {
    unapplied,
    flows: flows.map((flow, index) => {
      const { found, given, givenUp } = tables[index] as PageTables;
      return given.length + givenUp.length === 0 ? flow : layOutPage(inputs[index] as LayoutInput, [...found.filter((table) => !givenUp.includes(table)), ...given]);
    }),
  };
}

/** Enters one order in the tables of its pages; says why where it cannot be followed, and then enters nothing of it. */
function follow(order: BlockOrder, tablesOf: (place: PageRegion) => PageTables, inputOf: (place: PageRegion) => LayoutInput): Unapplied["reason"] | null {
  const leaving: { of: PageTables; table: FoundTable }[] = [];
  for (const piece of order.kind === "missed_table" ? [] : order.pieces) {
    const of = tablesOf(piece);
    const table = of.found.find((candidate) => !of.givenUp.includes(candidate) && isFoundAs(candidate.bbox, piece.bbox));
    if (table === undefined) return "table_gone";
    leaving.push({ of, table });
  }
  if (order.kind !== "not_a_table") {
    const of = tablesOf(order.region);
    const staying = [...of.found.filter((table) => !of.givenUp.includes(table) && !leaving.some((entry) => entry.table === table)), ...of.given];
    if (staying.some((table) => overlapOf(table.bbox, order.region.bbox) > TOUCH)) return "overlaps_table";
    const read = tableIn(inputOf(order.region), order.region.bbox, staying);
    if (read === null || staying.some((table) => overlapOf(table.bbox, read.bbox) > TOUCH)) return "no_table_there";
    of.given.push(read);
  }
  for (const { of, table } of leaving) of.givenUp.push(table);
  return null;
}

function overlapOf(table: PageRect, other: PageRect): number {
  const shared = intersection(table, other);
  return shared === null ? 0 : area(shared) / Math.max(area(table), 1);
}

/** The box that a table was shown with is the one found, or goes on below it: group rows at a page's end are taken in afterwards. */
function isFoundAs(found: PageRect, shown: PageRect): boolean {
  return isSameBox(found, pageRect(shown[0], shown[1], shown[2], Math.min(shown[3], found[3]))) && shown[3] - found[3] < 120;
}

function isSameBox(a: PageRect, b: PageRect): boolean {
  return a.every((value, index) => Math.abs(value - (b[index] ?? 0)) <= ROUNDING);
}

/**
 * The monograph with its blocks under the ids that they have without any order, so that no block is called otherwise because another one was corrected.
 * A redrawn one keeps its id; a new one is numbered after the last.
 */
export function keepBlockIds(monograph: Monograph, plain: readonly Block[], orders: readonly BlockOrder[]): Monograph {
  const free = new Set(plain);
  const ids = new Map<string, string>();
  const take = (block: Block, found: Block | undefined) => {
    if (found === undefined) return;
    free.delete(found);
    ids.set(block.blockId, found.blockId);
  };
  for (const block of monograph.blocks) take(block, [...free].find((other) => other.kind === block.kind && sharePiece(other.pieces, block.pieces)));
  for (const order of orders) {
    if (order.kind !== "region") continue;
    const drawn = monograph.blocks.find((block) => !ids.has(block.blockId) && block.pieces.some((piece) => piece.physicalPage === order.region.physicalPage && overlapOf(piece.bbox, order.region.bbox) > 0.5));
    if (drawn !== undefined) take(drawn, [...free].find((other) => sharePiece(other.pieces, order.pieces)));
  }
  const used = new Set(plain.map((block) => block.blockId));
  for (const { blockId } of monograph.blocks) if (!ids.has(blockId)) ids.set(blockId, nextId(blockId, used));
  const idOf = (blockId: string) => ids.get(blockId) ?? blockId;
  return {
    ...monograph,
    blocks: monograph.blocks.map((block) => ({ ...block, blockId: idOf(block.blockId) })),
    sections: monograph.sections.map((section) => ({ ...section, parts: section.parts.map((part) => (part.blockId === null ? part : { ...part, blockId: idOf(part.blockId) })) })),
  };
}

function sharePiece(a: readonly PageRegion[], b: readonly PageRegion[]): boolean {
  return a.some((one) => b.some((other) => one.physicalPage === other.physicalPage && isSameBox(one.bbox, other.bbox)));
}

/** The first number of its kind that no block has. */
function nextId(blockId: string, used: Set<string>): string {
  const stem = blockId.replace(/\d+$/u, "");
  let count = 1;
  while (used.has(`${stem}${count}`)) count++;
  used.add(`${stem}${count}`);
  return `${stem}${count}`;
}
