// Drawing instructions in, the bytes of a small PDF out; for tests only.
import { createRequire } from "node:module";

export type TestDocument = PDFKit.PDFDocument;

const require = createRequire(import.meta.url);

/** A serif face that holds Vietnamese letters and combining marks. */
export const NOTO_SERIF = require.resolve("@expo-google-fonts/noto-serif/400Regular/NotoSerif_400Regular.ttf");
export const NOTO_SERIF_BOLD = require.resolve("@expo-google-fonts/noto-serif/700Bold/NotoSerif_700Bold.ttf");

/** Sets entries of the current page's dictionary that pdfkit has no option for. */
export function setPageEntries(doc: TestDocument, entries: Readonly<Record<string, unknown>>): void {
  Object.assign((doc.page.dictionary as unknown as { data: Record<string, unknown> }).data, entries);
}

/** One string at a place: `x` is the pen, `y` the baseline, from the top left of the media box, points. */
export function write(doc: TestDocument, text: string, x: number, y: number): void {
  doc.text(text, x, y, { lineBreak: false, baseline: "alphabetic" });
}

/** What the tests' pages are made with unless they say otherwise: 400 by 300 points, no margin. */
export const TEST_PAGE: PDFKit.PDFDocumentOptions = { size: [400, 300], margin: 0 };

/** Draws on a new document, whose maker the test brings along, and returns its bytes. */
export function drawTestPdf(doc: TestDocument, draw: (doc: TestDocument) => void): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  doc.on("data", (part: Buffer) => parts.push(part));
  const done = new Promise<Uint8Array>((resolve) => doc.on("end", () => resolve(new Uint8Array(Buffer.concat(parts)))));
  doc.font("Times-Roman").fontSize(10);
  draw(doc);
  doc.end();
  return done;
}
