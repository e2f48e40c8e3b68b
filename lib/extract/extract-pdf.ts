// Bytes of a PDF in, pages of the model out (fragments with boxes and styles, rulings, images); it never decides what a text means and never writes anything.
import type { Page } from "@/lib/model/page";
import { UserError } from "@/lib/model/user-error";
import { assemblePage } from "./assemble-page";
import { openPdfium } from "./pdfium-document";
import type { PdfEngineDocument } from "./raw-page";

/** An opened PDF. Not shared between threads: each worker opens its own from the same bytes. */
export interface PdfReader {
  readonly pageCount: number;
  /** The document's title as its information dictionary has it, NFC; null when there is none. */
  readonly title: string | null;
  /** Reads one 0-indexed physical page. Throws RangeError outside the book, UserError pdf_damaged when the engine breaks on it. */
  readPage(physicalPage: number): Page;
  /** Gives back the engine's memory. May be called twice. */
  close(): void;
}

/** A PDF's header may stand anywhere in its first 1,024 bytes (PDF 32000-1, annex H). */
const HEADER_REACH = 1024;
/** Single broken pages are handed on, marked; a book of which more is broken has to be got anew. */
const DAMAGED_SHARE = 0.1;
/** How long extraction may hold the thread before others get a turn, milliseconds. */
const TURN_MS = 40;

function hasPdfHeader(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, HEADER_REACH)).includes("%PDF-");
}

/** The engine may trap on a hostile page; that is the file's fault and said as such. */
function guarded<T>(work: () => T, details: Record<string, number>): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw new UserError("pdf_damaged", details);
    throw error;
  }
}

class EngineReader implements PdfReader {
  readonly pageCount: number;
  readonly title: string | null;
  constructor(private readonly document: PdfEngineDocument) {
    this.pageCount = document.pageCount;
    this.title = document.title;
  }
  readPage(physicalPage: number): Page {
    return guarded(() => assemblePage(physicalPage, this.document.readPage(physicalPage)), { physicalPage });
  }
  close(): void {
    guarded(() => this.document.close(), {});
  }
}

/**
 * Opens a PDF. Throws UserError file_empty, not_a_pdf, pdf_encrypted (no or wrong password), pdf_damaged or pdf_too_large.
 * The caller closes the reader.
 */
export async function openPdf(bytes: Uint8Array, options: { password?: string } = {}): Promise<PdfReader> {
  if (bytes.byteLength === 0) throw new UserError("file_empty");
  if (!hasPdfHeader(bytes)) throw new UserError("not_a_pdf");
  try {
    return new EngineReader(await openPdfium(bytes, options.password));
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw new UserError("pdf_damaged");
    throw error;
  }
}

/**
 * A scan: hardly a character on pages that are filled by pictures. Such a book has nothing to chunk.
 * A page counts as a picture when one image covers half of it.
 */
function isWithoutText(pages: readonly Page[]): boolean {
  const characters = pages.reduce((sum, page) => sum + page.fragments.reduce((n, fragment) => n + fragment.text.length, 0), 0);
  if (characters === 0) return true;
  const pictures = pages.filter((page) =>
    page.images.some(([x0, y0, x1, y1]) => (x1 - x0) * (y1 - y0) >= 0.5 * page.width * page.height),
  );
  return pictures.length >= 0.8 * pages.length && characters < 20 * pages.length;
}

/**
 * Reads a whole PDF. `onPage` is told after every page how many of how many are done. Throws what `openPdf` throws, and UserError
 * pdf_damaged when more than a tenth of the pages are, pdf_without_text for a scan, and cancelled when `signal` was aborted. Other work of the thread gets a turn every few pages.
 */
export async function extractPages(
  bytes: Uint8Array,
  options: { password?: string; onPage?: (done: number, total: number) => void; signal?: AbortSignal } = {},
): Promise<{ pages: Page[]; title: string | null }> {
  const reader = await openPdf(bytes, options);
  try {
    const pages: Page[] = [];
    let turnEnds = performance.now() + TURN_MS;
    while (pages.length < reader.pageCount) {
      if (options.signal?.aborted) throw new UserError("cancelled");
      pages.push(reader.readPage(pages.length));
      options.onPage?.(pages.length, reader.pageCount);
      if (performance.now() < turnEnds) continue;
      await new Promise((resolve) => setImmediate(resolve));
      turnEnds = performance.now() + TURN_MS;
    }
    const damaged = pages.filter((page) => page.damaged);
    if (damaged.length > DAMAGED_SHARE * pages.length) {
      throw new UserError("pdf_damaged", { pages: damaged.length, physicalPage: damaged[0]?.physicalPage ?? 0 });
    }
    if (isWithoutText(pages)) throw new UserError("pdf_without_text", { pages: pages.length });
    return { pages, title: reader.title };
  } finally {
    reader.close();
  }
}
