import { existsSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { bookPdfPath } from "@/lib/store/data-dir";
import { partFileOf } from "@/lib/store/sweep-unfinished";

/** Keeps a PDF beside the database under its hash: written whole under another name first, so that a file of that name is never half a book. */
export async function keepPdf(bytes: Uint8Array, sha256: string, jobId: string): Promise<void> {
  const pdfPath = bookPdfPath(sha256);
  if (existsSync(pdfPath)) return;
  await mkdir(path.dirname(pdfPath), { recursive: true });
  const partPath = partFileOf(pdfPath, jobId);
  try {
    const file = await open(partPath, "w");
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(partPath, pdfPath);
  } finally {
    await rm(partPath, { force: true });
  }
}
