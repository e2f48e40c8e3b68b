import type { BlockState } from "@/lib/model/block";
import type { BlockView } from "@/lib/model/views";
import type { Block as StoredBlock } from "./generated/client";
import { fromBlockRow } from "./monograph-rows";
import { openStore } from "./open-store";
import { unpackJson } from "./packed-json";

/** `printedPage` is the folio of the block's own first page. */
export function toBlockView(row: StoredBlock, printedPage: string | null): BlockView {
  return { block: fromBlockRow(row), state: row.state as BlockState, printedPage, preview: unpackJson(row.previewBody) };
}

/** All lifted blocks of a book in book order, each with its monograph. */
export async function listBlocks(bookId: string): Promise<(BlockView & { drugId: string; drugName: string })[]> {
  const { prisma } = openStore();
  const rows = await prisma.block.findMany({
    where: { bookId, monograph: { book: { state: "ready" } } },
    orderBy: [{ monograph: { ordinal: "asc" } }, { ordinal: "asc" }],
  });
  // Read on their own: a relation over two columns becomes one condition a row, too many for SQLite in a large book.
  const names = new Map((await prisma.monograph.findMany({ where: { bookId }, select: { drugId: true, drugName: true } })).map((monograph) => [monograph.drugId, monograph.drugName]));
  const folios = await readFolios(bookId, rows.map((row) => row.physicalPage));
  return rows.map((row) => ({ ...toBlockView(row, folios.get(row.physicalPage) ?? null), drugId: row.drugId, drugName: names.get(row.drugId) ?? row.drugId }));
}

async function readFolios(bookId: string, physicalPages: readonly number[]): Promise<Map<number, string | null>> {
  const pages = await openStore().prisma.page.findMany({ where: { bookId, physicalPage: { in: [...new Set(physicalPages)] } }, select: { physicalPage: true, printedPage: true } });
  return new Map(pages.map((page) => [page.physicalPage, page.printedPage]));
}
