import { describe, expect, it } from "vitest";
import type { DecisionView } from "@/lib/model/views";
import { previousVerdicts } from "./previous-verdicts";

const view = (sequence: number, verdict: string, anchor: object) =>
  ({ decision: { decisionId: `d${sequence}`, sequence, verdict, anchor: { drugId: "an", sectionKey: "chi_dinh", blockId: null, before: "", after: "", ...anchor } } }) as unknown as DecisionView;

describe("previousVerdicts", () => {
  it("finds what was said before on the same cut, in the order of the log", () => {
    const cut = { before: "uống sau ăn.", after: "Trẻ em:" };
    const log = [view(3, "accept", cut), view(1, "reject", cut), view(2, "accept", { before: "khác" })];
    expect([...previousVerdicts(log)]).toEqual([
      ["d1", null],
      ["d2", null],
      ["d3", "reject"],
    ]);
  });
  it("knows a block by its id, whatever its text has become", () => {
    const log = [view(1, "approve", { blockId: "an-t1", after: "a" }), view(2, "reopen", { blockId: "an-t1", after: "b" })];
    expect(previousVerdicts(log).get("d2")).toBe("approve");
  });
});
