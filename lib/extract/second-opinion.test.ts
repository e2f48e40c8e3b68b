// The viewer is pdf.js, the reader is PDFium: boxes are only of use when both put the same words in the same place.
import PDFDocument from "pdfkit";
import { getDocument, Util } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, it } from "vitest";
import { drawTestPdf, NOTO_SERIF, setPageEntries, TEST_PAGE, type TestDocument, write } from "./drawn-pdf-fixture";
import { openPdf } from "./open-pdf";

interface Seen {
  text: string;
  /** Where its baseline begins, in the page as shown, points. */
  x: number;
  y: number;
}

async function byPdfJs(bytes: Uint8Array): Promise<{ width: number; height: number; seen: Seen[] }> {
  const loading = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false });
  try {
    const page = await (await loading.promise).getPage(1);
    const viewport = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const seen = items.flatMap((item) => {
      if (!("str" in item) || item.str.trim() === "") return [];
      const [, , , , x, y] = Util.transform(viewport.transform, item.transform) as number[];
      return [{ text: item.str.normalize("NFC"), x: x ?? Number.NaN, y: y ?? Number.NaN }];
    });
    return { width: viewport.width, height: viewport.height, seen };
  } finally {
    await loading.destroy();
  }
}

async function byPdfium(bytes: Uint8Array): Promise<{ width: number; height: number; seen: Seen[] }> {
  const reader = await openPdf(bytes);
  try {
    const { width, height, fragments } = reader.readPage(0);
    return { width, height, seen: fragments.map(({ text, xs, baseline }) => ({ text, x: xs[0] ?? Number.NaN, y: baseline })) };
  } finally {
    reader.close();
  }
}

const inOrder = (a: Seen, b: Seen) => a.text.localeCompare(b.text);

function draw(entries: Record<string, unknown>): (doc: TestDocument) => void {
  return (doc) => {
    setPageEntries(doc, entries);
    doc.font(NOTO_SERIF).fontSize(9);
    write(doc, "Liều dùng: 7,5 mg mỗi 12 giờ.", 70, 90);
    write(doc.fontSize(14), "THẬN TRỌNG", 120, 140);
    doc.save().rotate(90, { origin: [250, 100] });
    write(doc.fontSize(8), "chữ quay ngang", 250, 100);
    doc.restore();
  };
}

it.each([
  {},
  { Rotate: 90 },
  { Rotate: 180 },
  { Rotate: 270 },
  { CropBox: [40, 30, 380, 270] },
  { CropBox: [40, 30, 380, 270], Rotate: 90 },
  { CropBox: [40, 30, 380, 270], Rotate: 270, UserUnit: 1.5 },
  { MediaBox: [-100, -50, 300, 250], Rotate: 180 },
])("PDFium and pdf.js agree on a page with %o", async (entries) => {
  const bytes = await drawTestPdf(new PDFDocument(TEST_PAGE), draw(entries));
  const [ours, theirs] = await Promise.all([byPdfium(bytes), byPdfJs(bytes)]);
  expect(ours.width).toBeCloseTo(theirs.width, 2);
  expect(ours.height).toBeCloseTo(theirs.height, 2);
  ours.seen.sort(inOrder);
  theirs.seen.sort(inOrder);
  expect(ours.seen.map(({ text }) => text)).toEqual(theirs.seen.map(({ text }) => text));
  ours.seen.forEach(({ x, y }, i) => {
    expect(Math.hypot(x - (theirs.seen[i]?.x ?? Number.NaN), y - (theirs.seen[i]?.y ?? Number.NaN))).toBeLessThan(0.2);
  });
});
