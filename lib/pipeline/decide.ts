/** A reviewer's word on a seam or a block in; an entry in the log, and everything that follows from it, out, in one transaction. */
import type { Anchor, BlockVerdict, Decision, SeamVerdict } from "@/lib/model/decision";
import { QUARANTINE_REASONS, REJECT_REASONS } from "@/lib/model/reasons";
import type { SectionKey } from "@/lib/model/section-key";
import { blockAnchor, seamAnchor } from "@/lib/review/anchor";
import { VISIBLE } from "@/lib/store/book-state";
import { type CarriedDecision, seamKeyOf } from "@/lib/review/carry-over";
import { currentDecisions } from "@/lib/review/review-state";
import { appendDecision } from "@/lib/store/append-decision";
import { type Store, type Transaction, openStore } from "@/lib/store/open-store";
import { blockStatesOf, carryDecisions, placeSeamDecisions } from "@/lib/store/place-decisions";
import { readSeams } from "@/lib/store/read-chunking";
import { type StoredMonograph, readMonograph } from "@/lib/store/read-monographs";
import { sha256Text } from "@/lib/store/sha256-text";
import { updatePreviews } from "@/lib/store/write-run";
import { activeChunker, replaceChunked } from "./rechunk-active";
import { type Refusal, type RefusalReason, refuse } from "./refusal";

const LONGEST_NOTE = 4000;
const LONGEST_NAME = 120;

export interface Word {
  reason: string | null;
  note: string;
  reviewer: string;
}

/** What the reviewer had before them: a verdict on an outdated screen is refused, with what has happened since. Left out: nobody asks. */
export interface Seen {
  /** `judged` of the seam, block or page that was shown. */
  judged?: string | undefined;
  /** The decision that stood on it; null: none. */
  standing?: string | null | undefined;
}

export interface SeamDecision extends Word, Seen {
  bookId: string;
  drugId: string;
  sectionKey: SectionKey;
  seamIndex: number;
  verdict: SeamVerdict;
}

export interface BlockDecision extends Word, Seen {
  bookId: string;
  drugId: string;
  blockId: string;
  verdict: BlockVerdict;
}

/** Somebody has decided on the same place since: nothing was written. */
export interface DecidedSince {
  ok: false;
  reason: "decided_since";
  by: Pick<Decision, "decisionId" | "reviewer" | "verdict" | "reason" | "decidedAt">;
}

export type DecideResult = { ok: true } | DecidedSince | Refusal;

/** What has changed since the reviewer saw it; null when nothing has. */
export function changedSince({ judged, standing }: Seen, anchor: Anchor, current: CarriedDecision | undefined): DecidedSince | Refusal | null {
  if (judged !== undefined && judged !== anchor.contentHash) return refuse("changed_since");
  if (standing === undefined || standing === (current?.decision.decisionId ?? null)) return null;
  if (current === undefined) return refuse("changed_since");
  const { decisionId, reviewer, verdict, reason, decidedAt } = current.decision;
  return { ok: false, reason: "decided_since", by: { decisionId, reviewer, verdict, reason, decidedAt } };
}

/** What is wrong with a reviewer's word; null when nothing is. `reasons`: the codes to choose from where the verdict wants one. */
export function faultOf(word: Word, reasons: readonly string[] | null): RefusalReason | null {
  if (word.reviewer.trim() === "" || word.reviewer.length > LONGEST_NAME) return "reviewer_missing";
  if (word.note.length > LONGEST_NOTE) return "note_too_long";
  if (reasons === null) return null;
  if (word.reason === null || !reasons.includes(word.reason)) return "reason_missing";
  return word.reason === "other" && word.note.trim() === "" ? "note_missing" : null;
}

/** A name as it goes into the log and is looked for there. */
export function nameOf(reviewer: string): string {
  return reviewer.trim().normalize("NFC");
}

/** A reviewer's words as they go into the log: NFC, without spaces around them. */
export function saidOf({ note, reviewer }: Pick<Word, "note" | "reviewer">): Pick<Word, "note" | "reviewer"> {
  return { note: note.trim().normalize("NFC"), reviewer: nameOf(reviewer) };
}

function toEntry(request: SeamDecision | BlockDecision, targetKind: Decision["targetKind"], anchor: Anchor, wantsReason: boolean) {
  const { bookId, verdict } = request;
  return { bookId, targetKind, anchor, verdict, reason: wantsReason ? request.reason : null, ...saidOf(request) };
}

/** Whether what there is of a book can be judged: from its first monograph on, while the rest comes in. */
export async function isReady(transaction: Transaction, bookId: string): Promise<boolean> {
  return (await transaction.book.count({ where: { bookId, state: VISIBLE } })) > 0;
}

/** Accepts, rejects or reopens a seam. Undoing is a decision too: nothing is taken out of the log. */
export async function decideSeam(request: SeamDecision): Promise<DecideResult> {
  if (!["accept", "reject", "reopen"].includes(request.verdict)) return refuse("verdict_unknown");
  const wantsReason = request.verdict === "reject";
  const fault = faultOf(request, wantsReason ? REJECT_REASONS : null);
  if (fault) return refuse(fault);
  const { bookId, drugId, sectionKey, seamIndex } = request;
  const store = openStore();
  return store.write(async (transaction) => {
    if (!(await isReady(transaction, bookId))) return refuse("book_not_found");
    const parts = await readMonograph(transaction, bookId, drugId);
    if (!parts) return refuse("monograph_not_found");
    const seams = await readSeams(transaction, parts.activeRunId, drugId);
    const section = parts.monograph.sections.find((entry) => entry.key === sectionKey);
    const seam = seams.find((entry) => entry.sectionKey === sectionKey && entry.index === seamIndex);
    if (!section || !seam) return refuse("seam_not_found");
    const anchor = seamAnchor(section, seam, sha256Text);
    const current = currentDecisions(await carryDecisions(transaction, bookId, parts.monograph, seams));
    const changed = changedSince(request, anchor, current.get(seamKeyOf(seam)));
    if (changed) return changed;
    const decision = await appendDecision(transaction, toEntry(request, "seam", anchor, wantsReason), new Date());
    await placeSeamDecisions(store, transaction, bookId, [{ decision, state: "carried", seamKey: seamKeyOf(seam), blockId: null }]);
    return { ok: true };
  });
}

/** Approves, quarantines or reopens a block. Its monograph is chunked and checked again in the same transaction: what is quoted follows at once. */
export async function decideBlock(request: BlockDecision): Promise<DecideResult> {
  if (!["approve", "quarantine", "reopen"].includes(request.verdict)) return refuse("verdict_unknown");
  const wantsReason = request.verdict === "quarantine";
  const fault = faultOf(request, wantsReason ? QUARANTINE_REASONS : null);
  if (fault) return refuse(fault);
  const { bookId, drugId, blockId } = request;
  const store = openStore();
  return store.write(async (transaction) => {
    if (!(await isReady(transaction, bookId))) return refuse("book_not_found");
    const parts = await readMonograph(transaction, bookId, drugId);
    if (!parts) return refuse("monograph_not_found");
    const block = parts.monograph.blocks.find((entry) => entry.blockId === blockId);
    if (!block) return refuse("block_not_found");
    const anchor = blockAnchor(drugId, block, sha256Text);
    const current = currentDecisions(await carryDecisions(transaction, bookId, parts.monograph, []));
    const changed = changedSince(request, anchor, current.get(blockId));
    if (changed) return changed;
    await appendDecision(transaction, toEntry(request, "block", anchor, wantsReason), new Date());
    await followLog(store, transaction, bookId, parts);
    return { ok: true };
  });
}

/** Chunks a monograph again inside its active run, with the block states that the log now gives and the pins and corrections that it was read with; what its blocks would make follows. */
export async function followLog(store: Store, transaction: Transaction, bookId: string, stored: StoredMonograph): Promise<void> {
  const { monograph, activeRunId } = stored;
  const before = await carryDecisions(transaction, bookId, monograph, await readSeams(transaction, activeRunId, monograph.drugId));
  const chunk = await activeChunker(transaction, bookId, stored);
  const chunked = chunk({ states: blockStatesOf(monograph, before) });
  await replaceChunked(store, transaction, bookId, stored, chunked);
  await updatePreviews(transaction, bookId, [chunked]);
}
