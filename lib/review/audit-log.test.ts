import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Decision } from "@/lib/model/decision";
import { type AuditFilter, auditPage, entriesBefore } from "./audit-log";

const ALL: AuditFilter = { drugId: null, reviewer: null, targetKind: null, verdict: null, since: null, until: null };

function entry(sequence: number, verdict: Decision["verdict"], change: { anchor?: Partial<Decision["anchor"]>; reviewer?: string; targetKind?: Decision["targetKind"]; decidedAt?: string } = {}): Decision {
  const anchor = { drugId: "an", sectionKey: "chi_dinh" as const, blockId: null, before: "", after: "", contentHash: "", ...change.anchor };
  const { reviewer = "P", targetKind = "seam", decidedAt = `2026-01-${String(sequence).padStart(2, "0")}T00:00:00.000Z` } = change;
  return { decisionId: `d${sequence}`, sequence, bookId: "b", targetKind, anchor, verdict, value: null, reason: null, note: "", reviewer, act: null, decidedAt, previousHash: "", hash: "" };
}

describe("entriesBefore", () => {
  it("finds what was said before on the same cut", () => {
    const cut = { before: "uống sau ăn.", after: "Trẻ em:" };
    const log = [entry(1, "reject", { anchor: cut }), entry(2, "accept", { anchor: { before: "khác" } }), entry(3, "accept", { anchor: cut })];
    expect([...entriesBefore(log)].map(([id, before]) => [id, before?.verdict ?? null])).toEqual([["d1", null], ["d2", null], ["d3", "reject"]]);
  });
  it("knows a block by its id, whatever its text has become", () => {
    const log = [entry(1, "approve", { targetKind: "block", anchor: { blockId: "an-t1", after: "a" } }), entry(2, "reopen", { targetKind: "block", anchor: { blockId: "an-t1", after: "b" } })];
    expect(entriesBefore(log).get("d2")?.sequence).toBe(1);
  });
});

describe("auditPage", () => {
  const log = [entry(1, "accept"), entry(2, "reject", { reviewer: "Q" }), entry(3, "approve", { targetKind: "block", anchor: { drugId: "bo", blockId: "bo-t1" } }), entry(4, "reopen", { anchor: { drugId: "bo" } })];
  const found = (change: Partial<AuditFilter>) => auditPage(log, { ...ALL, ...change }, 0, 10).entries.map(({ decision }) => decision.sequence);
  it("filters by drug, reviewer, kind, verdict and time, the newest first", () => {
    expect(found({})).toEqual([4, 3, 2, 1]);
    expect(found({ drugId: "bo" })).toEqual([4, 3]);
    expect(found({ reviewer: "Q" })).toEqual([2]);
    expect(found({ targetKind: "block" })).toEqual([3]);
    expect(found({ verdict: "reopen" })).toEqual([4]);
    expect(found({ since: "2026-01-02T00:00:00.000Z", until: "2026-01-04T00:00:00.000Z" })).toEqual([3, 2]);
  });
  it("says what there is to choose from, in the whole log", () => {
    expect(auditPage(log, { ...ALL, verdict: "reject" }, 0, 10).choices).toEqual({ drugIds: ["an", "bo"], reviewers: ["P", "Q"], targetKinds: ["block", "seam"], verdicts: ["accept", "approve", "reject", "reopen"] });
  });
  it("has every fitting entry on one page and no other", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<Decision["verdict"]>("accept", "reject"), { maxLength: 60 }), fc.integer({ min: 1, max: 9 }), fc.constantFrom("accept", null), (verdicts, size, verdict) => {
        const long = verdicts.map((said, index) => entry(index + 1, said));
        const first = auditPage(long, { ...ALL, verdict }, 0, size);
        const sequences = Array.from({ length: first.pages }, (_, page) => auditPage(long, { ...ALL, verdict }, page, size).entries).flat().map(({ decision }) => decision.sequence);
        expect(sequences).toEqual(long.filter((one) => verdict === null || one.verdict === verdict).map((one) => one.sequence).reverse());
        expect(auditPage(long, { ...ALL, verdict }, 99, size).page).toBe(first.pages - 1);
      }),
    );
  });
});
