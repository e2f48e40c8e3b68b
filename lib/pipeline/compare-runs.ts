/** Two stored runs of a book in, what parts them out. Writes nothing. */
import type { RunDiff, RunPreview } from "@/lib/model/views";
import { openStore } from "@/lib/store/open-store";
import { carryDecisions } from "@/lib/store/place-decisions";
import { readBookHead, readDecidedDrugs } from "@/lib/store/read-book";
import { readComparedChunkings, readSeams } from "@/lib/store/read-chunking";
import { readMonograph } from "@/lib/store/read-monographs";
import { type Refusal, refuse } from "./refusal";
import { addDiffs, diffRuns } from "./run-diff";
import { PreviewParts } from "./run-preview";

/** Monographs that are read at one time. */
const MONOGRAPHS_A_BATCH = 48;

/** Compares two runs, in the monographs that both have. Decisions are counted as they would stand in the second one. */
export async function compareRuns(bookId: string, beforeId: string, afterId: string): Promise<({ ok: true } & RunPreview) | Refusal> {
  const { prisma } = openStore();
  const book = await readBookHead(prisma, bookId);
  if (!book) return refuse("book_not_found");
  const before = await prisma.run.findUnique({ where: { runId: beforeId, bookId } });
  const after = await prisma.run.findUnique({ where: { runId: afterId, bookId } });
  if (!before || !after) return refuse("run_not_found");
  const only = after.drugId ?? before.drugId;
  if (before.drugId !== null && after.drugId !== null && before.drugId !== after.drugId) return refuse("runs_not_comparable");
  const heads = book.monographs.filter((head) => only === null || head.drugId === only);
  const decided = await readDecidedDrugs(prisma, bookId);
  const diffs: RunDiff[] = [];
  const preview = new PreviewParts();
  for (let from = 0; from < heads.length; from += MONOGRAPHS_A_BATCH) {
    const batch = heads.slice(from, from + MONOGRAPHS_A_BATCH);
    const old = await readComparedChunkings(prisma, batch.map(({ drugId }) => ({ runId: beforeId, drugId })));
    const now = await readComparedChunkings(prisma, batch.map(({ drugId }) => ({ runId: afterId, drugId })));
    for (const head of batch) {
      const stored = decided.has(head.drugId) ? await readMonograph(prisma, bookId, head.drugId) : null;
      const carried = stored === null ? [] : await carryDecisions(prisma, bookId, stored.monograph, await readSeams(prisma, afterId, head.drugId));
      diffs.push(diffRuns(old(head.drugId), now(head.drugId), carried));
      preview.add(head, old(head.drugId), now(head.drugId), carried);
    }
  }
  return { ok: true, diff: addDiffs(diffs), ...preview.result() };
}
