// Bytes of a PDF in, a reader of its pages out; it never decides whether the book as a whole is fit for use.
import type { Page } from "@/lib/model/page";
import { UserError } from "@/lib/model/user-error";
import { assemblePage } from "./assemble-page";
import { openPdfium } from "./pdfium-document";
import type { GreyPicture, PdfEngineDocument } from "./raw-page";

/** An opened PDF. Not shared between threads: each worker opens its own from the same bytes. */
export interface PdfReader {
  readonly pageCount: number;
  /** The document's title as its information dictionary has it, NFC; null when there is none. */
  readonly title: string | null;
  /** Reads one 0-indexed physical page. Throws RangeError outside the book, UserError pdf_damaged when the engine breaks on it. */
  readPage(physicalPage: number): Page;
  /** Draws one 0-indexed physical page, for recognition; null where the engine cannot. Throws UserError pdf_damaged when the engine breaks on it. */
  drawPage(physicalPage: number, dpi: number): GreyPicture | null;
  /** Gives back the engine's memory. May be called twice. */
  close(): void;
}

/** A PDF's header may stand anywhere in its first 1,024 bytes (PDF 32000-1, annex H). */
const HEADER_REACH = 1024;

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
  drawPage(physicalPage: number, dpi: number): GreyPicture | null {
    return guarded(() => this.document.drawPage(physicalPage, dpi), { physicalPage });
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
