/** A reviewer's order about a border in; entries in the log, the monograph chunked anew with them, and what that changed, out, in one transaction. */
import { randomUUID } from "node:crypto";
import type { Seam } from "@/lib/model/seam";
import type { SectionKey } from "@/lib/model/section-key";
import type { PinChange, SeamMovePreview } from "@/lib/model/views";
import { type CarriedDecision, carryOver } from "@/lib/review/carry-over";
import { currentDecisions } from "@/lib/review/review-state";
import { appendDecisions } from "@/lib/store/append-decision";
import { type Transaction, openStore } from "@/lib/store/open-store";
import { carryDecisions } from "@/lib/store/place-decisions";
import { readComparedChunkings, readSeams } from "@/lib/store/read-chunking";
import { readMonograph } from "@/lib/store/read-monographs";
import { borderBoxes } from "@/lib/store/seam-view";
import { sha256Text } from "@/lib/store/sha256-text";
import { faultOf, isReady, saidOf } from "./decide";
import { type PinPlan, type PinWork, planBreak, planMove, planNever, planUnpin, seamAt } from "./plan-pin";
import { activeBorders, activeChunker, isImported, replaceChunked } from "./rechunk-active";
import { type Refusal, refuse } from "./refusal";
import { diffRuns } from "./run-diff";

interface SectionRequest {
  bookId: string;
  drugId: string;
  sectionKey: SectionKey;
}

/** A seam as the reviewer saw it: by its number, and where it stood, so that an outdated screen moves nothing else. */
interface SeamRequest extends SectionRequest {
  seamIndex: number;
  /** UTF-16 offset in the section's text. */
  from: number;
}

interface Said {
  note: string;
  reviewer: string;
}

export type PinResult = { ok: true; change: PinChange } | Refusal;

interface OpenWork extends PinWork {
  seams: Seam[];
}

async function openWork(transaction: Transaction, { bookId, drugId, sectionKey }: SectionRequest): Promise<OpenWork | Refusal> {
  if (!(await isReady(transaction, bookId))) return refuse("book_not_found");
  const stored = await readMonograph(transaction, bookId, drugId);
  const section = stored?.monograph.sections.find((entry) => entry.key === sectionKey);
  if (!stored || !section) return refuse("monograph_not_found");
  if (await isImported(transaction, stored)) return refuse("run_imported");
  const chunk = await activeChunker(transaction, bookId, stored);
  return { stored, section, seams: await readSeams(transaction, stored.activeRunId, drugId), chunk: (drafts) => chunk({ pinLog: [...stored.pinLog, ...drafts] }) };
}

function findSeam(work: OpenWork, { sectionKey, seamIndex, from }: SeamRequest): Seam | undefined {
  return work.seams.find((seam) => seam.sectionKey === sectionKey && seam.index === seamIndex && seam.at === from);
}

function moveOf(request: SeamRequest & { to: number }) {
  return (work: OpenWork): PinPlan | Refusal => {
    const seam = findSeam(work, request);
    if (!seam) return refuse("seam_not_found");
    return seam.candidates.includes(request.to) ? planMove(work, seam, request.to) : refuse("place_not_found");
  };
}

/** Verdicts that held and will not: pins are no verdicts. */
function countTouched(before: readonly CarriedDecision[], after: readonly CarriedDecision[]): number {
  const states = new Map(after.map((entry) => [entry.decision.decisionId, entry.state]));
  return [...currentDecisions(before).values()].filter((entry) => entry.state === "carried" && entry.decision.verdict !== "reopen" && states.get(entry.decision.decisionId) !== "carried").length;
}

async function changeOf(transaction: Transaction, bookId: string, { stored, seams }: OpenWork, { chunked }: PinPlan): Promise<PinChange> {
  const { monograph, activeRunId } = stored;
  const compared = await readComparedChunkings(transaction, [{ runId: activeRunId, drugId: monograph.drugId }]);
  const { seamsMoved, chunksAdded, chunksGone, findingsBefore, findingsAfter } = diffRuns(compared(monograph.drugId), chunked, []);
  const before = await carryDecisions(transaction, bookId, monograph, seams);
  const after = carryOver({ decisions: before.map((entry) => entry.decision), monographs: [monograph], seams: chunked.seams, sha256: sha256Text });
  return { seamsMoved, chunksAdded, chunksGone, findingsBefore, findingsAfter, decisionsTouched: countTouched(before, after) };
}

async function decide(request: SectionRequest & Said, plan: (work: OpenWork) => PinPlan | Refusal): Promise<PinResult> {
  const fault = faultOf({ ...request, reason: null }, null);
  if (fault) return refuse(fault);
  const { bookId } = request;
  const store = openStore();
  return store.write(async (transaction) => {
    const work = await openWork(transaction, request);
    if ("ok" in work) return work;
    const planned = plan(work);
    if ("ok" in planned) return planned;
    const change = await changeOf(transaction, bookId, work, planned);
    const said = { bookId, reason: null, ...saidOf(request) };
    const act = planned.drafts.length > 1 ? { id: randomUUID(), takesBack: null, restores: null } : null;
    await appendDecisions(store, transaction, planned.drafts.map((draft) => ({ ...said, ...draft, act })), new Date());
    await replaceChunked(store, transaction, bookId, work.stored, planned.chunked);
    return { ok: true, change };
  });
}

/** Moves a seam to one of its candidates: "break here" there and, where the old break would stand all the same, "never break" at the old place. */
export function moveSeam(request: SeamRequest & Said & { to: number }): Promise<PinResult> {
  return decide(request, moveOf(request));
}

/** The places inside a stretch of a section (UTF-16 offsets, both ends excluded) at which a break may be demanded, ascending. */
export async function listBreaks(request: SectionRequest & { from: number; to: number }): Promise<{ ok: true; places: number[] } | Refusal> {
  const { prisma } = openStore();
  const work = await openWork(prisma, request);
  if ("ok" in work) return work;
  const borders = await activeBorders(prisma, request.bookId, work.stored, request.sectionKey);
  return { ok: true, places: borders.filter((at) => at > request.from && at < request.to) };
}

/** Demands a break at a place inside a part. */
export function breakHere(request: SectionRequest & Said & { at: number }): Promise<PinResult> {
  return decide(request, (work) => planBreak(work, request.at));
}

/** What `breakHere` would do. Writes nothing. */
export async function previewBreak(request: SectionRequest & { at: number }): Promise<{ ok: true; preview: SeamMovePreview } | Refusal> {
  const { prisma } = openStore();
  const work = await openWork(prisma, request);
  if ("ok" in work) return work;
  return previewOf(prisma, request, work, planBreak(work, request.at), request.at);
}

/** Forbids the break at which a seam stands; the packer finds another place. */
export function neverBreak(request: SeamRequest & Said): Promise<PinResult> {
  return decide(request, (work) => {
    const seam = findSeam(work, request);
    return seam ? planNever(work, seam) : refuse("seam_not_found");
  });
}

/** Takes a pin back, by its number in the log. Also one whose text is gone. */
export function unpin(request: SectionRequest & Said & { sequence: number }): Promise<PinResult> {
  return decide(request, (work) => planUnpin(work, request.sequence));
}

/** What `moveSeam` would do. Writes nothing. */
export async function previewMove(request: SeamRequest & { to: number }): Promise<{ ok: true; preview: SeamMovePreview } | Refusal> {
  const { prisma } = openStore();
  const work = await openWork(prisma, request);
  if ("ok" in work) return work;
  return previewOf(prisma, request, work, moveOf(request)(work), request.to);
}

async function previewOf(transaction: Transaction, { bookId, sectionKey }: SectionRequest, work: OpenWork, planned: PinPlan | Refusal, at: number): Promise<{ ok: true; preview: SeamMovePreview } | Refusal> {
  if ("ok" in planned) return planned;
  const { chunked } = planned;
  const seam = seamAt(chunked, sectionKey, at);
  const tokensOf = (chunkId: string | undefined) => chunked.chunks.find((chunk) => chunk.chunkId === chunkId)?.estTokens ?? 0;
  const change = await changeOf(transaction, bookId, work, planned);
  return { ok: true, preview: { leftTokens: tokensOf(seam?.leftChunkId), rightTokens: tokensOf(seam?.rightChunkId), boxes: borderBoxes(work.section, at), change } };
}
