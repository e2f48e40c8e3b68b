/** A book before and after its monographs were segmented anew in; what a reviewer is told of the difference out. */
import type { Monograph } from "@/lib/model/monograph";
import type { RunDiff, SegmentChange } from "@/lib/model/views";
import type { Transaction } from "@/lib/store/open-store";
import { type ComparedChunking, readComparedChunkings } from "@/lib/store/read-chunking";
import { readMonographHeads } from "@/lib/store/write-segmentation";
import type { Applied } from "./apply-segmentation";
import type { SegmentPlan } from "./plan-segmentation";
import { addDiffs, diffRuns } from "./run-diff";

type Chunkings = (drugId: string) => ComparedChunking;

/** The chunks that count of every monograph that a plan may change. */
export async function chunkingsNow(transaction: Transaction, bookId: string, { patch, folios }: SegmentPlan): Promise<Chunkings> {
  const planned = new Set([...(patch?.before ?? []).map((head) => head.drugId), ...(patch?.after ?? []).map((entry) => entry.monograph.drugId)]);
  const heads = (await readMonographHeads(transaction, bookId)).filter(({ drugId, firstPage, lastPage }) => planned.has(drugId) || folios.some(({ physicalPage }) => physicalPage >= firstPage && physicalPage <= lastPage));
  return readComparedChunkings(transaction, heads.flatMap(({ drugId, activeRunId }) => (activeRunId === null ? [] : [{ drugId, runId: activeRunId }])));
}

/** What changed, monograph by monograph and section by section. */
export async function segmentChange(transaction: Transaction, { folios }: SegmentPlan, { before, after }: Applied, chunkingsBefore: Chunkings, { ofBook, decisionsTouched, decisions }: { ofBook: RunDiff } & Pick<SegmentChange, "decisionsTouched" | "decisions">): Promise<SegmentChange> {
  const chunkingsAfter = await readComparedChunkings(transaction, after.map(({ activeRunId, monograph }) => ({ runId: activeRunId, drugId: monograph.drugId })));
  const [was, is] = [before, after].map((entries) => new Map(entries.map((entry) => [entry.monograph.drugId, entry.monograph])));
  const drugIds = [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])];
  const none: ComparedChunking = { chunks: [], seams: [], findings: [] };
  const diff = addDiffs([ofBook, ...drugIds.map((drugId) => diffRuns(was?.has(drugId) ? chunkingsBefore(drugId) : none, is?.has(drugId) ? chunkingsAfter(drugId) : none, []))]);
  const { seamsMoved, chunksAdded, chunksGone, findingsBefore, findingsAfter } = diff;
  return {
    seamsMoved,
    chunksAdded,
    chunksGone,
    findingsBefore,
    findingsAfter,
    decisionsTouched,
    decisions,
    monographs: drugIds.map((drugId) => monographChange(was?.get(drugId), is?.get(drugId))),
    folios: folios.map(({ physicalPage, before: from, after: to, printedPageInferred }) => ({ physicalPage, before: from, after: to, inferred: printedPageInferred })),
  };
}

function monographChange(was: Monograph | undefined, is: Monograph | undefined): SegmentChange["monographs"][number] {
  const { drugId = "", drugName = "" } = is ?? was ?? {};
  const [old, now] = [was, is].map((monograph) => new Map(monograph?.sections.map((section) => [section.key, section])));
  const keys = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])];
  const sections = keys.flatMap((key) => {
    const [a, b] = [old?.get(key), now?.get(key)];
    return a?.text === b?.text && a?.displayName === b?.displayName ? [] : [{ key, displayName: (b ?? a)?.displayName ?? key, before: a?.text.length ?? null, after: b?.text.length ?? null }];
  });
  return { drugId, drugName, what: was === undefined ? "added" : is === undefined ? "gone" : "changed", sections };
}
