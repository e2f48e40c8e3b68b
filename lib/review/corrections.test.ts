import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Correction } from "@/lib/model/correction";
import { pageRect } from "@/lib/model/rect";
import { anchorKeyOf, blockAnchor } from "./anchor";
import { carryOver } from "./carry-over";
import { currentCorrections, standingCorrections } from "./corrections";
import { block, decision, monograph, section } from "./review-fixture";
import { blockState, currentDecisions, isBlockJudged } from "./review-state";

const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");

const read = block(1, [["Tuổi", "Liều"], ["2 tuổi", "5 rng"]], { caption: "Bảng 1" });
const corrected = block(1, [["Tuổi", "Liều"], ["2 tuổi", "5 mg"]], { caption: "Bảng 1" });
const anchor = blockAnchor("thuocgia", read, sha256);
const edit = (text: string): Correction => ({ kind: "table_edit", operations: [{ op: "edit", row: 1, column: 1, was: "5 rng", text }] });
const correct = (sequence: number, value: Correction | null, at = anchor) => decision(sequence, "correction", at, { verdict: value === null ? "reopen" : "correct", value });

describe("corrections", () => {
  it("lets the newest under an anchor stand; taking back brings the one before it again", () => {
    const log = [correct(1, edit("5 mg")), correct(2, edit("5 mg/kg"))];
    expect(standingCorrections(log).map((entry) => entry.sequence)).toEqual([2]);
    expect(standingCorrections([...log, correct(3, null)]).map((entry) => entry.sequence)).toEqual([1]);
    expect(standingCorrections([...log, correct(3, null), correct(4, null), correct(5, null)])).toEqual([]);
  });
  it("keeps corrections of different things apart", () => {
    const other = { ...anchor, contentHash: "b" };
    expect(standingCorrections([correct(1, edit("a")), correct(2, edit("b"), other), correct(3, null)]).map((entry) => entry.sequence)).toEqual([2]);
  });
  it("is tied to the block as it was read, a verdict to the block as corrected", () => {
    const log = [correct(1, edit("5 mg")), decision(2, "block", blockAnchor("thuocgia", corrected, sha256))];
    const now = { ...monograph([], [corrected]), blocksAsRead: [read] };
    const carried = carryOver({ decisions: log, monographs: [now], seams: [], sha256 });
    expect(carried.map((entry) => entry.state)).toEqual(["carried", "carried"]);
    const undone = carryOver({ decisions: log, monographs: [monograph([], [read])], seams: [], sha256 });
    expect(undone.map((entry) => entry.state)).toEqual(["carried", "look_again"]);
  });
  it("is looked at again where the block is read differently now, orphaned where it is gone", () => {
    const fateWith = (blocks: (typeof read)[]) => carryOver({ decisions: [correct(1, edit("5 mg"))], monographs: [monograph([], blocks)], seams: [], sha256 })[0]?.state;
    expect(fateWith([corrected])).toBe("look_again");
    expect(fateWith([])).toBe("orphaned");
  });
  it("has the fate that the segmentation gave it where it is about the segmentation", () => {
    const place = { ...anchor, blockId: null, before: "Trước", after: "sau" };
    const drawn = correct(1, { kind: "missed_table", region: { physicalPage: 0, bbox: pageRect(0, 0, 9, 9) }, reads: "0".repeat(64) }, place);
    const input = { decisions: [drawn], monographs: [monograph([section("Đã khác.")])], seams: [], sha256 };
    expect(carryOver(input)[0]?.state).toBe("orphaned");
    const settled = new Map([[anchorKeyOf(place), { state: "carried" as const, seamKey: null, blockId: "thuocgia-t2" }]]);
    expect(carryOver({ ...input, settled })[0]).toMatchObject({ state: "carried", blockId: "thuocgia-t2" });
  });
  it("judges nothing: a corrected block waits for its verdict", () => {
    const carried = carryOver({ decisions: [correct(1, edit("5 mg"))], monographs: [monograph([], [read])], seams: [], sha256 });
    expect([isBlockJudged(currentDecisions(carried), read.blockId), blockState(currentDecisions(carried), read)]).toEqual([false, "pending"]);
    expect(currentCorrections(carried).map((entry) => entry.decision.sequence)).toEqual([1]);
  });
  it("shows, of each anchor, what stands or else what took the last one back", () => {
    const carried = carryOver({ decisions: [correct(1, edit("a")), correct(2, edit("b")), correct(3, null)], monographs: [monograph([], [read])], seams: [], sha256 });
    expect(currentCorrections(carried).map((entry) => entry.decision.sequence)).toEqual([1]);
    expect(currentCorrections([...carried, { ...carried[2]!, decision: correct(4, null) }]).map((entry) => entry.decision.sequence)).toEqual([4]);
  });
});
