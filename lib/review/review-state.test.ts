import { describe, expect, it } from "vitest";
import type { CarryState, Verdict } from "@/lib/model/decision";
import type { CarriedDecision } from "./carry-over";
import { blockState, countJudgedSeams, currentDecisions, currentPins, isBlockJudged, seamState, sectionMark } from "./review-state";
import { decision } from "./review-fixture";

const anchor = { drugId: "thuocgia", sectionKey: "chi_dinh" as const, blockId: null, before: "a", after: "b", contentHash: "c" };
const onSeam = (sequence: number, verdict: Verdict, state: CarryState = "carried", seamKey: string | null = "s0"): CarriedDecision => ({ decision: decision(sequence, "seam", anchor, { verdict, reason: verdict === "reject" ? "list_cut" : null }), state, seamKey, blockId: null });
const onBlock = (sequence: number, verdict: Verdict, state: CarryState = "carried"): CarriedDecision => ({ decision: decision(sequence, "block", anchor, { verdict }), state, seamKey: null, blockId: "t1" });
const pending = { blockId: "t1", machineState: "pending" as const };
const stateOf = (...entries: CarriedDecision[]) => blockState(currentDecisions(entries), pending);

describe("review state", () => {
  it("lets the newest decision on a seam count, whatever order they come in", () => {
    expect(seamState(currentDecisions([onSeam(2, "reject"), onSeam(1, "accept")]), "s0")).toEqual({ verdict: "reject", reason: "list_cut", lookAgain: false });
    expect(seamState(currentDecisions([onSeam(1, "reject"), onSeam(2, "reopen")]), "s0")).toEqual({ verdict: null, reason: null, lookAgain: false });
    expect(seamState(new Map(), "s0").verdict).toBeNull();
  });
  it("gives no verdict where what was judged has changed: it asks to look again", () => {
    expect(seamState(currentDecisions([onSeam(1, "accept", "look_again")]), "s0")).toEqual({ verdict: null, reason: null, lookAgain: true });
    expect(seamState(currentDecisions([onSeam(1, "reopen", "look_again")]), "s0").lookAgain).toBe(false);
  });
  it("lets no pin stand for a verdict on the seam that it made, and keeps the newest of each pinned place", () => {
    const pin = (sequence: number, verdict: Verdict, before = "a"): CarriedDecision => ({ decision: decision(sequence, "pin", { ...anchor, before }, { verdict }), state: "carried", seamKey: "s0", blockId: null });
    const all = [onSeam(1, "accept"), pin(2, "break_here"), pin(3, "reopen"), pin(4, "never_break", "z")];
    expect(seamState(currentDecisions(all), "s0").verdict).toBe("accept");
    expect(currentPins(all).map((entry) => entry.decision.sequence)).toEqual([3, 4]);
  });
  it("leaves orphans out", () => {
    expect(currentDecisions([onSeam(1, "accept", "orphaned", null)]).size).toBe(0);
  });
  it("approves a block by a carried approval only", () => {
    expect(stateOf(onBlock(1, "approve"))).toBe("approved");
    expect(stateOf(onBlock(1, "approve", "look_again"))).toBe("pending");
    expect(stateOf(onBlock(1, "approve"), onBlock(2, "quarantine"))).toBe("quarantined");
    expect(stateOf(onBlock(1, "approve"), onBlock(2, "reopen"))).toBe("pending");
    expect(stateOf(onBlock(1, "approve"), onBlock(2, "quarantine", "look_again"))).toBe("pending");
    expect(blockState(new Map(), { blockId: "t1", machineState: "quarantined" })).toBe("quarantined");
    expect([isBlockJudged(currentDecisions([onBlock(1, "quarantine")]), "t1"), isBlockJudged(currentDecisions([onBlock(1, "reopen")]), "t1")]).toEqual([true, false]);
  });
  it("counts what is judged as it stands now", () => {
    const current = currentDecisions([onSeam(1, "accept"), onSeam(2, "accept", "look_again", "s1"), onSeam(3, "reject", "carried", "s2")]);
    expect(countJudgedSeams(current, ["s0", "s1", "s2", "s3"])).toEqual({ total: 4, judged: 2 });
  });
  it.each([
    ["blocked", [{ severity: "block" as const }], { total: 1, judged: 1 }, { total: 0, judged: 0 }],
    ["todo", [{ severity: "warn" as const }], { total: 2, judged: 1 }, { total: 0, judged: 0 }],
    ["todo", [], { total: 1, judged: 1 }, { total: 1, judged: 0 }],
    ["done", [], { total: 1, judged: 1 }, { total: 1, judged: 1 }],
    ["clean", [{ severity: "note" as const }], { total: 0, judged: 0 }, { total: 0, judged: 0 }],
  ])("marks a section %s", (state, findings, seams, blocks) => {
    expect(sectionMark({ key: "chi_dinh", findings, seams, blocks }).state).toBe(state);
  });
});
