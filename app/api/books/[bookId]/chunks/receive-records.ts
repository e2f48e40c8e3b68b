import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { UserError } from "@/lib/model/user-error";

/** The largest file taken by the screen, bytes: the chunks of a formulary of 1 600 pages have some 40 MB. */
export const LARGEST_RECORDS = 256 * 1024 * 1024;

/** Streams a body to a file of its own, calls `work` with its path, and takes the file away again. Throws UserError `file_empty`, `records_too_large`. */
export async function withRecordsFile<T>(body: ReadableStream<Uint8Array> | null, fileName: string, folder: string, work: (filePath: string) => Promise<T>, largest = LARGEST_RECORDS): Promise<T> {
  const details = { file: fileName, limit: `${Math.round(largest / 1024 / 1024)} MB` };
  if (body === null) throw new UserError("file_empty", details);
  await mkdir(folder, { recursive: true });
  const filePath = path.join(folder, `${randomUUID()}.jsonl`);
  let received = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.byteLength;
      if (received > largest) done(new UserError("records_too_large", details));
      else done(null, chunk);
    },
  });
  try {
    await pipeline(Readable.fromWeb(body as NodeReadableStream<Uint8Array>), count, createWriteStream(filePath, { flags: "wx" }));
    if (received === 0) throw new UserError("file_empty", details);
    return await work(filePath);
  } finally {
    await rm(filePath, { force: true });
  }
}
