import { version } from "pdfjs-dist/package.json";

/** The file of pdf.js that reads PDFs beside the page. It is served as it is, and is no part of the program's own scripts; its version stands in the address, because browsers keep it. */
const URL_OF_IT = `/pdfjs/pdf.worker.min.mjs?${version}`;

interface StartedWorker {
  worker: Worker;
  failed: Promise<never>;
}

declare global {
  var seamcheckViewer: { worker: Worker; failure: ErrorEvent | null } | undefined;
}

/**
 * Starts the thread while the page is still being read: the program's own scripts are all there only much later. What stands in it is ours alone and never changes
 * but with the version. `viewerWorker` takes the thread over.
 */
export const EARLY_WORKER = `var v=globalThis.seamcheckViewer={worker:new Worker("${URL_OF_IT}",{type:"module"}),failure:null};v.worker.onerror=function(e){v.failure=e};`;

let started: StartedWorker | null = null;

/** The thread that reads PDFs, one for all that this page opens. `failed` rejects when it cannot be had; the next call tries again. */
export function viewerWorker(): StartedWorker {
  if (started !== null) return started;
  const early = globalThis.seamcheckViewer;
  globalThis.seamcheckViewer = undefined;
  const worker = early === undefined || early.failure !== null ? new Worker(URL_OF_IT, { type: "module" }) : early.worker;
  const failed = new Promise<never>((_, reject) => {
    worker.onerror = (event) => {
      started = null;
      reject(new Error(`The reader of PDFs cannot be had. ${event.message ?? ""}`));
    };
  });
  failed.catch(() => undefined);
  started = { worker, failed };
  return started;
}
