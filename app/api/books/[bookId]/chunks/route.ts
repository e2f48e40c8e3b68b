import path from "node:path";
import { revalidatePath } from "next/cache";
import { refuse } from "@/app/guard";
import { readReviewer } from "@/app/preferences";
import { DEFAULT_LIMITS } from "@/lib/model/limits";
import { UserError } from "@/lib/model/user-error";
import { dataDir } from "@/lib/pipeline/data-dir";
import { importChunks } from "@/lib/pipeline/import-chunks";
import { listRuns } from "@/lib/store/queries";
import { withRecordsFile } from "./receive-records";

/** Faults that the screen lists; the count is of all. */
const FAULTS_SHOWN = 300;

/** Takes a chunks.jsonl made elsewhere as the raw body (`?name=` is what it is called) into a book. Answers the run, or every fault by line and field. */
export async function POST(request: Request, { params }: { params: Promise<{ bookId: string }> }): Promise<Response> {
  const refusal = refuse(request, { writes: true });
  if (refusal !== null) return refusal;
  const { bookId } = await params;
  const reviewer = await readReviewer();
  if (reviewer === null) return Response.json({ ok: false, reason: "reviewer_missing" }, { status: 422 });
  const fileName = (new URL(request.url).searchParams.get("name") ?? "").replace(/\p{Cc}|[\\/]/gu, "").slice(0, 200) || "chunks.jsonl";
  const limits = (await listRuns(bookId)).find((run) => run.active && run.drugId === null)?.limits ?? DEFAULT_LIMITS;
  try {
    const done = await withRecordsFile(request.body, fileName, path.join(dataDir(), "uploads"), (filePath) => importChunks({ bookId, filePath, limits, reviewer }));
    if ("errors" in done) return Response.json({ ok: false, errors: done.errors.slice(0, FAULTS_SHOWN), count: done.errors.length }, { status: 422 });
    if (!done.ok) return Response.json(done, { status: 404 });
    revalidatePath(`/books/${bookId}`, "layout");
    const { run, records, ignoredFields, diff } = done;
    return Response.json({ ok: true, ordinal: run.ordinal, records, ignoredFields, findings: run.findings, decisions: diff.decisions });
  } catch (error) {
    if (error instanceof UserError) return Response.json({ ok: false, errorCode: error.code, details: error.details }, { status: 422 });
    console.error(error);
    return Response.json({ ok: false, reason: "other" }, { status: 500 });
  }
}
