/** Our own reader behind the shape of the others: a file in, every page's text out; the pages are read in full, with boxes, styles and rulings. */
import { readFileSync } from "node:fs";
import { readPages } from "@/lib/extract/extract-pdf";
import { openPdf } from "@/lib/extract/open-pdf";
import type { Page } from "@/lib/model/page";
import { decodePage } from "@/lib/model/page-codec";

const textOf = (page: Page): string => page.fragments.map((fragment) => fragment.text).join("\n");

export async function readAlone(file: string, onPage: (text: string) => void): Promise<void> {
  const reader = await openPdf(new Uint8Array(readFileSync(file)));
  for (let physicalPage = 0; physicalPage < reader.pageCount; physicalPage++) onPage(textOf(reader.readPage(physicalPage)));
  reader.close();
}

/** Pages come in whatever order they are read; they are handed on in the book's. */
export async function readWithHelpers(file: string, onPage: (text: string) => void): Promise<void> {
  const texts: string[] = [];
  await readPages(new Uint8Array(readFileSync(file)), {
    onPages: (pages) => {
      for (const { physicalPage, bytes } of pages) texts[physicalPage] = textOf(decodePage(bytes));
    },
  });
  for (const text of texts) onPage(text);
}
