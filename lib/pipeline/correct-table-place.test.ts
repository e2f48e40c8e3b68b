import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PageRect, pageRect } from "@/lib/model/rect";
import type { BlockView, WorkbenchView } from "@/lib/model/views";
import { canonicalJson } from "@/lib/review/canonical-json";
import { verifyChain } from "@/lib/review/hash-chain";
import { openStore } from "@/lib/store/open-store";
import { getWorkbench, listBlocks, listDecisions } from "@/lib/store/queries";
import { readMonograph } from "@/lib/store/read-monographs";
import { sha256Text } from "@/lib/store/sha256-text";
import { takeBackCorrection } from "./correct-heading";
import { drawTable, redrawTable, rejectTable } from "./correct-table-place";
import { decideBlock } from "./decide";
import { correctTable } from "./decide-correction";
import { bookPdfPath } from "./data-dir";
import { exportBook } from "./export-book";
import { ingest } from "./ingest";
import { rechunk } from "./rechunk";
import { sampleFixture } from "./sample-fixture";
import { takeBack } from "./take-back";

let data: Awaited<ReturnType<typeof sampleFixture>>;
beforeAll(async () => {
  data = await sampleFixture();
}, 120_000);
afterAll(() => data.remove());

const BY = { note: "", reviewer: "DS. Thử", isPreview: false };
const drugId = "gentamicin";

async function view(): Promise<WorkbenchView> {
  const found = await getWorkbench(data.bookId, drugId);
  if (!found) throw new Error("the sample has it");
  return found;
}
const tablesOf = async (): Promise<BlockView[]> => (await view()).sections.flatMap((section) => section.blocks).filter(({ block }) => block.kind === "table");
const textOf = async () => (await readMonograph(openStore().prisma, data.bookId, drugId))?.monograph.sections.map((section) => section.text).join("\n") ?? "";
const bytes = async () => canonicalJson((await readMonograph(openStore().prisma, data.bookId, drugId))?.monograph ?? null);
const about = ({ block, asReadHash }: BlockView) => ({ bookId: data.bookId, drugId, blockId: block.blockId, asReadHash, ...BY });
const grown = (box: PageRect, by: number): PageRect => pageRect(box[0] - by, box[1] - by, box[2] + by, box[3] + by);

describe("where tables stand", () => {
  let before = "";
  let first: BlockView;
  let second: BlockView;
  beforeAll(async () => {
    before = await bytes();
    [first, second] = (await tablesOf()) as [BlockView, BlockView];
    // The second one is approved and corrected: nothing of that may be lost.
    const [row] = second.asRead.cells;
    await correctTable({ ...about(second), standing: null, operations: [{ op: "edit", row: 0, column: 0, was: row?.text ?? "", text: "Đầu bảng khác" }] });
    await decideBlock({ bookId: data.bookId, drugId, blockId: second.block.blockId, verdict: "approve", reason: null, ...BY });
    before = await bytes();
  });

  it("is said of the table that the reviewer saw: another one under its number is left alone", async () => {
    const seen = { ...about(first), asReadHash: second.asReadHash };
    expect(await rejectTable(seen)).toEqual({ ok: false, reason: "block_changed" });
    expect(await redrawTable({ ...seen, region: { physicalPage: first.asRead.physicalPage, bbox: grown(first.asRead.bbox, 2) } })).toEqual({ ok: false, reason: "block_changed" });
    expect(await bytes()).toBe(before);
  });
  it("what is no table goes back to the text; the other keeps its name, its correction and its verdict", async () => {
    const word = first.asRead.cells.at(-1)?.text ?? "";
    const done = await rejectTable(about(first));
    expect(done.ok && done.change.monographs.map((entry) => entry.drugId)).toEqual([drugId]);
    const now = await tablesOf();
    expect(now.map(({ block, state }) => [block.blockId, state])).toEqual([[second.block.blockId, "approved"]]);
    expect(now[0]?.block.cells[0]?.text).toBe("Đầu bảng khác");
    expect((await textOf()).replace(/\s+/gu, "")).toContain(word.replace(/\s+/gu, ""));
    expect((await view()).sections.every((section) => section.ledger.unaccounted === 0)).toBe(true);
    expect((await exportBook(data.bookId)).ok).toBe(true);
  });
  it("stays so through chunking the whole book again", async () => {
    await rechunk({ bookId: data.bookId, drugId: null, limits: { ceilingTokens: 800, targetTokens: 400, overlapTokens: 65, maxEmbedTokens: 8191 }, reviewer: "DS. Thử" });
    await rechunk({ bookId: data.bookId, drugId: null, limits: { ceilingTokens: 800, targetTokens: 650, overlapTokens: 65, maxEmbedTokens: 8191 }, reviewer: "DS. Thử" });
    expect(await tablesOf()).toHaveLength(1);
  });
  it("stays so when the same PDF is imported again", async () => {
    const { book } = await view();
    const again = await ingest({ filePath: bookPdfPath(book.sha256), profile: "auto" });
    expect([again.alreadyThere, (await tablesOf()).map(({ block, state }) => [block.blockId, state, block.cells[0]?.text])]).toEqual([true, [[second.block.blockId, "approved", "Đầu bảng khác"]]]);
  });
  it("a region drawn where nothing was found becomes a table that waits for a verdict", async () => {
    const region = { physicalPage: first.asRead.physicalPage, bbox: grown(first.asRead.bbox, 2) };
    expect(await drawTable({ bookId: data.bookId, region, ...BY, isPreview: true })).toMatchObject({ ok: true });
    expect(await tablesOf()).toHaveLength(1);
    expect((await drawTable({ bookId: data.bookId, region, ...BY })).ok).toBe(true);
    const now = await tablesOf();
    expect(now.map(({ state }) => state).sort()).toEqual(["approved", now.find((entry) => entry.block.blockId !== second.block.blockId)?.asRead.machineState].sort());
    const drawn = now.find((entry) => entry.block.blockId !== second.block.blockId);
    expect(drawn?.block.cells.map((cell) => cell.text)).toEqual(first.asRead.cells.map((cell) => cell.text));
    // Drawn by a person, it is taken back by saying that it is none.
    expect((await rejectTable(about(drawn as BlockView))).ok).toBe(true);
    expect(await tablesOf()).toHaveLength(1);
  });
  it("nothing is read where there is no text, or from another table", async () => {
    const page = first.asRead.physicalPage;
    expect(await drawTable({ bookId: data.bookId, region: { physicalPage: page, bbox: pageRect(0, 0, 3, 3) }, ...BY })).toEqual({ ok: false, reason: "region_empty" });
    expect(await drawTable({ bookId: data.bookId, region: { physicalPage: second.asRead.physicalPage, bbox: grown(second.asRead.bbox, -4) }, ...BY })).toEqual({ ok: false, reason: "region_overlaps" });
    expect(await drawTable({ bookId: data.bookId, region: { physicalPage: 9999, bbox: pageRect(0, 0, 3, 3) }, ...BY })).toEqual({ ok: false, reason: "page_not_found" });
    expect(await rejectTable({ ...about(first), blockId: "none-t1" })).toEqual({ ok: false, reason: "block_not_found" });
  });
  it("taken back, every byte is as it was, and every other word still stands", async () => {
    const undone = await takeBack({ bookId: data.bookId, reviewer: "DS. Thử", direction: "undo", skip: [] });
    expect(undone.ok).toBe(true);
    const standing = (await listDecisions(data.bookId)).find((entry) => entry.current && entry.decision.value?.kind === "not_a_table");
    // Undoing "not a table" of a drawn one let the drawn one stand again: take both orders back.
    for (const entry of (await listDecisions(data.bookId)).filter((other) => other.current && (other.decision.value?.kind === "missed_table" || other.decision.value?.kind === "not_a_table")))
      expect((await takeBackCorrection({ bookId: data.bookId, sequence: entry.decision.sequence, ...BY })).ok).toBe(true);
    expect(standing).toBeDefined();
    expect(await bytes()).toBe(before);
    expect((await tablesOf()).map(({ state }) => state)).toContain("approved");
    expect(verifyChain((await listDecisions(data.bookId)).map(({ decision }) => decision).reverse(), sha256Text).ok).toBe(true);
  });
  it("a redrawn region is read instead, under the same name", async () => {
    const [x0, y0, x1, y1] = first.asRead.bbox;
    const half = pageRect(x0 - 1, y0 - 1, x1 + 1, y0 + (y1 - y0) * 0.6);
    const done = await redrawTable({ ...about(first), region: { physicalPage: first.asRead.physicalPage, bbox: half } });
    expect(done.ok).toBe(true);
    const now = (await tablesOf()).find(({ block }) => block.blockId === first.block.blockId);
    expect(now?.block.rows).toBeLessThan(first.block.rows);
    const whole = await redrawTable({ ...about(now as BlockView), region: { physicalPage: first.asRead.physicalPage, bbox: grown(first.asRead.bbox, 1) } });
    expect(whole.ok).toBe(true);
    expect((await tablesOf()).find(({ block }) => block.blockId === first.block.blockId)?.block.rows).toBe(first.block.rows);
    expect((await listBlocks(data.bookId)).filter((entry) => entry.drugId === drugId).map((entry) => entry.block.blockId)).toContain(second.block.blockId);
  });
});
