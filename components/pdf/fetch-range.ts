/** As many bytes as pdf.js asks for at a time. */
const CHUNK_BYTES = 65_536;

const early = new Map<string, Promise<Uint8Array>>();
const keyOf = (url: string, begin: number, end: number) => `${url} ${begin} ${end}`;

/** Asks for the two ends of a file, which whoever opens it reads first: its start, and the index at its end. `length` in bytes. */
export function fetchEnds(url: string, length: number): void {
  const last = Math.floor((length - 1) / CHUNK_BYTES) * CHUNK_BYTES;
  for (const [begin, end] of new Map([[0, Math.min(CHUNK_BYTES, length)], [last, length]])) {
    const bytes = ask(url, begin, end);
    // Whoever takes it hears of a failure.
    bytes.catch(() => undefined);
    early.set(keyOf(url, begin, end), bytes);
  }
}

/** Some bytes of a file; `end` is exclusive. Rejects when just these do not come. */
export function fetchRange(url: string, begin: number, end: number, signal: AbortSignal): Promise<Uint8Array> {
  const key = keyOf(url, begin, end);
  const asked = early.get(key);
  early.delete(key);
  return asked ?? ask(url, begin, end, signal);
}

async function ask(url: string, begin: number, end: number, signal?: AbortSignal): Promise<Uint8Array> {
  const response = await fetch(url, { headers: { range: `bytes=${begin}-${end - 1}` }, ...(signal === undefined ? {} : { signal }) });
  if (response.status !== 206) throw new Error(`range answered with ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.byteLength !== end - begin) throw new Error(`range of ${end - begin} bytes came with ${bytes.byteLength}`);
  return bytes;
}
