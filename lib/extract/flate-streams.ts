// The bytes of a PDF in, its compressed streams out one by one, each unpacked or known to be broken; it does not know what they hold.
import { inflateSync } from "node:zlib";

/** One stream of the file that was packed with FlateDecode. */
export interface FlateStream {
  objectNumber: number;
  /** The stream's dictionary as written. */
  dictionary: string;
  /** The unpacked bytes; null when they contradict themselves (a wrong code or checksum), so that something is lost. */
  content: Buffer | null;
}

const STREAM = "stream";
const DICTIONARY_REACH = 2000;
/** More than any page's content or font; protects against a bomb. */
const LARGEST_CONTENT = 1 << 27;

function dictionaryBefore(file: Buffer, at: number): { objectNumber: number; dictionary: string } | null {
  const before = file.toString("latin1", Math.max(0, at - DICTIONARY_REACH), at);
  const head = [...before.matchAll(/(\d+)\s+\d+\s+obj\b/g)].at(-1);
  return head ? { objectNumber: Number(head[1]), dictionary: before.slice(head.index + head[0].length) } : null;
}

function contentRange(file: Buffer, at: number, dictionary: string): Buffer {
  let from = at + STREAM.length;
  if (file[from] === 13) from++;
  if (file[from] === 10) from++;
  const written = /\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(dictionary)?.[1];
  const until = written === undefined ? -1 : from + Number(written);
  const isRight = until > from && /^\s*endstream/.test(file.toString("latin1", until, until + 14));
  const end = isRight ? until : file.indexOf("endstream", from);
  return file.subarray(from, end < 0 ? file.length : end);
}

function unpack(packed: Buffer): Buffer | null {
  try {
    return inflateSync(packed, { maxOutputLength: LARGEST_CONTENT });
  } catch (error) {
    // Only contradictions count. A missing end is common in sound files, and engines read what there is.
    return (error as NodeJS.ErrnoException).code === "Z_DATA_ERROR" ? null : Buffer.alloc(0);
  }
}

/** Every Flate stream but pictures, in file order. Not for encrypted files, whose streams only look broken. */
export function* flateStreams(file: Buffer): Generator<FlateStream> {
  for (let at = file.indexOf(STREAM); at >= 0; at = file.indexOf(STREAM, at + STREAM.length)) {
    if (file.toString("latin1", Math.max(0, at - 3), at) === "end") continue;
    const head = dictionaryBefore(file, at);
    if (!head || !/\/Filter\s*\[?\s*\/(?:FlateDecode|Fl)\b/.test(head.dictionary) || /\/Subtype\s*\/Image/.test(head.dictionary)) continue;
    yield { ...head, content: unpack(contentRange(file, at, head.dictionary)) };
  }
}
