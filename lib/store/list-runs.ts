import type { TokenCounterName } from "@/lib/model/limits";
import type { SectionKey } from "@/lib/model/section-key";
import type { FindingCounts, RunOrigin, RunRow } from "@/lib/model/views";
import { VISIBLE } from "./book-state";
import type { Run } from "./generated/client";
import { type Transaction, openStore } from "./open-store";
import { limitsOfRun } from "./run-limits";

interface Tally {
  chunks: number;
  seams: number;
  findings: FindingCounts;
}

function toRunRow(run: Run, tally: Tally, active: boolean): RunRow {
  return {
    runId: run.runId,
    ordinal: run.ordinal,
    restoredOrdinal: run.restoredFrom === null ? null : ordinalOf(run.restoredFrom),
    createdAt: run.createdAt.toISOString(),
    reviewer: run.reviewer,
    origin: run.origin as RunOrigin,
    drugId: run.drugId,
    sectionKey: run.sectionKey as SectionKey | null,
    ...limitsOfRun(run),
    counter: run.counter as TokenCounterName,
    chunkCount: tally.chunks,
    seamCount: tally.seams,
    findings: tally.findings,
    active,
  };
}

/** A run's id ends in its number (see `insertRun`). */
function ordinalOf(runId: string): number {
  return Number(/(\d+)$/.exec(runId)?.[1] ?? 0);
}

/** Counts what a run holds. */
async function tallyRun(transaction: Transaction, runId: string): Promise<Tally> {
  const severities = await transaction.finding.groupBy({ by: ["severity"], where: { runId }, _count: true });
  const of = (severity: string) => severities.find((row) => row.severity === severity)?._count ?? 0;
  return {
    chunks: await transaction.chunk.count({ where: { runId } }),
    seams: await transaction.seam.count({ where: { runId } }),
    findings: { block: of("block"), warn: of("warn"), note: of("note") },
  };
}

/** A run as shown. `active`: its chunks count, for its monograph or for the book. */
export async function readRunRow(transaction: Transaction, run: Run): Promise<RunRow> {
  const active =
    run.drugId === null
      ? (await transaction.book.count({ where: { bookId: run.bookId, activeRunId: run.runId } })) > 0
      : (await transaction.monograph.count({ where: { bookId: run.bookId, drugId: run.drugId, activeRunId: run.runId } })) > 0;
  return toRunRow(run, await tallyRun(transaction, run.runId), active);
}

/** All runs of a book, the newest first. */
export async function listRuns(bookId: string): Promise<RunRow[]> {
  const { prisma } = openStore();
  const runs = await prisma.run.findMany({ where: { bookId, book: { state: VISIBLE } }, orderBy: { ordinal: "desc" } });
  const rows: RunRow[] = [];
  for (const run of runs) rows.push(await readRunRow(prisma, run));
  return rows;
}
