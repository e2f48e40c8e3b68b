import PDFDocument from "pdfkit";
import { expect, it } from "vitest";
import { drawTestPdf, NOTO_SERIF, TEST_PAGE, write } from "@/lib/extract/drawn-pdf-fixture";
import { extractPages, refuseUnusable } from "@/lib/extract/extract-pdf";
import { scanOf } from "@/lib/extract/scanned-pdf-fixture";
import type { Page } from "@/lib/model/page";
import { decodePage, encodePage } from "@/lib/model/page-codec";
import { pagesToRead } from "@/lib/segment/needs-ocr";
import { PROFILES } from "@/lib/profiles";
import { readScans } from "./read-scans";

it("keeps a page that cannot be read as damaged, so that it blocks whenever its book is segmented again, and tries it again", async () => {
  const printed = await drawTestPdf(new PDFDocument(TEST_PAGE), (doc) => {
    doc.font(NOTO_SERIF).fontSize(12);
    write(doc, "Uống sau bữa ăn.", 40, 60);
  });
  const bytes = await scanOf(printed, new PDFDocument({ autoFirstPage: false }));
  const { pages } = await extractPages(bytes, { allowScan: true });
  // The reader finds no such page in the file.
  const broken: Page = { ...(pages[0] as Page), physicalPage: 7 };
  const kept = new Map<number, Page>();
  const keep = async (page: Page) => void kept.set(page.physicalPage, decodePage(encodePage(page)));
  const read = await readScans(bytes, [...pages, broken], "vi-leaflet", {}, keep);
  expect(read.map((page) => [page.physicalPage, page.damaged ?? false, page.ocr !== undefined])).toEqual([[0, false, true], [7, true, false]]);
  expect([kept.get(0), kept.get(7)]).toEqual(read);
  const stored = [...kept.values()];
  expect(pagesToRead(stored, PROFILES).map((page) => page.physicalPage)).toEqual([7]);
  // Going on with the import is no reason to refuse the file.
  expect(() => refuseUnusable(stored, true)).not.toThrow();
  expect(() => refuseUnusable(stored.map(({ unread: _, ...page }) => page), true)).toThrow();
});
