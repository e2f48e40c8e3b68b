import type { PageView } from "@/lib/model/views";
import { openStore } from "./open-store";
import { PAGE_HEAD, toPageView } from "./page-row";

/** One page of a book; null when it is not there. `physicalPage` is 0-indexed. */
export async function getPage(bookId: string, physicalPage: number): Promise<PageView | null> {
  const row = await openStore().prisma.page.findUnique({ where: { bookId_physicalPage: { bookId, physicalPage } }, select: PAGE_HEAD });
  return row && toPageView(row);
}
