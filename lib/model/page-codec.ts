/**
 * A page as bytes in, and the same page out again: most of a page are its characters' positions, and those are written as steps of a tenth of a point. Never
 * rounds and never loses a field: what is not a whole number of tenths is kept as it is, and everything but the positions as JSON.
 */
import type { Line } from "./line";
import type { Page } from "./page";

/** What carries positions: a fragment, a line. */
interface Placed {
  xs: number[];
}

/** First byte of what is written here; JSON, which older rows hold, begins with a bracket. */
const MARK = 1;
/** A step is `zigzag(difference) + 1` in groups of seven bits; 0 announces a number that is no whole number of tenths, as eight bytes. */
const LITERAL = 0;
/** Tenths up to here are exact and fit into four bytes with their sign. */
const LARGEST = 2 ** 29;

/** A buffer that grows. */
class ByteWriter {
  private bytes = new Uint8Array(4096);
  private view = new DataView(this.bytes.buffer);
  length = 0;

  private reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const grown = new Uint8Array(Math.max(this.bytes.length * 2, this.length + more));
    grown.set(this.bytes);
    this.bytes = grown;
    this.view = new DataView(grown.buffer);
  }

  varint(value: number): void {
    this.reserve(5);
    while (value > 127) {
      this.bytes[this.length++] = (value & 127) | 128;
      value >>>= 7;
    }
    this.bytes[this.length++] = value;
  }

  double(value: number): void {
    this.reserve(8);
    this.view.setFloat64(this.length, value, true);
    this.length += 8;
  }

  all(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }
}

function writePositions(owners: readonly Placed[]): Uint8Array {
  const out = new ByteWriter();
  for (const { xs } of owners) {
    out.varint(xs.length);
    let before = 0;
    for (const x of xs) {
      const tenths = Math.round(x * 10);
      if (tenths / 10 === x && !Object.is(x, -0) && Math.abs(tenths) <= LARGEST) {
        const step = tenths - before;
        out.varint((step >= 0 ? step * 2 : -step * 2 - 1) + 1);
        before = tenths;
      } else {
        out.varint(LITERAL);
        out.double(x);
      }
    }
  }
  return out.all();
}

function readPositions(bytes: Uint8Array, owners: readonly Placed[]): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const varint = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] as number;
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
  };
  for (const owner of owners) {
    const xs = new Array<number>(varint());
    let before = 0;
    for (let index = 0; index < xs.length; index++) {
      const code = varint();
      if (code === LITERAL) {
        xs[index] = view.getFloat64(at, true);
        at += 8;
      } else {
        const step = code - 1;
        before += step % 2 === 0 ? step / 2 : -(step + 1) / 2;
        xs[index] = before / 10;
      }
    }
    owner.xs = xs;
  }
}

/** Mark, length of the JSON in four bytes, the JSON, the positions. */
function join(json: string, positions: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(json);
  const bytes = new Uint8Array(5 + head.length + positions.length);
  bytes[0] = MARK;
  new DataView(bytes.buffer).setUint32(1, head.length, true);
  bytes.set(head, 5);
  bytes.set(positions, 5 + head.length);
  return bytes;
}

/** Parses the JSON, and gives the positions, if any, to the owners that `ownersOf` finds in it. */
function split<T>(bytes: Uint8Array, ownersOf: (value: T) => readonly Placed[]): T {
  if (bytes[0] !== MARK) return JSON.parse(new TextDecoder().decode(bytes)) as T;
  const end = 5 + new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(1, true);
  const value = JSON.parse(new TextDecoder().decode(bytes.subarray(5, end))) as T;
  readPositions(bytes.subarray(end), ownersOf(value));
  return value;
}

const withoutPositions = <T extends Placed>({ xs: _, ...rest }: T) => rest;

/** A page as bytes of its own buffer. */
export function encodePage(page: Page): Uint8Array<ArrayBuffer> {
  return join(JSON.stringify({ ...page, fragments: page.fragments.map(withoutPositions) }), writePositions(page.fragments));
}

/** The page that `encodePage` wrote; plain JSON of a page is read too. */
export function decodePage(bytes: Uint8Array): Page {
  return split<Page>(bytes, (page) => page.fragments);
}

/** Lines of a page as bytes of their own buffer. */
export function encodeLines(lines: readonly Line[]): Uint8Array<ArrayBuffer> {
  return join(JSON.stringify(lines.map(withoutPositions)), writePositions(lines));
}

/** The lines that `encodeLines` wrote; plain JSON of lines is read too. */
export function decodeLines(bytes: Uint8Array): Line[] {
  return split<Line[]>(bytes, (lines) => lines);
}
