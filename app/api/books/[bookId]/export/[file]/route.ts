import { refuse } from "@/app/guard";
import { UserError } from "@/lib/model/user-error";
import { exportBook } from "@/lib/pipeline/export-book";

const TYPES: Record<string, string> = { jsonl: "application/x-ndjson; charset=utf-8", json: "application/json; charset=utf-8" };

/** One file of the export, by its name. 409 with the findings while the export is refused. */
export async function GET(request: Request, { params }: { params: Promise<{ bookId: string; file: string }> }): Promise<Response> {
  const refusal = refuse(request, { writes: false });
  if (refusal !== null) return refusal;
  const { bookId, file: name } = await params;
  try {
    const result = await exportBook(bookId);
    if (!result.ok) return Response.json({ errorCode: "export_blocked", findings: result.findings }, { status: 409 });
    const file = result.files.find((candidate) => candidate.name === name);
    if (file === undefined) return new Response("Not found", { status: 404 });
    const type = TYPES[name.split(".").at(-1) ?? ""] ?? "text/plain; charset=utf-8";
    return new Response(file.text, { headers: { "content-type": type, "content-disposition": `attachment; filename="${file.name}"`, "cache-control": "no-store" } });
  } catch (error) {
    if (error instanceof UserError) return Response.json({ errorCode: error.code, details: error.details }, { status: 404 });
    throw error;
  }
}
