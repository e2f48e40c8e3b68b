// Comes in: the path of a chunks.jsonl. Goes out: its records, or every fault by line and field. It reads a file of any size in pieces and never half accepts one.
import { createReadStream } from "node:fs";
import { JsonlReader, READ_LIMITS, type ReadJsonlResult, type RecordError } from "@/lib/export/read-jsonl";
import { UserError } from "@/lib/model/user-error";

export type LoadResult = ({ ok: true } & Pick<ReadJsonlResult, "records" | "ignoredFields">) | { ok: false; errors: RecordError[] };

/**
 * Reads and checks a chunks.jsonl as the v4 loader does: one faulty record refuses the file, all faults are named.
 * Throws `UserError` `file_not_found` where there is no such file that can be read.
 */
export async function loadRecords(filePath: string): Promise<LoadResult> {
  const reader = new JsonlReader(READ_LIMITS);
  try {
    await readLines(filePath, reader);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === "ENOENT" || code === "EISDIR" || code === "EACCES" || code === "ENOTDIR") throw new UserError("file_not_found", { file: filePath });
    throw error;
  }
  const { records, errors, ignoredFields } = reader.finish();
  return errors.length > 0 ? { ok: false, errors } : { ok: true, records, ignoredFields };
}

/** Cuts the stream at "\n". Of a line above the limit only its length is remembered, so that a file without line ends cannot fill the memory. */
async function readLines(filePath: string, reader: JsonlReader): Promise<void> {
  let held = "";
  let isTooLong = false;
  const close = (): void => {
    if (isTooLong) reader.addOverlongLine();
    else reader.addLine(held);
    held = "";
    isTooLong = false;
  };
  const add = (piece: string): void => {
    isTooLong ||= held.length + piece.length > READ_LIMITS.maxLineLength;
    held = isTooLong ? "" : held + piece;
  };
  for await (const data of createReadStream(filePath, { encoding: "utf8" })) {
    const pieces = (data as string).split("\n");
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) close();
      add(piece);
    }
    if (!reader.wantsMore) return;
  }
  if (held !== "" || isTooLong) close();
}
