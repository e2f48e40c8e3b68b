import type { GateName } from "@/lib/model/finding";
import type { ChunkLimits, RunLimits, TokenCounterName } from "@/lib/model/limits";
import { areSameLimits } from "@/lib/model/limits-in";
import type { Transaction } from "./open-store";
import { limitsOfRun } from "./run-limits";

/** What a release says of the book and of how it was chunked. */
export interface ReleaseHead {
  pdf: { sha256: string; fileName: string; pageCount: number };
  profileId: string;
  /** Of the book's own run. */
  limits: ChunkLimits;
  /** Of the monographs of which not all is cut by `limits`, in book order. */
  ownLimits: ({ drugId: string } & RunLimits)[];
  counterName: TokenCounterName;
  ran: GateName[];
}

/** Null when there is no complete book of that id. */
export async function readReleaseHead(transaction: Transaction, bookId: string): Promise<ReleaseHead | null> {
  const book = await transaction.book.findUnique({ where: { bookId, state: "ready" }, include: { monographs: { select: { drugId: true, activeRunId: true }, orderBy: { ordinal: "asc" } } } });
  if (!book?.activeRunId) return null;
  const runs = new Map((await transaction.run.findMany({ where: { bookId } })).map((run) => [run.runId, run]));
  const run = runs.get(book.activeRunId);
  if (!run) return null;
  const { limits } = limitsOfRun(run);
  const ownLimits = book.monographs.flatMap(({ drugId, activeRunId }) => {
    const own = runs.get(activeRunId ?? "");
    if (!own) return [];
    const its = limitsOfRun(own);
    return areSameLimits(its.limits, limits) && Object.keys(its.sectionLimits).length === 0 ? [] : [{ drugId, ...its }];
  });
  const { sha256, fileName, pageCount, profileId } = book;
  return { pdf: { sha256, fileName, pageCount }, profileId, limits, ownLimits, counterName: run.counter as TokenCounterName, ran: JSON.parse(run.gatesJson) as GateName[] };
}
