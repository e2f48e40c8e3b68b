/** A part of the queue in; what of it is clean, and, once the reviewer has confirmed just that, all of it accepted in one transaction, out. Blocks are never accepted here. */
import { randomUUID } from "node:crypto";
import type { QueueFilter } from "@/lib/model/queue";
import type { BulkPreview, QueueRow } from "@/lib/model/views";
import { seamAnchor } from "@/lib/review/anchor";
import { uncleanReasons } from "@/lib/review/clean-seam";
import { matchesQueue } from "@/lib/review/queue-filter";
import { seamSides } from "@/lib/review/seam-sides";
import { appendDecisions } from "@/lib/store/append-decision";
import { type Transaction, openStore } from "@/lib/store/open-store";
import { placeSeamDecisions } from "@/lib/store/place-decisions";
import { type CutSection, readCutSections, readRemarked } from "@/lib/store/read-cut-sections";
import { readQueue } from "@/lib/store/read-queue";
import { sha256Text } from "@/lib/store/sha256-text";
import { faultOf, isReady, nameOf } from "./decide";
import { type Refusal, refuse } from "./refusal";

export interface CleanRequest {
  bookId: string;
  /** Which part of the queue; of it only what waits is looked at. */
  filter: QueueFilter;
  /** Dosage, interactions, contraindications and overdose count too. */
  allowRisky: boolean;
  reviewer: string;
}

export type CleanPreview = { ok: true; preview: BulkPreview } | Refusal;

interface Clean {
  row: QueueRow & { seamKey: string };
  cut: CutSection;
}

/** Sorts what waits into clean seams and the rest, with why. */
async function sortOut(transaction: Transaction, { bookId, filter, allowRisky, reviewer }: CleanRequest): Promise<{ clean: Clean[]; left: BulkPreview["left"] }> {
  const waiting = (await readQueue(transaction, bookId)).filter((row) => matchesQueue(row, { ...filter, state: "waiting" }, reviewer));
  const seams = waiting.flatMap((row) => (row.seamKey === null ? [] : [{ ...row, seamKey: row.seamKey }]));
  const cuts = await readCutSections(transaction, bookId, seams);
  const remarked = await readRemarked(transaction, bookId);
  const clean: Clean[] = [];
  const counts = new Map<string, number>([["not_a_seam", waiting.length - seams.length]]);
  for (const row of seams) {
    const cut = cuts.get(row.seamKey);
    if (cut === undefined) continue;
    const { seam, section } = cut;
    const hasFinding = [seam.leftChunkId, seam.rightChunkId, `${seam.drugId} ${seam.sectionKey}`, `${seam.drugId} `].some((place) => remarked.has(place));
    const unclean = uncleanReasons({ row, sides: seamSides(section, seam), hasFinding }, allowRisky);
    if (unclean.length === 0) clean.push({ row, cut });
    for (const reason of unclean.slice(0, 1)) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return { clean, left: [...counts].filter(([, count]) => count > 0).map(([reason, count]) => ({ reason: reason as BulkPreview["left"][number]["reason"], count })) };
}

const anchorsOf = (clean: readonly Clean[]) => clean.map(({ cut }) => seamAnchor(cut.section, cut.seam, sha256Text));

/** Names exactly these seams with exactly what was judged of them. */
function digestOf(clean: readonly Clean[], anchors: readonly { contentHash: string }[]): string {
  return sha256Text(clean.map(({ row }, index) => `${row.seamKey} ${anchors[index]?.contentHash}`).sort().join("\n"));
}

function toPreview(clean: readonly Clean[], left: BulkPreview["left"]): BulkPreview {
  const monographs = new Map<string, BulkPreview["monographs"][number]>();
  for (const { row } of clean) {
    const known = monographs.get(row.drugId) ?? { drugId: row.drugId, drugName: row.drugName, count: 0 };
    monographs.set(row.drugId, { ...known, count: known.count + 1 });
  }
  return { count: clean.length, monographs: [...monographs.values()].sort((a, b) => b.count - a.count || (a.drugId < b.drugId ? -1 : 1)), left, digest: digestOf(clean, anchorsOf(clean)) };
}

/** What would be accepted together, in which monographs, and why the rest would not. Writes nothing. */
export async function previewClean(request: CleanRequest): Promise<CleanPreview> {
  return openStore().read(async (transaction) => {
    if (!(await isReady(transaction, request.bookId))) return refuse("book_not_found");
    const { clean, left } = await sortOut(transaction, request);
    return { ok: true, preview: toPreview(clean, left) };
  });
}

/** Accepts what `previewClean` named by its digest, an entry in the log for each seam, all of one act. Refused when anything has changed since. */
export async function acceptClean(request: CleanRequest & { digest: string }): Promise<{ ok: true; count: number } | Refusal> {
  const fault = faultOf({ reviewer: request.reviewer, reason: null, note: "" }, null);
  if (fault) return refuse(fault);
  const { bookId, digest } = request;
  const reviewer = nameOf(request.reviewer);
  const store = openStore();
  return store.write(async (transaction) => {
    if (!(await isReady(transaction, bookId))) return refuse("book_not_found");
    const { clean } = await sortOut(transaction, request);
    const anchors = anchorsOf(clean);
    if (clean.length === 0 || digestOf(clean, anchors) !== digest) return refuse("changed_since");
    const act = { id: randomUUID(), takesBack: null, restores: null };
    const entries = await appendDecisions(store, transaction, anchors.map((anchor) => ({ bookId, targetKind: "seam", anchor, verdict: "accept", reason: "bulk_clean", note: "", reviewer, act })), new Date());
    await placeSeamDecisions(store, transaction, bookId, entries.map((decision, index) => ({ decision, state: "carried", seamKey: clean[index]?.row.seamKey ?? null, blockId: null })));
    return { ok: true, count: entries.length };
  });
}
