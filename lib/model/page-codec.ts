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

  /** A text as UTF-8. */
  text(text: string): void {
    // No UTF-16 unit takes more than three bytes.
    this.reserve(text.length * 3);
    this.length += new TextEncoder().encodeInto(text, this.bytes.subarray(this.length)).written;
  }

  /** Forgets what was written, and leaves room for `head`. */
  begin(room: number): void {
    this.length = room;
  }

  /** A byte and a number in four, where `begin` left room. */
  head(mark: number, value: number): void {
    this.bytes[0] = mark;
    this.view.setUint32(1, value, true);
  }

  double(value: number): void {
    this.reserve(8);
    this.view.setFloat64(this.length, value, true);
    this.length += 8;
  }

  /** A copy of what was written. */
  copy(): Uint8Array<ArrayBuffer> {
    return this.bytes.slice(0, this.length);
  }
}

function writePositions(out: ByteWriter, owners: readonly Placed[]): void {
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

/** One buffer for all pages: a new one for each would keep the garbage collector busy. */
const writer = new ByteWriter();

/** Mark, length of the JSON in four bytes, the JSON, the positions. */
function join(json: string, owners: readonly Placed[]): Uint8Array<ArrayBuffer> {
  writer.begin(5);
  writer.text(json);
  writer.head(MARK, writer.length - 5);
  writePositions(writer, owners);
  return writer.copy();
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
  return join(JSON.stringify({ ...page, fragments: page.fragments.map(withoutPositions) }), page.fragments);
}

/** The page that `encodePage` wrote; plain JSON of a page is read too. */
export function decodePage(bytes: Uint8Array): Page {
  return split<Page>(bytes, (page) => page.fragments);
}

/** Lines of a page as bytes of their own buffer. */
export function encodeLines(lines: readonly Line[]): Uint8Array<ArrayBuffer> {
  return join(JSON.stringify(lines.map(withoutPositions)), lines);
}

/** The lines that `encodeLines` wrote; plain JSON of lines is read too. */
export function decodeLines(bytes: Uint8Array): Line[] {
  return split<Line[]>(bytes, (lines) => lines);
}
