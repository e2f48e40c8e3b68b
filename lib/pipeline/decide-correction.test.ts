import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BlockState } from "@/lib/model/block";
import type { TableOperation } from "@/lib/model/correction";
import type { BlockView } from "@/lib/model/views";
import { applyTableOperations } from "@/lib/review/apply-table-operations";
import { verifyChain } from "@/lib/review/hash-chain";
import { openStore } from "@/lib/store/open-store";
import { getWorkbench, listBlocks, listDecisions } from "@/lib/store/queries";
import { readMonograph } from "@/lib/store/read-monographs";
import { sha256Text } from "@/lib/store/sha256-text";
import { decideBlock } from "./decide";
import { correctTable, previewTable, takeBackCorrection } from "./decide-correction";
import { exportBook } from "./export-book";
import { rechunk } from "./rechunk";
import { activeChunker } from "./rechunk-active";
import { sampleFixture } from "./sample-fixture";

let data: Awaited<ReturnType<typeof sampleFixture>>;
beforeAll(async () => {
  data = await sampleFixture();
}, 120_000);
afterAll(() => data.remove());

const SAID = { note: "", reviewer: "DS. Thử" };
const USUAL = { ceilingTokens: 800, targetTokens: 650, overlapTokens: 65, maxEmbedTokens: 8191 };
const NEW_TEXT = "một chữ không có trong sách";

async function viewOf(drugId: string): Promise<BlockView> {
  const view = await getWorkbench(data.bookId, drugId);
  const block = view?.sections.flatMap((section) => section.blocks).find((entry) => entry.block.kind === "table");
  if (!block) throw new Error(`${drugId} has a table`);
  return block;
}

/** The edit of a table's last cell, and what a request for it holds besides. */
function editOf({ asRead }: BlockView): TableOperation {
  const cell = asRead.cells.at(-1);
  if (!cell) throw new Error("the table has cells");
  return { op: "edit", row: cell.row, column: cell.column, was: cell.text, text: NEW_TEXT };
}
const about = (drugId: string, view: BlockView) => ({ bookId: data.bookId, drugId, blockId: view.block.blockId, asReadHash: view.asReadHash, standing: view.correction?.sequence ?? null, ...SAID });

async function exportedTexts(): Promise<string> {
  const exported = await exportBook(data.bookId);
  if (!exported.ok) throw new Error(`blocked: ${exported.findings[0]?.gate}`);
  return exported.files.map((file) => file.text).join("");
}

describe("correcting a table", () => {
  const drugId = "digoxin";
  it("is shown over the table as read, asks for a new verdict, and is in no export before it", async () => {
    const before = await viewOf(drugId);
    const judge = (verdict: "approve" | "reopen") => decideBlock({ bookId: data.bookId, drugId, blockId: before.block.blockId, verdict, reason: null, ...SAID });
    expect(await judge("approve")).toEqual({ ok: true });
    expect((await correctTable({ ...about(drugId, before), operations: [editOf(before), { op: "header_rows", count: 0 }] })).ok).toBe(true);

    const corrected = await viewOf(drugId);
    expect([corrected.state, corrected.block.headerRows, corrected.asRead]).toEqual([before.asRead.machineState, 0, before.asRead]);
    expect(corrected.block.cells.at(-1)?.text).toBe(NEW_TEXT);
    expect(corrected.correction?.operations).toHaveLength(2);
    expect(JSON.stringify(corrected.preview)).toContain(NEW_TEXT);
    expect(await exportedTexts()).not.toContain(NEW_TEXT);
    // Its own verdict is about the table as it was: to be looked at again.
    const own = (await getWorkbench(data.bookId, drugId))?.decisions.find((entry) => entry.decision.verdict === "approve");
    expect(own?.carry).toBe("look_again");

    expect(await judge("approve")).toEqual({ ok: true });
    expect((await viewOf(drugId)).state).toBe("approved");
    const exported = await exportedTexts();
    expect(exported).toContain(NEW_TEXT);
    expect(exported).toContain('"corrections": 1');
  });
  it("outlives chunking again with other limits, and with the old ones", async () => {
    for (const limits of [{ ...USUAL, targetTokens: 400 }, USUAL]) {
      expect((await rechunk({ bookId: data.bookId, drugId: null, limits, reviewer: "DS. Thử" })).ok).toBe(true);
      const view = await viewOf(drugId);
      expect([view.state, view.block.cells.at(-1)?.text]).toEqual(["approved", NEW_TEXT]);
    }
    expect((await listBlocks(data.bookId)).find((entry) => entry.drugId === drugId)?.block.headerRows).toBe(0);
  });
  it("is replaced whole by the next one, and taken back one by one, to the very bytes that were read", async () => {
    const first = await viewOf(drugId);
    const before = JSON.stringify(first.asRead);
    expect((await correctTable({ ...about(drugId, first), operations: [editOf(first)] })).ok).toBe(true);
    const second = await viewOf(drugId);
    expect(second.block.headerRows).toBe(second.asRead.headerRows);
    const takeBack = (sequence: number) => takeBackCorrection({ bookId: data.bookId, drugId, sequence, ...SAID });
    expect(await takeBack(first.correction?.sequence ?? 0)).toEqual({ ok: false, reason: "correction_superseded" });
    expect((await takeBack(second.correction?.sequence ?? 0)).ok).toBe(true);
    expect((await viewOf(drugId)).correction?.sequence).toBe(first.correction?.sequence);
    // With the correction its own approval counts again: exactly what was judged stands there.
    expect((await viewOf(drugId)).state).toBe("approved");
    expect((await takeBack(first.correction?.sequence ?? 0)).ok).toBe(true);
    const none = await viewOf(drugId);
    expect([none.correction, JSON.stringify(none.block)]).toEqual([null, before]);
    expect(none.state).not.toBe("quarantined");
    expect(await takeBack(999)).toEqual({ ok: false, reason: "correction_not_found" });
    const log = (await listDecisions(data.bookId)).map(({ decision }) => decision).reverse();
    expect(verifyChain(log, sha256Text).ok).toBe(true);
  });
  it("without any operation takes back whatever stands", async () => {
    const first = await viewOf(drugId);
    await correctTable({ ...about(drugId, first), operations: [editOf(first)] });
    await correctTable({ ...about(drugId, await viewOf(drugId)), operations: [editOf(first), { op: "row_labels", count: 0 }] });
    const twice = await viewOf(drugId);
    expect((await correctTable({ ...about(drugId, twice), operations: [] })).ok).toBe(true);
    const none = await viewOf(drugId);
    expect(none.correction).toBeNull();
    expect(await correctTable({ ...about(drugId, none), operations: [] })).toEqual({ ok: false, reason: "nothing_changed" });
  });
  it("overwrites no other reviewer's work, and nothing on another grid", async () => {
    const view = await viewOf(drugId);
    const before = (await listDecisions(data.bookId)).length;
    const request = { ...about(drugId, view), operations: [editOf(view)] };
    expect(await correctTable({ ...request, standing: 1 })).toEqual({ ok: false, reason: "correction_superseded" });
    expect(await correctTable({ ...request, asReadHash: "0" })).toEqual({ ok: false, reason: "block_changed" });
    expect(await correctTable({ ...request, blockId: "nowhere-t1" })).toEqual({ ok: false, reason: "block_not_found" });
    expect(await correctTable({ ...request, reviewer: " " })).toEqual({ ok: false, reason: "reviewer_missing" });
    expect(await correctTable({ ...request, operations: [{ op: "join_rows", row: 99 }] })).toEqual({ ok: false, reason: "operation_not_possible" });
    expect(await listDecisions(data.bookId)).toHaveLength(before);
  });
  it("shows beforehand the chunks that it would make, and writes nothing", async () => {
    const view = await viewOf(drugId);
    const shown = await previewTable({ bookId: data.bookId, drugId, blockId: view.block.blockId, operations: [editOf(view)] });
    expect(shown.ok && shown.preview.map((piece) => piece.text).join("")).toContain(NEW_TEXT);
    expect((await viewOf(drugId)).preview).toEqual(view.preview);
  });
});

describe("a corrected table", () => {
  it("whatever was done to it, is cut by the table chunker's rules, every cell in a chunk", async () => {
    const { prisma } = openStore();
    const tables = (await listBlocks(data.bookId)).filter((entry) => entry.block.kind === "table");
    const parts = await Promise.all(
      tables.map(async ({ drugId, block }) => {
        const stored = await readMonograph(prisma, data.bookId, drugId);
        if (!stored) throw new Error("it is stored");
        return { stored, block };
      }),
    );
    const small = fc.nat({ max: 6 });
    const wish: fc.Arbitrary<TableOperation> = fc.oneof(
      fc.record({ op: fc.constant("merge" as const), row: small, column: small, rowSpan: fc.integer({ min: 1, max: 3 }), columnSpan: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ op: fc.constant("cut" as const), row: small, column: small, into: fc.constantFrom("rows" as const, "columns" as const), at: small }),
      fc.record({ op: fc.constant("split" as const), row: small, column: small }),
      fc.record({ op: fc.constant("join_rows" as const), row: small }),
      fc.record({ op: fc.constant("join_columns" as const), column: small }),
      fc.record({ op: fc.constant("header_rows" as const), count: fc.nat({ max: 3 }) }),
      fc.record({ op: fc.constant("row_labels" as const), count: fc.nat({ max: 3 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...parts), fc.array(wish, { maxLength: 8 }), async ({ stored, block }, wishes) => {
        const operations: TableOperation[] = [];
        for (const operation of wishes) if (applyTableOperations(block, [...operations, operation]).ok) operations.push(operation);
        const corrected = applyTableOperations(block, operations);
        if (!corrected.ok) throw new Error(corrected.fault);
        const monograph = { ...stored.monograph, blocks: stored.monograph.blocks.map((other) => (other.blockId === block.blockId ? corrected.block : other)) };
        const chunk = await activeChunker(prisma, data.bookId, { ...stored, monograph });
        const states = new Map<string, BlockState>([[block.blockId, "approved"]]);
        const chunked = chunk({ states });
        const about = chunked.findings.filter((finding) => finding.place.blockId === block.blockId || finding.place.chunkId?.includes(block.blockId));
        expect(about.filter((finding) => finding.severity === "block")).toEqual([]);
        const texts = chunked.chunks.filter((entry) => entry.blockId === block.blockId).map((entry) => entry.text).join("\n").replace(/\\\|/gu, "|").replace(/<br>/gu, " ").replace(/\s+/gu, "");
        for (const cell of corrected.block.cells) expect(texts).toContain(cell.text.replace(/\s+/gu, ""));
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});
