/** One stored monograph in, the same monograph chunked and checked anew out. Reads the database, never writes it. */
import type { BlockState } from "@/lib/model/block";
import type { SegmentedPage } from "@/lib/model/book";
import type { ChunkLimits } from "@/lib/model/limits";
import type { Monograph } from "@/lib/model/monograph";
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

export interface RechunkOptions {
  /** The blocks' states, where they are to be others than the stored ones. */
  states?: ReadonlyMap<string, BlockState> | undefined;
  /** Pages of the book, where they were read already. */
  pages?: ReadonlyMap<number, SegmentedPage> | undefined;
}

async function readOwnPages(transaction: Transaction, bookId: string, { sourcePageRange: [first, last], blocks }: Monograph): Promise<ReadonlyMap<number, SegmentedPage>> {
  const others = blocks.flatMap((block) => block.pieces.map((piece) => piece.physicalPage));
  const pages = await readPages(transaction, bookId, { first, last, others });
  return new Map(pages.map((page) => [page.physicalPage, page]));
}

/** Chunks a stored monograph with these limits. Null when it is not there. */
export async function rechunkMonograph(transaction: Transaction, book: BookHead, drugId: string, limits: ChunkLimits, options: RechunkOptions = {}): Promise<RechunkedMonograph | null> {
  const parts = await readMonograph(transaction, book.bookId, drugId);
  if (!parts) return null;
  const blockStates = options.states ?? parts.blockStates;
  const chunked = chunkWithGates(parts.monograph, parts.knownFindings, {
    limits,
    counter: sharedCounter(),
    profile: findProfile(book.profileId),
    pages: options.pages ?? (await readOwnPages(transaction, book.bookId, parts.monograph)),
    pageCount: book.pageCount,
    blockStateOf: (blockId) => blockStates.get(blockId) ?? "quarantined",
    pinsOf: () => [],
  });
  return { parts, chunked };
}
