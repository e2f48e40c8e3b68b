/** Bytes of a PDF in; pages, monographs, chunks, seams and findings out, all stages one after the other. Never touches the database or the disk. */
import type { TokenCounter } from "@/lib/chunk/token-counter";
import { extractPages } from "@/lib/extract/extract-pdf";
import { runBookGates } from "@/lib/gate/run-gates";
import type { SegmentedBook } from "@/lib/model/book";
import { type Finding, GATE_NAMES, type GateName } from "@/lib/model/finding";
import type { ChunkLimits } from "@/lib/model/limits";
import type { Page } from "@/lib/model/page";
import type { ChunkedMonograph } from "@/lib/store/run-rows";
import { freshContext } from "./chunk-context";
import { chunkWithGates } from "./chunk-with-gates";
import { findProfile } from "./find-profile";
import { outlinePages } from "./outline-pages";
import { readScans } from "./read-scans";
import { type WorkOptions, takeTurn } from "./progress";
import { sharedCounter } from "./shared-counter";

export interface ProcessedPdf {
  title: string | null;
  pages: Page[];
  book: SegmentedBook;
  counter: TokenCounter;
  /** In book order. */
  chunked: ChunkedMonograph[];
  /** Findings of the gates over the book, with the segmenter's that belong to no monograph. */
  bookFindings: Finding[];
  ran: GateName[];
}

/** Runs all stages on a PDF that nobody has judged yet. `profile` is a profile's id or "auto"; with `ocr` pages without usable text are read from their pictures. Throws UserError for unusable input, and when cancelled. */
export async function processPdf(bytes: Uint8Array, profile: string, limits: ChunkLimits, { ocr = false, onProgress, signal }: WorkOptions & { ocr?: boolean | undefined } = {}): Promise<ProcessedPdf> {
  findProfile(profile);
  const onPage = (done: number, total: number) => onProgress?.({ stage: "reading", done, total });
  const { pages: extracted, title } = await extractPages(bytes, { onPage, allowScan: ocr, ...(signal ? { signal } : {}) });
  const pages = ocr ? await readScans(bytes, extracted, profile, { onProgress, signal }) : extracted;
  const { drugIds, build, findings, ...outline } = await outlinePages([...pages], profile, { onProgress, signal });
  const contextOf = freshContext(outline, limits);
  const book: SegmentedBook = { ...outline, monographs: [], findings: [] };
  const chunked: ChunkedMonograph[] = [];
  for (const index of drugIds.keys()) {
    await takeTurn(signal);
    const { monograph, findings: known } = build(index);
    book.monographs.push(monograph);
    book.findings.push(...known);
    chunked.push(chunkWithGates(monograph, known, contextOf(monograph)));
    onProgress?.({ stage: "chunking", done: chunked.length, total: drugIds.length });
  }
  book.findings.push(...findings);
  const bookFindings = runBookGates({ book, chunks: chunked.flatMap((entry) => entry.chunks) }, findings);
  return { title, pages, book, counter: sharedCounter(), chunked, bookFindings, ran: [...GATE_NAMES] };
}
