import type { Block } from "@/lib/model/block";
import type { PageRect } from "@/lib/model/rect";
import { fromBlockRow } from "./monograph-rows";
import { type Transaction, openStore } from "./open-store";

/** The blocks as read of which a stretch stands on a page (0-indexed), whatever page they begin on. */
export async function readBlocksOnPage(transaction: Transaction, bookId: string, physicalPage: number): Promise<Block[]> {
  // Only those that begin before it can reach it; a table over more than this many pages is none.
  const rows = await transaction.block.findMany({ where: { bookId, physicalPage: { gte: physicalPage - 40, lte: physicalPage } }, select: { body: true } });
  return rows.map(fromBlockRow).filter((block) => block.pieces.some((piece) => piece.physicalPage === physicalPage));
}

/** The stretches of tables that stand on a page, each with its table's id. */
export async function listTablesOnPage(bookId: string, physicalPage: number): Promise<{ blockId: string; bbox: PageRect }[]> {
  const blocks = await readBlocksOnPage(openStore().prisma, bookId, physicalPage);
  return blocks.filter((block) => block.kind === "table").flatMap(({ blockId, pieces }) => pieces.filter((piece) => piece.physicalPage === physicalPage).map(({ bbox }) => ({ blockId, bbox })));
}
