/** Bytes of a PDF in; pages, monographs, chunks, seams and findings out, all stages one after the other. Never touches the database or the disk. */
import type { TokenCounter } from "@/lib/chunk/token-counter";
import { extractPages } from "@/lib/extract/extract-pdf";
import { runBookGates } from "@/lib/gate/run-gates";
import type { SegmentedBook } from "@/lib/model/book";
import { type Finding, GATE_NAMES, type GateName } from "@/lib/model/finding";
import type { ChunkLimits } from "@/lib/model/limits";
import type { Page } from "@/lib/model/page";
import { groupBy } from "@/lib/model/group-by";
import type { ChunkedMonograph } from "@/lib/store/run-rows";
import { type ChunkContext, chunkWithGates } from "./chunk-with-gates";
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
  /** Findings of the segmenter by monograph; those of none under null. */
  known: Map<string | null, Finding[]>;
  /** Findings of the gates over the book, with the segmenter's that belong to no monograph. */
  bookFindings: Finding[];
  ran: GateName[];
}

function freshContext(book: SegmentedBook, limits: ChunkLimits, counter: TokenCounter): ChunkContext {
  const states = new Map(book.monographs.flatMap((monograph) => monograph.blocks.map((block) => [block.blockId, block.machineState])));
  return {
    limits,
    counter,
    profile: findProfile(book.profileId),
    pages: new Map(book.pages.map((page) => [page.physicalPage, page])),
    pageCount: book.pages.length,
    blockStateOf: (blockId) => states.get(blockId) ?? "quarantined",
    // Pins are decisions on a stored book: a PDF that is read for the first time has none, and one that is stored is not read again.
    pinsOf: () => [],
  };
}

/** Runs all stages on a PDF that nobody has judged yet. `profile` is a profile's id or "auto"; with `ocr` pages without usable text are read from their pictures. Throws UserError for unusable input, and when cancelled. */
export async function processPdf(bytes: Uint8Array, profile: string, limits: ChunkLimits, { ocr = false, onProgress, signal }: WorkOptions & { ocr?: boolean | undefined } = {}): Promise<ProcessedPdf> {
  findProfile(profile);
  const onPage = (done: number, total: number) => onProgress?.({ stage: "reading", done, total });
  const { pages: extracted, title } = await extractPages(bytes, { onPage, allowScan: ocr, ...(signal ? { signal } : {}) });
  const pages = ocr ? await readScans(bytes, extracted, profile, { onProgress, signal }) : extracted;
  const { drugIds, build, ...outline } = await outlinePages(pages, profile, { onProgress, signal });
  const built = drugIds.map((_, index) => build(index));
  const book: SegmentedBook = { ...outline, monographs: built.map((entry) => entry.monograph), findings: [...built.flatMap((entry) => entry.findings), ...outline.findings] };
  const counter = sharedCounter();
  const context = freshContext(book, limits, counter);
  const known = groupBy(book.findings, (finding) => finding.place.drugId);
  const chunked: ChunkedMonograph[] = [];
  for (const monograph of book.monographs) {
    await takeTurn(signal);
    chunked.push(chunkWithGates(monograph, known.get(monograph.drugId) ?? [], context));
    onProgress?.({ stage: "chunking", done: chunked.length, total: book.monographs.length });
  }
  const bookFindings = runBookGates({ book, chunks: chunked.flatMap((entry) => entry.chunks) }, known.get(null) ?? []);
  return { title, pages, book, counter, chunked, known, bookFindings, ran: [...GATE_NAMES] };
}
