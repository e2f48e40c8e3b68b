import type { PageLedger, SegmentedPage } from "@/lib/model/book";
import type { Transaction } from "./open-store";
import { PAGE_HEAD, fromPageRow, toPageLedger } from "./page-row";

/** Pages of a book without their lines, ascending: a range (0-indexed, inclusive) and single others. */
export async function readPages(transaction: Transaction, bookId: string, which: { first: number; last: number; others?: readonly number[] }): Promise<SegmentedPage[]> {
  const rows = await transaction.page.findMany({
    where: { bookId, OR: [{ physicalPage: { gte: which.first, lte: which.last } }, { physicalPage: { in: [...new Set(which.others ?? [])] } }] },
    select: PAGE_HEAD,
    orderBy: { physicalPage: "asc" },
  });
  return rows.map(fromPageRow);
}

/** All pages of a book without their lines, and where their characters went. */
export async function readPagesWithLedger(transaction: Transaction, bookId: string): Promise<{ pages: SegmentedPage[]; ledger: PageLedger[] }> {
  const rows = await transaction.page.findMany({ where: { bookId }, select: PAGE_HEAD, orderBy: { physicalPage: "asc" } });
  return { pages: rows.map(fromPageRow), ledger: rows.map(toPageLedger).filter((entry) => entry !== null) };
}
