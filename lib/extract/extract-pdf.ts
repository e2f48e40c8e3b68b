// Bytes of a PDF in, pages of the model out (fragments with boxes and styles, rulings, images); it never decides what a text means and never writes anything.
import type { Page } from "@/lib/model/page";
import { UserError } from "@/lib/model/user-error";
import { openPdf, type PdfReader } from "./open-pdf";
import { type PageBlock, PageQueue } from "./page-queue";
import { PageHelpers } from "./page-helpers";

export interface ExtractOptions {
  password?: string;
  onPage?: (done: number, total: number) => void;
  signal?: AbortSignal;
}

/** Single broken pages are handed on, marked; a book of which more is broken has to be got anew. */
const DAMAGED_SHARE = 0.1;
/** How long extraction may hold the thread before others get a turn, milliseconds. */
const TURN_MS = 40;

/**
 * A scan: hardly a character on pages that are filled by pictures. Such a book has nothing to chunk.
 * A page counts as a picture when one image covers half of it.
 */
function isWithoutText(pages: readonly Page[]): boolean {
  const characters = pages.reduce((sum, page) => sum + page.fragments.reduce((n, fragment) => n + fragment.text.length, 0), 0);
  if (characters === 0) return true;
  const pictures = pages.filter((page) =>
    page.images.some(([x0, y0, x1, y1]) => (x1 - x0) * (y1 - y0) >= 0.5 * page.width * page.height),
  );
  return pictures.length >= 0.8 * pages.length && characters < 20 * pages.length;
}

/** Pages as they come in, from whichever thread. */
class PageShelf {
  private readonly pages: (Page | undefined)[];
  private done = 0;

  constructor(
    pageCount: number,
    private readonly onPage: ExtractOptions["onPage"],
  ) {
    this.pages = new Array<Page | undefined>(pageCount).fill(undefined);
  }

  put(page: Page): void {
    if (this.pages[page.physicalPage] !== undefined) return;
    this.pages[page.physicalPage] = page;
    this.onPage?.(++this.done, this.pages.length);
  }

  /** Stretches of pages that nobody has brought, in order. */
  missing(): PageBlock[] {
    return this.pages.flatMap((page, at) => (page === undefined ? [{ from: at, to: at + 1 }] : []));
  }

  all(): Page[] {
    return this.pages.filter((page) => page !== undefined);
  }
}

/** Reads blocks on this thread until `next` has no more; everything else on the thread gets a turn every few pages. */
async function readBlocks(reader: PdfReader, next: () => PageBlock | null, shelf: PageShelf, signal: AbortSignal | undefined): Promise<void> {
  let turnEnds = performance.now() + TURN_MS;
  for (let block = next(); block !== null; block = next()) {
    for (let physicalPage = block.from; physicalPage < block.to; physicalPage++) {
      if (signal?.aborted) throw new UserError("cancelled");
      shelf.put(reader.readPage(physicalPage));
      if (performance.now() < turnEnds) continue;
      await new Promise((resolve) => setImmediate(resolve));
      turnEnds = performance.now() + TURN_MS;
    }
  }
}

/** All pages in order. What a helper could not bring is read here, so that a helper's failure is none of the book's. */
async function readAll(reader: PdfReader, bytes: Uint8Array, options: ExtractOptions): Promise<Page[]> {
  const shelf = new PageShelf(reader.pageCount, options.onPage);
  const queue = new PageQueue(reader.pageCount);
  const helpers = new PageHelpers({ bytes, password: options.password, pageCount: reader.pageCount, queue, onPages: (pages) => pages.forEach((page) => shelf.put(page)) });
  try {
    await readBlocks(reader, () => queue.take(), shelf, options.signal);
    await helpers.finished(options.signal);
    const missing = shelf.missing();
    await readBlocks(reader, () => missing.shift() ?? null, shelf, options.signal);
    return shelf.all();
  } finally {
    queue.close();
    await helpers.stop();
  }
}

/**
 * Reads a whole PDF, a long one with the help of other threads. `onPage` is told after every page how many of how many are done. Throws what `openPdf`
 * throws, and UserError pdf_damaged when more than a tenth of the pages are, pdf_without_text for a scan, and cancelled when `signal` was aborted.
 */
export async function extractPages(bytes: Uint8Array, options: ExtractOptions = {}): Promise<{ pages: Page[]; title: string | null }> {
  const reader = await openPdf(bytes, options);
  try {
    const pages = await readAll(reader, bytes, options);
    const damaged = pages.filter((page) => page.damaged);
    if (damaged.length > DAMAGED_SHARE * pages.length) {
      throw new UserError("pdf_damaged", { pages: damaged.length, physicalPage: damaged[0]?.physicalPage ?? 0 });
    }
    if (isWithoutText(pages)) throw new UserError("pdf_without_text", { pages: pages.length });
    return { pages, title: reader.title };
  } finally {
    reader.close();
  }
}
