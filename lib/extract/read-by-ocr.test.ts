import PDFDocument from "pdfkit";
import { describe, expect, it } from "vitest";
import type { Page } from "@/lib/model/page";
import { drawTestPdf, NOTO_SERIF, TEST_PAGE, write } from "./drawn-pdf-fixture";
import { extractPages } from "./extract-pdf";
import { readByOcr } from "./read-by-ocr";
import { scanOf } from "./scanned-pdf-fixture";

const LINES = ["Người lớn: uống 250 mg, ngày hai lần.", "Không dùng cho trẻ em dưới 6 tuổi.", "Bảo quản ở nơi khô mát."];

const printed = drawTestPdf(new PDFDocument(TEST_PAGE), (doc) => {
  doc.font(NOTO_SERIF).fontSize(12);
  for (const [row, text] of LINES.entries()) write(doc, text, 40, 60 + 24 * row);
});
const scan = printed.then((bytes) => scanOf(bytes, new PDFDocument({ autoFirstPage: false })));

describe("reading a scan", () => {
  it("finds the words where they are printed, and marks the page", async () => {
    const bytes = await scan;
    const pages: (Page | null)[] = [];
    await readByOcr(bytes, [{ physicalPage: 0, keepText: true }], { languages: ["vie"], onPage: (page) => pages.push(page) });
    expect(pages[0]?.ocr).toMatchObject({ languages: ["vie"], dpi: 300, setAside: 0 });
    expect(pages[0]?.fragments.map((fragment) => fragment.text)).toEqual(LINES);
    const original = (await extractPages(await printed)).pages[0]?.fragments ?? [];
    for (const [row, fragment] of (pages[0]?.fragments ?? []).entries()) {
      expect(Math.abs(fragment.baseline - (original[row]?.baseline ?? 0))).toBeLessThan(2);
      expect(Math.abs(fragment.bbox[0] - 40)).toBeLessThan(2);
      expect(Math.abs((fragment.xs.at(-1) ?? 0) - (original[row]?.xs.at(-1) ?? 0))).toBeLessThan(3);
    }
  });
  it("gives up a page that breaks its reader and goes on, and stops when it is called off", async () => {
    const answers: [number, boolean][] = [];
    const bytes = await scan;
    await readByOcr(bytes, [{ physicalPage: 7, keepText: true }], { languages: ["vie"], onPage: (page, physicalPage) => answers.push([physicalPage, page === null]) });
    expect(answers).toEqual([[7, true]]);
    const stopped = AbortSignal.abort();
    await expect(readByOcr(bytes, [{ physicalPage: 0, keepText: true }], { languages: ["vie"], onPage: () => undefined, signal: stopped })).rejects.toMatchObject({ code: "cancelled" });
  });
});
