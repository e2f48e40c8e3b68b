import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEFAULT_LIMITS } from "@/lib/model/limits";
import type { WorkbenchView } from "@/lib/model/views";
import { blockAnchor, seamAnchor } from "@/lib/review/anchor";
import { openStore } from "@/lib/store/open-store";
import { getWorkbench, listDecisions, listLog, listMonographs, listRuns } from "@/lib/store/queries";
import { readMonograph } from "@/lib/store/read-monographs";
import { sha256Text } from "@/lib/store/sha256-text";
import { compareRuns } from "./compare-runs";
import { decideBlock, decideSeam } from "./decide";
import { rechunk } from "./rechunk";
import { previewRestore, restoreRun } from "./restore-run";
import { sampleFixture } from "./sample-fixture";

const SMALLER = { ...DEFAULT_LIMITS, targetTokens: 400 };
/** Some of its seams stand where those of `SMALLER` do, with another overlap. */
const CLOSE = { ...DEFAULT_LIMITS, targetTokens: 400, overlapTokens: 20 };
const BY = { reviewer: "DS. Thử" };
let data: Awaited<ReturnType<typeof sampleFixture>>;
let bookId: string;
beforeAll(async () => {
  data = await sampleFixture();
  bookId = data.bookId;
}, 120_000);
afterAll(() => data.remove());

async function views(): Promise<WorkbenchView[]> {
  const all = await Promise.all((await listMonographs(bookId)).map(({ drugId }) => getWorkbench(bookId, drugId)));
  return all.filter((view) => view !== null);
}
const texts = async () => (await views()).flatMap((view) => view.sections.flatMap((section) => section.chunks.map((chunk) => [chunk.chunkId, chunk.text])));

/** Carried decisions whose seam or block is not, in every respect, what was judged. */
async function misapplied(): Promise<number[]> {
  const wrong: number[] = [];
  for (const view of await views()) {
    const { drugId } = view.monograph;
    const stored = await readMonograph(openStore().prisma, bookId, drugId);
    for (const { decision, carry, seamKey, blockId } of view.decisions) {
      if (carry !== "carried") continue;
      const section = stored?.monograph.sections.find((candidate) => candidate.key === decision.anchor.sectionKey);
      const seam = view.sections.flatMap((candidate) => candidate.seams).find((candidate) => candidate.seamKey === seamKey)?.seam;
      const block = stored?.monograph.blocks.find((candidate) => candidate.blockId === blockId);
      const now = seam && section ? seamAnchor(section, seam, sha256Text) : block ? blockAnchor(drugId, block, sha256Text) : null;
      if (now?.contentHash !== decision.anchor.contentHash) wrong.push(decision.sequence);
    }
  }
  return wrong;
}

describe("the sample cut with TARGET_TOKENS 400 and back", () => {
  it("loses no decision, applies none to other text, and says of each what became of it", async () => {
    // Seams of a cut of their own, so that there are enough of them, and a block.
    await rechunk({ bookId, drugId: null, limits: CLOSE, ...BY });
    for (const view of await views()) {
      const { drugId } = view.monograph;
      for (const section of view.sections)
        for (const { seam } of section.seams) await decideSeam({ bookId, drugId, sectionKey: section.key, seamIndex: seam.index, verdict: "accept", reason: null, note: "", ...BY });
    }
    await decideBlock({ bookId, drugId: "warfarin", blockId: "warfarin-t1", verdict: "quarantine", reason: "cells_wrong", note: "", ...BY });
    const log = await listLog(bookId);
    expect((await listDecisions(bookId)).every((view) => view.carry === "carried")).toBe(true);

    const away = await rechunk({ bookId, drugId: null, limits: SMALLER, ...BY });
    const fates = (await listDecisions(bookId)).map((view) => view.carry);
    expect(fates).toHaveLength(log.length);
    expect(new Set(fates)).toEqual(new Set(["carried", "look_again", "orphaned"]));
    const count = (fate: string) => fates.filter((one) => one === fate).length;
    expect(away).toMatchObject({ ok: true, diff: { decisions: { carried: count("carried"), lookAgain: count("look_again"), orphaned: count("orphaned") } } });
    expect(await misapplied()).toEqual([]);

    await rechunk({ bookId, drugId: null, limits: CLOSE, ...BY });
    expect((await listDecisions(bookId)).every((view) => view.carry === "carried" && view.current)).toBe(true);
    expect(await misapplied()).toEqual([]);
    expect(await listLog(bookId)).toEqual(log);
  }, 120_000);
});

describe("going back to an earlier run", () => {
  it("is shown before it is done, makes a run that says whom it was brought back by, and leaves the earlier one", async () => {
    const then = await texts();
    const earlier = (await listRuns(bookId)).find((run) => run.active && run.drugId === null);
    await rechunk({ bookId, drugId: null, limits: { ...DEFAULT_LIMITS, targetTokens: 300 }, ...BY });
    expect(await texts()).not.toEqual(then);
    const request = { bookId, runId: earlier?.runId ?? "" };
    const preview = await previewRestore(request);
    expect(preview).toMatchObject({ ok: true, diff: { decisions: { orphaned: 0, lookAgain: 0 } } });
    expect(preview.ok && preview.sectionCount).toBeGreaterThan(0);
    expect(await texts()).not.toEqual(then);

    expect(await restoreRun({ ...request, reviewer: "DS. Lan" })).toMatchObject({ ok: true, run: { reviewer: "DS. Lan", restoredOrdinal: earlier?.ordinal, active: true, limits: earlier?.limits } });
    expect(await texts()).toEqual(then);
    expect((await listRuns(bookId)).find((run) => run.runId === earlier?.runId)).toEqual({ ...earlier, active: false });
    expect((await listDecisions(bookId)).every((view) => view.carry === "carried")).toBe(true);
  }, 120_000);

  it("obeys what is withheld now, not what was then", async () => {
    const rows = async () => (await getWorkbench(bookId, "digoxin"))?.sections.flatMap((section) => section.chunks).filter((chunk) => chunk.blockId !== null && chunk.text.includes("\n| ")).length ?? 0;
    const block = { bookId, drugId: "digoxin", blockId: "digoxin-t1", reason: null, note: "", ...BY };
    await decideBlock({ ...block, verdict: "approve" });
    const approved = await rechunk({ bookId, drugId: "digoxin", limits: SMALLER, ...BY });
    expect(await rows()).toBeGreaterThan(0);
    await rechunk({ bookId, drugId: "digoxin", limits: DEFAULT_LIMITS, ...BY });
    await decideBlock({ ...block, verdict: "reopen" });
    expect(approved.ok && (await restoreRun({ bookId, runId: approved.run.runId, ...BY }))).toMatchObject({ ok: true, run: { drugId: "digoxin" } });
    expect(await rows()).toBe(0);
  }, 120_000);

  it("refuses what is not there", async () => {
    expect(await restoreRun({ bookId, runId: "nothing", ...BY })).toEqual({ ok: false, reason: "run_not_found" });
    expect(await restoreRun({ bookId: "nothing", runId: "nothing", ...BY })).toEqual({ ok: false, reason: "book_not_found" });
  });
});

describe("compareRuns", () => {
  it("says what parts two runs, section by section, in the monographs that both have", async () => {
    const [first, second] = (await listRuns(bookId)).filter((run) => run.drugId === null).reverse();
    const compared = await compareRuns(bookId, first?.runId ?? "", second?.runId ?? "");
    if (!compared.ok) throw new Error(compared.reason);
    expect(compared.diff.seamsMoved).toBeGreaterThan(0);
    expect(compared.sections.length).toBe(compared.sectionCount);
    for (const { before, after, length } of compared.sections) {
      expect(before.parts.map((part) => part.from)).not.toEqual(after.parts.map((part) => part.from));
      for (const { parts } of [before, after]) {
        expect(parts[0]?.from).toBe(0);
        expect(parts.at(-1)?.to).toBe(length);
        for (const [index, part] of parts.entries()) if (index > 0) expect(part.from).toBe(parts[index - 1]?.to);
      }
    }
    expect(await compareRuns(bookId, first?.runId ?? "", first?.runId ?? "")).toMatchObject({ ok: true, sectionCount: 0, diff: { chunksAdded: 0, chunksGone: 0 } });
    const digoxin = (await listRuns(bookId)).find((run) => run.drugId === "digoxin");
    expect(await compareRuns(bookId, first?.runId ?? "", digoxin?.runId ?? "")).toMatchObject({ ok: true });
    expect(await compareRuns(bookId, first?.runId ?? "", "x")).toEqual({ ok: false, reason: "run_not_found" });
  }, 60_000);
});
