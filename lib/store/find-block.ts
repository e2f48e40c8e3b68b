import { VISIBLE } from "./book-state";
import { openStore } from "./open-store";

/** Where a table stands in its book. */
export interface BlockPlace {
  blockId: string;
  drugId: string;
  /** The tables before and after it in book order, by id. */
  previous: string | null;
  next: string | null;
}

/** A table by its id; null when the book has none of that id. */
export async function findBlock(bookId: string, blockId: string): Promise<BlockPlace | null> {
  const rows = await openStore().prisma.block.findMany({
    where: { bookId, kind: "table", monograph: { book: { state: VISIBLE } } },
    select: { blockId: true, drugId: true },
    orderBy: [{ monograph: { ordinal: "asc" } }, { ordinal: "asc" }],
  });
  const at = rows.findIndex((row) => row.blockId === blockId);
  const row = rows[at];
  return row === undefined ? null : { ...row, previous: rows[at - 1]?.blockId ?? null, next: rows[at + 1]?.blockId ?? null };
}
