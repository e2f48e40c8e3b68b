import { drawAhead } from "./draw-page";
import { fetchEnds } from "./fetch-range";
import { physicalPageOfFragment } from "./page-numbers";
import { viewerWorker } from "./viewer-worker";

/** What an element that will show a PDF says of it in the page's source. */
export interface EarlyPdf {
  "data-pdf": string;
  "data-pdf-bytes": number;
  /** The page that it shows in its whole width, 0-indexed. Without one the file is opened and nothing is drawn. */
  "data-pdf-page"?: number;
}

/**
 * Opens the PDF that the page as the server wrote it is about to show, and draws its page, while everything else still comes to life: on a cold link
 * the viewer, its worker, the file's index, the page's fonts and the drawing would each be waited for one after the other otherwise. Puts nothing on the screen, and leaves every failure to the pane.
 */
export function openEarly(): void {
  if (document.readyState === "loading" && place() === null) document.addEventListener("DOMContentLoaded", () => void open(), { once: true });
  else void open();
}

const place = () => document.querySelector<HTMLElement>("[data-pdf]");

async function open(): Promise<void> {
  const element = place();
  const { pdf: url, pdfBytes, pdfPage } = element?.dataset ?? {};
  if (element === null || url === undefined) return;
  try {
    // Three things that do not wait for each other.
    viewerWorker();
    fetchEnds(url, Number(pdfBytes));
    const { openDocument } = await import("./open-document");
    const pdf = await openDocument(url, Number(pdfBytes));
    if (pdfPage === undefined) return;
    drawAhead({ pdf, physicalPage: physicalPageOfFragment(location.hash, pdf.numPages) ?? Number(pdfPage), width: Math.floor(element.clientWidth) });
  } catch {
    // The pane asks again and says what is wrong.
  }
}
