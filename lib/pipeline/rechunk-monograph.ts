/** One stored monograph in, the same monograph chunked and checked anew out. Reads the database, never writes it. */
import type { BlockState } from "@/lib/model/block";
import type { ChunkLimits } from "@/lib/model/limits";
import type { Transaction } from "@/lib/store/open-store";
import { type StoredMonographParts, readMonograph } from "@/lib/store/read-monograph";
import { readPages } from "@/lib/store/read-pages";
import type { ChunkedMonograph } from "@/lib/store/run-rows";
import { chunkWithGates } from "./chunk-with-gates";
import { findProfile } from "./find-profile";
import { sharedCounter } from "./shared-counter";

export interface BookHead {
  bookId: string;
  profileId: string;
  pageCount: number;
}

export interface RechunkedMonograph {
  parts: StoredMonographParts;
  chunked: ChunkedMonograph;
}

/** Chunks a stored monograph with these limits. `states` are its blocks' states, where they are to be others than the stored ones. Null when it is not there. */
export async function rechunkMonograph(
  transaction: Transaction,
  book: BookHead,
  drugId: string,
  limits: ChunkLimits,
  states?: ReadonlyMap<string, BlockState>,
): Promise<RechunkedMonograph | null> {
  const parts = await readMonograph(transaction, book.bookId, drugId);
  if (!parts) return null;
  const blockStates = states ?? parts.blockStates;
  const [first, last] = parts.monograph.sourcePageRange;
  const pages = await readPages(transaction, book.bookId, { first, last, others: parts.monograph.blocks.flatMap((block) => block.pieces.map((piece) => piece.physicalPage)) });
  const chunked = chunkWithGates(parts.monograph, parts.knownFindings, {
    limits,
    counter: sharedCounter(),
    profile: findProfile(book.profileId),
    pages: new Map(pages.map((page) => [page.physicalPage, page])),
    pageCount: book.pageCount,
    blockStateOf: (blockId) => blockStates.get(blockId) ?? "quarantined",
    pinsOf: () => [],
  });
  return { parts, chunked };
}
