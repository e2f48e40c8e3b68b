import { getDocument, PDFWorker, type PDFDocumentProxy } from "pdfjs-dist";
import { RangeTransport } from "./range-transport";
import { viewerWorker } from "./viewer-worker";

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
  // As every other canvas: on the graphics processor where there is one.
  enableHWA: true,
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
  const { worker: port, failed: workerFailed } = viewerWorker();
  const range = new RangeTransport(url, fileSize, () => fail(new Error("The file cannot be had.")));
  const task = getDocument({ ...OPTIONS, range, length: fileSize, worker: PDFWorker.create({ port }) });
  return {
    url,
    document: Promise.race([task.promise, failed, workerFailed]),
    close: () => {
      range.abort();
      void task.destroy();
    },
  };
}
