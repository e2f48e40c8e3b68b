/** A PDF file in, its pages in the database out: those that are stored already are not read again. Writes in batches while it reads. */
import { readPages } from "@/lib/extract/extract-pdf";
import type { ReadPage } from "@/lib/extract/page-helpers";
import { readExtractedNumbers, writeExtracted } from "@/lib/store/extracted-pages";
import { openStore } from "@/lib/store/open-store";
import type { PdfFile } from "./read-pdf-file";
import type { WorkOptions } from "./progress";

/** Other writers wait for one batch at most: some tens of milliseconds. */
const PAGES_A_BATCH = 48;

/** Collects pages, and writes them one batch after the other while more come in. */
class PageWriter {
  private waiting: ReadPage[] = [];
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly bookId: string) {}

  async add(pages: readonly ReadPage[]): Promise<void> {
    this.waiting.push(...pages);
    if (this.waiting.length < PAGES_A_BATCH) return;
    // At most one batch is being written and one waits: whoever reads faster than that waits too.
    await this.writing;
    this.flush();
  }

  private flush(): void {
    const batch = this.waiting;
    this.waiting = [];
    this.writing = this.writing.then(() => writeExtracted(openStore(), this.bookId, batch));
    // Awaited at the next batch; until then a failure must not end the process.
    this.writing.catch(() => undefined);
  }

  async finish(): Promise<void> {
    if (this.waiting.length > 0) this.flush();
    await this.writing;
  }
}

/** Told once the file is open and before anything is written. */
type OnOpen = (head: { pageCount: number; title: string | null }) => Promise<void>;

/** Reads what is missing of a book's pages. Throws what `readPages` throws. */
export async function readIntoStore(file: PdfFile, bookId: string, onOpen: OnOpen, { onProgress, signal }: WorkOptions): Promise<void> {
  const writer = new PageWriter(bookId);
  let done = 0;
  let total = 0;
  const report = () => onProgress?.({ stage: "reading", done, total });
  try {
    await readPages(file.bytes, {
      signal,
      onOpen: async (head) => {
        await onOpen(head);
        const known = await readExtractedNumbers(openStore().prisma, bookId);
        done = known.size;
        total = head.pageCount;
        report();
        return known;
      },
      onPages: async (pages) => {
        done += pages.length;
        report();
        await writer.add(pages);
      },
    });
  } finally {
    // What was read is kept also where reading is called off: the import may be gone on with.
    await writer.finish();
  }
}
