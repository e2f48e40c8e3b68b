// The bytes of a PDF in, the /UserUnit of its pages out by object number. PDFium does not apply UserUnit and has no function that tells it; viewers do apply it.
import { inflateSync } from "node:zlib";

const KEY = "/UserUnit";

function unitIn(dictionary: string): number | null {
  const value = Number(/\/UserUnit\s+([\d.]+)/.exec(dictionary)?.[1]);
  return value > 0 && value <= 1000 ? value : null;
}

/** Page objects written plainly: `12 0 obj << … /UserUnit 3 … >>`. */
function scanPlain(file: Buffer, units: Map<number, number>): void {
  for (let at = file.indexOf(KEY); at >= 0; at = file.indexOf(KEY, at + KEY.length)) {
    const before = file.toString("latin1", Math.max(0, at - 4000), at);
    const object = [...before.matchAll(/(\d+)\s+\d+\s+obj\b/g)].at(-1);
    const unit = unitIn(file.toString("latin1", at, at + 40));
    if (object?.[1] && unit !== null) units.set(Number(object[1]), unit);
  }
}

/** Page objects packed in an object stream: a head of pairs `number offset`, then the objects (PDF 32000-1, 7.5.7). */
function scanObjectStream(stream: string, units: Map<number, number>): void {
  const head = /^\s*(?:\d+\s+\d+\s+)+/.exec(stream)?.[0];
  if (!head) return;
  const numbers = head.trim().split(/\s+/).map(Number);
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    const [number = 0, from = 0] = numbers.slice(i, i + 2);
    const until = numbers[i + 3] ?? stream.length;
    const unit = unitIn(stream.slice(head.length + from, head.length + until));
    if (unit !== null) units.set(number, unit);
  }
}

function scanPacked(file: Buffer, units: Map<number, number>): void {
  const mark = "/ObjStm";
  for (let at = file.indexOf(mark); at >= 0; at = file.indexOf(mark, at + mark.length)) {
    const start = file.indexOf("stream", at);
    if (start < 0 || start - at > 2000) continue;
    const from = start + 6 + (file[start + 6] === 13 ? 2 : 1);
    const end = file.indexOf("endstream", from);
    try {
      const text = inflateSync(file.subarray(from, end < 0 ? undefined : end), { maxOutputLength: 1 << 26 }).toString("latin1");
      if (text.includes(KEY)) scanObjectStream(text, units);
    } catch {
      // Encrypted, damaged or packed otherwise: the unit stays 1, as in all but a handful of files.
    }
  }
}

/** Units of user space by number of the page object; pages that are not in the map have 1. */
export function findUserUnits(bytes: Uint8Array): ReadonlyMap<number, number> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const units = new Map<number, number>();
  scanPlain(file, units);
  scanPacked(file, units);
  return units;
}
