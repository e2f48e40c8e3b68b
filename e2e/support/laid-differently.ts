import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { init } from "@embedpdf/pdfium";

/** Points by which the cropped pages' contents are moved inside a larger sheet. */
const MARGIN: [x: number, y: number] = [31, 47];

/**
 * The same PDF with other sheets: its pages lie, by turns, on their side with a rotation that rights them, on their head likewise, and inside a larger sheet that is cropped.
 * What a reader sees of a page stays the same to the point, and so does every place in page space. Bytes in, bytes out.
 */
export async function laidDifferently(bytes: Uint8Array): Promise<Uint8Array> {
  const wasmBinary = new Uint8Array(await readFile(createRequire(import.meta.url).resolve("@embedpdf/pdfium/pdfium.wasm"))).buffer;
  const raw = await init({ wasmBinary });
  raw.PDFiumExt_Init();
  const { wasmExports } = raw.pdfium;
  // Memory can grow and be replaced: its views are read anew each time.
  const heap = () => raw.pdfium as unknown as { HEAPU8: Uint8Array; HEAPF32: Float32Array };
  // Without its title the copy is called after its file, so that it is not mistaken for the sample.
  const untitled = Buffer.from(Buffer.from(bytes).toString("latin1").replace("/Title ", "/Titel "), "latin1");
  const source = wasmExports.malloc(bytes.length);
  heap().HEAPU8.set(untitled, source);
  const doc = raw.FPDF_LoadMemDocument(source, bytes.length, "");
  const matrix = wasmExports.malloc(24);
  for (let physicalPage = 0; physicalPage < raw.FPDF_GetPageCount(doc); physicalPage++) {
    const page = raw.FPDF_LoadPage(doc, physicalPage);
    const [width, height] = [raw.FPDF_GetPageWidthF(page), raw.FPDF_GetPageHeightF(page)];
    const [dx, dy] = MARGIN;
    const lay = [
      { turns: 1, by: [0, 1, -1, 0, height, 0], sheet: [0, 0, height, width], crop: null },
      { turns: 2, by: [-1, 0, 0, -1, width, height], sheet: [0, 0, width, height], crop: null },
      { turns: 0, by: [1, 0, 0, 1, dx, dy], sheet: [0, 0, width + 2 * dx, height + 2 * dy], crop: [dx, dy, width + dx, height + dy] },
    ][physicalPage % 3];
    if (!lay) continue;
    heap().HEAPF32.set(lay.by, matrix / 4);
    raw.FPDFPage_TransFormWithClip(page, matrix, 0);
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = lay.sheet;
    raw.FPDFPage_SetMediaBox(page, x0, y0, x1, y1);
    const [c0 = x0, c1 = y0, c2 = x1, c3 = y1] = lay.crop ?? [];
    raw.FPDFPage_SetCropBox(page, c0, c1, c2, c3);
    raw.FPDFPage_SetRotation(page, lay.turns);
    raw.FPDF_ClosePage(page);
  }
  const writer = raw.PDFiumExt_OpenFileWriter();
  raw.PDFiumExt_SaveAsCopy(doc, writer);
  const size = raw.PDFiumExt_GetFileWriterSize(writer);
  const out = wasmExports.malloc(size);
  raw.PDFiumExt_GetFileWriterData(writer, out, size);
  const saved = heap().HEAPU8.slice(out, out + size);
  raw.PDFiumExt_CloseFileWriter(writer);
  raw.FPDF_CloseDocument(doc);
  return saved;
}
