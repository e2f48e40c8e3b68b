import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { UserError } from "@/lib/model/user-error";

/** The largest PDF that is taken, bytes. */
const LARGEST = 1024 ** 3;

export interface PdfFile {
  fileName: string;
  bytes: Uint8Array;
  /** Of the bytes, hex. */
  sha256: string;
}

function sha256Hex(data: Uint8Array | string): string {
  return createHash("sha256").update(data).digest("hex");
}

/** Reads a file that is to be a PDF. Throws UserError file_not_found, file_empty or pdf_too_large. `fileName` is what people call it. */
export async function readPdfFile(filePath: string, fileName = path.basename(filePath)): Promise<PdfFile> {
  let size: number;
  try {
    const found = await stat(filePath);
    if (!found.isFile()) throw new UserError("file_not_found", { file: filePath });
    size = found.size;
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError("file_not_found", { file: filePath });
  }
  if (size === 0) throw new UserError("file_empty", { file: fileName });
  if (size > LARGEST) throw new UserError("pdf_too_large", { file: fileName, limit: "1 GB" });
  const bytes = await readFile(filePath);
  return { fileName, bytes, sha256: sha256Hex(bytes) };
}

/** Runs work on a file; UserErrors that it throws get the file's name, for their sentence. */
export async function namingFile<T>(fileName: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UserError && error.details.file === undefined) throw new UserError(error.code, { file: fileName, ...error.details });
    throw error;
  }
}
