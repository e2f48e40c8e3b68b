import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { refuse } from "@/app/guard";
import { bookPdfPath } from "@/lib/pipeline/data-dir";
import { getBook } from "@/lib/store/queries";
import { parseByteRange } from "./byte-range";

/** The largest range answered at once, bytes; pdf.js asks for 64 kB at a time. */
const LARGEST_RANGE = 8 * 1024 * 1024;

interface BookFile {
  filePath: string;
  fileName: string;
  /** The hash of its bytes is its name: what was read once never changes. */
  etag: string;
}

// A page is read in dozens of ranges: the book is looked up once, not for each.
const known = new Map<string, BookFile>();

async function findFile(bookId: string): Promise<BookFile | null> {
  const remembered = known.get(bookId);
  if (remembered !== undefined) return remembered;
  const book = await getBook(bookId);
  if (book === null) return null;
  const file = { filePath: bookPdfPath(book.sha256), fileName: book.fileName, etag: `"${book.sha256}"` };
  if (known.size > 100) known.clear();
  known.set(bookId, file);
  return file;
}

/** The book's own PDF, inline so that `#page=` opens it at a page, whole or by ranges. */
export async function GET(request: Request, { params }: { params: Promise<{ bookId: string }> }): Promise<Response> {
  const refusal = refuse(request, { writes: false });
  if (refusal !== null) return refusal;
  const file = await findFile((await params).bookId);
  const size = file === null ? null : await stat(file.filePath).then((found) => found.size, () => null);
  if (file === null || size === null) return new Response("Not found", { status: 404 });
  const headers = {
    "content-type": "application/pdf",
    "content-disposition": `inline; filename="book.pdf"; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
    "accept-ranges": "bytes",
    "cache-control": "private, max-age=31536000, immutable",
    etag: file.etag,
  };
  if (request.headers.get("if-none-match") === file.etag) return new Response(null, { status: 304, headers });
  const range = parseByteRange(request.headers.get("range"), size);
  if (range === "unsatisfiable") return new Response(null, { status: 416, headers: { ...headers, "content-range": `bytes */${size}` } });
  if (range === null) {
    const whole = Readable.toWeb(createReadStream(file.filePath)) as ReadableStream<Uint8Array>;
    return new Response(request.method === "HEAD" ? null : whole, { headers: { ...headers, "content-length": String(size) } });
  }
  const last = Math.min(range.last, range.first + LARGEST_RANGE - 1);
  const bytes = await readRange(file.filePath, range.first, last);
  return new Response(bytes, { status: 206, headers: { ...headers, "content-length": String(bytes.byteLength), "content-range": `bytes ${range.first}-${last}/${size}` } });
}

async function readRange(filePath: string, first: number, last: number): Promise<Uint8Array<ArrayBuffer>> {
  const handle = await open(filePath, "r");
  try {
    const bytes = new Uint8Array(last - first + 1);
    const { bytesRead } = await handle.read(bytes, 0, bytes.byteLength, first);
    return bytes.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
