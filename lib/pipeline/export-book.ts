/** A stored book in, the files of its export out, or the findings that stand in the way. Writes nothing. */
import type { ExportFileName } from "@/lib/export/export-files";
import { manifestText } from "@/lib/export/manifest";
import { boxesFile, findingsFile } from "@/lib/export/run-files";
import { writeJsonl } from "@/lib/export/write-jsonl";
import type { Finding } from "@/lib/model/finding";
import { currentCorrections } from "@/lib/review/corrections";
import type { DecisionView } from "@/lib/model/views";
import { UserError } from "@/lib/model/user-error";
import { VISIBLE } from "@/lib/store/book-state";
import { readActiveFindings } from "@/lib/store/list-gates";
import { readDecisionViews } from "@/lib/store/list-decisions";
import { openStore } from "@/lib/store/open-store";
import { readActiveChunks } from "@/lib/store/read-book";
import { readReleaseHead } from "@/lib/store/read-release-head";
import { sha256Text } from "@/lib/store/sha256-text";
import { codeVersion } from "./code-version";
import { type OutputFile, jsonText } from "./output-file";

/** A file under a name that screens have words for. */
const exportFile = (name: ExportFileName, text: string): OutputFile => ({ name, text });

export type ExportResult = { ok: true; files: OutputFile[]; leftOut: number } | { ok: false; findings: Finding[] };

function countCorrections(decisions: readonly DecisionView[]): number {
  const carried = decisions.map(({ decision, carry, seamKey, blockId }) => ({ decision, state: carry, seamKey, blockId }));
  return currentCorrections(carried).filter((entry) => entry.decision.verdict === "correct" && entry.state === "carried").length;
}

/**
 * chunks.jsonl (strict v4: `leftOut` chunks of table rows are not in it), chunks-full.jsonl (all of them), boxes.json, findings.json and manifest.json. The
 * same state gives the same bytes. Refused while a blocking finding is open. Throws UserError `book_not_found`, and `book_importing` while it is not whole.
 */
export async function exportBook(bookId: string): Promise<ExportResult> {
  // One state of the database: a decision that comes in meanwhile must not be in half of the export.
  const { head, findings, chunks, decisions } = await openStore().read(async (transaction) => {
    const head = await readReleaseHead(transaction, bookId);
    if (!head) throw new UserError((await transaction.book.count({ where: { bookId, state: VISIBLE } })) > 0 ? "book_importing" : "book_not_found", { book: bookId });
    const [findings, chunks] = [await readActiveFindings(transaction, bookId), await readActiveChunks(transaction, bookId)];
    return { head, findings, chunks, decisions: await readDecisionViews(transaction, { bookId }) };
  });
  const blocking = findings.filter((finding) => finding.severity === "block");
  if (blocking.length > 0) return { ok: false, findings: blocking };
  const strict = writeJsonl(chunks, { strict: true });
  const files = [
    exportFile("chunks.jsonl", strict.text),
    exportFile("chunks-full.jsonl", writeJsonl(chunks, { strict: false }).text),
    exportFile("boxes.json", jsonText(boxesFile(chunks))),
    exportFile("findings.json", jsonText(findingsFile(findings))),
  ];
  const manifest = manifestText({
    ...head,
    codeVersion: codeVersion(),
    chunkCount: chunks.length,
    leftOut: strict.leftOut,
    findings,
    decisions,
    corrections: countCorrections(decisions),
    files: files.map((file) => ({ name: file.name, sha256: sha256Text(file.text) })),
  });
  return { ok: true, files: [...files, exportFile("manifest.json", manifest)], leftOut: strict.leftOut };
}
