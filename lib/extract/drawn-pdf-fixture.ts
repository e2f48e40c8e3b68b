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

/** A one-page PDF of 400 by 300 points whose lines are codes of one byte in fonts that are only named, as an old typesetter's file holds them. */
export function codedPdf(lines: readonly { codes: string; font: string; x: number; y: number }[]): Uint8Array {
  const fonts = [...new Set(lines.map(({ font }) => font))];
  const hex = (codes: string) => `<${Buffer.from(codes, "latin1").toString("hex")}>`;
  const content = lines.map(({ codes, font, x, y }) => `BT /F${fonts.indexOf(font)} 10 Tf ${x} ${300 - y} Td ${hex(codes)} Tj ET`).join("\n");
  const names = fonts.map((_, index) => `/F${index} ${index + 5} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 300] /Contents 4 0 R /Resources << /Font << ${names} >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...fonts.map((font) => `<< /Type /Font /Subtype /TrueType /BaseFont /${font.replaceAll(" ", "#20")} /Encoding /WinAnsiEncoding >>`),
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("")}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file, "latin1"));
}
