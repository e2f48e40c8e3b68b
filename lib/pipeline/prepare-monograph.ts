/** One segmented monograph of a book that nobody has judged yet in; the rows that an import writes of it, and what the gates over the book look at, out. Runs in any thread; never reads or writes anything. */
import type { BookChunk, PageFacts } from "@/lib/gate/gate-facts";
import type { ChunkLimits } from "@/lib/model/limits";
import { type ImportedRows, type MonographEntry, toImportedRows } from "@/lib/store/imported-rows";
import { bookChunk } from "./book-facts";
import { freshContext } from "./chunk-context";
import { chunkWithGates } from "./chunk-with-gates";

/** The same for all monographs of an import; plain data. */
export interface PrepareOrder {
  bookId: string;
  runId: string;
  profileId: string;
  limits: ChunkLimits;
  /** Every page of the file. */
  pages: PageFacts[];
}

export interface PreparedMonograph {
  rows: ImportedRows;
  chunks: BookChunk[];
}

/** What `preparer` needs of a page that was segmented. */
export function pageFacts({ physicalPage, width, height, printedPage, ocr }: PageFacts): PageFacts {
  return { physicalPage, width, height, printedPage, ...(ocr ? { ocr } : {}) };
}

export function preparer({ bookId, runId, limits, ...book }: PrepareOrder): (entry: MonographEntry) => PreparedMonograph {
  const contextOf = freshContext(book, limits);
  return (entry) => {
    const chunked = chunkWithGates(entry.monograph, entry.knownFindings, contextOf(entry.monograph));
    return { rows: toImportedRows(bookId, runId, entry, chunked), chunks: chunked.chunks.map(bookChunk) };
  };
}
