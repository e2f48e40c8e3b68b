// Bytes of a PDF in, an opened document out that reads raw pages through PDFium; every handle it takes it gives back. Scripts in the file are never run: no form environment is ever made.
import { pageSize, pdfRect, pdfToPageMatrix, type PageFrame, type PdfRect, quarterTurn } from "@/lib/geometry/spaces";
import { UserError } from "@/lib/model/user-error";
import { type FileFacts, inspectFile } from "./inspect-file";
import { createPdfium, type PdfiumInstance } from "./pdfium-module";
import { drawGrey } from "./draw-grey";
import type { GreyPicture, PdfEngineDocument, RawPage } from "./raw-page";
import { readAnnotations } from "./read-annotations";
import { readDrawing } from "./read-drawing";
import { readGlyphs } from "./read-glyphs";
import { restoreDoubles } from "./restore-doubles";

const SCRATCH_BYTES = 4096;
const PASSWORD_ERROR = 4;
const SECURITY_ERROR = 5;
/** Default page of PDFium and of most viewers when a file gives none, points (US letter). */
const LETTER = pdfRect(0, 0, 612, 792);
/** Acrobat's limit is 14,400 units; beyond this a box is an accident or an attack. */
const LARGEST_SIDE = 100_000;
/** A page tree may claim any number of pages; no book has so many. */
const MOST_PAGES = 50_000;

function isSaneBox(box: PdfRect): boolean {
  const [width, height] = [box[2] - box[0], box[3] - box[1]];
  return box.every(Number.isFinite) && width >= 1 && height >= 1 && width <= LARGEST_SIDE && height <= LARGEST_SIDE;
}

class PdfiumDocument implements PdfEngineDocument {
  private open = true;
  readonly pageCount: number;
  readonly title: string | null;
  private readonly facts: FileFacts;

  constructor(
    private readonly pdfium: PdfiumInstance,
    private readonly doc: number,
    private readonly data: number,
    private readonly scratch: number,
    bytes: Uint8Array,
  ) {
    this.pageCount = Math.max(0, pdfium.raw.FPDF_GetPageCount(doc));
    this.title = this.readTitle();
    this.facts = inspectFile(bytes);
  }

  private readUtf16(read: (buffer: number, bytes: number) => number): string | null {
    const needed = read(0, 0);
    if (needed <= 2 || needed > 1 << 20) return null;
    const buffer = this.pdfium.raw.malloc(needed);
    const bytes = read(buffer, needed);
    const text = new TextDecoder("utf-16le").decode(this.pdfium.u8().slice(buffer, buffer + Math.min(bytes, needed) - 2));
    this.pdfium.raw.free(buffer);
    return text.normalize("NFC").trim() || null;
  }

  private readTitle(): string | null {
    const tag = this.scratch;
    this.pdfium.u8().set(new TextEncoder().encode("Title\0"), tag);
    return this.readUtf16((buffer, bytes) => this.pdfium.raw.FPDF_GetMetaText(this.doc, tag, buffer, bytes));
  }

  /** The visible box: CropBox cut by MediaBox, or what a viewer takes when that is nonsense: MediaBox, then a letter page. */
  private readCrop(page: number): PdfRect {
    const { raw, f32 } = this.pdfium;
    const s = this.scratch;
    const corners = () => f32().slice(s >> 2, (s >> 2) + 4);
    if (raw.FPDF_GetPageBoundingBox(page, s)) {
      // FS_RECTF: left, top, right, bottom.
      const [left = 0, top = 0, right = 0, bottom = 0] = corners();
      const box = pdfRect(left, bottom, right, top);
      if (isSaneBox(box)) return box;
    }
    if (raw.FPDFPage_GetMediaBox(page, s, s + 4, s + 8, s + 12)) {
      const [left = 0, bottom = 0, right = 0, top = 0] = corners();
      const box = pdfRect(left, bottom, right, top);
      if (isSaneBox(box)) return box;
    }
    return LETTER;
  }

  private readFrame(page: number, objectNumber: number): PageFrame {
    return {
      crop: this.readCrop(page),
      rotate: quarterTurn(this.pdfium.raw.FPDFPage_GetRotation(page) * 90),
      userUnit: this.facts.userUnitOf(objectNumber),
    };
  }

  private emptyPage(pageLabel: string | null): RawPage {
    return { ...pageSize({ crop: LETTER, rotate: 0, userUnit: 1 }), rotate: 0, pageLabel, damaged: true, glyphs: [], strokes: [], fills: [], images: [], annotations: [] };
  }

  readPage(physicalPage: number): RawPage {
    if (!this.open) throw new Error("the document is closed");
    if (!Number.isInteger(physicalPage) || physicalPage < 0 || physicalPage >= this.pageCount) {
      throw new RangeError(`no physical page ${physicalPage}`);
    }
    const { raw } = this.pdfium;
    const pageLabel = this.readUtf16((buffer, bytes) => raw.FPDF_GetPageLabel(this.doc, physicalPage, buffer, bytes));
    const page = raw.FPDF_LoadPage(this.doc, physicalPage);
    if (page === 0) return this.emptyPage(pageLabel);
    const textPage = raw.FPDFText_LoadPage(page);
    try {
      const objectNumber = raw.EPDFDoc_GetPageObjectNumberByIndex(this.doc, physicalPage);
      const frame = this.readFrame(page, objectNumber);
      const toPage = pdfToPageMatrix(frame);
      const size = pageSize(frame);
      const source = { pdfium: this.pdfium, page, textPage, toPage, scratch: this.scratch, ...size };
      const { glyphs, styles } = readGlyphs(source);
      const { strokes, fills, images, texts } = readDrawing(source);
      glyphs.push(...restoreDoubles(source, texts, styles));
      return { ...size, rotate: frame.rotate, pageLabel, damaged: this.facts.isDamaged(objectNumber), glyphs, strokes, fills, images, annotations: readAnnotations(source, page) };
    } finally {
      if (textPage !== 0) raw.FPDFText_ClosePage(textPage);
      raw.FPDF_ClosePage(page);
    }
  }

  drawPage(physicalPage: number, dpi: number): GreyPicture | null {
    if (!this.open) throw new Error("the document is closed");
    const { raw } = this.pdfium;
    const page = raw.FPDF_LoadPage(this.doc, physicalPage);
    if (page === 0) return null;
    try {
      return drawGrey(this.pdfium, page, pageSize(this.readFrame(page, raw.EPDFDoc_GetPageObjectNumberByIndex(this.doc, physicalPage))), dpi);
    } finally {
      raw.FPDF_ClosePage(page);
    }
  }

  close(): void {
    if (!this.open) return;
    this.open = false;
    this.pdfium.raw.FPDF_CloseDocument(this.doc);
    this.pdfium.raw.free(this.data);
    this.pdfium.raw.free(this.scratch);
  }
}

function refusal(pdfium: PdfiumInstance): UserError {
  const error = pdfium.raw.FPDF_GetLastError();
  return new UserError(error === PASSWORD_ERROR || error === SECURITY_ERROR ? "pdf_encrypted" : "pdf_damaged");
}

/** Opens a PDF. Throws UserError pdf_encrypted, pdf_damaged, or pdf_too_large when memory does not suffice. */
export async function openPdfium(bytes: Uint8Array, password: string | undefined): Promise<PdfEngineDocument> {
  const pdfium = await createPdfium();
  const secret = new TextEncoder().encode(`${password ?? ""}\0`);
  const [data, scratch, secretAt] = [bytes.length, SCRATCH_BYTES, secret.length].map((size) => pdfium.raw.malloc(size));
  if (!data || !scratch || !secretAt) throw new UserError("pdf_too_large", { bytes: bytes.length });
  pdfium.u8().set(bytes, data);
  pdfium.u8().set(secret, secretAt);
  const doc = pdfium.raw.FPDF_LoadMemDocument(data, bytes.length, secretAt);
  pdfium.raw.free(secretAt);
  if (doc === 0) throw refusal(pdfium);
  const document = new PdfiumDocument(pdfium, doc, data, scratch, bytes);
  if (document.pageCount > 0 && document.pageCount <= MOST_PAGES) return document;
  document.close();
  throw document.pageCount > 0 ? new UserError("pdf_too_large", { pages: document.pageCount }) : new UserError("pdf_damaged");
}
