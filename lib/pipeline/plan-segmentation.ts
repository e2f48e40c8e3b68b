/** Two sets of corrections in; how the book's monographs and pages change from the one to the other out. Reads the database, never writes it. */
import type { PageLedger, SegmentedPage } from "@/lib/model/book";
import type { Finding } from "@/lib/model/finding";
import { groupBy } from "@/lib/model/group-by";
import type { Monograph } from "@/lib/model/monograph";
import type { SegmentFacts } from "@/lib/model/segment-facts";
import { pagesOfOrder, type SegmentOverrides, type Unapplied } from "@/lib/model/segment-overrides";
import { canonicalJson } from "@/lib/review/canonical-json";
import { segmentAgain } from "@/lib/segment/segment-book";
import { foliosOf, type SegmentedPages } from "@/lib/segment/segment-pages";
import type { Transaction } from "@/lib/store/open-store";
import { type StoredMonograph, readMonographs } from "@/lib/store/read-monographs";
import { readExtractedPages } from "@/lib/store/extracted-pages";
import type { ChunkedMonograph } from "@/lib/store/run-rows";
import { readPagesWithLedger } from "@/lib/store/read-pages";
import { type MonographHead, readMonographHeads } from "@/lib/store/write-segmentation";
import { findProfile } from "./find-profile";

export interface PlannedMonograph {
  monograph: Monograph;
  knownFindings: Finding[];
}

/** One run of a book's monographs that is replaced by another. */
export interface SegmentPatch {
  /** The monographs that stood there, in order: some may come again unchanged. */
  before: MonographHead[];
  after: PlannedMonograph[];
  /** Pages as they are now, with all of their lines. */
  pages: SegmentedPage[];
  ledger: PageLedger[];
  /** The segmenter's findings of these pages that belong to no monograph. */
  findings: Finding[];
  /** The whole book is read as another kind of book: also what reads the same is cut anew, by that kind's labels and units. */
  isOtherKind: boolean;
  /** What that run makes of each of `after` on which nobody has decided anything, where it was worked out already. */
  chunkedAhead?: { runId: string; chunked: ReadonlyMap<string, ChunkedMonograph> };
  /** Of the corrections on the pages that were looked at. */
  unapplied: Unapplied[];
}

export interface FolioChange {
  physicalPage: number;
  before: string | null;
  after: string | null;
  printedPageInferred: boolean;
}

export interface SegmentPlan {
  /** Null where only folios change. */
  patch: SegmentPatch | null;
  folios: FolioChange[];
}

/** Pages behind the end of a run that tell whether a monograph begins on its last page. */
const LOOK_AHEAD = 2;

interface PlanInput {
  bookId: string;
  book: { profileId: string; pageCount: number };
  facts: SegmentFacts;
  overrides: SegmentOverrides;
}

/** Works out what `after` changes where `before` is in force. */
export async function planSegmentation(transaction: Transaction, input: Omit<PlanInput, "overrides">, before: SegmentOverrides, after: SegmentOverrides): Promise<SegmentPlan> {
  const pages = pagesThatDiffer(before, after);
  const patch = pages.length === 0 ? null : await patchAround(transaction, { ...input, overrides: after }, await readMonographHeads(transaction, input.bookId), pages);
  return { patch, folios: await folioChanges(transaction, input, after) };
}

/** Pages with a correction of headings or tables that stands in one set only. */
function pagesThatDiffer(before: SegmentOverrides, after: SegmentOverrides): number[] {
  const texts = ({ headings, blocks }: SegmentOverrides) =>
    new Map([...headings.map((heading): [string, number[]] => [canonicalJson(heading), [heading.line.physicalPage]]), ...blocks.map((order): [string, number[]] => [canonicalJson(order), pagesOfOrder(order)])]);
  const [was, is] = [texts(before), texts(after)];
  return [...[...was].filter(([text]) => !is.has(text)), ...[...is].filter(([text]) => !was.has(text))].flatMap(([, pages]) => pages);
}

export async function folioChanges(transaction: Transaction, { bookId, facts }: Pick<PlanInput, "bookId" | "facts">, overrides: SegmentOverrides): Promise<FolioChange[]> {
  const folios = foliosOf(facts, overrides);
  return (await readPagesWithLedger(transaction, bookId)).pages.flatMap(({ physicalPage, printedPage, printedPageInferred }) => {
    const now = folios.get(physicalPage);
    if (now === undefined || (now.printedPage === printedPage && now.inferred === printedPageInferred)) return [];
    return [{ physicalPage, before: printedPage, after: now.printedPage, printedPageInferred: now.inferred }];
  });
}

/**
 * Segments the monographs around some pages again. The run of pages begins and ends with a monograph that must come out exactly as it is stored; where
 * one does not, the run is widened, at last to the whole book.
 */
async function patchAround(transaction: Transaction, input: PlanInput, heads: readonly MonographHead[], touched: readonly number[]): Promise<SegmentPatch> {
  const titled = findProfile(input.book.profileId).monographStart === "titled";
  for (let reach = titled ? heads.length : 1; ; reach *= 4) {
    const run = runAround(heads, touched, reach, input.book.pageCount);
    const made = await segmentRun(transaction, input, run);
    const inner = await innerOf(transaction, input.bookId, heads, run, made);
    if (inner === null) continue;
    const pages = made.pages.filter((page) => page.physicalPage >= run.first && page.physicalPage <= run.last);
    const known = groupBy(made.findings, (finding) => finding.place.drugId);
    return {
      before: heads.slice(run.left + 1, run.right),
      after: inner.map((monograph) => ({ monograph, knownFindings: known.get(monograph.drugId) ?? [] })),
      pages,
      ledger: made.ledger.filter((entry) => entry.physicalPage >= run.first && entry.physicalPage <= run.last),
      findings: known.get(null) ?? [],
      isOtherKind: false,
      unapplied: made.unapplied,
    };
  }
}

interface PageRun {
  /** Indexes of the monographs at both ends that must stay as they are: -1 and the number of monographs where the run reaches the book's ends. */
  left: number;
  right: number;
  /** Pages that hold no line of a monograph beyond those two: all of what changes stands on them. */
  first: number;
  last: number;
  /** Pages that are read. */
  from: number;
  to: number;
}

function runAround(heads: readonly MonographHead[], touched: readonly number[], reach: number, pageCount: number): PageRun {
  const [top, bottom] = [Math.min(...touched), Math.max(...touched)];
  const firstAfter = heads.findIndex((head) => head.lastPage >= top);
  const low = Math.max(0, (firstAfter === -1 ? heads.length : firstAfter) - reach);
  const high = Math.min(heads.length - 1, heads.findLastIndex((head) => head.firstPage <= bottom) + reach);
  const within = heads.slice(low, high + 1);
  const first = low === 0 ? 0 : Math.min(top, ...within.map((head) => head.firstPage));
  const last = high === heads.length - 1 ? pageCount - 1 : Math.max(bottom, ...within.map((head) => head.lastPage));
  const left = heads.findLastIndex((head, index) => index < low && head.firstPage < first);
  const beyond = heads.findIndex((head, index) => index > high && head.lastPage > last);
  const right = beyond === -1 ? heads.length : beyond;
  return {
    left,
    right,
    first: left === -1 ? 0 : first,
    last: right === heads.length ? pageCount - 1 : last,
    from: heads[left]?.firstPage ?? 0,
    to: Math.min(pageCount - 1, (heads[right]?.lastPage ?? pageCount) + LOOK_AHEAD),
  };
}

async function segmentRun(transaction: Transaction, { bookId, book, facts, overrides }: PlanInput, { from, to }: PageRun): Promise<SegmentedPages> {
  const pages = await readExtractedPages(transaction, bookId, from, to);
  const headings = overrides.headings.filter((heading) => heading.line.physicalPage >= from && heading.line.physicalPage <= to);
  return segmentAgain(pages, findProfile(book.profileId), facts, { ...overrides, headings });
}

/** What stands between the two monographs that must stay; null where one of them did not. */
async function innerOf(transaction: Transaction, bookId: string, heads: readonly MonographHead[], { left, right }: PageRun, { monographs }: SegmentedPages): Promise<Monograph[] | null> {
  const at = (index: number) => monographs.findIndex((monograph) => monograph.drugId === heads[index]?.drugId);
  const [from, to] = [left === -1 ? -1 : at(left), right === heads.length ? monographs.length : at(right)];
  if ((left !== -1 && from === -1) || (right !== heads.length && to === -1)) return null;
  const fences = [heads[left], heads[right]].flatMap((head) => head?.drugId ?? []);
  const stored = await readMonographs(transaction, bookId, fences);
  const stays = stored.every((entry) => isSame(entry, monographs.find((made) => made.drugId === entry.monograph.drugId)));
  return stays ? monographs.slice(from + 1, to) : null;
}

/** The same as it is stored. Folios apart: they follow of themselves. */
export function isSame({ asSegmented: stored }: StoredMonograph, made: Monograph | undefined): boolean {
  return made !== undefined && canonicalJson({ ...made, printedPageRange: stored.printedPageRange }) === canonicalJson(stored);
}
