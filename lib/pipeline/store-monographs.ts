/** A book's outline in, its monographs chunked, checked and stored one by one out; each can be judged from the moment it is stored. Those that are there are left alone. */
import { MONOGRAPH_GATES, runBookGates } from "@/lib/gate/run-gates";
import type { SegmentedPage } from "@/lib/model/book";
import { GATE_NAMES, type GateName } from "@/lib/model/finding";
import type { ChunkLimits } from "@/lib/model/limits";
import type { Monograph } from "@/lib/model/monograph";
import type { BookOutline } from "@/lib/segment/segment-book";
import { type StoredSoFar, readStoredSoFar } from "@/lib/store/claim-book";
import { type Transaction, openStore } from "@/lib/store/open-store";
import { readDecidedDrugs } from "@/lib/store/read-book";
import { writeSegmentFacts } from "@/lib/store/segment-facts";
import { readMonograph } from "@/lib/store/read-monographs";
import type { ImportedRows, MonographEntry } from "@/lib/store/imported-rows";
import { finishBook, rewindBook, showBook, writeImported } from "@/lib/store/write-book";
import { BookFacts } from "./book-facts";
import { followLog } from "./decide";
import type { MonographHelper } from "./monograph-helper";
import { type PreparedMonograph, pageFacts } from "./prepare-monograph";
import { type WorkOptions, takeTurn } from "./progress";
import { sharedCounter } from "./shared-counter";

/** Other writers wait for one batch at most: some tens of milliseconds. */
const MONOGRAPHS_A_BATCH = 6;
const PAGES_A_BATCH = 64;

/** Gates that need more than one monograph: they run when the book is whole. */
const FIRST_GATES = Object.keys(MONOGRAPH_GATES) as GateName[];

interface Shelf {
  runId: string;
  stored: StoredSoFar;
}

/** Where an import that was cut off goes on, or a book that is seen from here on. What was segmented otherwise (as another kind of book) is not gone on with. */
async function takeUp(bookId: string, outline: BookOutline, limits: ChunkLimits): Promise<Shelf> {
  const store = openStore();
  const { profileId, profileReason, drugIds, findings } = outline;
  const book = await store.prisma.book.findUniqueOrThrow({ where: { bookId }, select: { state: true, profileId: true, monographTotal: true, activeRunId: true } });
  if (book.state === "importing" && book.activeRunId !== null) {
    const stored = await readStoredSoFar(store, bookId);
    const known = new Set(drugIds);
    if (book.profileId === profileId && book.monographTotal === drugIds.length && [...stored.drugIds].every((drugId) => known.has(drugId))) return { runId: book.activeRunId, stored };
    await rewindBook(store, bookId, { pages: false });
  }
  const run = { limits, sectionLimits: {}, counter: sharedCounter().name, reviewer: null, gates: FIRST_GATES, createdAt: new Date() };
  const runId = await showBook(store, { bookId, profileId, profileReason, monographTotal: drugIds.length, knownFindings: findings, run });
  await store.write((transaction) => writeSegmentFacts(transaction, bookId, outline.facts));
  return { runId, stored: { drugIds: new Set(), physicalPages: new Set() } };
}

/** The pages on which a monograph and its blocks stand, physical. */
function pagesOf({ sourcePageRange: [first, last], blocks }: Monograph): number[] {
  const own = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return [...own, ...blocks.flatMap((block) => block.pieces.map((piece) => piece.physicalPage))];
}

/** Gives out the pages that are not stored yet, each once. */
class PageStock {
  private readonly waiting: Map<number, SegmentedPage>;

  constructor(pages: readonly SegmentedPage[], stored: ReadonlySet<number>) {
    this.waiting = new Map(pages.filter((page) => !stored.has(page.physicalPage)).map((page) => [page.physicalPage, page]));
  }

  take(physicalPages: Iterable<number>): SegmentedPage[] {
    const taken: SegmentedPage[] = [];
    for (const physicalPage of physicalPages) {
      const page = this.waiting.get(physicalPage);
      if (page) taken.push(page);
      this.waiting.delete(physicalPage);
    }
    return taken;
  }

  /** Some of what is left. */
  takeSome(count: number): SegmentedPage[] {
    return this.take([...this.waiting.keys()].slice(0, count));
  }
}

/** Forgets the lines of pages that are stored: most of a long book, and what is still asked of a page is only whether it was converted. */
function letGo(pages: readonly SegmentedPage[]): void {
  for (const page of pages) page.lines = page.lines.filter((line) => line.convertedFrom !== undefined);
}

export interface StoreMonographs {
  bookId: string;
  /** Used up: its monographs are made, and its pages lose the lines that are stored. */
  outline: BookOutline;
  limits: ChunkLimits;
  /** Chunks them; whoever made it ends it. */
  helper: MonographHelper;
  /** Told once the book can be seen. */
  onShown: () => Promise<void>;
}

/** Chunks and stores every monograph of a book that is not stored yet, in book order, then runs the gates over the whole book. */
export async function storeMonographs({ bookId, outline, limits, helper, onShown }: StoreMonographs, { onProgress, signal }: WorkOptions): Promise<void> {
  const store = openStore();
  const { runId, stored } = await takeUp(bookId, outline, limits);
  await onShown();
  const decided = await readDecidedDrugs(store.prisma, bookId);
  const stock = new PageStock(outline.pages, stored.physicalPages);
  const ledgers = new Map(outline.ledger.map((entry) => [entry.physicalPage, entry]));
  helper.begin({ bookId, runId, profileId: outline.profileId, limits, pages: outline.pages.map(pageFacts) });
  const facts = new BookFacts();
  const total = outline.drugIds.length;
  let done = stored.drugIds.size;
  onProgress?.({ stage: "chunking", done, total });

  const write = async (monographs: readonly ImportedRows[], pages: readonly SegmentedPage[]) => {
    await writeImported(store, bookId, { monographs, pages, ledgers }, (transaction) => heedLog(transaction, bookId, monographs, decided));
    letGo(pages);
    done += monographs.length;
    onProgress?.({ stage: "chunking", done, total });
  };
  const writeBatch = async (batch: readonly MonographEntry[], chunking: Promise<PreparedMonograph[]>) => {
    const prepared = await chunking;
    prepared.forEach(({ chunks }, index) => facts.add((batch[index] as MonographEntry).monograph, chunks));
    await write(prepared.map(({ rows }) => rows), stock.take(batch.flatMap((entry) => pagesOf(entry.monograph))));
  };
  // One batch is segmented while the one before it is chunked and the one before that is written.
  let writing: Promise<void> = Promise.resolve();
  const flush = async (batch: readonly MonographEntry[]) => {
    const chunking = helper.prepare(batch);
    const before = writing;
    writing = before.then(() => writeBatch(batch, chunking));
    // Awaited at the next batch; until then a failure must not end the process.
    for (const work of [chunking, writing]) work.catch(() => undefined);
    await before;
  };

  let batch: MonographEntry[] = [];
  for (const [ordinal, drugId] of outline.drugIds.entries()) {
    if (stored.drugIds.has(drugId)) continue;
    await takeTurn(signal);
    const { monograph, findings } = outline.build(ordinal);
    batch.push({ ordinal, monograph, knownFindings: findings });
    if (batch.length < MONOGRAPHS_A_BATCH) continue;
    await flush(batch);
    batch = [];
  }
  if (batch.length > 0) await flush(batch);
  await writing;
  for (let pages = stock.takeSome(PAGES_A_BATCH); pages.length > 0; pages = stock.takeSome(PAGES_A_BATCH)) {
    await takeTurn(signal);
    await write([], pages);
  }
  await takeTurn(signal);
  await facts.readOthers(bookId, outline.drugIds);
  const { monographs, chunks } = facts.inOrder(outline.drugIds);
  const { profileId, profileReason, pages, ledger } = outline;
  const found = runBookGates({ book: { profileId, profileReason, pages, ledger, monographs, findings: [] }, chunks }, outline.findings);
  await takeTurn(signal);
  await finishBook(store, bookId, runId, found, GATE_NAMES);
}

/** Lets monographs follow the log that was there before them: of a book that had to be segmented anew. */
async function heedLog(transaction: Transaction, bookId: string, monographs: readonly ImportedRows[], decided: ReadonlySet<string>): Promise<void> {
  for (const { drugId } of monographs) {
    if (!decided.has(drugId)) continue;
    const stored = await readMonograph(transaction, bookId, drugId);
    if (stored) await followLog(openStore(), transaction, bookId, stored);
  }
}
