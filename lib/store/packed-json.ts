import { promisify } from "node:util";
import { deflateRaw, deflateRawSync, inflateRawSync } from "node:zlib";

const deflate = promisify(deflateRaw);
const LEVEL = { level: 1 };
/** Its smallest buffer, bytes. */
const LEAST_CHUNK = 64;

function bytesOf(buffer: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer.buffer as ArrayBuffer, buffer.byteOffset, buffer.byteLength);
}

/** Plain JSON as deflated bytes. Level 1: a book of 1,600 pages packs in seconds, and the columns are never searched. */
export function packJson(value: unknown): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(JSON.stringify(value));
  // No larger than what can come out: most values are small, and of the usual buffers the garbage collector would have thousands to clear.
  return bytesOf(deflateRawSync(bytes, { ...LEVEL, chunkSize: Math.max(LEAST_CHUNK, bytes.length + 32) }));
}

/** Bytes deflated beside this thread: for the pages of a book, which are most of its bytes. */
export async function packBytes(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return bytesOf(await deflate(bytes, LEVEL));
}

/** Reads what `packBytes` wrote. */
export function unpackBytes(bytes: Uint8Array): Uint8Array {
  return inflateRawSync(bytes);
}

/** Reads what `packJson` wrote. The caller names the type: only this program writes these columns. */
export function unpackJson<T>(bytes: Uint8Array): T {
  return JSON.parse(inflateRawSync(bytes).toString("utf8")) as T;
}
