import type { Finding, GateName } from "@/lib/model/finding";
import type { RunLimits, TokenCounterName } from "@/lib/model/limits";
import type { SectionKey } from "@/lib/model/section-key";
import type { RunOrigin } from "@/lib/model/views";
import { bulkInsert } from "./bulk-insert";
import type { Store, Transaction } from "./open-store";
import { packJson } from "./packed-json";
import { type ChunkedMonograph, toChunkedRows, toFindingRow } from "./run-rows";
import { indexChunked } from "./search-index";

export interface NewRun extends RunLimits {
  bookId: string;
  /** Null for the whole book. */
  drugId: string | null;
  /** The one section that it was made for. */
  sectionKey?: SectionKey | null;
  counter: TokenCounterName;
  reviewer: string | null;
  /** `chunked` where none is named. */
  origin?: RunOrigin;
  gates: readonly GateName[];
  createdAt: Date;
  /** The earlier run that it brings back. */
  restoredFrom?: string | null;
}

/** Adds an empty run to a book, numbered after the last one. Returns its id. */
export async function insertRun(transaction: Transaction, run: NewRun): Promise<string> {
  const last = await transaction.run.findFirst({ where: { bookId: run.bookId }, orderBy: { ordinal: "desc" }, select: { ordinal: true } });
  const ordinal = (last?.ordinal ?? 0) + 1;
  const runId = `${run.bookId}-r${ordinal}`;
  await transaction.run.create({
    data: { runId, bookId: run.bookId, ordinal, drugId: run.drugId, sectionKey: run.sectionKey ?? null, ...run.limits, sectionLimitsJson: JSON.stringify(run.sectionLimits), counter: run.counter, reviewer: run.reviewer, origin: run.origin ?? "chunked", restoredFrom: run.restoredFrom ?? null, createdAt: run.createdAt, gatesJson: JSON.stringify(run.gates) },
  });
  return runId;
}

/** Writes what a run made of some monographs, and makes it what is found by a search. Only inside `store.write`. */
export function insertChunked(store: Store, runId: string, monographs: readonly ChunkedMonograph[]): void {
  for (const monograph of monographs) for (const [table, rows] of toChunkedRows(runId, monograph)) bulkInsert(store, table, rows);
  indexChunked(store, runId, monographs);
}

/** Writes the findings of the gates that look at the whole book. Only inside `store.write`. */
export function insertBookFindings(store: Store, runId: string, findings: readonly Finding[]): void {
  bulkInsert(store, "findings", findings.map((finding, index) => toFindingRow(runId, "book", finding, index)));
}

/** Puts findings of the gates over the book in the place of those that its active run has. Only inside `store.write`. */
export async function replaceBookFindings(store: Store, transaction: Transaction, bookId: string, findings: readonly Finding[]): Promise<void> {
  const { activeRunId } = await transaction.book.findUniqueOrThrow({ where: { bookId }, select: { activeRunId: true } });
  if (activeRunId === null) return;
  await transaction.finding.deleteMany({ where: { runId: activeRunId, scope: "book" } });
  insertBookFindings(store, activeRunId, findings);
}

/** The run in which a monograph is chunked that was not there before: the book's, unless a newer one was made for a monograph of this very id. */
export async function runOfNewMonograph(transaction: Transaction, bookId: string): Promise<(drugId: string) => string> {
  const { activeRunId } = await transaction.book.findUniqueOrThrow({ where: { bookId }, select: { activeRunId: true } });
  const runs = await transaction.run.findMany({ where: { bookId }, select: { runId: true, drugId: true, ordinal: true }, orderBy: { ordinal: "asc" } });
  const since = runs.findIndex((run) => run.runId === activeRunId);
  return (drugId) => runs.slice(since + 1).findLast((run) => run.drugId === drugId)?.runId ?? activeRunId ?? "";
}

/** Takes what a run made of one monograph away, so that it can be written anew: after a decision on a block, whose content must then appear or vanish. */
export async function clearChunked(transaction: Transaction, runId: string, drugId: string): Promise<void> {
  const where = { runId, drugId };
  await transaction.chunk.deleteMany({ where });
  await transaction.seam.deleteMany({ where });
  await transaction.finding.deleteMany({ where: { ...where, scope: "monograph" } });
  await transaction.runSection.deleteMany({ where });
}

/** Keeps the new previews of a book's blocks (they depend on the run's limits). */
export async function updatePreviews(transaction: Transaction, bookId: string, monographs: readonly ChunkedMonograph[]): Promise<void> {
  for (const { previews } of monographs) {
    for (const [blockId, preview] of previews) {
      await transaction.block.update({ where: { bookId_blockId: { bookId, blockId } }, data: { previewBody: packJson(preview) } });
    }
  }
}

/** Makes a run the one that counts: for its monograph, or for the book and all of its monographs. */
export async function activateRun(transaction: Transaction, bookId: string, runId: string, drugId: string | null): Promise<void> {
  if (drugId === null) {
    await transaction.book.update({ where: { bookId }, data: { activeRunId: runId } });
    await transaction.monograph.updateMany({ where: { bookId }, data: { activeRunId: runId } });
  } else {
    await transaction.monograph.update({ where: { bookId_drugId: { bookId, drugId } }, data: { activeRunId: runId } });
  }
}
