import { describe, expect, it } from "vitest";
import type { Decision } from "@/lib/model/decision";
import type { CarriedDecision } from "@/lib/review/carry-over";
import type { ComparedChunk, ComparedSeam } from "@/lib/store/read-chunking";
import { addDiffs, diffRuns } from "./run-diff";

const chunk = (sourceText: string, estTokens = 10, text = sourceText): ComparedChunk => ({ drugId: "a", sectionKey: "chi_dinh", chunkKind: "prose", blockId: null, sourceText, text, estTokens, partIndex: 0 });
const seam = (at: number, sectionKey: ComparedSeam["sectionKey"] = "chi_dinh"): ComparedSeam => ({ drugId: "a", sectionKey, at });
const side = (chunks: ComparedChunk[], seams: ComparedSeam[] = []) => ({ chunks, seams, findings: [] });

function carried(sequence: number, state: CarriedDecision["state"], seamKey: string | null, verdict: Decision["verdict"] = "accept"): CarriedDecision {
  const anchor = { drugId: "a", sectionKey: "chi_dinh" as const, blockId: null, before: `${seamKey}`, after: "", contentHash: "" };
  const decision = { decisionId: `${sequence}`, sequence, bookId: "b", targetKind: "seam" as const, anchor, verdict, value: null, reason: null, note: "", reviewer: "r", act: null, decidedAt: "", previousHash: "", hash: "" };
  return { decision, state, seamKey, blockId: null };
}

describe("diffRuns", () => {
  it("tells chunks that stay from those that come and go, whatever their numbers", () => {
    const before = side([chunk("one"), chunk("two", 20), chunk("three")]);
    const after = side([chunk("zero", 5), chunk("one"), chunk("two and three", 30)]);
    expect(diffRuns(before, after, [])).toMatchObject({ chunksSame: 1, chunksGone: 2, chunksAdded: 2, tokensBefore: 40, tokensAfter: 45 });
  });

  it("takes a chunk with another carried label for another chunk", () => {
    expect(diffRuns(side([chunk("500 mg")]), side([chunk("500 mg", 14, "Người lớn: 500 mg")]), [])).toMatchObject({ chunksSame: 0, chunksGone: 1, chunksAdded: 1 });
  });

  it("counts a seam that stands elsewhere once, and seams that come or go once each", () => {
    expect(diffRuns(side([], [seam(100), seam(200)]), side([], [seam(100), seam(230)]), []).seamsMoved).toBe(1);
    expect(diffRuns(side([], [seam(100)]), side([], [seam(100), seam(200), seam(300)]), []).seamsMoved).toBe(2);
    expect(diffRuns(side([], [seam(100, "chi_dinh")]), side([], [seam(100, "than_trong")]), []).seamsMoved).toBe(2);
  });

  it("counts the decisions that would stand, not those that a later one replaced or took back", () => {
    const log = [carried(1, "carried", "s0"), carried(2, "carried", "s0"), carried(3, "look_again", "s1"), carried(4, "orphaned", null), carried(5, "carried", "s2", "reopen")];
    expect(diffRuns(side([]), side([]), log).decisions).toEqual({ carried: 1, lookAgain: 1, orphaned: 1 });
  });

  it("adds up over monographs", () => {
    const one = diffRuns(side([chunk("one")]), side([]), [carried(1, "carried", "s0")]);
    expect(addDiffs([one, one])).toMatchObject({ chunksGone: 2, tokensBefore: 20, decisions: { carried: 2 } });
    expect(addDiffs([])).toMatchObject({ chunksGone: 0, findingsAfter: { block: 0 } });
  });
});
