/** A run's row in, the limits that it cuts by out. It never writes. */
import { type RunLimits, sectionLimitsSchema } from "@/lib/model/limits";
import type { Run } from "./generated/client";
import type { Transaction } from "./open-store";

/** The limits of a stored run, and those of its sections that have their own. */
export function limitsOfRun({ ceilingTokens, targetTokens, overlapTokens, maxEmbedTokens, sectionLimitsJson }: Run): RunLimits {
  return { limits: { ceilingTokens, targetTokens, overlapTokens, maxEmbedTokens }, sectionLimits: sectionLimitsSchema.parse(JSON.parse(sectionLimitsJson)) };
}

/** The run that counts for a monograph; null when there is no such monograph, or no run of it yet. */
export async function readActiveRun(transaction: Transaction, bookId: string, drugId: string): Promise<({ runId: string; isImported: boolean } & RunLimits) | null> {
  const monograph = await transaction.monograph.findUnique({ where: { bookId_drugId: { bookId, drugId } }, select: { activeRunId: true } });
  const run = monograph?.activeRunId == null ? null : await transaction.run.findUnique({ where: { runId: monograph.activeRunId } });
  return run === null ? null : { runId: run.runId, isImported: run.origin === "imported", ...limitsOfRun(run) };
}
