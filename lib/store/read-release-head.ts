import type { GateName } from "@/lib/model/finding";
import type { ChunkLimits, TokenCounterName } from "@/lib/model/limits";
import type { Run } from "./generated/client";
import type { Transaction } from "./open-store";

/** What a release says of the book and of how it was chunked. */
export interface ReleaseHead {
  pdf: { sha256: string; fileName: string; pageCount: number };
  profileId: string;
  /** Of the book's own run. */
  limits: ChunkLimits;
  /** Of the monographs whose newest run had other limits, in book order. */
  ownLimits: { drugId: string; limits: ChunkLimits }[];
  counterName: TokenCounterName;
  ran: GateName[];
}

const limitsOf = ({ ceilingTokens, targetTokens, overlapTokens, maxEmbedTokens }: Run): ChunkLimits => ({ ceilingTokens, targetTokens, overlapTokens, maxEmbedTokens });

/** Null when there is no complete book of that id. */
export async function readReleaseHead(transaction: Transaction, bookId: string): Promise<ReleaseHead | null> {
  const book = await transaction.book.findUnique({ where: { bookId, state: "ready" }, include: { monographs: { select: { drugId: true, activeRunId: true }, orderBy: { ordinal: "asc" } } } });
  if (!book?.activeRunId) return null;
  const runs = new Map((await transaction.run.findMany({ where: { bookId } })).map((run) => [run.runId, run]));
  const run = runs.get(book.activeRunId);
  if (!run) return null;
  const limits = limitsOf(run);
  const ownLimits = book.monographs.flatMap(({ drugId, activeRunId }) => {
    const own = runs.get(activeRunId ?? "");
    return own && JSON.stringify(limitsOf(own)) !== JSON.stringify(limits) ? [{ drugId, limits: limitsOf(own) }] : [];
  });
  const { sha256, fileName, pageCount, profileId } = book;
  return { pdf: { sha256, fileName, pageCount }, profileId, limits, ownLimits, counterName: run.counter as TokenCounterName, ran: JSON.parse(run.gatesJson) as GateName[] };
}
