import path from "node:path";
import { refuse } from "@/app/guard";
import { UserError } from "@/lib/model/user-error";
import { dataDir } from "@/lib/pipeline/data-dir";
import { startIngest } from "@/lib/pipeline/jobs";
import { KNOWN_PROFILES } from "@/lib/pipeline/known-profiles";
import { receiveUpload } from "./receive-upload";

/** Takes a PDF as the raw body (`?name=` is what it is called, `?profile=` its kind, `?ocr=true` reads scans) and starts its import. Answers `{ jobId }` or `{ errorCode, details }`. */
export async function POST(request: Request): Promise<Response> {
  const refusal = refuse(request, { writes: true });
  if (refusal !== null) return refusal;
  const query = new URL(request.url).searchParams;
  const fileName = cleanName(query.get("name"));
  const profile = query.get("profile") ?? "auto";
  const length = request.headers.get("content-length");
  try {
    if (profile !== "auto" && !KNOWN_PROFILES.includes(profile)) throw new UserError("profile_unknown", { profile: profile.slice(0, 60), known: KNOWN_PROFILES.join(", ") });
    const filePath = await receiveUpload({ body: request.body, announced: length === null ? null : Number(length), fileName, folder: path.join(dataDir(), "uploads") });
    return Response.json(await startIngest({ filePath, fileName, profile, ocr: query.get("ocr") === "true" }), { status: 202 });
  } catch (error) {
    if (error instanceof UserError) return Response.json({ errorCode: error.code, details: error.details }, { status: 422 });
    console.error(error);
    return Response.json({ errorCode: "internal", details: { message: error instanceof Error ? error.name : "unknown" } }, { status: 500 });
  }
}

/** A name to show, never a path. */
function cleanName(name: string | null): string {
  const base = (name ?? "").split(/[\\/]/).at(-1) ?? "";
  return base.replace(/\p{Cc}/gu, "").trim().slice(0, 200).normalize("NFC") || "book.pdf";
}
