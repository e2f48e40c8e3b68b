import type { PageLedger, SegmentedPage } from "@/lib/model/book";
import type { Monograph } from "@/lib/model/monograph";
import type { Transaction } from "./open-store";
import { PAGE_HEAD, fromPageRow, toPageLedger } from "./page-row";

/** The pages on which a monograph and its blocks stand, without their lines, by physical page. */
export async function readPagesOf(transaction: Transaction, bookId: string, { sourcePageRange: [first, last], blocks }: Monograph): Promise<Map<number, SegmentedPage>> {
  const others = blocks.flatMap((block) => block.pieces.map((piece) => piece.physicalPage));
  const rows = await transaction.page.findMany({
    where: { bookId, OR: [{ physicalPage: { gte: first, lte: last } }, { physicalPage: { in: [...new Set(others)] } }] },
    select: PAGE_HEAD,
  });
  return new Map(rows.map((row) => [row.physicalPage, fromPageRow(row)]));
}

/** The lines of one page with their roles; null when the book has no such page. */
export async function readSegmentedPage(transaction: Transaction, bookId: string, physicalPage: number): Promise<SegmentedPage | null> {
  const row = await transaction.page.findUnique({ where: { bookId_physicalPage: { bookId, physicalPage } }, select: { ...PAGE_HEAD, segmented: true } });
  return row && fromPageRow(row);
}

/** All pages of a book without their lines, and where their characters went. */
export async function readPagesWithLedger(transaction: Transaction, bookId: string): Promise<{ pages: SegmentedPage[]; ledger: PageLedger[] }> {
  const rows = await transaction.page.findMany({ where: { bookId }, select: PAGE_HEAD, orderBy: { physicalPage: "asc" } });
  return { pages: rows.map(fromPageRow), ledger: rows.map(toPageLedger).filter((entry) => entry !== null) };
}
