import Database from "better-sqlite3";
import { spawn } from "node:child_process";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SeamView, WorkbenchView } from "@/lib/model/views";
import { verifyChain } from "@/lib/review/hash-chain";
import { databasePath } from "@/lib/store/data-dir";
import { getBook, getWorkbench, listBlocks, listDecisions, listMonographs, listRuns } from "@/lib/store/queries";
import { sha256Text } from "@/lib/store/sha256-text";
import { decideBlock, decideSeam } from "./decide";
import { exportBook } from "./export-book";
import { rechunk } from "./rechunk";
import { sampleFixture } from "./sample-fixture";

let data: Awaited<ReturnType<typeof sampleFixture>>;
beforeAll(async () => {
  data = await sampleFixture();
}, 120_000);
afterAll(() => data.remove());

const BY = { reason: null, note: "", reviewer: "DS. Thử" };
const USUAL = { ceilingTokens: 800, targetTokens: 650, overlapTokens: 65, maxEmbedTokens: 8191 };

async function monographWithSeams(): Promise<{ view: WorkbenchView; seams: SeamView[] }> {
  const row = (await listMonographs(data.bookId)).find((entry) => entry.seams.total > 1);
  const view = row && (await getWorkbench(data.bookId, row.drugId));
  if (!view) throw new Error("the sample has a monograph with seams");
  return { view, seams: view.sections.flatMap((section) => section.seams) };
}

function seamRequest({ seam }: SeamView) {
  return { bookId: data.bookId, drugId: seam.drugId, sectionKey: seam.sectionKey, seamIndex: seam.index };
}

async function seamNow(seamKey: string, drugId: string): Promise<SeamView | undefined> {
  const view = await getWorkbench(data.bookId, drugId);
  return view?.sections.flatMap((section) => section.seams).find((seam) => seam.seamKey === seamKey);
}

async function exportedTexts(): Promise<string> {
  const exported = await exportBook(data.bookId);
  if (!exported.ok) throw new Error(`blocked: ${exported.findings[0]?.gate}`);
  return exported.files.filter((file) => file.name.endsWith(".jsonl")).map((file) => file.text).join("");
}

describe("a decision on a seam", () => {
  it("stands on the seam, counts in the overview, and is taken back by another decision", async () => {
    const { view, seams } = await monographWithSeams();
    const [first] = seams as [SeamView];
    const { drugId } = view.monograph;
    const judged = async () => (await listMonographs(data.bookId)).find((row) => row.drugId === drugId)?.seams.judged;
    expect(await decideSeam({ ...seamRequest(first), verdict: "accept", ...BY })).toEqual({ ok: true });
    expect(await seamNow(first.seamKey, drugId)).toMatchObject({ verdict: "accept", lookAgain: false });
    expect(await judged()).toBe(1);
    expect(await decideSeam({ ...seamRequest(first), verdict: "reject", ...BY, reason: "list_cut" })).toEqual({ ok: true });
    expect(await seamNow(first.seamKey, drugId)).toMatchObject({ verdict: "reject", reason: "list_cut" });
    expect(await decideSeam({ ...seamRequest(first), verdict: "reopen", ...BY })).toEqual({ ok: true });
    expect(await seamNow(first.seamKey, drugId)).toMatchObject({ verdict: null });
    expect(await judged()).toBe(0);
    expect((await getWorkbench(data.bookId, drugId))?.decisions).toHaveLength(3);
  });

  it("is refused without a name, without a reason where one is wanted, without a note for “other”, and on a seam that is not there", async () => {
    const { seams } = await monographWithSeams();
    const request = seamRequest(seams[0] as SeamView);
    const before = (await listDecisions(data.bookId)).length;
    expect(await decideSeam({ ...request, verdict: "accept", ...BY, reviewer: "  " })).toEqual({ ok: false, reason: "reviewer_missing" });
    expect(await decideSeam({ ...request, verdict: "reject", ...BY })).toEqual({ ok: false, reason: "reason_missing" });
    expect(await decideSeam({ ...request, verdict: "reject", ...BY, reason: "because" })).toEqual({ ok: false, reason: "reason_missing" });
    expect(await decideSeam({ ...request, verdict: "reject", ...BY, reason: "other" })).toEqual({ ok: false, reason: "note_missing" });
    expect(await decideSeam({ ...request, seamIndex: 99, verdict: "accept", ...BY })).toEqual({ ok: false, reason: "seam_not_found" });
    expect(await decideSeam({ ...request, bookId: "none", verdict: "accept", ...BY })).toEqual({ ok: false, reason: "book_not_found" });
    expect(await listDecisions(data.bookId)).toHaveLength(before);
  });

  it("is refused on a screen that is out of date: with who was first, or because the place is cut otherwise now", async () => {
    const { view, seams } = await monographWithSeams();
    const seen = seams[0] as SeamView;
    const standing = view.decisions.find((entry) => entry.current && entry.seamKey === seen.seamKey)?.decision.decisionId ?? null;
    const asSeen = { ...seamRequest(seen), ...BY, judged: seen.judged, standing };
    expect(await decideSeam({ ...asSeen, verdict: "accept" })).toEqual({ ok: true });
    const entries = (await listDecisions(data.bookId)).length;
    const refused = await decideSeam({ ...asSeen, verdict: "reject", reason: "list_cut", reviewer: "DS. Khác" });
    expect(refused).toMatchObject({ ok: false, reason: "decided_since", by: { reviewer: BY.reviewer, verdict: "accept" } });
    expect(await decideSeam({ ...asSeen, judged: "0".repeat(64), verdict: "accept" })).toEqual({ ok: false, reason: "changed_since" });
    expect(await listDecisions(data.bookId)).toHaveLength(entries);
    if (refused.ok || refused.reason !== "decided_since") throw new Error("it says who was first");
    expect(await decideSeam({ ...asSeen, standing: refused.by.decisionId, verdict: "reject", reason: "list_cut", reviewer: "DS. Khác" })).toEqual({ ok: true });
    await decideSeam({ ...seamRequest(seen), ...BY, verdict: "reopen" });
  });

  it("outlives other limits: without a place while its seam is gone, standing again when the seam is back", async () => {
    const { view, seams } = await monographWithSeams();
    const { drugId } = view.monograph;
    const seam = seams[1] as SeamView;
    await decideSeam({ ...seamRequest(seam), verdict: "accept", ...BY });
    const id = (await listDecisions(data.bookId))[0]?.decision.decisionId;
    const fate = async () => (await listDecisions(data.bookId)).find((entry) => entry.decision.decisionId === id);
    const smaller = await rechunk({ bookId: data.bookId, drugId: null, limits: { ...USUAL, ceilingTokens: 500, targetTokens: 400, overlapTokens: 40 }, reviewer: "DS. Thử" });
    expect(smaller).toMatchObject({ ok: true, run: { active: true, drugId: null, reviewer: "DS. Thử" } });
    const away = await fate();
    expect(away?.carry === "orphaned" ? away.seamKey : away?.carry).toSatisfy((state) => state === null || state === "look_again");
    expect((await rechunk({ bookId: data.bookId, drugId: null, limits: USUAL, reviewer: "DS. Thử" })).ok).toBe(true);
    expect(await fate()).toMatchObject({ carry: "carried", current: true, seamKey: seam.seamKey });
    expect(await seamNow(seam.seamKey, drugId)).toMatchObject({ verdict: "accept", lookAgain: false });
    expect((await listRuns(data.bookId)).map((run) => run.active)).toEqual([true, false, false]);
  });
});

describe("a decision on a block", () => {
  it("lets an approved table into the export at once, and a quarantined one out of it again, every cell of it", async () => {
    const tables = (await listBlocks(data.bookId)).filter((entry) => entry.block.kind === "table" && entry.state === "pending");
    // A table that is told apart by a cell which stands nowhere else in the export.
    const before = await exportedTexts();
    const table = tables.find((entry) => entry.block.cells.some((cell) => cell.text.length > 8 && !before.includes(cell.text)));
    if (!table) throw new Error("the sample has a pending table");
    const own = table.block.cells.map((cell) => cell.text).filter((text) => text.length > 8 && !before.includes(text));
    const request = { bookId: data.bookId, drugId: table.drugId, blockId: table.block.blockId };

    expect(await decideBlock({ ...request, verdict: "approve", ...BY })).toEqual({ ok: true });
    const approved = await exportedTexts();
    expect(own.filter((text) => !approved.includes(text.replaceAll("\n", " ")))).toEqual([]);
    expect((await getBook(data.bookId))?.blocks.approved).toBe(1);

    expect(await decideBlock({ ...request, verdict: "quarantine", ...BY, reason: "cells_wrong" })).toEqual({ ok: true });
    expect(await exportedTexts()).not.toContain(own[0]);
    const view = await getWorkbench(data.bookId, table.drugId);
    expect(view?.sections.flatMap((section) => section.blocks).find((entry) => entry.block.blockId === request.blockId)?.state).toBe("quarantined");

    expect(await decideBlock({ ...request, verdict: "reopen", ...BY })).toEqual({ ok: true });
    expect(await exportedTexts()).toBe(before);
  });

  it("counts in a run that was being made when it came in", async () => {
    const block = (await listBlocks(data.bookId)).find((entry) => entry.state === "pending");
    if (!block) throw new Error("the sample has a pending block");
    const request = { bookId: data.bookId, drugId: block.drugId, blockId: block.block.blockId };
    let decided: Promise<unknown> = Promise.resolve();
    const onProgress = ({ done }: { done: number }) => {
      if (done === 2) decided = decideBlock({ ...request, verdict: "approve", ...BY });
    };
    const made = await rechunk({ bookId: data.bookId, drugId: null, limits: { ...USUAL, targetTokens: 600 }, reviewer: "DS. Thử" }, { onProgress });
    expect(await decided).toEqual({ ok: true });
    const view = await getWorkbench(data.bookId, block.drugId);
    const descriptor = view?.sections.flatMap((section) => section.chunks).find((chunk) => chunk.blockId === request.blockId);
    expect(made.ok && view?.run.runId).toBe(made.ok && made.run.runId);
    expect(descriptor).toMatchObject({ hasQuarantinedContent: false });
    await decideBlock({ ...request, verdict: "reopen", ...BY });
    await rechunk({ bookId: data.bookId, drugId: null, limits: USUAL, reviewer: "DS. Thử" });
  });

  it("makes no run of its own: what it changes, it changes in the run that counts", async () => {
    const runs = (await listRuns(data.bookId)).length;
    const [block] = await listBlocks(data.bookId);
    if (!block) throw new Error("the sample has blocks");
    await decideBlock({ bookId: data.bookId, drugId: block.drugId, blockId: block.block.blockId, verdict: "approve", ...BY });
    await decideBlock({ bookId: data.bookId, drugId: block.drugId, blockId: block.block.blockId, verdict: "reopen", ...BY });
    expect(await listRuns(data.bookId)).toHaveLength(runs);
  });
});

describe("the log", () => {
  it("is chained, and the database itself refuses to change, delete, replace or forge an entry", async () => {
    const log = (await listDecisions(data.bookId)).map((entry) => entry.decision).reverse();
    expect(verifyChain(log, sha256Text)).toMatchObject({ ok: true, length: log.length });
    const database = new Database(databasePath());
    const last = database.prepare("SELECT * FROM decisions ORDER BY sequence DESC LIMIT 1").get() as Record<string, unknown>;
    const insert = (verb: string, row: Record<string, unknown>) =>
      database.prepare(`${verb} INTO decisions (${Object.keys(row).join(", ")}) VALUES (${Object.keys(row).map((key) => `@${key}`).join(", ")})`).run(row);
    expect(() => database.prepare("UPDATE decisions SET verdict = 'accept'").run()).toThrow(/append-only/);
    expect(() => database.prepare("DELETE FROM decisions").run()).toThrow(/append-only/);
    expect(() => insert("INSERT OR REPLACE", { ...last, verdict: "accept" })).toThrow(/must follow/);
    expect(() => insert("INSERT", { ...last, decisionId: "x", sequence: Number(last.sequence) + 2 })).toThrow(/must follow/);
    expect(() => insert("INSERT", { ...last, decisionId: "x", sequence: Number(last.sequence) + 1 })).toThrow(/must follow/);
    database.close();
  });

  it("stays whole when two processes decide at once", async () => {
    const { seams } = await monographWithSeams();
    const request = seamRequest(seams[0] as SeamView);
    const before = (await listDecisions(data.bookId)).length;
    const decide = path.resolve("lib/pipeline/decide.ts");
    const program = `
      const { decideSeam } = await import(${JSON.stringify(decide)});
      const { openStores } = await import(${JSON.stringify(path.resolve("lib/store/open-store.ts"))});
      const request = ${JSON.stringify({ ...request, verdict: "accept", ...BY })};
      for (let n = 0; n < 25; n++) { const done = await decideSeam(request); if (!done.ok) throw new Error(done.reason); }
      for (const store of openStores()) await store.close();`;
    const run = () =>
      new Promise<number | null>((resolve) => spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", program], { stdio: ["ignore", "inherit", "inherit"] }).on("exit", resolve));
    expect(await Promise.all([run(), run()])).toEqual([0, 0]);
    const log = (await listDecisions(data.bookId)).map((entry) => entry.decision).reverse();
    expect(log).toHaveLength(before + 50);
    expect(verifyChain(log, sha256Text)).toMatchObject({ ok: true });
  });
});
