/** A reviewer's "undo" or "redo" in; the entries that take their last act back, and everything that follows from them, out, in one transaction. */
import { anchorKeyOf } from "@/lib/review/anchor";
import { randomUUID } from "node:crypto";
import type { Decision } from "@/lib/model/decision";
import type { TakenBack } from "@/lib/model/views";
import type { CarriedDecision } from "@/lib/review/carry-over";
import { type TakeBack, actIdOf, actStacks, planTakeBack } from "@/lib/review/undo";
import { appendDecisions } from "@/lib/store/append-decision";
import type { Store, Transaction } from "@/lib/store/open-store";
import { placeSeamDecisions } from "@/lib/store/place-decisions";
import { drugIdsOfAct, readActs, readPlacedLog } from "@/lib/store/read-acts";
import { type StoredMonograph, readMonograph } from "@/lib/store/read-monographs";
import { isSegmentCorrection } from "./correction-overrides";
import { faultOf, followLog, isReady, nameOf } from "./decide";
import { isImported } from "./rechunk-active";
import { followCorrections } from "./resegment";
import { type Refusal, refuse } from "./refusal";
import { writeOrUndo } from "./write-or-undo";

export interface TakeBackRequest {
  bookId: string;
  reviewer: string;
  direction: "undo" | "redo";
  /** Acts to pass over: those of which the reviewer was told that somebody has judged since. */
  skip: readonly string[];
}

/** Somebody's word stands on all that the act decided: nothing was written. */
export interface JudgedSince {
  ok: false;
  reason: "judged_since";
  actId: string;
  by: Pick<Decision, "reviewer" | "verdict" | "decidedAt">;
  what: TakenBack["what"];
}

export type TakeBackResult = { ok: true; taken: TakenBack } | JudgedSince | Refusal;

/** Takes back the reviewer's last act in the book that still stands, or their last undo. Another reviewer's later word is never touched. */
export async function takeBack(request: TakeBackRequest): Promise<TakeBackResult> {
  const fault = faultOf({ reviewer: request.reviewer, reason: null, note: "" }, null);
  if (fault) return refuse(fault);
  const { bookId, direction, skip } = request;
  const reviewer = nameOf(request.reviewer);
  return writeOrUndo<TakeBackResult>(async (store, transaction) => {
    if (!(await isReady(transaction, bookId))) return refuse("book_not_found");
    const actId = actStacks(await readActs(transaction, bookId, reviewer))[direction].findLast((id) => !skip.includes(id));
    if (actId === undefined) return refuse(direction === "undo" ? "nothing_to_undo" : "nothing_to_redo");
    const log = await readPlacedLog(transaction, bookId, await drugIdsOfAct(transaction, bookId, reviewer, actId));
    const plan = planTakeBack(log, actId);
    const what = await describe(transaction, bookId, direction, log, actId, plan);
    const [since] = plan.judgedSince;
    if (plan.drafts.length === 0 && since) return { ok: false, reason: "judged_since", actId, by: { reviewer: since.by.reviewer, verdict: since.by.verdict, decidedAt: since.by.decidedAt }, what };
    const refused = await write(store, transaction, { bookId, reviewer, actId }, log, plan);
    return refused ?? { ok: true, taken: { direction, what, left: plan.judgedSince.length } };
  }, (result) => result.ok);
}

/** Refused where something would follow that must not: then nothing of the transaction may stay. */
async function write(store: Store, transaction: Transaction, { bookId, reviewer, actId }: { bookId: string; reviewer: string; actId: string }, log: readonly CarriedDecision[], { drafts }: TakeBack): Promise<Refusal | null> {
  const id = randomUUID();
  const entries = await appendDecisions(store, transaction, drafts.map(({ restores, ...draft }) => ({ ...draft, bookId, reviewer, act: { id, takesBack: actId, restores } })), new Date());
  const ofSegmentation = entries.filter((entry) => isOfSegmentation(entry, log));
  if (ofSegmentation.length > 0) {
    const followed = await followCorrections(store, transaction, bookId, ofSegmentation);
    if ("ok" in followed) return followed;
  }
  const cutting = entries.filter((entry) => entry.targetKind !== "seam" && !ofSegmentation.includes(entry));
  const cutAnew = new Set(cutting.map((entry) => entry.anchor.drugId));
  // The same words about the same text have the same fate: where the entry with this anchor points, the new one does.
  const fates = new Map(log.map((entry) => [anchorKey(entry.decision), entry]));
  const placed = entries.flatMap((decision) => {
    const fate = fates.get(anchorKey(decision));
    return ofSegmentation.includes(decision) || cutAnew.has(decision.anchor.drugId) || fate === undefined ? [] : [{ ...fate, decision }];
  });
  await placeSeamDecisions(store, transaction, bookId, placed);
  for (const drugId of cutAnew) {
    const stored = await readMonograph(transaction, bookId, drugId);
    if (!stored) continue;
    const fault = await faultOfImported(transaction, stored, cutting.filter((entry) => entry.anchor.drugId === drugId));
    if (fault) return fault;
    await followLog(store, transaction, bookId, stored);
  }
  return null;
}

/** Pins and corrected tables change what is cut, and chunks that were read from a file are not cut here: refused as where such a word is given. */
async function faultOfImported(transaction: Transaction, stored: StoredMonograph, entries: readonly Decision[]): Promise<Refusal | null> {
  const kinds = new Set(entries.map((entry) => entry.targetKind));
  if (!(kinds.has("correction") || kinds.has("pin")) || !(await isImported(transaction, stored))) return null;
  return refuse(kinds.has("correction") ? "run_imported_blocks" : "run_imported");
}

/** Is it about headings, folios, tables' places or the kind of book? An entry that takes one back says so only by its anchor. */
function isOfSegmentation({ targetKind, anchor }: Decision, log: readonly CarriedDecision[]): boolean {
  if (targetKind !== "correction") return false;
  const key = anchorKeyOf(anchor);
  return log.some(({ decision }) => decision.targetKind === "correction" && anchorKeyOf(decision.anchor) === key && (isSegmentCorrection(decision.value) || decision.value?.kind === "profile"));
}

function anchorKey({ targetKind, anchor }: Decision): string {
  return JSON.stringify([targetKind, anchor.drugId, anchor.sectionKey, anchor.blockId, anchor.before, anchor.after, anchor.contentHash]);
}

function profileOf(entry: Pick<Decision, "value"> | undefined): string | null {
  return entry?.value?.kind === "profile" ? entry.value.profileId : null;
}

/** The act in the words of its first entry: for a redo, of what stands again by it. */
async function describe(transaction: Transaction, bookId: string, direction: TakeBackRequest["direction"], log: readonly CarriedDecision[], actId: string, plan: TakeBack): Promise<TakenBack["what"]> {
  const entries = log.filter((entry) => actIdOf(entry.decision) === actId);
  const first = entries[0];
  if (!first) throw new Error(`act ${actId} has no entries`);
  const { targetKind, verdict, anchor } = first.decision;
  const monograph = await transaction.monograph.findUnique({ where: { bookId_drugId: { bookId, drugId: anchor.drugId } }, select: { drugName: true } });
  return {
    targetKind,
    verdict: direction === "undo" ? verdict : (plan.drafts[0]?.verdict ?? verdict),
    entries: plan.drafts.length || entries.length,
    drugId: anchor.drugId,
    drugName: monograph?.drugName ?? anchor.drugId,
    sectionKey: anchor.sectionKey,
    seamKey: first.seamKey,
    blockId: first.blockId,
    physicalPage: targetKind === "page" ? (anchor.physicalPage ?? null) : null,
    profileId: direction === "undo" ? profileOf(first.decision) : profileOf(plan.drafts[0]),
  };
}
