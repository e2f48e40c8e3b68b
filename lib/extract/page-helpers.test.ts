import { availableParallelism } from "node:os";
import PDFDocument from "pdfkit";
import { afterEach, describe, expect, it } from "vitest";
import type { Page } from "@/lib/model/page";
import { decodePage } from "@/lib/model/page-codec";
import { drawTestPdf, TEST_PAGE, write } from "./drawn-pdf-fixture";
import { extractPages, readPages } from "./extract-pdf";
import { openPdf } from "./open-pdf";
import { PageHelpers, type ReadPage } from "./page-helpers";
import { PageQueue } from "./page-queue";

const PAGES = 70;

const book = drawTestPdf(new PDFDocument({ ...TEST_PAGE, info: { Title: "Sổ tay thử" } }), (doc) => {
  for (let page = 0; page < PAGES; page++) {
    if (page > 0) doc.addPage();
    write(doc, `Page ${page} of a long book`, 40, 60);
    write(doc, `${page * 25} mg twice a day`, 40, 80);
    doc.moveTo(40, 100).lineTo(40 + page, 100).stroke();
  }
});

async function readOneByOne(): Promise<Page[]> {
  const reader = await openPdf(await book);
  const pages = Array.from({ length: reader.pageCount }, (_, physicalPage) => reader.readPage(physicalPage));
  reader.close();
  return pages;
}

let helpers: PageHelpers | null = null;
afterEach(() => helpers?.stop());

function help(bytes: Uint8Array, pageCount: number, onPages: (pages: ReadPage[]) => void): PageQueue {
  const queue = new PageQueue(pageCount);
  helpers = new PageHelpers({ bytes, password: undefined, pageCount, known: new Uint8Array(pageCount), queue, onPages });
  return queue;
}

describe("helpers in other threads", () => {
  it("bring the same pages as this thread reads", async () => {
    const brought: Page[] = [];
    help(await book, PAGES, (pages) => brought.push(...pages.map((page) => decodePage(page.bytes))));
    await helpers?.finished(undefined);
    const wanted = availableParallelism() > 1 ? await readOneByOne() : [];
    expect(brought.sort((a, b) => a.physicalPage - b.physicalPage)).toEqual(wanted);
  });

  it("end without a word where they cannot open the file", async () => {
    const brought: ReadPage[] = [];
    help(new TextEncoder().encode("no PDF at all"), PAGES, (pages) => brought.push(...pages));
    await helpers?.finished(undefined);
    expect(brought).toEqual([]);
  });

  it("are not waited for once the work is cancelled", async () => {
    const stop = new AbortController();
    help(await book, PAGES, () => undefined);
    stop.abort();
    await expect(helpers?.finished(stop.signal)).rejects.toMatchObject({ code: "cancelled" });
  });
});

describe("a long book read by several threads", () => {
  it("has its pages in order, each told once", async () => {
    const told: number[] = [];
    const { pages, title } = await extractPages(await book, { onPage: (done, total) => told.push(done * 1000 + total) });
    expect(title).toBe("Sổ tay thử");
    expect(pages).toEqual(await readOneByOne());
    expect(told).toEqual(Array.from({ length: PAGES }, (_, index) => (index + 1) * 1000 + PAGES));
  });

  it("is read from where it was left: no page that is known is read again", async () => {
    const known = new Set(Array.from({ length: PAGES }, (_, page) => page).filter((page) => page % 3 > 0));
    const brought: number[] = [];
    await readPages(await book, { onOpen: async () => known, onPages: (pages) => void brought.push(...pages.map((page) => page.physicalPage)) });
    expect(brought.sort((a, b) => a - b)).toEqual(Array.from({ length: PAGES }, (_, page) => page).filter((page) => !known.has(page)));
  });

  it("stops when told to", async () => {
    const stop = new AbortController();
    let told = 0;
    const work = extractPages(await book, { signal: stop.signal, onPage: () => (++told === 20 ? stop.abort() : undefined) });
    await expect(work).rejects.toMatchObject({ code: "cancelled" });
    expect(told).toBeLessThan(PAGES);
  });
});
