import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useState } from "react";

// The viewer is no part of the page's own scripts: it is fetched beside them, and pdf.js does not run on the server.
const load = () => import("./open-document");
if (typeof window !== "undefined") void load();

/** The book's PDF, opened. `fileSize` in bytes; `failed` when it cannot be had or read. */
export function usePdfDocument(url: string, fileSize: number): { pdf: PDFDocumentProxy | null; failed: boolean } {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    setFailed(false);
    load()
      .then(({ openDocument }) => openDocument(url, fileSize))
      .then(
        (document) => gone || setPdf(document),
        (error: unknown) => {
          console.error(error);
          if (!gone) setFailed(true);
        },
      );
    return () => {
      gone = true;
    };
  }, [url, fileSize]);
  return { pdf, failed };
}
