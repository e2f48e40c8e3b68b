/** A stored monograph in; the same one chunked anew inside its active run out, for decisions that the run must follow at once. The run stays the same one: its limits did not change. */
import type { ChunkLimits } from "@/lib/model/limits";
import type { Store, Transaction } from "@/lib/store/open-store";
import { carryDecisions, placeDecisions } from "@/lib/store/place-decisions";
import type { StoredMonograph } from "@/lib/store/read-monographs";
import { readPagesOf } from "@/lib/store/read-pages";
import type { ChunkedMonograph } from "@/lib/store/run-rows";
import { clearChunked, insertChunked } from "@/lib/store/write-run";
import { type RechunkContext, rechunkStored } from "./rechunk-stored";

/** Reads what chunking a monograph with its active run's limits takes. The function that it yields never touches the database. */
export async function activeChunker(transaction: Transaction, bookId: string, stored: StoredMonograph): Promise<(changed: Pick<RechunkContext, "states" | "pinLog">) => ChunkedMonograph> {
  const book = await transaction.book.findUniqueOrThrow({ where: { bookId }, select: { profileId: true, pageCount: true } });
  const run = await transaction.run.findUniqueOrThrow({ where: { runId: stored.activeRunId } });
  const { ceilingTokens, targetTokens, overlapTokens, maxEmbedTokens } = run;
  const limits: ChunkLimits = { ceilingTokens, targetTokens, overlapTokens, maxEmbedTokens };
  const pages = await readPagesOf(transaction, bookId, stored.monograph);
  return (changed) => rechunkStored(stored, { book, limits, pages, ...changed });
}

/** Puts a new chunking of a monograph in the place of the one that its active run holds, and places every decision on it anew. */
export async function replaceChunked(store: Store, transaction: Transaction, bookId: string, { monograph, activeRunId }: StoredMonograph, chunked: ChunkedMonograph): Promise<void> {
  await clearChunked(transaction, activeRunId, monograph.drugId);
  insertChunked(store, activeRunId, [chunked]);
  await placeDecisions(transaction, bookId, monograph, await carryDecisions(transaction, bookId, monograph, chunked.seams));
}
