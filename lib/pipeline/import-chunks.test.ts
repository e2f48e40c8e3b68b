import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ChunkRecord } from "@/lib/export/record";
import type { Chunk } from "@/lib/model/chunk";
import type { Finding, GateName } from "@/lib/model/finding";
import { DEFAULT_LIMITS } from "@/lib/model/limits";
import { SECTION_KEYS } from "@/lib/model/section-key";
import type { Seam } from "@/lib/model/seam";
import type { SeamView, WorkbenchView } from "@/lib/model/views";
import { readActiveFindings } from "@/lib/store/list-gates";
import { openStore } from "@/lib/store/open-store";
import { getWorkbench, listBlocks, listDecisions, listMonographs, listRuns } from "@/lib/store/queries";
import { readActiveChunks } from "@/lib/store/read-book";
import { readMonographs } from "@/lib/store/read-monographs";
import { decideBlock, decideSeam } from "./decide";
import { correctTable } from "./decide-correction";
import { neverBreak, previewMove } from "./decide-pin";
import { exportBook } from "./export-book";
import { type ImportResult, importChunks } from "./import-chunks";
import { rechunk } from "./rechunk";
import { sampleFixture } from "./sample-fixture";
import { takeBack } from "./take-back";

let data: Awaited<ReturnType<typeof sampleFixture>>;
beforeEach(async () => {
  data = await sampleFixture();
}, 120_000);
afterEach(() => data.remove());

const BY = { reason: null, note: "", reviewer: "DS. Thử" };

async function exported(name: string): Promise<string> {
  const done = await exportBook(data.bookId);
  if (!done.ok) throw new Error(`blocked: ${done.findings[0]?.gate}`);
  return done.files.find((file) => file.name === name)?.text ?? "";
}

const recordsOf = (text: string) => text.trimEnd().split("\n").map((line) => JSON.parse(line) as ChunkRecord);

function importText(text: string, limits = DEFAULT_LIMITS): Promise<ImportResult> {
  const filePath = path.join(data.folder, "foreign.jsonl");
  writeFileSync(filePath, text);
  return importChunks({ bookId: data.bookId, filePath, limits });
}
const importRecords = (records: readonly Partial<ChunkRecord>[]) => importText(records.map((record) => `${JSON.stringify(record)}\n`).join(""));

async function workbenches(): Promise<WorkbenchView[]> {
  const views: WorkbenchView[] = [];
  for (const { drugId } of await listMonographs(data.bookId)) {
    const view = await getWorkbench(data.bookId, drugId);
    if (view) views.push(view);
  }
  return views;
}

/** Everything that the database holds of runs. */
async function stored() {
  const { prisma } = openStore();
  return { runs: await listRuns(data.bookId), chunks: await prisma.chunk.count(), seams: await prisma.seam.count(), findings: await prisma.finding.count(), chunksNow: await readActiveChunks(prisma, data.bookId) };
}

const activeFindings = (): Promise<Finding[]> => readActiveFindings(openStore().prisma, data.bookId);
const countOf = (findings: readonly Finding[], gate: GateName) => findings.filter((finding) => finding.gate === gate).length;
const plainChunk = ({ schemaVersion: _, ...chunk }: Chunk) => chunk;
const plainSeam = ({ seam: { candidates: _, pinned: __, ...seam }, ...view }: SeamView) => ({ ...view, seam });

/** A splitter that knows nothing of labels, numbers or tokens: every section cut at 600 characters, no matter what stands there. A rest of up to `rest` characters stays with the last piece. */
async function cutNaively(rest = 40): Promise<Partial<ChunkRecord>[]> {
  const { prisma } = openStore();
  const drugIds = (await listMonographs(data.bookId)).map((row) => row.drugId);
  return (await readMonographs(prisma, data.bookId, drugIds)).flatMap(({ monograph }) =>
    monograph.sections.flatMap((section) => {
      const pieces = section.text.match(new RegExp(`[^]{1,600}(?:[^]{1,${rest}}$)?`, "gu")) ?? [];
      let at = 0;
      return pieces.map((piece, n): Partial<ChunkRecord> => {
        const [start, end] = [at, (at += piece.length)];
        const pages = section.lines.filter((line) => line.start < end && start < line.end).map((line) => line.physicalPage);
        const range: [number, number] = [Math.min(...pages), Math.max(...pages)];
        return {
          chunk_id: `piece-${monograph.drugId}-${section.key}-${n}`,
          drug_id: monograph.drugId,
          drug_name: monograph.drugName,
          section_key: section.key,
          text: piece,
          source_text: piece,
          heading_physical_page: section.headings[0]?.physicalPage ?? 0,
          source_page_range: range,
          printed_page_range: [range[0] + 1, range[1] + 1],
          chunk_kind: "prose",
          schema_version: 4,
        };
      });
    }),
  );
}

describe("an export that is imported again", () => {
  it.each([
    ["chunks.jsonl", DEFAULT_LIMITS],
    ["chunks-full.jsonl", { ...DEFAULT_LIMITS, ceilingTokens: 200, targetTokens: 150, overlapTokens: 40 }],
  ])("gives the same chunks, seams and gates, and exports the same bytes (%s)", async (name, limits) => {
    // Small limits and approved tables: there are chunks of table rows then, which only the full file has.
    if (name === "chunks-full.jsonl") for (const { drugId, block } of await listBlocks(data.bookId)) await decideBlock({ bookId: data.bookId, drugId, blockId: block.blockId, verdict: "approve", ...BY });
    await rechunk({ bookId: data.bookId, drugId: null, limits, reviewer: null });
    const text = await exported(name);
    expect(recordsOf(text).some((record) => record.chunk_kind === "table_rows")).toBe(name === "chunks-full.jsonl");
    const before = await workbenches();
    const findings = await activeFindings();
    const done = await importText(text, limits);
    expect(done).toMatchObject({ ok: true, records: recordsOf(text).length, run: { origin: "imported", active: true, reviewer: null, drugId: null } });
    const after = await workbenches();
    const chunks = (views: WorkbenchView[]) => views.flatMap((view) => view.sections.flatMap((section) => section.chunks.map(plainChunk)));
    const [old, fresh] = [chunks(before), chunks(after)];
    // The source of rows beside a merged cell begins with that cell: the rows between are touched too.
    const withoutRowBoxes = (list: typeof old) => list.map((chunk) => (chunk.chunkKind === "table_rows" ? { ...chunk, boxes: [] } : chunk));
    expect(withoutRowBoxes(fresh)).toEqual(withoutRowBoxes(old));
    for (const [index, chunk] of old.entries()) expect(fresh[index]?.boxes).toEqual(expect.arrayContaining(chunk.boxes));
    expect(fresh.length).toBeGreaterThan(100);
    const seams = (views: WorkbenchView[]) => views.flatMap((view) => view.sections.flatMap((section) => section.seams.map(plainSeam)));
    expect(seams(after)).toEqual(seams(before));
    expect(seams(after).length).toBeGreaterThan(3);
    expect(await activeFindings()).toEqual(findings);
    expect(await exported(name)).toBe(text);
  }, 60_000);

  it("is told apart from a run of ours, which the next re-chunking makes again", async () => {
    await importText(await exported("chunks.jsonl"));
    expect((await listRuns(data.bookId)).map((run) => run.origin)).toEqual(["imported", "chunked"]);
    await rechunk({ bookId: data.bookId, drugId: null, limits: DEFAULT_LIMITS, reviewer: "DS. Thử" });
    expect((await listRuns(data.bookId)).map(({ origin, active }) => [origin, active])).toEqual([["chunked", true], ["imported", false], ["chunked", false]]);
  });
});

describe("chunks of another splitter", () => {
  it("are imported, and the gates say what is wrong with them", async () => {
    const records = await cutNaively();
    const long = records.find((record) => record.chunk_id?.endsWith("-1"));
    const done = await importRecords(records);
    expect(done).toMatchObject({ ok: true, records: records.length });
    const findings = await activeFindings();
    for (const gate of ["dose_without_governing_label", "number_or_unit_cut", "block_without_descriptor"] as const) expect([gate, countOf(findings, gate) > 0]).toEqual([gate, true]);
    for (const gate of ["section_not_reassembled", "chunk_source_text_not_unique", "page_out_of_range", "chunk_id_not_unique"] as const) expect([gate, countOf(findings, gate)]).toEqual([gate, 0]);
    const view = await getWorkbench(data.bookId, long?.drug_id ?? "");
    const section = view?.sections.find((entry) => entry.key === long?.section_key);
    expect(section?.ledger.unaccounted).toBe(0);
    expect(section?.seams.length).toBe((section?.chunks.length ?? 0) - 1);
    expect(section?.chunks.map((chunk) => [chunk.partIndex, chunk.partCount])).toEqual(section?.chunks.map((_, index) => [index, section.chunks.length]));
    expect(section?.chunks.every((chunk) => chunk.boxes.length > 0 && chunk.estTokens > 0 && chunk.sectionDisplayName === section.displayName)).toBe(true);
    expect(await exportBook(data.bookId)).toMatchObject({ ok: false });
  });

  it("that say other pages than their lines stand on, or leave a section out, are taken as they are and complained of", async () => {
    const records = recordsOf(await exported("chunks.jsonl"));
    const [first, second, third] = records as [ChunkRecord, ChunkRecord, ChunkRecord];
    expect(new Set([first, second, third].map((record) => record.section_key)).size).toBe(3);
    const [page] = first.source_page_range;
    const changed = [{ ...first, source_page_range: [page, page + 1] }, { ...second, printed_page_range: [998, 999] }, ...records.slice(3)] as ChunkRecord[];
    expect(await importRecords(changed)).toMatchObject({ ok: true });
    const findings = (await activeFindings()).filter((finding) => finding.severity === "block");
    expect(findings).toContainEqual(expect.objectContaining({ gate: "page_out_of_range", found: `${page}–${page + 1}`, place: expect.objectContaining({ chunkId: first.chunk_id }) }));
    expect(findings).toContainEqual(expect.objectContaining({ gate: "printed_page_missing", found: "998", place: expect.objectContaining({ chunkId: second.chunk_id }) }));
    expect(findings).toContainEqual(expect.objectContaining({ gate: "section_not_reassembled", place: expect.objectContaining({ drugId: third.drug_id, sectionKey: third.section_key }) }));
    expect(new Set(findings.map((finding) => finding.gate))).toEqual(new Set(["page_out_of_range", "printed_page_missing", "section_not_reassembled"]));
  });
});

describe("a file that does not fit the book", () => {
  it("is refused whole, with every fault by line and field, and nothing is stored", async () => {
    const records = recordsOf(await exported("chunks.jsonl"));
    const prose = records.filter((record) => record.chunk_kind === "prose");
    const descriptor = records.find((record) => record.chunk_kind === "block_descriptor") as ChunkRecord;
    const long = prose.filter((record) => record.source_text.length > 200);
    const [a, b, c, d, e, f] = long as [ChunkRecord, ChunkRecord, ChunkRecord, ChunkRecord, ChunkRecord, ChunkRecord];
    const absent = SECTION_KEYS.find((key) => !prose.some((record) => record.drug_id === c.drug_id && record.section_key === key));
    if (absent === undefined) throw new Error("a monograph of the sample has every section");
    const before = await stored();
    const done = await importRecords([
      a,
      { ...b, drug_id: "khong-co" },
      { ...c, section_key: absent },
      { ...d, source_text: `${d.source_text} và thêm` },
      { ...e, source_text: e.source_text.slice(-1) },
      { ...f, drug_name: "TÊN KHÁC" },
      { ...descriptor, chunk_id: "x__block__khong-co", attachments: [] },
      { ...descriptor, chunk_id: "y", source_text: "Lời không có trong bảng" },
    ]);
    expect(done).toMatchObject({ ok: false });
    expect("errors" in done && done.errors.map(({ line, field, code }) => [line, field, code])).toEqual([
      [2, "drug_id", "not_in_book"],
      [3, "section_key", "not_in_book"],
      [4, "source_text", "not_in_section"],
      [5, "source_text", "not_unique"],
      [6, "drug_name", "not_as_in_book"],
      [7, "chunk_id", "block_unknown"],
      [8, "source_text", "not_in_block"],
    ]);
    expect(await stored()).toEqual(before);
  });

  it("is refused where a piece is so short that the section says it twice", async () => {
    const before = await stored();
    const done = await importRecords(await cutNaively(1));
    expect(done).toMatchObject({ ok: false, errors: [{ field: "source_text", code: "not_unique", expected: "one place in the section" }] });
    expect(await stored()).toEqual(before);
  });

  it("is refused where a record cannot even be read, before the book is looked at", async () => {
    const before = await stored();
    expect(await importText('{"chunk_id": "a"}\nnot json\n')).toMatchObject({ ok: false, errors: expect.arrayContaining([expect.objectContaining({ line: 2, code: "not_json" })]) });
    expect(await importText((await exported("chunks.jsonl")) + "{}\n")).toMatchObject({ ok: false });
    expect(await stored()).toEqual(before);
  });

  it("is refused where a book of that id, or the file, is not there", async () => {
    const filePath = path.join(data.folder, "none.jsonl");
    await expect(importChunks({ bookId: data.bookId, filePath, limits: DEFAULT_LIMITS })).rejects.toMatchObject({ code: "file_not_found" });
    writeFileSync(filePath, await exported("chunks.jsonl"));
    expect(await importChunks({ bookId: "none", filePath, limits: DEFAULT_LIMITS })).toEqual({ ok: false, reason: "book_not_found" });
  });
});

describe("reviewing imported chunks", () => {
  const seamsOf = async () => (await workbenches()).flatMap((view) => view.sections.flatMap((section) => section.seams));
  const request = ({ drugId, sectionKey, index }: Seam) => ({ bookId: data.bookId, drugId, sectionKey, seamIndex: index });

  it("keeps decisions over an import of the same borders, and one on an imported seam over the re-chunking", async () => {
    const [one, two] = (await seamsOf()) as [SeamView, SeamView];
    await decideSeam({ ...request(one.seam), verdict: "accept", ...BY });
    await importText(await exported("chunks.jsonl"));
    expect((await seamsOf()).find((view) => view.seamKey === one.seamKey)).toMatchObject({ verdict: "accept", lookAgain: false });
    expect(await decideSeam({ ...request(two.seam), verdict: "reject", ...BY, reason: "list_cut" })).toEqual({ ok: true });
    await rechunk({ bookId: data.bookId, drugId: null, limits: DEFAULT_LIMITS, reviewer: null });
    expect((await listDecisions(data.bookId)).map((entry) => [entry.decision.verdict, entry.carry])).toEqual(expect.arrayContaining([["accept", "carried"], ["reject", "carried"]]));
  });

  it("leaves a decision without a place where the import cuts elsewhere, and finds it again afterwards", async () => {
    const [one] = (await seamsOf()) as [SeamView];
    await decideSeam({ ...request(one.seam), verdict: "accept", ...BY });
    const done = await importRecords(await cutNaively());
    expect(done).toMatchObject({ ok: true, diff: { decisions: { orphaned: 1 } } });
    await rechunk({ bookId: data.bookId, drugId: null, limits: DEFAULT_LIMITS, reviewer: null });
    expect((await listDecisions(data.bookId)).map((entry) => entry.carry)).toEqual(["carried"]);
  });

  it("does not let our packer replace imported chunks: pins are refused, a decision on a block only turns its flags", async () => {
    await importText(await exported("chunks.jsonl"));
    const before = await readActiveChunks(openStore().prisma, data.bookId);
    const [one] = (await seamsOf()) as [SeamView];
    const log = await listDecisions(data.bookId);
    expect(await neverBreak({ ...request(one.seam), from: one.seam.at, note: "", reviewer: "DS. Thử" })).toEqual({ ok: false, reason: "run_imported" });
    expect(await previewMove({ ...request(one.seam), from: one.seam.at, to: one.seam.at + 1 })).toEqual({ ok: false, reason: "run_imported" });
    expect(await listDecisions(data.bookId)).toEqual(log);
    const block = (await listBlocks(data.bookId)).find((view) => view.state !== "approved");
    const blockId = block?.block.blockId ?? "";
    expect(await decideBlock({ bookId: data.bookId, drugId: block?.drugId ?? "", blockId, verdict: "approve", ...BY })).toEqual({ ok: true });
    const after = await readActiveChunks(openStore().prisma, data.bookId);
    expect(after.map((chunk) => chunk.text)).toEqual(before.map((chunk) => chunk.text));
    const flags = (chunks: readonly Chunk[]) => chunks.flatMap((chunk) => chunk.attachments.filter((attachment) => attachment.blockId === blockId).map((attachment) => attachment.quarantined));
    expect(flags(before)).toContain(true);
    expect(flags(after)).not.toContain(true);
    expect(countOf(await activeFindings(), "quarantine_flag_wrong")).toBe(0);
    // Approved, and its cells stand in no chunk of the file: that has to be said.
    expect(await activeFindings()).toContainEqual(expect.objectContaining({ gate: "section_not_reassembled", place: expect.objectContaining({ blockId }) }));
    expect((await listRuns(data.bookId))[0]).toMatchObject({ origin: "imported", active: true });
  });

  it("lets no undo change a table or a break under imported chunks: refused as where the word is given, nothing written", async () => {
    const chunks = await exported("chunks.jsonl");
    const [one] = (await seamsOf()) as [SeamView];
    const table = (await listBlocks(data.bookId)).find((view) => view.block.kind === "table");
    if (!table) throw new Error("the sample has a table");
    const { drugId } = table;
    const blockNow = async () => (await getWorkbench(data.bookId, drugId))?.sections.flatMap((section) => section.blocks).find((view) => view.block.blockId === table.block.blockId);
    const asRead = await blockNow();
    const cell = asRead?.asRead.cells.at(-1);
    if (!asRead || !cell) throw new Error("the table has cells");
    const undo = () => takeBack({ bookId: data.bookId, reviewer: BY.reviewer, direction: "undo", skip: [] });
    const edit = { op: "edit" as const, row: cell.row, column: cell.column, was: cell.text, text: "khác" };
    expect(await correctTable({ bookId: data.bookId, drugId, blockId: table.block.blockId, operations: [edit], asReadHash: asRead.asReadHash, standing: null, ...BY })).toMatchObject({ ok: true });
    await importText(chunks);
    const corrected = [await blockNow(), await listDecisions(data.bookId)];
    expect(await undo()).toEqual({ ok: false, reason: "run_imported_blocks" });
    expect([await blockNow(), await listDecisions(data.bookId)]).toEqual(corrected);
    // Chunked again, it can be undone; and so it is with a pin.
    await rechunk({ bookId: data.bookId, drugId: null, limits: DEFAULT_LIMITS, reviewer: null });
    expect(await undo()).toMatchObject({ ok: true });
    expect((await blockNow())?.block).toEqual(asRead.block);
    expect(await neverBreak({ ...request(one.seam), from: one.seam.at, note: "", reviewer: BY.reviewer })).toMatchObject({ ok: true });
    await importText(chunks);
    const log = await listDecisions(data.bookId);
    expect(await undo()).toEqual({ ok: false, reason: "run_imported" });
    expect(await listDecisions(data.bookId)).toEqual(log);
  });
});
