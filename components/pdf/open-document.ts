import type { PDFDocumentProxy } from "pdfjs-dist";
import { pdfjs } from "react-pdf";
import { RangeTransport } from "./range-transport";

pdfjs.GlobalWorkerOptions.workerSrc = new URL("pdfjs-dist/build/pdf.worker.min.mjs", import.meta.url).toString();

/** Fonts and decoders lie beside the program, so that the page is drawn without a network. */
const OPTIONS = {
  cMapUrl: "/pdfjs/cmaps/",
  cMapPacked: true,
  standardFontDataUrl: "/pdfjs/standard_fonts/",
  wasmUrl: "/pdfjs/wasm/",
  iccUrl: "/pdfjs/iccs/",
  disableStream: true,
  disableAutoFetch: true,
  isEvalSupported: false,
};

interface OpenDocument {
  url: string;
  document: Promise<PDFDocumentProxy>;
  close: () => void;
}

let open: OpenDocument | null = null;

/**
 * The book's PDF, opened once and kept while its monographs are read one after the other: a long book's index is not read anew at every one of them.
 * One document is kept; opening another closes it. `fileSize` in bytes. Rejects when the file cannot be had or read; the next call tries again.
 */
export function openDocument(url: string, fileSize: number): Promise<PDFDocumentProxy> {
  if (open?.url === url) return open.document;
  open?.close();
  const opened = load(url, fileSize);
  open = opened;
  opened.document.catch(() => {
    if (open === opened) open = null;
  });
  return opened.document;
}

function load(url: string, fileSize: number): OpenDocument {
  let fail: (reason: Error) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const range = new RangeTransport(url, fileSize, () => fail(new Error("The file cannot be had.")));
  const task = pdfjs.getDocument({ ...OPTIONS, range, length: fileSize });
  return {
    url,
    document: Promise.race([task.promise, failed]),
    close: () => {
      range.abort();
      void task.destroy();
    },
  };
}
