import type { PDFDocumentProxy, RenderTask } from "pdfjs-dist";

/** A page that is being drawn. */
export interface PageDrawing {
  /** The page on a canvas that is in no document yet; rejects when the page cannot be read, or was cancelled. */
  canvas: Promise<HTMLCanvasElement>;
  /** What was not finished is given up; what was finished is freed. */
  cancel: () => void;
}

interface Wanted {
  pdf: PDFDocumentProxy;
  /** 0-indexed. */
  physicalPage: number;
  /** CSS pixels. */
  width: number;
}

let ahead: { wanted: Wanted; drawing: PageDrawing } | null = null;
let asked = false;

/** Draws a page before anybody has asked for one, and keeps it for the first who does. */
export function drawAhead(wanted: Wanted): void {
  if (asked) return;
  ahead = { wanted, drawing: draw(wanted) };
  // Who takes it hears of a failure.
  ahead.drawing.canvas.catch(() => undefined);
}

/** Draws a page as wide as `width`, in the screen's own pixels. */
export function drawPage(wanted: Wanted): PageDrawing {
  const kept = ahead;
  asked = true;
  ahead = null;
  if (kept === null) return draw(wanted);
  const { pdf, physicalPage, width } = kept.wanted;
  if (pdf === wanted.pdf && physicalPage === wanted.physicalPage && width === wanted.width) return kept.drawing;
  kept.drawing.cancel();
  return draw(wanted);
}

function draw({ pdf, physicalPage, width }: Wanted): PageDrawing {
  const canvas = document.createElement("canvas");
  let task: RenderTask | null = null;
  let cancelled = false;
  const run = async () => {
    const page = await pdf.getPage(physicalPage + 1);
    if (cancelled) throw new Error("cancelled");
    const scale = (width / page.getViewport({ scale: 1 }).width) * window.devicePixelRatio;
    const viewport = page.getViewport({ scale });
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    task = page.render({ canvas, viewport });
    await task.promise;
    return canvas;
  };
  return {
    canvas: run(),
    cancel: () => {
      cancelled = true;
      task?.cancel();
      free(canvas);
    },
  };
}

/** A canvas without a size gives its memory back at once, not when it happens to be collected. */
function free(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}
