import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useState } from "react";
import { openDocument } from "./open-document";

/** The book's PDF, opened. `fileSize` in bytes; `failed` when it cannot be had or read. */
export function usePdfDocument(url: string, fileSize: number): { pdf: PDFDocumentProxy | null; failed: boolean } {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    setFailed(false);
    openDocument(url, fileSize).then(
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
