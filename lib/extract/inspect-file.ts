// The bytes of a PDF in, what PDFium will not tell about its pages out: /UserUnit, and whether a stream behind a page is broken. It never reads text.
import { flateStreams } from "./flate-streams";

/** Facts about page objects, by object number. */
export interface FileFacts {
  /** Points per unit of user space (PDF 32000-1, table 30). PDFium does not apply it, viewers do. */
  userUnitOf(objectNumber: number): number;
  /** Whether a stream that the page needs contradicts itself. PDFium then shows garbage or nothing, and says nothing. */
  isDamaged(objectNumber: number): boolean;
}

/** Entries that lead away from a page to the rest of the book. */
const AWAY = /\/(?:Parent|Annots|B|Dest|Metadata|PieceInfo|Thumb)\s*(?:\[[^\]]*\]|\d+\s+\d+\s+R)/g;
const REACH = 500;
const DICTIONARY_REACH = 20_000;

function unitIn(dictionary: string | undefined): number {
  const value = Number(/\/UserUnit\s+(\d*\.?\d+)/.exec(dictionary ?? "")?.[1]);
  return value > 0 && value <= 1000 ? value : 1;
}

/** Objects of an object stream: a head of pairs `number offset`, then the objects (PDF 32000-1, 7.5.7). */
function unpackObjects(content: string, objects: Map<number, string>): void {
  const head = /^\s*(?:\d+\s+\d+\s+)+/.exec(content)?.[0];
  if (!head) return;
  const numbers = head.trim().split(/\s+/).map(Number);
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    const [number = 0, from = 0] = numbers.slice(i, i + 2);
    objects.set(number, content.slice(head.length + from, head.length + (numbers[i + 3] ?? content.length)));
  }
}

/** Objects written plainly, up to their stream if they have one; the last of a number counts, as in an updated file. */
function plainObjects(file: Buffer, objects: Map<number, string>): void {
  const text = file.toString("latin1");
  for (const { 0: head, 1: number, index } of text.matchAll(/\b(\d{1,9})\s+\d{1,5}\s+obj\b/g)) {
    const body = text.slice(index + head.length, index + head.length + DICTIONARY_REACH);
    objects.set(Number(number), body.slice(0, /\bendobj\b|\bstream\r?\n/.exec(body)?.index ?? body.length));
  }
}

function reachesBroken(page: number, objects: ReadonlyMap<number, string>, broken: ReadonlySet<number>): boolean {
  const seen = new Set([page]);
  for (const number of seen) {
    if (broken.has(number)) return true;
    const body = objects.get(number) ?? "";
    if (seen.size > REACH || (number !== page && /\/Type\s*\/Pages?\b/.test(body))) continue;
    for (const [, next] of body.replace(AWAY, "").matchAll(/\b(\d{1,9})\s+\d{1,5}\s+R\b/g)) seen.add(Number(next));
  }
  return false;
}

/** Looks through the file once. Encrypted files are not looked into: every unit is 1 unless written plainly, and nothing counts as damaged. */
export function inspectFile(bytes: Uint8Array): FileFacts {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const broken = new Set<number>();
  const packed: string[] = [];
  if (!file.includes("/Encrypt")) {
    for (const { objectNumber, dictionary, content } of flateStreams(file)) {
      if (content === null) broken.add(objectNumber);
      else if (/\/Type\s*\/ObjStm/.test(dictionary)) packed.push(content.toString("latin1"));
    }
  }
  const objects = new Map<number, string>();
  // Nearly every file is sound and has no unit: no need to look at its objects.
  if (broken.size > 0 || file.includes("/UserUnit") || packed.some((content) => content.includes("/UserUnit"))) {
    for (const content of packed) unpackObjects(content, objects);
    plainObjects(file, objects);
  }
  return {
    userUnitOf: (objectNumber) => unitIn(objects.get(objectNumber)),
    isDamaged: (objectNumber) => broken.size > 0 && reachesBroken(objectNumber, objects, broken),
  };
}
