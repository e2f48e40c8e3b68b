/**
 * A stored monograph in; the same one chunked anew inside its active run out, for decisions that the run must follow at once. The run stays the same one: its
 * limits did not change. Chunks that were imported from a file are kept and checked anew.
 */
import type { BlockState } from "@/lib/model/block";
import type { Chunk } from "@/lib/model/chunk";
import type { SectionKey } from "@/lib/model/section-key";
import type { Store, Transaction } from "@/lib/store/open-store";
import { carryDecisions, placeDecisions } from "@/lib/store/place-decisions";
import { readChunking } from "@/lib/store/read-chunking";
import type { StoredMonograph } from "@/lib/store/read-monographs";
import { readPagesOf } from "@/lib/store/read-pages";
import { limitsOfRun } from "@/lib/store/run-limits";
import type { ChunkedMonograph } from "@/lib/store/run-rows";
import { clearChunked, insertChunked } from "@/lib/store/write-run";
import { type RechunkContext, recheckStored, rechunkStored, storedBorders } from "./rechunk-stored";

/** Reads what chunking a monograph with its active run's limits takes. */
async function activeContext(transaction: Transaction, bookId: string, stored: StoredMonograph): Promise<RechunkContext & { origin: string }> {
  const book = await transaction.book.findUniqueOrThrow({ where: { bookId }, select: { profileId: true, pageCount: true } });
  const run = await transaction.run.findUniqueOrThrow({ where: { runId: stored.activeRunId } });
  return { book, ...limitsOfRun(run), pages: await readPagesOf(transaction, bookId, stored.monograph), origin: run.origin };
}

/** The places of a section at which a reviewer may demand a break, ascending. */
export async function activeBorders(transaction: Transaction, bookId: string, stored: StoredMonograph, sectionKey: SectionKey): Promise<number[]> {
  return storedBorders(stored, sectionKey, await activeContext(transaction, bookId, stored));
}

/** The function that it yields chunks the monograph with its active run's limits, and never touches the database. */
export async function activeChunker(transaction: Transaction, bookId: string, stored: StoredMonograph): Promise<(changed: Pick<RechunkContext, "states" | "pinLog">) => ChunkedMonograph> {
  const { origin, ...context } = await activeContext(transaction, bookId, stored);
  if (origin !== "imported") return (changed) => rechunkStored(stored, { ...context, ...changed });
  const { chunks, seams } = await readChunking(transaction, stored.activeRunId, stored.monograph.drugId);
  return (changed) => recheckStored(stored, { chunks: followStates(chunks, stored.blockStates, changed.states ?? stored.blockStates), seams }, { ...context, ...changed });
}

/** True where the chunks that count were read from a file: our packer has no say in them. */
export async function isImported(transaction: Transaction, { activeRunId }: StoredMonograph): Promise<boolean> {
  return (await transaction.run.count({ where: { runId: activeRunId, origin: "imported" } })) > 0;
}

/** The flags of imported chunks after a decision on a block. A flag that was right stays right; one that the file has wrong stays as it is, for the gates to say. */
function followStates(chunks: readonly Chunk[], before: ReadonlyMap<string, BlockState>, after: ReadonlyMap<string, BlockState>): Chunk[] {
  return chunks.map((chunk) => {
    const attachments = chunk.attachments.map((attachment) => {
      const wasRight = attachment.quarantined === (before.get(attachment.blockId) !== "approved");
      return wasRight ? { ...attachment, quarantined: after.get(attachment.blockId) !== "approved" } : attachment;
    });
    const wasRight = chunk.hasQuarantinedContent === chunk.attachments.some((attachment) => attachment.quarantined);
    return { ...chunk, attachments, hasQuarantinedContent: wasRight ? attachments.some((attachment) => attachment.quarantined) : chunk.hasQuarantinedContent };
  });
}

/** Puts a new chunking of a monograph in the place of the one that its active run holds, and places every decision on it anew. */
export async function replaceChunked(store: Store, transaction: Transaction, bookId: string, { monograph, activeRunId }: StoredMonograph, chunked: ChunkedMonograph): Promise<void> {
  await clearChunked(transaction, activeRunId, monograph.drugId);
  insertChunked(store, activeRunId, [chunked]);
  await placeDecisions(transaction, bookId, monograph, await carryDecisions(transaction, bookId, monograph, chunked.seams));
}
