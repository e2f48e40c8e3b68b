// Comes in: chunks in book order. Goes out: the text of a `chunks.jsonl`, and how many chunks were left out of it. It never sorts and never reformats.
import type { Chunk } from "@/lib/model/chunk";
import { toRecord } from "./to-record";

/**
 * One record a line, "\n" after each, in the order given (book order). `strict` holds only what schema v4 knows, prose and block descriptors;
 * `leftOut` is the number of `table_rows` chunks that it therefore does not hold. The same chunks give the same bytes.
 */
export function writeJsonl(chunks: readonly Chunk[], options: { strict: boolean }): { text: string; leftOut: number } {
  const written = options.strict ? chunks.filter((chunk) => chunk.chunkKind !== "table_rows") : chunks;
  const lines = written.map((chunk) => `${JSON.stringify(toRecord(chunk))}\n`);
  return { text: lines.join(""), leftOut: chunks.length - written.length };
}
