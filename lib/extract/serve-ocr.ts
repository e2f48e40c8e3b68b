// Runs in a reader's thread: one page after the other in, the same page read from its picture out; a page that breaks it ends the thread, and the thread that asked knows which it was.
import { parentPort, workerData } from "node:worker_threads";
import type { OcrOrder, OcrTask, OcrWord } from "./read-by-ocr";
import { ocrPage } from "./ocr-page";
import { openPdf } from "./open-pdf";
import { Recogniser } from "./recogniser";

/** What the recogniser was trained for; finer pictures only take longer. */
const DPI = 300;

function answer(word: OcrWord): void {
  parentPort?.postMessage(word);
}

/** Says that it is ready, then answers every task until its thread is ended. */
export async function serveOcr(): Promise<void> {
  const { bytes, password, languages } = workerData as OcrOrder;
  const [reader, recogniser] = await Promise.all([openPdf(bytes, password === undefined ? {} : { password }), Recogniser.start(languages)]);
  parentPort?.on("message", ({ physicalPage, keepText }: OcrTask) => {
    const page = reader.readPage(physicalPage);
    const picture = reader.drawPage(physicalPage, DPI);
    answer({ kind: "page", page: picture === null ? { ...page, damaged: true } : ocrPage({ page, lines: recogniser.read(picture), dpi: picture.dpi, languages, keepText }) });
  });
  answer({ kind: "ready" });
}
