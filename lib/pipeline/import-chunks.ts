/** A chunks.jsonl made elsewhere and a stored book in; a run of that book that holds these chunks, or every fault by line and field, out. A file with a fault leaves nothing. */
import { type PlacedRecords, type RecordAtLine, placeRecords } from "@/lib/export/from-records";
import type { RecordError } from "@/lib/export/read-jsonl";
import { loadRecords } from "@/lib/load/load-records";
import type { ChunkLimits } from "@/lib/model/limits";
import { openStore } from "@/lib/store/open-store";
import { readBookHead } from "@/lib/store/read-book";
import { readMonographs } from "@/lib/store/read-monographs";
import { type WorkOptions, takeTurn } from "./progress";
import { recheckStored } from "./rechunk-stored";
import { type NewRun, replaceRun } from "./rechunk";
import { type Refusal, refuse } from "./refusal";
import { sharedCounter } from "./shared-counter";

export interface ImportRequest {
  bookId: string;
  filePath: string;
  /** What the gates measure the chunks with. */
  limits: ChunkLimits;
  /** Who takes them in; null on the command line. */
  reviewer?: string | null;
}

export type ImportResult = (NewRun & { records: number; ignoredFields: string[] }) | { ok: false; errors: RecordError[] } | Refusal;

/** Monographs that are read at one time. */
const MONOGRAPHS_A_BATCH = 24;

/**
 * Makes the chunks of a file the ones that count in a book. Every record must have its one place there. Sections and monographs of which the file has nothing stay
 * without chunks, and the gates say so. Decisions are placed anew, as after every run. Throws UserError `file_not_found`.
 */
export async function importChunks({ bookId, filePath, limits, reviewer = null }: ImportRequest, options: WorkOptions = {}): Promise<ImportResult> {
  const loaded = await loadRecords(filePath);
  if (!loaded.ok) return loaded;
  const { records, ignoredFields } = loaded;
  const placed = await placeInBook(bookId, records, options);
  if ("ok" in placed) return placed;
  const nothing = { chunks: [], seams: [] };
  const done = await replaceRun({ bookId, drugId: null, limits, reviewer, origin: "imported" }, (stored, context) => recheckStored(stored, placed.get(stored.monograph.drugId) ?? nothing, context), options);
  return done.ok ? { ...done, records: records.length, ignoredFields } : done;
}

/** Where the records stand, by `drugId`. */
async function placeInBook(bookId: string, records: readonly RecordAtLine[], { signal }: WorkOptions): Promise<Map<string, PlacedRecords> | Exclude<ImportResult, { ok: true }>> {
  const { prisma } = openStore();
  const book = await readBookHead(prisma, bookId);
  if (!book) return refuse("book_not_found");
  const byDrug = new Map<string, RecordAtLine[]>(book.monographs.map(({ drugId }) => [drugId, []]));
  const errors: RecordError[] = [];
  for (const entry of records) {
    const own = byDrug.get(entry.record.drug_id);
    if (own) own.push(entry);
    else errors.push({ line: entry.line, field: "drug_id", code: "not_in_book", expected: "a monograph of this book" });
  }
  const counter = sharedCounter();
  const placed = new Map<string, PlacedRecords>();
  const drugIds = [...byDrug].flatMap(([drugId, entries]) => (entries.length > 0 ? [drugId] : []));
  for (let from = 0; from < drugIds.length; from += MONOGRAPHS_A_BATCH) {
    await takeTurn(signal);
    for (const { monograph } of await readMonographs(prisma, bookId, drugIds.slice(from, from + MONOGRAPHS_A_BATCH))) {
      const found = placeRecords(byDrug.get(monograph.drugId) ?? [], monograph, (text) => counter.count(text));
      errors.push(...found.errors);
      placed.set(monograph.drugId, found);
    }
  }
  return errors.length > 0 ? { ok: false, errors: errors.sort((a, b) => a.line - b.line) } : placed;
}
