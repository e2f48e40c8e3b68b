import type { Finding } from "@/lib/model/finding";
import type { RunLimits } from "@/lib/model/limits";
import { limitsIn } from "@/lib/model/limits-in";
import { type SectionSpan, withheldLines } from "@/lib/model/section-span";
import type { BlockView, PageView, SectionView, WorkbenchView } from "@/lib/model/views";
import type { CarriedDecision } from "@/lib/review/carry-over";
import { type StandingPin, standingPins } from "@/lib/review/pins";
import { toOcrPageView } from "@/lib/review/ocr-page-text";
import { ocrPageStates, withJudgedPages } from "@/lib/review/page-approval";
import { currentDecisions } from "@/lib/review/review-state";
import type { WithheldNow } from "@/lib/review/withheld-words";
import { toBlockViews } from "./list-blocks";
import type { Run } from "./generated/client";
import { readBookRow } from "./list-books";
import { readCorrectionViews } from "./read-corrections";
import { readDecisionViews, withoutWithheldWords } from "./list-decisions";
import { readRunRow } from "./list-runs";
import { fromMonographRows } from "./monograph-rows";
import { type Transaction, openStore } from "./open-store";
import { PAGE_HEAD, toPageView } from "./page-row";
import { type StoredChunking, readChunking } from "./read-chunking";
import { limitsOfRun } from "./run-limits";
import { fromFindingRow } from "./run-rows";
import { toPinViews } from "./pin-view";
import { toSeamView } from "./seam-view";
import { sha256Text } from "./sha256-text";

const EMPTY_LEDGER = { characters: 0, inChunks: 0, quarantined: 0, unaccounted: 0 };

/** What there is besides the text of a monograph, for all of its sections. */
interface Around {
  run: RunLimits;
  chunking: StoredChunking;
  findings: readonly Finding[];
  blocks: readonly BlockView[];
  current: ReadonlyMap<string, CarriedDecision>;
  pins: readonly StandingPin[];
  now: WithheldNow;
}

function toSectionView(section: SectionSpan, { run, chunking, findings, blocks, current, pins, now }: Around): SectionView {
  const inSection = (entry: { sectionKey: string }) => entry.sectionKey === section.key;
  const chunks = chunking.chunks.filter(inSection);
  const ran = chunking.sections.get(section.key);
  return {
    key: section.key,
    displayName: section.displayName,
    headings: section.headings,
    quarantined: section.quarantined,
    quarantinedBoxes: withheldLines(section.lines, section.quarantined).map(({ physicalPage, bbox }) => ({ physicalPage, bbox })),
    limits: limitsIn(run, section.key),
    ledger: ran?.ledger ?? EMPTY_LEDGER,
    chunks,
    seams: chunking.seams.filter(inSection).map((seam) => toSeamView(seam, section, chunks, current)),
    blocks: blocks.filter((view) => view.block.sectionKey === section.key),
    labels: ran?.labels ?? [],
    findings: findings.filter((finding) => finding.place.sectionKey === section.key),
    pins: toPinViews(pins, section, now),
  };
}

/** Findings of the gates over the book that name this monograph. */
async function readBookFindings(transaction: Transaction, bookId: string, drugId: string): Promise<Finding[]> {
  const book = await transaction.book.findUnique({ where: { bookId }, select: { activeRunId: true } });
  if (!book?.activeRunId) return [];
  const rows = await transaction.finding.findMany({ where: { runId: book.activeRunId, scope: "book", drugId }, orderBy: { ordinal: "asc" } });
  return rows.map(fromFindingRow);
}

async function readNeighbour(transaction: Transaction, bookId: string, ordinal: number): Promise<WorkbenchView["previous"]> {
  return transaction.monograph.findFirst({ where: { bookId, ordinal }, select: { drugId: true, drugName: true, firstPage: true, lastPage: true } });
}

/** Pages of the monograph, and those on which a block of it stands outside that range. */
async function readPageViews(transaction: Transaction, bookId: string, range: [number, number], blocks: readonly { physicalPage: number }[]): Promise<PageView[]> {
  const rows = await transaction.page.findMany({
    where: { bookId, OR: [{ physicalPage: { gte: range[0], lte: range[1] } }, { physicalPage: { in: blocks.map((block) => block.physicalPage) } }] },
    select: PAGE_HEAD,
    orderBy: { physicalPage: "asc" },
  });
  return rows.map(toPageView);
}

/** Everything that the workbench shows of one monograph, from one state of the database; null when the book or the monograph is not there. */
export function getWorkbench(bookId: string, drugId: string): Promise<WorkbenchView | null> {
  return openStore().read((transaction) => readWorkbench(transaction, bookId, drugId));
}

async function readWorkbench(transaction: Transaction, bookId: string, drugId: string): Promise<WorkbenchView | null> {
  const book = await readBookRow(transaction, bookId);
  const found = await readMonographView(transaction, bookId, drugId);
  if (!book || !found) return null;
  const { view, ordinal, run } = found;
  const corrections = await readCorrectionViews(transaction, bookId, new Set(view.pages.map((page) => page.physicalPage)));
  return { book, ...view, corrections, previous: await readNeighbour(transaction, bookId, ordinal - 1), next: await readNeighbour(transaction, bookId, ordinal + 1), run: await readRunRow(transaction, run) };
}

export interface MonographView {
  view: Pick<WorkbenchView, "monograph" | "pages" | "ocrPages" | "sections" | "findings" | "decisions">;
  ordinal: number;
  run: Run;
}

/** What there is to see of one monograph, without its book; null when it is not there. */
export async function readMonographView(transaction: Transaction, bookId: string, drugId: string): Promise<MonographView | null> {
  const row = await transaction.monograph.findUnique({
    where: { bookId_drugId: { bookId, drugId } },
    include: { sections: { orderBy: { ordinal: "asc" } }, blocks: { orderBy: { ordinal: "asc" } } },
  });
  if (!row?.activeRunId) return null;
  const run = await transaction.run.findUniqueOrThrow({ where: { runId: row.activeRunId } });
  const asRead = fromMonographRows(row, row.sections, row.blocks);
  const chunking = await readChunking(transaction, row.activeRunId, drugId);
  const findings = [...chunking.findings, ...(await readBookFindings(transaction, bookId, drugId))];
  const decisions = await readDecisionViews(transaction, { bookId, drugId });
  const current = currentDecisions(decisions.map(({ decision, carry, seamKey, blockId }) => ({ decision, state: carry, seamKey, blockId })));
  const log = decisions.map(({ decision }) => decision).reverse();
  const pins = standingPins(log);
  const ocrStates = ocrPageStates(asRead, log, sha256Text);
  const monograph = withJudgedPages(asRead, ocrStates);
  const pages = await readPageViews(transaction, bookId, monograph.sourcePageRange, row.blocks);
  const folios = new Map(pages.map((page) => [page.physicalPage, page.printedPage]));
  const blocks = toBlockViews(drugId, row.blocks, log, (page) => folios.get(page) ?? null);
  const keys = new Set(monograph.sections.map((section) => section.key));
  const now: WithheldNow = { sections: monograph.sections, hasWithheldBlock: blocks.some((block) => block.state !== "approved") };
  const { drugName, sourcePageRange, printedPageRange, atcCodes, atcStatedAbsent } = monograph;
  const view: MonographView["view"] = {
    monograph: { drugId, drugName, sourcePageRange, printedPageRange, atcCodes, atcStatedAbsent },
    pages,
    ...(ocrStates.size === 0 ? {} : { ocrPages: [...ocrStates].map(([physicalPage, state]) => toOcrPageView(asRead, physicalPage, state, pages.find((page) => page.physicalPage === physicalPage)?.ocr?.doubtful ?? [], sha256Text)) }),
    sections: monograph.sections.map((section) => toSectionView(section, { run: limitsOfRun(run), chunking, findings, blocks, current, pins, now })),
    findings: findings.filter((finding) => finding.place.sectionKey === null || !keys.has(finding.place.sectionKey)),
    decisions: decisions.map((decision) => withoutWithheldWords(decision, now)),
  };
  return { view, ordinal: row.ordinal, run };
}
