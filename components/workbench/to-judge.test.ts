import { describe, expect, it } from "vitest";
import type { BlockView, DecisionView, SeamView } from "@/lib/model/views";
import { blockNeedsJudgement, nextToJudge, seamNeedsJudgement, stepTo, type Stop } from "./to-judge";

const seam = (verdict: SeamView["verdict"], lookAgain = false) => ({ verdict, lookAgain }) as SeamView;
const block = (state: BlockView["state"]) => ({ block: { blockId: "x-t1" }, state }) as BlockView;
const decided = (verdict: string, carry = "carried", current = true) =>
  ({ decision: { targetKind: "block", verdict }, blockId: "x-t1", carry, current }) as DecisionView;

describe("what waits for judgement", () => {
  it("a seam nobody judged, or one whose text changed since", () => {
    expect(seamNeedsJudgement(seam(null))).toBe(true);
    expect(seamNeedsJudgement(seam("accept"))).toBe(false);
    expect(seamNeedsJudgement(seam("accept", true))).toBe(true);
  });

  it("a pending block, and one that only the machine quarantined", () => {
    expect(blockNeedsJudgement(block("pending"), [])).toBe(true);
    expect(blockNeedsJudgement(block("quarantined"), [])).toBe(true);
    expect(blockNeedsJudgement(block("quarantined"), [decided("quarantine")])).toBe(false);
    expect(blockNeedsJudgement(block("quarantined"), [decided("quarantine", "carried", false)])).toBe(true);
    expect(blockNeedsJudgement(block("quarantined"), [decided("reopen")])).toBe(true);
    expect(blockNeedsJudgement(block("approved"), [decided("approve")])).toBe(false);
    expect(blockNeedsJudgement(block("approved"), [decided("approve", "look_again")])).toBe(true);
  });
});

describe("stepTo", () => {
  const stops: Stop[] = [
    { ref: "chunk:a", judge: false },
    { ref: "seam:1", judge: true },
    { ref: "chunk:b", judge: false },
    { ref: "block:t", judge: true },
  ];
  const isChunk = (stop: Stop) => stop.ref.startsWith("chunk:");
  it("steps over what is not wanted", () => {
    expect(stepTo(stops, "chunk:a", 1, isChunk)).toBe("chunk:b");
    expect(stepTo(stops, "block:t", -1, isChunk)).toBe("chunk:b");
    expect(stepTo(stops, "chunk:a", 1, (stop) => stop.judge)).toBe("seam:1");
  });
  it("begins at the near end when nothing has the focus, and stops at the far one", () => {
    expect(stepTo(stops, null, 1, isChunk)).toBe("chunk:a");
    expect(stepTo(stops, null, -1, isChunk)).toBe("chunk:b");
    expect(stepTo(stops, "block:t", 1, (stop) => stop.judge)).toBeNull();
  });
});

describe("nextToJudge", () => {
  const stops: Stop[] = [
    { ref: "seam:1", judge: true },
    { ref: "chunk:b", judge: false },
    { ref: "block:t", judge: true },
  ];
  it("goes round the end, so that what was passed over comes again", () => {
    expect(nextToJudge(stops, "seam:1", 1)).toBe("block:t");
    expect(nextToJudge(stops, "block:t", 1)).toBe("seam:1");
    expect(nextToJudge(stops, "seam:1", -1)).toBe("block:t");
  });
  it("has no answer where nothing waits", () => {
    expect(nextToJudge([{ ref: "chunk:b", judge: false }], "chunk:b", 1)).toBeNull();
  });
});
