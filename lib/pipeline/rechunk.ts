/** New limits in; a run with them, and what it changes, out. `previewRechunk` only says what would change. Pages are not read again: the stored segmentation is. */
import { runBookGates } from "@/lib/gate/run-gates";
import type { SegmentedBook } from "@/lib/model/book";
import { type Finding, GATE_NAMES } from "@/lib/model/finding";
import { type ChunkLimits, chunkLimitsSchema, type RunLimits, type SectionLimits } from "@/lib/model/limits";
import { withSectionLimits } from "@/lib/model/limits-in";
import type { Monograph } from "@/lib/model/monograph";
import type { SectionKey } from "@/lib/model/section-key";
import type { RunDiff, RunOrigin, RunPreview, RunRow } from "@/lib/model/views";
import { readRunRow } from "@/lib/store/list-runs";
import { type Store, type Transaction, openStore } from "@/lib/store/open-store";
import { carryDecisions, placeDecisions } from "@/lib/store/place-decisions";
import { type StoredBookHead, lastSequence, readBookGateFindings, readBookHead, readDecidedDrugs } from "@/lib/store/read-book";
import { readComparedChunkings } from "@/lib/store/read-chunking";
import { type StoredMonograph, readMonographs } from "@/lib/store/read-monographs";
import { readPagesOf, readPagesWithLedger } from "@/lib/store/read-pages";
import { readActiveRun } from "@/lib/store/run-limits";
import type { ChunkedMonograph } from "@/lib/store/run-rows";
import { activateRun, insertBookFindings, insertChunked, insertRun, updatePreviews } from "@/lib/store/write-run";
import { type WorkOptions, takeTurn } from "./progress";
import { type RechunkContext, rechunkStored } from "./rechunk-stored";
import { type Refusal, refuse } from "./refusal";
import { addDiffs, diffRuns } from "./run-diff";
import { PreviewParts } from "./run-preview";
import { sharedCounter } from "./shared-counter";

export interface RechunkRequest {
  bookId: string;
  /** Null: the whole book. */
  drugId: string | null;
  /** One section of the monograph, where only that one gets these limits: its other sections are cut by those that they have. */
  sectionKey?: SectionKey | null | undefined;
  limits: ChunkLimits;
}

export interface RunRequest extends RechunkRequest {
  /** Of an earlier run: the limits of its sections, taken as they are. */
  sectionLimits?: SectionLimits;
  reviewer: string | null;
  origin: RunOrigin;
  /** The earlier run that this one brings back. */
  restoredFrom?: string;
}

type ScopeRequest = Omit<RunRequest, "reviewer" | "origin">;

/** The run that counts now, and what it changed. */
export interface NewRun {
  ok: true;
  run: RunRow;
  diff: RunDiff;
}
type NewRunResult = NewRun | Refusal;

interface Rechunking {
  monographs: RechunkedMonograph[];
  /** Of the gates over the book; empty when only one monograph was chunked. */
  bookFindings: Finding[];
  diff: RunDiff;
  preview: PreviewParts;
  /** The number of the last decision that it takes into account. */
  sequence: number;
  limits: RunLimits;
  /** The run whose limits the other sections keep; null where none are kept. */
  keptFrom: string | null;
}

/** How often work is done again because a decision came in meanwhile, before it is done while decisions wait. */
const ATTEMPTS = 3;

interface RechunkedMonograph {
  monograph: Monograph;
  chunked: ChunkedMonograph;
}

/** Monographs that are read at one time. */
const MONOGRAPHS_A_BATCH = 24;

/** Makes the chunks of one stored monograph. Never touches the database. */
export type Chunker = (stored: StoredMonograph, context: RechunkContext) => ChunkedMonograph;

async function chunkScope(transaction: Transaction, book: StoredBookHead, request: ScopeRequest, chunk: Chunker, options: WorkOptions): Promise<Rechunking> {
  const { bookId } = book;
  const { keptFrom, ...limits } = await limitsFor(transaction, request);
  const drugIds = request.drugId === null ? book.monographs.map((head) => head.drugId) : [request.drugId];
  const sequence = await lastSequence(transaction, bookId);
  const decided = await readDecidedDrugs(transaction, bookId);
  const paper = request.drugId === null ? await readPagesWithLedger(transaction, bookId) : null;
  const allPages = paper && new Map(paper.pages.map((page) => [page.physicalPage, page]));
  const monographs: RechunkedMonograph[] = [];
  const diffs: RunDiff[] = [];
  const preview = new PreviewParts();
  for (let from = 0; from < drugIds.length; from += MONOGRAPHS_A_BATCH) {
    const batch = await readMonographs(transaction, bookId, drugIds.slice(from, from + MONOGRAPHS_A_BATCH));
    const before = await readComparedChunkings(transaction, batch.map((stored) => ({ runId: stored.activeRunId, drugId: stored.monograph.drugId })));
    for (const stored of batch) {
      await takeTurn(options.signal);
      const { monograph } = stored;
      const chunked = chunk(stored, { book, ...limits, pages: allPages ?? (await readPagesOf(transaction, bookId, monograph)) });
      monographs.push({ monograph, chunked });
      const carried = decided.has(monograph.drugId) ? await carryDecisions(transaction, bookId, monograph, chunked.seams) : [];
      diffs.push(diffRuns(before(monograph.drugId), chunked, carried));
      preview.add(monograph, before(monograph.drugId), chunked, carried);
      options.onProgress?.({ stage: "chunking", done: monographs.length, total: drugIds.length });
    }
  }
  if (!paper) return { monographs, bookFindings: [], diff: addDiffs(diffs), preview, sequence, limits, keptFrom };
  const bookFindings = checkBook(book, paper, monographs);
  const before = await readBookGateFindings(transaction, bookId);
  diffs.push(diffRuns({ chunks: [], seams: [], findings: before }, { chunks: [], seams: [], findings: bookFindings }, []));
  return { monographs, bookFindings, diff: addDiffs(diffs), preview, sequence, limits, keptFrom };
}

/** The limits that a new run cuts by, and the run that those of untouched sections are of. */
async function limitsFor(transaction: Transaction, { bookId, drugId, sectionKey, limits, sectionLimits }: ScopeRequest): Promise<RunLimits & { keptFrom: string | null }> {
  if (drugId === null || sectionKey == null || sectionLimits !== undefined) return { limits, sectionLimits: sectionLimits ?? {}, keptFrom: null };
  const run = await readActiveRun(transaction, bookId, drugId);
  if (run === null) return { limits, sectionLimits: {}, keptFrom: null };
  return { ...withSectionLimits(run, sectionKey, limits), keptFrom: run.runId };
}

/** The gates over the book look at pages, names and page ranges of monographs, and at chunks. */
function checkBook({ profileId, profileReason, knownFindings }: StoredBookHead, paper: Pick<SegmentedBook, "pages" | "ledger">, monographs: readonly RechunkedMonograph[]): Finding[] {
  const book: SegmentedBook = { profileId, profileReason, ...paper, monographs: monographs.map((entry) => entry.monograph), findings: [] };
  return runBookGates({ book, chunks: monographs.flatMap((entry) => entry.chunked.chunks) }, knownFindings);
}

async function checkRequest(request: ScopeRequest): Promise<StoredBookHead | Refusal> {
  if (!chunkLimitsSchema.safeParse(request.limits).success) return refuse("limits_invalid");
  const book = await readBookHead(openStore().prisma, request.bookId);
  if (!book) return refuse("book_not_found");
  if (request.drugId === null && !book.isWhole) return refuse("book_importing");
  if (request.drugId !== null && !book.monographs.some((head) => head.drugId === request.drugId)) return refuse("monograph_not_found");
  return (await refuseSection(request)) ?? book;
}

/** A section is cut again only where it is there and our chunker made the rest. */
async function refuseSection({ bookId, drugId, sectionKey, sectionLimits }: ScopeRequest): Promise<Refusal | null> {
  if (sectionKey == null || sectionLimits !== undefined) return null;
  const { prisma } = openStore();
  const run = drugId === null ? null : await readActiveRun(prisma, bookId, drugId);
  if (run === null || drugId === null) return refuse("section_not_found");
  if (run.isImported) return refuse("section_of_import");
  return (await prisma.section.count({ where: { bookId, drugId, sectionKey } })) === 0 ? refuse("section_not_found") : null;
}

/** What chunking again with these limits would change. Writes nothing. */
export function previewRechunk(request: RechunkRequest, options: WorkOptions = {}): Promise<({ ok: true } & RunPreview) | Refusal> {
  return previewRun(request, rechunkStored, options);
}

/** What `replaceRun` would change. Writes nothing. */
export async function previewRun(request: ScopeRequest, chunk: Chunker, options: WorkOptions): Promise<({ ok: true } & RunPreview) | Refusal> {
  const book = await checkRequest(request);
  if ("ok" in book) return book;
  const { diff, preview } = await chunkScope(openStore().prisma, book, request, chunk, options);
  return { ok: true, diff, ...preview.result() };
}

/** Chunks a book or one monograph again and makes the result the one that counts. The run before it stays. No decision is lost: each is placed anew. */
export function rechunk(request: RechunkRequest & { reviewer: string | null }, options: WorkOptions = {}): Promise<NewRunResult> {
  return replaceRun({ ...request, origin: "chunked" }, rechunkStored, options);
}

/** Makes the run that counts of what `chunk` makes of each monograph, as `rechunk` does with our own chunker. */
export async function replaceRun(request: RunRequest, chunk: Chunker, options: WorkOptions): Promise<NewRunResult> {
  const book = await checkRequest(request);
  if ("ok" in book) return book;
  const store = openStore();
  for (let attempt = 1; ; attempt++) {
    const isLast = attempt === ATTEMPTS;
    const ready = isLast ? null : await chunkScope(store.prisma, book, request, chunk, options);
    const committed = await store.write(async (transaction) => {
      if (ready && !(await isStillSo(transaction, request, ready))) return null;
      return commit(store, transaction, request, ready ?? (await chunkScope(transaction, book, request, chunk, options)));
    });
    if (committed) return committed;
  }
}

/** Nobody decided or cut again since the work was done. */
async function isStillSo(transaction: Transaction, { bookId, drugId }: RunRequest, { sequence, keptFrom }: Rechunking): Promise<boolean> {
  if ((await lastSequence(transaction, bookId)) !== sequence) return false;
  return keptFrom === null || drugId === null || (await readActiveRun(transaction, bookId, drugId))?.runId === keptFrom;
}

async function commit(store: Store, transaction: Transaction, request: RunRequest, work: Rechunking): Promise<NewRun> {
  const { bookId, drugId, sectionKey, reviewer, origin, restoredFrom } = request;
  const chunked = work.monographs.map((entry) => entry.chunked);
  const runId = await insertRun(transaction, { bookId, drugId, sectionKey: sectionKey ?? null, ...work.limits, counter: sharedCounter().name, reviewer, origin, restoredFrom: restoredFrom ?? null, gates: GATE_NAMES, createdAt: new Date() });
  insertChunked(store, runId, chunked);
  insertBookFindings(store, runId, work.bookFindings);
  await updatePreviews(transaction, bookId, chunked);
  await activateRun(transaction, bookId, runId, drugId);
  const decided = await readDecidedDrugs(transaction, bookId);
  for (const { monograph, chunked: own } of work.monographs) {
    if (!decided.has(monograph.drugId)) continue;
    await placeDecisions(transaction, bookId, monograph, await carryDecisions(transaction, bookId, monograph, own.seams));
  }
  const run = await readRunRow(transaction, await transaction.run.findUniqueOrThrow({ where: { runId } }));
  return { ok: true, run, diff: work.diff };
}
