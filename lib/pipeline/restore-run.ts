/**
 * An earlier run of a book in; a new run that brings it back, or what that would change, out. What is withheld now stays withheld, pins that stand are obeyed and decisions
 * are placed anew, as after every run: a run of ours is cut again with its limits, one that was imported is taken as it was stored. The earlier run itself is never changed.
 */
import type { Chunk } from "@/lib/model/chunk";
import type { SectionKey } from "@/lib/model/section-key";
import type { RunPreview } from "@/lib/model/views";
import { openStore } from "@/lib/store/open-store";
import { readBookHead } from "@/lib/store/read-book";
import { type StoredChunking, readChunking } from "@/lib/store/read-chunking";
import { limitsOfRun } from "@/lib/store/run-limits";
import { type Chunker, type NewRun, type RunRequest, previewRun, replaceRun } from "./rechunk";
import { recheckStored, rechunkStored } from "./rechunk-stored";
import type { WorkOptions } from "./progress";
import { type Refusal, refuse } from "./refusal";

export interface RestoreRequest {
  bookId: string;
  runId: string;
}

interface Plan {
  request: Omit<RunRequest, "reviewer">;
  chunk: Chunker;
}

/** What going back to a run would change. Writes nothing. */
export async function previewRestore(request: RestoreRequest, options: WorkOptions = {}): Promise<({ ok: true } & RunPreview) | Refusal> {
  const plan = await planRestore(request);
  return "ok" in plan ? plan : previewRun(plan.request, plan.chunk, options);
}

/** Goes back to a run: makes a new one of it that counts from now on and says whom it was brought back by. */
export async function restoreRun({ reviewer, ...request }: RestoreRequest & { reviewer: string }, options: WorkOptions = {}): Promise<NewRun | Refusal> {
  const plan = await planRestore(request);
  return "ok" in plan ? plan : replaceRun({ ...plan.request, reviewer }, plan.chunk, options);
}

async function planRestore({ bookId, runId }: RestoreRequest): Promise<Plan | Refusal> {
  const { prisma } = openStore();
  const book = await readBookHead(prisma, bookId);
  if (!book) return refuse("book_not_found");
  const run = await prisma.run.findUnique({ where: { runId, bookId } });
  if (!run) return refuse("run_not_found");
  const { drugId } = run;
  const origin = run.origin === "imported" ? "imported" : "chunked";
  const request = { bookId, drugId, sectionKey: run.sectionKey as SectionKey | null, ...limitsOfRun(run), origin, restoredFrom: runId } as const;
  if (origin === "chunked") return { request, chunk: rechunkStored };
  const kept = new Map<string, StoredChunking>();
  for (const head of book.monographs) if (drugId === null || head.drugId === drugId) kept.set(head.drugId, await readChunking(prisma, runId, head.drugId));
  const chunk: Chunker = (stored, context) => {
    const then = kept.get(stored.monograph.drugId);
    return recheckStored(stored, { chunks: then ? withStates(then, stored.blockStates) : [], seams: then?.seams ?? [] }, context);
  };
  return { request, chunk };
}

/** The chunks of an imported run with the flags that the blocks' states give them now. A flag that its file had wrong stays as it is, for the gates to say. */
function withStates({ chunks, findings }: StoredChunking, states: ReadonlyMap<string, string>): Chunk[] {
  const wrong = new Set(findings.filter((finding) => finding.gate === "quarantine_flag_wrong").map((finding) => finding.place.chunkId));
  return chunks.map((chunk) => {
    if (wrong.has(chunk.chunkId)) return chunk;
    const attachments = chunk.attachments.map((attachment) => ({ ...attachment, quarantined: states.get(attachment.blockId) !== "approved" }));
    return { ...chunk, attachments, hasQuarantinedContent: attachments.some((attachment) => attachment.quarantined) };
  });
}
