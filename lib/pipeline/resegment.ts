/** Corrections of headings, folios, tables' places or the kind of book in; the book segmented with them, and what that changed, out, in one transaction. `previewCorrections` does the same and leaves nothing of it. */
import { anchorKeyOf } from "@/lib/review/anchor";
import { pagesOfOrder } from "@/lib/model/segment-overrides";
import type { ProfileCorrection } from "@/lib/model/correction";
import type { Anchor, Decision } from "@/lib/model/decision";
import type { SegmentChange } from "@/lib/model/views";
import type { Fate } from "@/lib/review/carry-over";
import { appendDecisions } from "@/lib/store/append-decision";
import { type Store, type Transaction, openStore } from "@/lib/store/open-store";
import { readBookGateFindings, readBookHead } from "@/lib/store/read-book";
import { readCorrectionLog, readFates, readStandingPlaces } from "@/lib/store/read-corrections";
import { readExtractedPages } from "@/lib/store/extracted-pages";
import { readSegmentFacts, writeSegmentFacts } from "@/lib/store/segment-facts";
import { updateProfile } from "@/lib/store/write-segmentation";
import { applySegmentation } from "./apply-segmentation";
import { type OrderedOverrides, type SegmentCorrection, toOverrides } from "./correction-overrides";
import { faultOf, saidOf } from "./decide";
import { outlinePages } from "./outline-pages";
import { type OtherReading, planOtherKind, readAs } from "./plan-other-kind";
import { type SegmentPlan, planSegmentation } from "./plan-segmentation";
import { isImported } from "./rechunk-active";
import { type Refusal, type RefusalReason, refuse } from "./refusal";
import { diffRuns } from "./run-diff";
import { chunkingsNow, segmentChange } from "./segment-change";
import { writeOrUndo } from "./write-or-undo";

/** An entry about a correction of the segmentation, before it has its place in the log. */
export interface CorrectionDraft {
  anchor: Anchor;
  /** Null takes the newest one under the anchor back. */
  value: SegmentCorrection | ProfileCorrection | null;
}

interface Said {
  bookId: string;
  reviewer: string;
  note: string;
}

export interface CorrectionRequest extends Said {
  /** Only says what would change. */
  isPreview: boolean;
}

type DraftsOf = (transaction: Transaction) => Promise<CorrectionDraft[] | Refusal>;

export type CorrectionResult = { ok: true; sequences: number[]; change: SegmentChange } | Refusal;

/** Does what a reviewer asked for, or shows what it would change: nobody needs a name for that. */
export async function correct({ isPreview, ...request }: CorrectionRequest, draftsOf: DraftsOf): Promise<CorrectionResult> {
  const fault = isPreview ? null : faultOf({ ...request, reason: null }, null);
  return fault ? refuse(fault) : correctSegmentation({ bookId: request.bookId, ...saidOf(request) }, isPreview, draftsOf);
}

/** Enters corrections in the log and segments anew what they are about. `draftsOf` is asked inside the transaction, of the book as it is then. */
export async function correctSegmentation(said: Said, isPreview: boolean, draftsOf: DraftsOf, ahead: OtherReading | null = null): Promise<CorrectionResult> {
  const { bookId } = said;
  const fault = await prepareFacts(bookId);
  if (fault) return refuse(fault);
  return writeOrUndo<CorrectionResult>(async (store, transaction) => {
    const drafts = await draftsOf(transaction);
    if ("ok" in drafts) return drafts;
    const entries = drafts.map(({ anchor, value }) => ({ ...said, targetKind: "correction" as const, anchor, verdict: value === null ? ("reopen" as const) : ("correct" as const), value, reason: null }));
    const written = await appendDecisions(store, transaction, entries, new Date());
    const change = await followCorrections(store, transaction, bookId, written, ahead);
    if (!("ok" in change) && drafts.some((draft) => draft.value !== null) && change.monographs.length + change.folios.length === 0) return refuse("nothing_changes");
    return "ok" in change ? change : { ok: true, sequences: written.map((entry) => entry.sequence), change };
  }, (result) => result.ok && !isPreview);
}

/**
 * Segments anew what these new entries of the log are about, inside the transaction that wrote them. Refused where no monograph would be left, or where
 * chunks that were made elsewhere would lose their text: then nothing of the transaction may stay.
 */
export async function followCorrections(store: Store, transaction: Transaction, bookId: string, entries: readonly Decision[], ahead: OtherReading | null = null): Promise<SegmentChange | Refusal> {
  const book = await readBookHead(transaction, bookId);
  const facts = await readSegmentFacts(transaction, bookId);
  if (!book || !facts) return refuse("book_not_found");
  const isNew = new Set(entries.map((entry) => entry.decisionId));
  const log = await readCorrectionLog(transaction, bookId);
  const before = await toOverrides(transaction, bookId, log.filter((entry) => !isNew.has(entry.decisionId)));
  const after = await toOverrides(transaction, bookId, log);
  const as = readAs(log);
  const other = as === null || as.profileId === book.profileId ? null : await planOtherKind(transaction, bookId, as, after.overrides, ahead);
  if (other !== null && "ok" in other) return other;
  const plan = other?.plan ?? (await planSegmentation(transaction, { bookId, book, facts }, before.overrides, after.overrides));
  if (plan.patch?.after.length === 0 && plan.patch.before.length === book.monographs.length) return refuse("last_monograph");
  // The one that is corrected once more gives way to the new word: nobody's judgement is lost by that.
  const said = new Set(entries.map((entry) => anchorKeyOf(entry.anchor)));
  const own = new Set(log.filter((entry) => said.has(anchorKeyOf(entry.anchor))).map((entry) => entry.decisionId));
  const placesBefore = await readStandingPlaces(transaction, bookId);
  const bookFindingsBefore = await readBookGateFindings(transaction, bookId);
  const chunkingsBefore = await chunkingsNow(transaction, bookId, plan);
  if (other !== null) {
    await updateProfile(transaction, bookId, other);
    await writeSegmentFacts(transaction, bookId, other.facts);
  }
  const applied = await applySegmentation(store, transaction, bookId, plan, settledBy(plan, after, entries));
  for (const stored of applied.before) if (await isImported(transaction, stored)) return refuse("run_imported");
  const placesAfter = new Set(await readStandingPlaces(transaction, bookId));
  const decisionsTouched = placesBefore.filter((decisionId) => !placesAfter.has(decisionId) && !own.has(decisionId)).length;
  const decisions = await readFates(transaction, bookId, new Set(placesBefore.filter((decisionId) => !own.has(decisionId))), own);
  const ofBook = diffRuns({ chunks: [], seams: [], findings: bookFindingsBefore }, { chunks: [], seams: [], findings: await readBookGateFindings(transaction, bookId) }, []);
  return segmentChange(transaction, plan, applied, chunkingsBefore, { ofBook, decisionsTouched, decisions });
}

/** What became of the corrections that were looked at: those without effect have lost their text; what was taken back still has it. */
function settledBy({ patch }: SegmentPlan, { overrides, gone }: OrderedOverrides, entries: readonly Decision[]): Map<string, Fate> {
  const at = (state: Fate["state"]): Fate => ({ state, seamKey: null, blockId: null });
  const pages = new Set(patch?.pages.map((page) => page.physicalPage));
  const lost = new Set(patch?.unapplied.map((entry) => entry.id));
  const settled = new Map(entries.map((entry) => [anchorKeyOf(entry.anchor), at("carried")]));
  for (const { id, line } of overrides.headings) if (pages.has(line.physicalPage)) settled.set(id, at(lost.has(id) ? "orphaned" : "carried"));
  for (const order of overrides.blocks) if (pagesOfOrder(order).some((page) => pages.has(page))) settled.set(order.id, at(lost.has(order.id) ? "orphaned" : "carried"));
  for (const { id } of overrides.folios) settled.set(id, at("carried"));
  for (const anchor of gone) settled.set(anchorKeyOf(anchor), at("orphaned"));
  return settled;
}

/** Makes sure that the book is whole and its facts are there (a book that was imported before they were kept is read through once); answers what is wrong. */
async function prepareFacts(bookId: string): Promise<RefusalReason | null> {
  const store = openStore();
  const book = await readBookHead(store.prisma, bookId);
  if (!book) return "book_not_found";
  if (!book.isWhole) return "book_importing";
  if (await readSegmentFacts(store.prisma, bookId)) return null;
  const { facts } = await outlinePages(await readExtractedPages(store.prisma, bookId, 0, book.pageCount - 1), book.profileId, {});
  await store.write((transaction) => writeSegmentFacts(transaction, bookId, facts));
  return null;
}
