import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { UserError } from "@/lib/model/user-error";

/** The largest file taken, bytes: a formulary of 1 600 pages has some 20 MB, a scanned one some 400. */
export const LARGEST_UPLOAD = 1024 * 1024 * 1024;

/** A PDF may begin with rubbish, but its mark stands within the first kilobyte. */
const MARK = "%PDF-";
const MARK_WITHIN = 1024;

export interface Upload {
  body: ReadableStream<Uint8Array> | null;
  /** Bytes that were announced; null when the sender did not say. */
  announced: number | null;
  /** What the reader's file is called. */
  fileName: string;
  folder: string;
}

/**
 * Streams an upload to a file of its own and returns its path. Looks at the first bytes before more is written, counts what
 * comes, and compares it with what was announced. Leaves nothing behind when it throws. Throws UserError `file_empty`,
 * `not_a_pdf`, `pdf_too_large`, `pdf_damaged`.
 */
export async function receiveUpload({ body, announced, fileName, folder }: Upload): Promise<string> {
  const details = { file: fileName, limit: `${LARGEST_UPLOAD / 1024 / 1024} MB` };
  if (body === null || announced === 0) throw new UserError("file_empty", details);
  if (announced !== null && announced > LARGEST_UPLOAD) throw new UserError("pdf_too_large", details);
  await mkdir(folder, { recursive: true });
  const filePath = path.join(folder, `${randomUUID()}.pdf`);
  try {
    const check = new UploadCheck(details);
    await pipeline(Readable.fromWeb(body as NodeReadableStream<Uint8Array>), check, createWriteStream(filePath, { flags: "wx" }));
    if (announced !== null && check.received !== announced) throw new UserError("pdf_damaged", details);
    return filePath;
  } catch (error) {
    await rm(filePath, { force: true });
    throw error;
  }
}

/** Passes bytes on while they look like a PDF and stay within the limit. */
class UploadCheck extends Transform {
  received = 0;
  private head: Buffer | null = Buffer.alloc(0);

  constructor(private readonly details: Record<string, string>) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null, data?: Buffer) => void): void {
    this.received += chunk.byteLength;
    if (this.received > LARGEST_UPLOAD) return done(new UserError("pdf_too_large", this.details));
    if (this.head === null) return done(null, chunk);
    this.head = Buffer.concat([this.head, chunk]);
    if (this.head.byteLength < MARK_WITHIN) return done();
    this.passHead(done);
  }

  override _flush(done: (error?: Error | null, data?: Buffer) => void): void {
    if (this.received === 0) return done(new UserError("file_empty", this.details));
    if (this.head === null) return done();
    this.passHead(done);
  }

  private passHead(done: (error?: Error | null, data?: Buffer) => void): void {
    const head = this.head ?? Buffer.alloc(0);
    this.head = null;
    if (head.subarray(0, MARK_WITHIN).indexOf(MARK) === -1) return done(new UserError("not_a_pdf", this.details));
    done(null, head);
  }
}
