import { deflateRawSync, inflateRawSync } from "node:zlib";

/** Plain JSON as deflated bytes. Level 1: a book of 1,600 pages packs in seconds, and the columns are never searched. */
export function packJson(value: unknown): Uint8Array<ArrayBuffer> {
  const bytes = deflateRawSync(JSON.stringify(value), { level: 1 });
  return new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength);
}

/** Reads what `packJson` wrote. The caller names the type: only this program writes these columns. */
export function unpackJson<T>(bytes: Uint8Array): T {
  return JSON.parse(inflateRawSync(bytes).toString("utf8")) as T;
}
