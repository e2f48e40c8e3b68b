import { describe, expect, it } from "vitest";
import type { BlockView, DecisionView, SectionView, WorkbenchView } from "@/lib/model/views";
import { deskViewOf } from "./desk-view";

const table = { block: { blockId: "an-t1", kind: "table", pieces: [] }, asRead: { physicalPage: 3, pieces: [] }, state: "approved" } as unknown as BlockView;
const said = (decisionId: string, current: boolean) => ({ decision: { decisionId, targetKind: "block", verdict: "approve" }, carry: "carried", current, seamKey: null, blockId: "an-t1" }) as unknown as DecisionView;
const viewWith = (decisions: DecisionView[]) =>
  ({ book: { bookId: "b" }, monograph: { drugId: "an", drugName: "AN" }, pages: [], sections: [{ displayName: "Liều dùng", blocks: [table] } as unknown as SectionView], decisions, run: { origin: "chunked", limits: {} } }) as unknown as WorkbenchView;

describe("deskViewOf", () => {
  it("knows whose word stands on the table, so that another's is not overwritten unseen", () => {
    const standing = (decisions: DecisionView[]) => deskViewOf(viewWith(decisions), "an-t1", { previous: null, next: null }, String)?.standing;
    expect(standing([])).toBeNull();
    expect(standing([said("second", true), said("first", false)])).toBe("second");
  });
});
