import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dataFixture } from "./data-fixture";
import { findNextItem } from "./next-item";
import { openStore } from "./open-store";

let data: ReturnType<typeof dataFixture>;
beforeAll(() => {
  data = dataFixture();
});
afterAll(() => data.remove());

const seam = (index: number, labels: string[]) => JSON.stringify({ leftChunkId: `l${index}`, rightChunkId: `r${index}`, contextLabels: labels });

/** A book of one monograph with seams in two sections and one table, as far as the queue looks at them. */
async function fill(): Promise<void> {
  const { prisma } = openStore();
  const empty = Buffer.from("{}");
  await prisma.book.create({ data: { bookId: "b", sha256: "b", title: "", fileName: "", byteLength: 0, profileId: "", profileReasonJson: "{}", pageCount: 1, state: "ready", createdAt: new Date(0), activeRunId: "r", knownFindings: empty } });
  await prisma.monograph.create({ data: { bookId: "b", drugId: "d", ordinal: 0, drugName: "D", firstPage: 0, lastPage: 0, atcCodesJson: "[]", atcStatedAbsent: false, body: empty, activeRunId: "r" } });
  await prisma.run.create({ data: { runId: "r", bookId: "b", ordinal: 1, ceilingTokens: 800, targetTokens: 650, overlapTokens: 65, maxEmbedTokens: 8191, counter: "cl100k_base", createdAt: new Date(0), gatesJson: "[]" } });
  await prisma.block.create({ data: { bookId: "b", blockId: "d-t1", drugId: "d", sectionKey: "chi_dinh", ordinal: 0, kind: "table", physicalPage: 0, machineState: "pending", state: "pending", body: empty, previewBody: empty } });
  for (const [ordinal, sectionKey] of ["chi_dinh", "lieu_luong_va_cach_dung"].entries()) await prisma.section.create({ data: { bookId: "b", drugId: "d", sectionKey, ordinal, displayName: "", text: "", body: empty } });
  const seams = [["chi_dinh", 0, []], ["chi_dinh", 1, ["Trẻ em:"]], ["lieu_luong_va_cach_dung", 0, []]] as const;
  for (const [sectionKey, seamIndex, labels] of seams) await prisma.seam.create({ data: { runId: "r", drugId: "d", sectionKey, seamIndex, at: 1, pinned: false, seamJson: seam(seamIndex, [...labels]) } });
}

let sequence = 0;
async function judge(target: { seamKey?: string; blockId?: string }, verdict: string, carry = "carried"): Promise<void> {
  const { prisma } = openStore();
  const decisionId = `x${++sequence}`;
  const about = { bookId: "b", drugId: "d", sectionKey: "chi_dinh", verdict, blockId: target.blockId ?? null };
  await prisma.decision.create({ data: { ...about, decisionId, sequence, targetKind: target.blockId ? "block" : "seam", anchorJson: "{}", note: "", reviewer: "A", decidedAt: "", previousHash: "", hash: "" } });
  await prisma.decisionPlace.create({ data: { ...about, decisionId, carry, current: true, seamKey: target.seamKey ?? null } });
}

describe("the next thing to judge", () => {
  it("is the riskiest that nobody judged, until nothing waits", async () => {
    expect(await findNextItem("b")).toBeNull();
    await fill();
    expect(await findNextItem("b")).toMatchObject({ kind: "seam", seamKey: "d__lieu_luong_va_cach_dung__0", reasons: ["risky_section"], waiting: 4 });
    await judge({ seamKey: "d__lieu_luong_va_cach_dung__0" }, "accept");
    expect(await findNextItem("b")).toMatchObject({ seamKey: "d__chi_dinh__1", reasons: ["carried_labels"], waiting: 3 });
    await judge({ seamKey: "d__chi_dinh__1" }, "accept");
    expect(await findNextItem("b")).toMatchObject({ kind: "block", blockId: "d-t1", reasons: ["table"], waiting: 2 });
    await judge({ blockId: "d-t1" }, "quarantine");
    await judge({ seamKey: "d__chi_dinh__0" }, "reject", "look_again");
    expect(await findNextItem("b")).toMatchObject({ seamKey: "d__chi_dinh__0", reasons: ["look_again"] });
    await openStore().prisma.finding.create({ data: { runId: "r", ordinal: 0, scope: "monograph", gate: "chunk_over_token_ceiling", severity: "block", drugId: "d", sectionKey: "chi_dinh", chunkId: "r9", expected: "", found: "" } });
    expect(await findNextItem("b")).toMatchObject({ kind: "finding", chunkId: "r9", gate: "chunk_over_token_ceiling", reasons: ["blocking_finding"] });
  });
});
