// Bytes of a PDF in, pages of the model out (fragments with boxes and styles, rulings, images); it never decides what a text means and never writes anything.
import type { Page } from "@/lib/model/page";
import { decodePage, encodePage } from "@/lib/model/page-codec";
import { UserError } from "@/lib/model/user-error";
import { openPdf, type PdfReader } from "./open-pdf";
import { PageHelpers, type ReadPage } from "./page-helpers";
import { type PageBlock, PageQueue } from "./page-queue";

export interface PdfHead {
  pageCount: number;
  /** As the file states it; null where it states none. */
  title: string | null;
}

export interface ReadOptions {
  password?: string;
  signal?: AbortSignal | undefined;
  /** Told once, before the first page is read: yields the physical pages that need not be read. */
  onOpen?: (head: PdfHead) => Promise<ReadonlySet<number>>;
  /** Gets every page once, some at a time, in whatever order they come. This thread reads on when it resolves; helpers do not wait. */
  onPages: (pages: ReadPage[]) => void | Promise<void>;
}

export interface ExtractOptions {
  password?: string;
  /** A file without text is no error: its pages are to be read from their pictures. */
  allowScan?: boolean;
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

/** Throws UserError pdf_damaged when more than a tenth of a file's pages are (those apart whose picture could not be read: the file need not be at fault), and pdf_without_text for a scan, unless that is to be read from its pictures. */
export function refuseUnusable(pages: readonly Page[], allowScan = false): void {
  const damaged = pages.filter((page) => page.damaged && !page.unread);
  if (damaged.length > DAMAGED_SHARE * pages.length) {
    throw new UserError("pdf_damaged", { pages: damaged.length, physicalPage: damaged[0]?.physicalPage ?? 0 });
  }
  if (!allowScan && isWithoutText(pages)) throw new UserError("pdf_without_text", { pages: pages.length });
}

/** Which pages have come, from whichever thread. */
class PageShelf {
  readonly known: Uint8Array<ArrayBuffer>;

  constructor(
    pageCount: number,
    known: ReadonlySet<number>,
    private readonly onPages: ReadOptions["onPages"],
  ) {
    this.known = Uint8Array.from({ length: pageCount }, (_, page) => (known.has(page) ? 1 : 0));
  }

  async put(pages: readonly ReadPage[]): Promise<void> {
    const news = pages.filter(({ physicalPage }) => !this.known[physicalPage]);
    for (const { physicalPage } of news) this.known[physicalPage] = 1;
    if (news.length > 0) await this.onPages(news);
  }

  /** Pages that nobody has brought, in order. */
  missing(): PageBlock[] {
    return [...this.known].flatMap((known, at) => (known ? [] : [{ from: at, to: at + 1 }]));
  }
}

/** Reads blocks on this thread until `next` has no more; everything else on the thread gets a turn every few pages. */
async function readBlocks(reader: PdfReader, next: () => PageBlock | null, shelf: PageShelf, signal: AbortSignal | undefined): Promise<void> {
  let turnEnds = performance.now() + TURN_MS;
  for (let block = next(); block !== null; block = next()) {
    for (let physicalPage = block.from; physicalPage < block.to; physicalPage++) {
      if (signal?.aborted) throw new UserError("cancelled");
      if (shelf.known[physicalPage]) continue;
      await shelf.put([{ physicalPage, bytes: encodePage(reader.readPage(physicalPage)) }]);
      if (performance.now() < turnEnds) continue;
      await new Promise((resolve) => setImmediate(resolve));
      turnEnds = performance.now() + TURN_MS;
    }
  }
}

/** What a helper could not bring is read here, so that a helper's failure is none of the book's. */
async function readAll(reader: PdfReader, bytes: Uint8Array, shelf: PageShelf, { password, signal }: ReadOptions): Promise<void> {
  const queue = new PageQueue(reader.pageCount);
  const brought: Promise<void>[] = [];
  const onPages = (pages: ReadPage[]) => {
    const put = shelf.put(pages);
    // Awaited below; until then a failure must not end the process.
    put.catch(() => undefined);
    brought.push(put);
  };
  const helpers = new PageHelpers({ bytes, password, pageCount: reader.pageCount, known: shelf.known.slice(), queue, onPages });
  try {
    await readBlocks(reader, () => queue.take(), shelf, signal);
    await helpers.finished(signal);
    await Promise.all(brought);
    const missing = shelf.missing();
    await readBlocks(reader, () => missing.shift() ?? null, shelf, signal);
  } finally {
    queue.close();
    await helpers.stop();
  }
}

/** Reads the pages of a PDF that are not known yet, of a long one with the help of other threads. Throws what `openPdf` throws, and UserError cancelled when `signal` was aborted. */
export async function readPages(bytes: Uint8Array, options: ReadOptions): Promise<PdfHead> {
  const { onOpen, onPages, ...rest } = options;
  const reader = await openPdf(bytes, rest);
  try {
    const { pageCount, title } = reader;
    const known = (await onOpen?.({ pageCount, title })) ?? new Set();
    await readAll(reader, bytes, new PageShelf(pageCount, known, onPages), options);
    return { pageCount, title };
  } finally {
    reader.close();
  }
}

/**
 * Reads a whole PDF. `onPage` is told after every page how many of how many are done. Throws what `readPages` and `refuseUnusable` throw.
 */
export async function extractPages(bytes: Uint8Array, { onPage, allowScan = false, ...options }: ExtractOptions = {}): Promise<{ pages: Page[]; title: string | null }> {
  const pages: Page[] = [];
  let total = 0;
  const { title } = await readPages(bytes, {
    ...options,
    onOpen: async ({ pageCount }) => {
      total = pageCount;
      return new Set();
    },
    onPages: (read) => {
      for (const page of read) {
        pages.push(decodePage(page.bytes));
        onPage?.(pages.length, total);
      }
    },
  });
  pages.sort((a, b) => a.physicalPage - b.physicalPage);
  refuseUnusable(pages, allowScan);
  return { pages, title };
}
