/** The file of pdf.js that reads PDFs beside the page; it stays as it is, and is no part of the program's own scripts. */
const url = new URL("pdfjs-dist/build/pdf.worker.min.mjs", import.meta.url).toString();

let started: { worker: Worker; failed: Promise<never> } | null = null;

/** The thread that reads PDFs, one for all that this page opens. `failed` rejects when it cannot be had; the next call tries again. */
export function viewerWorker(): { worker: Worker; failed: Promise<never> } {
  if (started !== null) return started;
  const worker = new Worker(url, { type: "module" });
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener("error", (event) => {
      started = null;
      reject(new Error(`The reader of PDFs cannot be had. ${event.message ?? ""}`));
    });
  });
  failed.catch(() => undefined);
  started = { worker, failed };
  return started;
}
