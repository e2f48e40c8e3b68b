import type { Block } from "@/lib/model/block";
import { fromBlockRow } from "./monograph-rows";
import type { Transaction } from "./open-store";

/** The blocks as read of which a stretch stands on a page (0-indexed), whatever page they begin on. */
export async function readBlocksOnPage(transaction: Transaction, bookId: string, physicalPage: number): Promise<Block[]> {
  // Only those that begin before it can reach it; a table over more than this many pages is none.
  const rows = await transaction.block.findMany({ where: { bookId, physicalPage: { gte: physicalPage - 40, lte: physicalPage } }, select: { body: true } });
  return rows.map(fromBlockRow).filter((block) => block.pieces.some((piece) => piece.physicalPage === physicalPage));
}
