// Loads PDFium's WebAssembly from node_modules on disk and hands out fresh instances of it; never touches the network.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { init } from "@embedpdf/pdfium";

/** The raw C functions used here. Handles and pointers are numbers; a boolean comes back as 0 or 1. */
interface PdfiumExports {
  malloc(bytes: number): number;
  free(pointer: number): void;
  PDFiumExt_Init(): void;
  FPDF_LoadMemDocument(data: number, bytes: number, password: number): number;
  FPDF_CloseDocument(doc: number): void;
  FPDF_GetLastError(): number;
  FPDF_GetPageCount(doc: number): number;
  FPDF_GetMetaText(doc: number, tag: number, buffer: number, bytes: number): number;
  FPDF_GetPageLabel(doc: number, index: number, buffer: number, bytes: number): number;
  EPDFDoc_GetPageObjectNumberByIndex(doc: number, index: number): number;
  FPDF_LoadPage(doc: number, index: number): number;
  FPDF_ClosePage(page: number): void;
  FPDF_GetPageBoundingBox(page: number, rectF: number): number;
  FPDFPage_GetMediaBox(page: number, leftF: number, bottomF: number, rightF: number, topF: number): number;
  FPDFPage_GetRotation(page: number): number;
  FPDFBitmap_CreateEx(width: number, height: number, format: number, firstScan: number, stride: number): number;
  FPDFBitmap_FillRect(bitmap: number, left: number, top: number, width: number, height: number, argb: number): number;
  FPDFBitmap_GetBuffer(bitmap: number): number;
  FPDFBitmap_GetStride(bitmap: number): number;
  FPDFBitmap_Destroy(bitmap: number): void;
  FPDF_RenderPageBitmap(bitmap: number, page: number, x: number, y: number, width: number, height: number, turn: number, flags: number): void;
  FPDFPage_GetAnnotCount(page: number): number;
  FPDFPage_GetAnnot(page: number, index: number): number;
  FPDFPage_CloseAnnot(annotation: number): void;
  FPDFAnnot_GetSubtype(annotation: number): number;
  FPDFAnnot_GetFlags(annotation: number): number;
  FPDFAnnot_GetRect(annotation: number, rectF: number): number;
  FPDFAnnot_GetStringValue(annotation: number, key: number, buffer: number, bytes: number): number;
  FPDFText_LoadPage(page: number): number;
  FPDFText_ClosePage(textPage: number): void;
  FPDFText_CountChars(textPage: number): number;
  FPDFText_GetUnicode(textPage: number, index: number): number;
  FPDFText_IsGenerated(textPage: number, index: number): number;
  FPDFText_IsHyphen(textPage: number, index: number): number;
  FPDFText_HasUnicodeMapError(textPage: number, index: number): number;
  FPDFText_GetTextObject(textPage: number, index: number): number;
  FPDFText_GetCharOrigin(textPage: number, index: number, x64: number, y64: number): number;
  FPDFText_GetCharBox(textPage: number, index: number, left64: number, right64: number, bottom64: number, top64: number): number;
  FPDFText_GetLooseCharBox(textPage: number, index: number, rectF: number): number;
  FPDFText_GetMatrix(textPage: number, index: number, matrixF: number): number;
  FPDFText_GetFontSize(textPage: number, index: number): number;
  FPDFTextObj_GetFont(textObject: number): number;
  FPDFTextObj_GetText(textObject: number, textPage: number, buffer: number, bytes: number): number;
  FPDFTextObj_GetTextRenderMode(textObject: number): number;
  FPDFFont_GetBaseFontName(font: number, buffer: number, bytes: number): number;
  FPDFFont_GetFlags(font: number): number;
  FPDFFont_GetItalicAngle(font: number, angle32: number): number;
  FPDFFont_GetGlyphWidth(font: number, character: number, size: number, widthF: number): number;
  FPDFFont_GetAscent(font: number, size: number, ascentF: number): number;
  FPDFFont_GetDescent(font: number, size: number, descentF: number): number;
  FPDFPage_CountObjects(page: number): number;
  FPDFPage_GetObject(page: number, index: number): number;
  FPDFFormObj_CountObjects(form: number): number;
  FPDFFormObj_GetObject(form: number, index: number): number;
  FPDFPageObj_GetType(object: number): number;
  FPDFPageObj_GetMatrix(object: number, matrixF: number): number;
  FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
  FPDFPageObj_GetStrokeWidth(object: number, widthF: number): number;
  FPDFPageObj_GetFillColor(object: number, r: number, g: number, b: number, a: number): number;
  FPDFPageObj_GetStrokeColor(object: number, r: number, g: number, b: number, a: number): number;
  FPDFPath_CountSegments(path: number): number;
  FPDFPath_GetPathSegment(path: number, index: number): number;
  FPDFPath_GetDrawMode(path: number, fillMode32: number, stroke32: number): number;
  FPDFPathSegment_GetType(segment: number): number;
  FPDFPathSegment_GetClose(segment: number): number;
  FPDFPathSegment_GetPoint(segment: number, xF: number, yF: number): number;
}

/** One instance of the engine with its own memory. The views are replaced when memory grows: read them anew after every call. */
export interface PdfiumInstance {
  readonly raw: PdfiumExports;
  readonly u8: () => Uint8Array;
  readonly i32: () => Int32Array;
  readonly f32: () => Float32Array;
  readonly f64: () => Float64Array;
}

interface HeapViews {
  HEAPU8: Uint8Array;
  HEAP32: Int32Array;
  HEAPF32: Float32Array;
  HEAPF64: Float64Array;
}

/** Emscripten's hook for bringing one's own compiled module; missing from the package's types. */
interface InstantiateHook {
  instantiateWasm(
    imports: WebAssembly.Imports,
    received: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ): Record<string, never>;
}

let compiled: Promise<WebAssembly.Module> | null = null;

function compileOnce(): Promise<WebAssembly.Module> {
  compiled ??= readFile(createRequire(import.meta.url).resolve("@embedpdf/pdfium/pdfium.wasm")).then((bytes) =>
    WebAssembly.compile(new Uint8Array(bytes)),
  );
  return compiled;
}

/**
 * A fresh engine for one document. A hostile file can wreck or bloat an instance; with one each, the next document starts clean
 * and dropping the instance gives all its memory back (10 ms a piece, the compiled code is shared).
 */
export async function createPdfium(): Promise<PdfiumInstance> {
  const module = await compileOnce();
  const hook: InstantiateHook = {
    instantiateWasm(imports, received) {
      WebAssembly.instantiate(module, imports).then((instance) => received(instance, module));
      return {};
    },
  };
  const { pdfium } = await init(hook as unknown as Parameters<typeof init>[0]);
  const heap = pdfium as unknown as HeapViews;
  // A plain object: the exports object has 630 names, and looking one up there for every glyph costs more than the call.
  const raw = { ...pdfium.wasmExports } as unknown as PdfiumExports;
  raw.PDFiumExt_Init();
  return { raw, u8: () => heap.HEAPU8, i32: () => heap.HEAP32, f32: () => heap.HEAPF32, f64: () => heap.HEAPF64 };
}
