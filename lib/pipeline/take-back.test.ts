import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { WorkbenchView } from "@/lib/model/views";
import { verifyChain } from "@/lib/review/hash-chain";
import { getWorkbench, listBlocks, listDecisions, listMonographs } from "@/lib/store/queries";
import { sha256Text } from "@/lib/store/sha256-text";
import { decideBlock, decideSeam } from "./decide";
import { correctTable } from "./decide-correction";
import { moveSeam } from "./decide-pin";
import { exportBook } from "./export-book";
import { sampleFixture } from "./sample-fixture";
import { type TakeBackResult, takeBack } from "./take-back";

let data: Awaited<ReturnType<typeof sampleFixture>>;
let drugId: string;
beforeAll(async () => {
  data = await sampleFixture();
  drugId = (await listMonographs(data.bookId)).find((entry) => entry.seams.total > 2)?.drugId ?? "";
}, 120_000);
afterAll(() => data.remove());

const LAN = { note: "", reason: null, reviewer: "DS. Lan" };
const MINH = { note: "", reason: null, reviewer: "DS. Minh" };
const take = (direction: "undo" | "redo", by = LAN, skip: string[] = []): Promise<TakeBackResult> => takeBack({ bookId: data.bookId, reviewer: by.reviewer, direction, skip });

async function viewNow(): Promise<WorkbenchView> {
  const view = await getWorkbench(data.bookId, drugId);
  if (!view) throw new Error("the monograph is there");
  return view;
}

/** All that decisions change: verdicts, block states, chunks, pins, and the bytes that would be exported. */
async function stateNow(): Promise<string> {
  const exported = await exportBook(data.bookId);
  const files = exported.ok ? exported.files.filter((file) => file.name.endsWith(".jsonl")) : [];
  const sections = (await viewNow()).sections.map(({ seams, chunks, blocks, pins }) => ({ seams, chunks, states: blocks.map((block) => block.state), pins: pins?.map((pin) => [pin.kind, pin.at]) }));
  const blocks = (await listBlocks(data.bookId)).map((block) => block.state);
  return JSON.stringify([sections, blocks, files]);
}

describe("undo and redo", () => {
  it("walk back over verdicts, an approval and a move, each state byte for byte, and forth again", async () => {
    const block = (await listBlocks(data.bookId)).find((entry) => entry.state === "pending");
    if (!block) throw new Error("the sample has a pending block");
    const seams = (await viewNow()).sections.flatMap((section) => section.seams).map(({ seam }) => seam);
    const at = (index: number) => ({ bookId: data.bookId, drugId, sectionKey: seams[index]!.sectionKey, seamIndex: seams[index]!.index });
    const acts = [
      () => decideSeam({ ...at(0), ...LAN, verdict: "accept" }),
      () => decideSeam({ ...at(0), ...LAN, verdict: "reject", reason: "list_cut" }),
      () => decideBlock({ bookId: data.bookId, drugId: block.drugId, blockId: block.block.blockId, ...LAN, verdict: "approve" }),
      () => moveSeam({ ...at(0), ...LAN, from: seams[0]!.at, to: seams[0]!.candidates.findLast((place) => place < seams[0]!.at) as number }),
    ];
    const states = [await stateNow()];
    for (const act of acts) {
      expect(await act()).toMatchObject({ ok: true });
      states.push(await stateNow());
    }
    expect(new Set(states).size).toBe(states.length);
    for (const state of states.slice(0, -1).reverse()) {
      expect(await take("undo")).toMatchObject({ ok: true, taken: { direction: "undo", left: 0 } });
      expect(await stateNow()).toBe(state);
    }
    expect(await take("undo")).toEqual({ ok: false, reason: "nothing_to_undo" });
    for (const state of states.slice(1)) {
      expect(await take("redo")).toMatchObject({ ok: true, taken: { direction: "redo" } });
      expect(await stateNow()).toBe(state);
    }
    expect(await take("redo")).toEqual({ ok: false, reason: "nothing_to_redo" });
    for (const _ of acts) await take("undo");
    expect(await stateNow()).toBe(states[0]);
    const log = (await listDecisions(data.bookId)).map((entry) => entry.decision).reverse();
    expect(verifyChain(log, sha256Text)).toMatchObject({ ok: true, length: log.length });
  });

  it("leave another reviewer's later word alone, say whose it is, and go on to the act before", async () => {
    const [first, second] = (await viewNow()).sections.flatMap((section) => section.seams).map(({ seam }) => ({ bookId: data.bookId, drugId, sectionKey: seam.sectionKey, seamIndex: seam.index }));
    if (!first || !second) throw new Error("the monograph has two seams");
    await decideSeam({ ...second, ...LAN, verdict: "accept" });
    await decideSeam({ ...first, ...LAN, verdict: "accept" });
    await decideSeam({ ...first, ...MINH, verdict: "reject", reason: "list_cut" });
    const entries = (await listDecisions(data.bookId)).length;
    const refused = await take("undo");
    expect(refused).toMatchObject({ ok: false, reason: "judged_since", by: { reviewer: "DS. Minh", verdict: "reject" } });
    expect(await listDecisions(data.bookId)).toHaveLength(entries);
    expect(await take("undo", LAN, ["actId" in refused ? refused.actId : ""])).toMatchObject({ ok: true, taken: { what: { verdict: "accept" } } });
    const verdicts = (await viewNow()).sections.flatMap((section) => section.seams).map((seam) => seam.verdict);
    expect(verdicts).toContain("reject");
    expect(verdicts).not.toContain("accept");
    // Minh undoes: what Lan had said stands again, and is Lan's to take back.
    expect(await take("undo", MINH)).toMatchObject({ ok: true });
    expect(await take("undo")).toMatchObject({ ok: true });
    expect((await viewNow()).sections.flatMap((section) => section.seams).filter((seam) => seam.verdict !== null)).toEqual([]);
  });

  it("lift a correction of a table off, with the verdict that it had asked for anew, and lay it on again", async () => {
    const table = (await listBlocks(data.bookId)).find((entry) => entry.block.kind === "table");
    if (!table) throw new Error("the sample has a table");
    const at = { bookId: data.bookId, drugId: table.drugId, blockId: table.block.blockId };
    const blockNow = async () => (await getWorkbench(data.bookId, table.drugId))?.sections.flatMap((section) => section.blocks).find((view) => view.block.blockId === at.blockId);
    await decideBlock({ ...at, ...LAN, verdict: "approve" });
    const before = await blockNow();
    const cell = before?.asRead.cells.at(-1);
    if (!before || !cell) throw new Error("the table has cells");
    const edit = { op: "edit" as const, row: cell.row, column: cell.column, was: cell.text, text: "khác" };
    expect(await correctTable({ ...at, ...LAN, operations: [edit], asReadHash: before.asReadHash, standing: null })).toMatchObject({ ok: true });
    const corrected = await blockNow();
    expect([corrected?.block.cells.at(-1)?.text, corrected?.state]).toEqual(["khác", "pending"]);
    expect(await take("undo")).toMatchObject({ ok: true, taken: { what: { targetKind: "correction", verdict: "correct" } } });
    expect(await blockNow()).toEqual(before);
    expect(await take("redo")).toMatchObject({ ok: true });
    expect((await blockNow())?.block).toEqual(corrected?.block);
    await take("undo");
    await take("undo");
    expect((await blockNow())?.state).toBe("pending");
  });

  it("are refused without a name and in a book that is not there", async () => {
    expect(await take("undo", { ...LAN, reviewer: " " })).toEqual({ ok: false, reason: "reviewer_missing" });
    expect(await takeBack({ bookId: "none", reviewer: "DS. Lan", direction: "undo", skip: [] })).toEqual({ ok: false, reason: "book_not_found" });
  });
});
