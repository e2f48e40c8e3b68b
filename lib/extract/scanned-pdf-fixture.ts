// The bytes of a PDF with text in, a PDF of the pictures of its pages out, as a scanner would make it; for tests only.
import { crc32, deflateSync } from "node:zlib";
import { openPdf } from "./open-pdf";
import type { GreyPicture } from "./raw-page";

type PictureDocument = PDFKit.PDFDocument;

function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A grey PNG (8 bits a pixel, no filter). */
function toPng({ width, height, pixels }: GreyPicture): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(8, 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row++) rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), pngChunk("IHDR", head), pngChunk("IDAT", deflateSync(rows)), pngChunk("IEND", new Uint8Array())]);
}

/** `doc` is a new document without a page (`autoFirstPage: false`), which the test brings along. */
export async function scanOf(bytes: Uint8Array, doc: PictureDocument, dpi = 200): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  doc.on("data", (part: Buffer) => parts.push(part));
  const done = new Promise<Uint8Array>((resolve) => doc.on("end", () => resolve(new Uint8Array(Buffer.concat(parts)))));
  const reader = await openPdf(bytes);
  for (let physicalPage = 0; physicalPage < reader.pageCount; physicalPage++) {
    const { width, height } = reader.readPage(physicalPage);
    const picture = reader.drawPage(physicalPage, dpi);
    doc.addPage({ size: [width, height], margin: 0 });
    if (picture) doc.image(toPng(picture), 0, 0, { width, height });
  }
  reader.close();
  doc.end();
  return done;
}
