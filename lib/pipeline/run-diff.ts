/** Two chunkings of the same monographs in, what changes from the one to the other out. Pure. */
import type { RunDiff } from "@/lib/model/views";
import type { CarriedDecision } from "@/lib/review/carry-over";
import { currentCorrections } from "@/lib/review/corrections";
import { currentDecisions } from "@/lib/review/review-state";
import type { ComparedChunk, ComparedChunking, ComparedSeam } from "@/lib/store/read-chunking";
import { countSeverities } from "./count-severities";

/** Two chunks are the same when they quote the same source (which stands once in its section) with the same embedded text; their numbers may differ. */
function identityOf({ drugId, sectionKey, chunkKind, blockId, sourceText, text }: ComparedChunk): string {
  return [drugId, sectionKey, chunkKind, blockId, sourceText.length, sourceText, text].join("\u0000");
}

function countShared(before: readonly string[], after: readonly string[]): number {
  const left = new Map<string, number>();
  for (const key of before) left.set(key, (left.get(key) ?? 0) + 1);
  let shared = 0;
  for (const key of after) {
    const n = left.get(key) ?? 0;
    if (n > 0) shared++;
    left.set(key, n - 1);
  }
  return shared;
}

/** Seams that stand elsewhere afterwards, or not at all, or newly: of a section, the larger of what went and what came. */
function countMoved(before: readonly ComparedSeam[], after: readonly ComparedSeam[]): number {
  const places = (seams: readonly ComparedSeam[]) => {
    const bySection = new Map<string, number[]>();
    for (const seam of seams) bySection.set(`${seam.drugId}__${seam.sectionKey}`, [...(bySection.get(`${seam.drugId}__${seam.sectionKey}`) ?? []), seam.at]);
    return bySection;
  };
  const [old, now] = [places(before), places(after)];
  return [...new Set([...old.keys(), ...now.keys()])].reduce((sum, key) => {
    const [was, is] = [old.get(key) ?? [], now.get(key) ?? []];
    const shared = was.filter((at) => is.includes(at)).length;
    return sum + Math.max(was.length, is.length) - shared;
  }, 0);
}

/** How the decisions fare that count, or that would if they still had a place. Of several on one orphaned place the last one speaks. */
function countDecisions(carried: readonly CarriedDecision[]): RunDiff["decisions"] {
  const counted = countedDecisions(carried);
  const of = (state: CarriedDecision["state"]) => counted.filter((entry) => entry.state === state).length;
  return { carried: of("carried"), lookAgain: of("look_again"), orphaned: of("orphaned") };
}

/** The decisions that a diff counts. */
export function countedDecisions(carried: readonly CarriedDecision[]): CarriedDecision[] {
  const standing = [...currentDecisions(carried).values()];
  // Of seams and blocks without a place, and of pins, the last word on each anchor.
  const anchored = carried.filter((entry) => entry.decision.targetKind !== "correction" && (entry.state === "orphaned" || entry.decision.targetKind === "pin" || entry.decision.targetKind === "page"));
  const last = new Map(anchored.map((entry) => [`${entry.decision.targetKind} ${JSON.stringify(entry.decision.anchor)}`, entry]));
  return [...standing, ...last.values(), ...currentCorrections(carried)].filter((entry) => entry.decision.verdict !== "reopen");
}

/** What changes from one chunking to another. `carried`: the decisions against the new one. */
export function diffRuns(before: ComparedChunking, after: ComparedChunking, carried: readonly CarriedDecision[]): RunDiff {
  const chunksSame = countShared(before.chunks.map(identityOf), after.chunks.map(identityOf));
  const tokens = (side: ComparedChunking) => side.chunks.reduce((sum, chunk) => sum + chunk.estTokens, 0);
  return {
    seamsMoved: countMoved(before.seams, after.seams),
    chunksAdded: after.chunks.length - chunksSame,
    chunksGone: before.chunks.length - chunksSame,
    chunksSame,
    tokensBefore: tokens(before),
    tokensAfter: tokens(after),
    findingsBefore: countSeverities(before.findings),
    findingsAfter: countSeverities(after.findings),
    decisions: countDecisions(carried),
  };
}

/** Adds up the differences of several monographs. */
export function addDiffs(diffs: readonly RunDiff[]): RunDiff {
  const add = (a: RunDiff, b: RunDiff): RunDiff => ({
    seamsMoved: a.seamsMoved + b.seamsMoved,
    chunksAdded: a.chunksAdded + b.chunksAdded,
    chunksGone: a.chunksGone + b.chunksGone,
    chunksSame: a.chunksSame + b.chunksSame,
    tokensBefore: a.tokensBefore + b.tokensBefore,
    tokensAfter: a.tokensAfter + b.tokensAfter,
    findingsBefore: addCounts(a.findingsBefore, b.findingsBefore),
    findingsAfter: addCounts(a.findingsAfter, b.findingsAfter),
    decisions: { carried: a.decisions.carried + b.decisions.carried, lookAgain: a.decisions.lookAgain + b.decisions.lookAgain, orphaned: a.decisions.orphaned + b.decisions.orphaned },
  });
  return diffs.reduce(add, diffRuns({ chunks: [], seams: [], findings: [] }, { chunks: [], seams: [], findings: [] }, []));
}

function addCounts(a: RunDiff["findingsBefore"], b: RunDiff["findingsBefore"]): RunDiff["findingsBefore"] {
  return { block: a.block + b.block, warn: a.warn + b.warn, note: a.note + b.note };
}
