/** A plan of how monographs and pages change in; the database as if they had been segmented so at the import out. Only inside a transaction. */
import { BOOK_GATES, runBookGates } from "@/lib/gate/run-gates";
import type { SegmentedBook } from "@/lib/model/book";
import type { Chunk } from "@/lib/model/chunk";
import type { Finding } from "@/lib/model/finding";
import type { Monograph } from "@/lib/model/monograph";
import { canonicalJson } from "@/lib/review/canonical-json";
import type { Fate } from "@/lib/review/carry-over";
import type { Store, Transaction } from "@/lib/store/open-store";
import { placeHomeless, settleCorrections } from "@/lib/store/place-decisions";
import { readBookGateFindings, readBookHead, readDecidedDrugs } from "@/lib/store/read-book";
import { readChunking } from "@/lib/store/read-chunking";
import { type StoredMonograph, readMonographs } from "@/lib/store/read-monographs";
import { readPagesWithLedger } from "@/lib/store/read-pages";
import { insertMonographs, readMonographHeads, removeMonographs, replaceKnownFindings, shiftMonographs, updateFolios, updateSegmentedPages } from "@/lib/store/write-segmentation";
import { replaceBookFindings, runOfNewMonograph, updatePreviews } from "@/lib/store/write-run";
import { followLog } from "./decide";
import { replaceChunked } from "./rechunk-active";
import { type FolioChange, type PlannedMonograph, type SegmentPatch, type SegmentPlan, isSame } from "./plan-segmentation";

export interface Applied {
  /** Monographs as they were, those that are as they were left out. */
  before: StoredMonograph[];
  /** Those that are there now in their place, in book order. */
  after: StoredMonograph[];
}

/** Writes the plan. `settled`: what became of the corrections that it took into account. */
export async function applySegmentation(store: Store, transaction: Transaction, bookId: string, { patch, folios }: SegmentPlan, settled: ReadonlyMap<string, Fate>): Promise<Applied> {
  const knownBefore = (await readBookHead(transaction, bookId))?.knownFindings.length ?? 0;
  const onNewFolios = await monographsOn(transaction, bookId, folios);
  const heads = patch?.before ?? [];
  const stored = await readMonographs(transaction, bookId, [...new Set([...heads.map((head) => head.drugId), ...onNewFolios])]);
  await updateFolios(transaction, bookId, folios.map(({ physicalPage, after, printedPageInferred }) => ({ physicalPage, printedPage: after, printedPageInferred })));
  if (patch) {
    await updateSegmentedPages(transaction, bookId, patch.pages, patch.ledger);
    await replaceKnownFindings(transaction, bookId, patch.isOtherKind ? null : new Set(patch.pages.map((page) => page.physicalPage)), patch.findings);
    await replaceMonographs(store, transaction, bookId, patch, stored);
  }
  await renumberPrinted(transaction, bookId, onNewFolios);
  const now = await readMonographs(transaction, bookId, [...new Set([...(patch?.after.map((entry) => entry.monograph.drugId) ?? []), ...onNewFolios])]);
  const was = new Map(stored.map((entry) => [entry.monograph.drugId, entry]));
  const isNew = ({ monograph, asSegmented, knownFindings }: StoredMonograph) => {
    const old = was.get(monograph.drugId);
    return patch?.isOtherKind || old === undefined || onNewFolios.includes(monograph.drugId) || canonicalJson([old.asSegmented, old.knownFindings]) !== canonicalJson([asSegmented, knownFindings]);
  };
  const after = now.filter(isNew);
  const staying = new Set(now.filter((entry) => !isNew(entry)).map((entry) => entry.monograph.drugId));
  const before = stored.filter((entry) => !staying.has(entry.monograph.drugId));
  await settleCorrections(transaction, bookId, settled);
  const decided = await readDecidedDrugs(transaction, bookId);
  for (const entry of after) {
    const { drugId } = entry.monograph;
    const chunked = patch?.chunkedAhead?.runId === entry.activeRunId && !decided.has(drugId) ? patch.chunkedAhead.chunked.get(drugId) : undefined;
    if (chunked === undefined) await followLog(store, transaction, bookId, entry);
    else {
      await replaceChunked(store, transaction, bookId, entry, chunked);
      await updatePreviews(transaction, bookId, [chunked]);
    }
  }
  await placeHomeless(transaction, bookId);
  await recheckBook(store, transaction, bookId, patch?.isOtherKind ? () => true : scopeOf([...before, ...after]), after, knownBefore);
  return { before, after };
}

/** The monographs that stand on a page with another folio than before, whole or with a block. */
async function monographsOn(transaction: Transaction, bookId: string, folios: readonly FolioChange[]): Promise<string[]> {
  if (folios.length === 0) return [];
  const heads = await readMonographHeads(transaction, bookId);
  return heads.filter((head) => folios.some(({ physicalPage }) => physicalPage >= head.firstPage && physicalPage <= head.lastPage)).map((head) => head.drugId);
}

/** Takes out what is not as it was and puts in what is there now; a monograph whose text stays keeps its rows. */
async function replaceMonographs(store: Store, transaction: Transaction, bookId: string, { before: heads, after: planned, isOtherKind }: SegmentPatch, stored: readonly StoredMonograph[]): Promise<void> {
  const was = new Map(stored.map((entry) => [entry.monograph.drugId, entry]));
  const stays = ({ monograph, knownFindings }: PlannedMonograph) => {
    const old = was.get(monograph.drugId);
    return !isOtherKind && old !== undefined && isSame(old, monograph) && canonicalJson(old.knownFindings) === canonicalJson(knownFindings);
  };
  const kept = new Set(planned.filter(stays).map((entry) => entry.monograph.drugId));
  const [first] = heads;
  const from = first?.ordinal ?? (await readMonographHeads(transaction, bookId)).length;
  await removeMonographs(transaction, bookId, heads.filter((head) => !kept.has(head.drugId)));
  await shiftMonographs(transaction, bookId, from + heads.length, planned.length - heads.length);
  const runOf = await runOfNewMonograph(transaction, bookId);
  const entries = planned.map((entry, index) => ({ ...entry, ordinal: from + index, activeRunId: was.get(entry.monograph.drugId)?.activeRunId ?? runOf(entry.monograph.drugId) }));
  insertMonographs(store, bookId, entries.filter((entry) => !kept.has(entry.monograph.drugId)));
  for (const { monograph, ordinal } of entries) if (kept.has(monograph.drugId)) await transaction.monograph.update({ where: { bookId_drugId: { bookId, drugId: monograph.drugId } }, data: { ordinal } });
}

/** A monograph's printed pages are those of its first and last page. */
async function renumberPrinted(transaction: Transaction, bookId: string, drugIds: readonly string[]): Promise<void> {
  const { pages } = drugIds.length === 0 ? { pages: [] } : await readPagesWithLedger(transaction, bookId);
  const folioOf = new Map(pages.map((page) => [page.physicalPage, page.printedPage]));
  for (const head of await readMonographHeads(transaction, bookId)) {
    if (!drugIds.includes(head.drugId)) continue;
    await transaction.monograph.update({ where: { bookId_drugId: { bookId, drugId: head.drugId } }, data: { firstPrinted: folioOf.get(head.firstPage) ?? null, lastPrinted: folioOf.get(head.lastPage) ?? null } });
  }
}

/** Runs the gates over the book again. Of its chunks only those that changed are looked at: what was found in the others stays. */
async function recheckBook(store: Store, transaction: Transaction, bookId: string, looksAt: (finding: Finding) => boolean, after: readonly StoredMonograph[], knownBefore: number): Promise<void> {
  const book = await readBookHead(transaction, bookId);
  if (!book) throw new Error(`book ${bookId} is not there`);
  const { profileId, profileReason, knownFindings } = book;
  const paper = await readPagesWithLedger(transaction, bookId);
  const whole = new Map(after.map((entry) => [entry.monograph.drugId, entry.monograph]));
  const monographs = (await readMonographHeads(transaction, bookId)).map(({ drugId, drugName, firstPage, lastPage }): Monograph => whole.get(drugId) ?? { ...EMPTY, drugId, drugName, sourcePageRange: [firstPage, lastPage] });
  const chunks: Chunk[] = [];
  for (const { activeRunId, monograph } of after) chunks.push(...(await readChunking(transaction, activeRunId, monograph.drugId)).chunks);
  const segmented: SegmentedBook = { profileId, profileReason, ...paper, monographs, findings: [] };
  const stays = (await readBookGateFindings(transaction, bookId)).slice(knownBefore).filter((finding) => !looksAt(finding));
  const found = runBookGates({ book: segmented, chunks }, knownFindings).slice(knownFindings.length).filter(looksAt);
  const order = Object.keys(BOOK_GATES);
  const inOrder = [...stays, ...found].sort((a, b) => order.indexOf(a.gate) - order.indexOf(b.gate));
  await replaceBookFindings(store, transaction, bookId, [...knownFindings, ...inOrder]);
}

/** Can a finding of the gates over the book be told by looking at the texts and chunks of these monographs, and at the pages of all? */
function scopeOf(monographs: readonly StoredMonograph[]): (finding: Finding) => boolean {
  const ranges = monographs.map((entry) => entry.monograph.sourcePageRange);
  const own = new Set(monographs.map((entry) => entry.monograph.drugId));
  return ({ gate, place: { drugId, chunkId, sectionKey, physicalPage } }) => {
    if (gate === "text_layer_unreliable") return ranges.some(([first, last]) => physicalPage !== null && physicalPage >= first && physicalPage <= last);
    return (chunkId === null && sectionKey === null) || (drugId !== null && own.has(drugId));
  };
}

/** A monograph of which the gates over the book see only its name and its pages. */
const EMPTY: Omit<Monograph, "drugId" | "drugName" | "sourcePageRange"> = { printedPageRange: [null, null], atcCodes: [], atcStatedAbsent: false, nameLines: [], preamble: { text: "", lines: [] }, sections: [], blocks: [] };
