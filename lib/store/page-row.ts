import type { PageLedger, SegmentedPage } from "@/lib/model/book";
import { decodeLines, encodeLines } from "@/lib/model/page-codec";
import type { OcrReading } from "@/lib/model/page";
import type { PageRect } from "@/lib/model/rect";
import type { PageView } from "@/lib/model/views";
import type { Page as StoredPage } from "./generated/client";
import { packBytes, unpackBytes } from "./packed-json";

/** One page as a row: what screens sort and filter by in columns, the rest packed. */
async function toPageRow(bookId: string, segmented: SegmentedPage, ledger: PageLedger | undefined) {
  return { bookId, physicalPage: segmented.physicalPage, ...(await toSegmentedColumns(segmented, ledger)) };
}

/** The columns of a page that segmenting it fills. */
export async function toSegmentedColumns(segmented: SegmentedPage, ledger: PageLedger | undefined) {
  const furniture = segmented.lines.filter((line) => line.role === "furniture").map((line) => line.bbox);
  return {
    printedPage: segmented.printedPage,
    printedPageInferred: segmented.printedPageInferred,
    pageLabel: segmented.pageLabel,
    headerName: segmented.headerName,
    width: segmented.width,
    height: segmented.height,
    rotate: segmented.rotate,
    textReliability: segmented.textReliability,
    ocrJson: segmented.ocr ? JSON.stringify(segmented.ocr) : null,
    furnitureJson: JSON.stringify(furniture),
    ledgerJson: JSON.stringify(ledger ?? null),
    segmented: await packBytes(encodeLines(segmented.lines)),
  };
}

/** Makes rows of a batch of pages, deflated beside this thread. */
export function toPageRows(bookId: string, pages: readonly SegmentedPage[], ledgers: ReadonlyMap<number, PageLedger>) {
  return Promise.all(pages.map((page) => toPageRow(bookId, page, ledgers.get(page.physicalPage))));
}

/** The columns of a page without its packed text. */
export const PAGE_HEAD = {
  physicalPage: true,
  printedPage: true,
  printedPageInferred: true,
  pageLabel: true,
  headerName: true,
  width: true,
  height: true,
  rotate: true,
  textReliability: true,
  ocrJson: true,
  furnitureJson: true,
  ledgerJson: true,
} as const;
export type PageHead = Pick<StoredPage, keyof typeof PAGE_HEAD>;

/** The segmented page; without `segmented` (the packed lines) it has no lines. */
export function fromPageRow(row: PageHead & { segmented?: Uint8Array }): SegmentedPage {
  const { physicalPage, width, height, rotate, pageLabel, printedPage, printedPageInferred, headerName, textReliability } = row;
  return { ...ocrOf(row), physicalPage, width, height, rotate, pageLabel, printedPage, printedPageInferred, headerName, textReliability, lines: row.segmented ? decodeLines(unpackBytes(row.segmented)) : [] };
}

function ocrOf({ ocrJson }: Pick<PageHead, "ocrJson">): Pick<SegmentedPage, "ocr"> {
  return ocrJson === null ? {} : { ocr: JSON.parse(ocrJson) as OcrReading };
}

export function toPageView(row: PageHead): PageView {
  const { physicalPage, printedPage, printedPageInferred, pageLabel, width, height, rotate } = row;
  return { ...ocrOf(row), physicalPage, printedPage, printedPageInferred, pageLabel, width, height, rotate, furniture: JSON.parse(row.furnitureJson) as PageRect[] };
}

export function toPageLedger(row: PageHead): PageLedger | null {
  return JSON.parse(row.ledgerJson) as PageLedger | null;
}
