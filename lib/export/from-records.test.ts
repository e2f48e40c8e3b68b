import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Block } from "@/lib/model/block";
import type { Monograph } from "@/lib/model/monograph";
import { pageRect } from "@/lib/model/rect";
import { placeRecords } from "./from-records";
import type { ChunkRecord } from "./record";
import { chunk } from "./record-fixture";
import { toRecord } from "./to-record";

const LINES = ["Người lớn: uống 5 mg trước khi", "ngủ. Trẻ em: không dùng.", "Uống khi đói. Uống khi đói."] as const;
const TEXT = LINES.join("\n");

/** Three lines, the last on the next page. */
function lines() {
  let at = 0;
  return LINES.map((text, index) => {
    const start = at;
    at += text.length + 1;
    return { lineId: `p${index < 2 ? 4 : 5}-l${index}`, physicalPage: index < 2 ? 4 : 5, bbox: pageRect(10, 10 * index, 90, 10 * index + 8), start, end: start + text.length, runs: [] };
  });
}

const cell = (row: number, column: number, text: string) => ({ row, column, rowSpan: 1, columnSpan: 1, text, physicalPage: 5, bbox: pageRect(column * 50, 100 + row * 10, column * 50 + 50, 110 + row * 10) });
const BLOCK: Block = {
  blockId: "thuocgia-t1",
  kind: "table",
  sectionKey: "chi_dinh",
  caption: "Bảng 1",
  rows: 2,
  columns: 2,
  headerRows: 1,
  rowLabelColumns: 1,
  cells: [cell(0, 0, "Tuổi"), cell(0, 1, "Liều"), cell(1, 0, "Già"), cell(1, 1, "2 mg")],
  physicalPage: 5,
  bbox: pageRect(0, 90, 100, 120),
  pieces: [{ physicalPage: 5, bbox: pageRect(0, 90, 100, 120), firstRow: 0, lastRow: 1 }],
  text: "Bảng 1\nTuổi Liều\nGià 2 mg",
  lines: [
    { lineId: "p5-l3", physicalPage: 5, bbox: pageRect(2, 92, 40, 98), start: 0, end: 6, runs: [] },
    { lineId: "p5-l4", physicalPage: 5, bbox: pageRect(2, 102, 40, 108), start: 7, end: 16, runs: [] },
    { lineId: "p5-l5", physicalPage: 5, bbox: pageRect(2, 112, 40, 118), start: 17, end: 25, runs: [] },
  ],
  at: TEXT.length,
  ruled: "full",
  confidence: 1,
  machineState: "pending",
  reasons: [],
};

const MONOGRAPH: Monograph = {
  drugId: "thuocgia",
  drugName: "THUỐC GIẢ",
  sourcePageRange: [4, 5],
  printedPageRange: ["5", "6"],
  atcCodes: ["N05CF01"],
  atcStatedAbsent: false,
  nameLines: [],
  preamble: { text: "", lines: [] },
  sections: [{ key: "chi_dinh", displayName: "Chỉ định", text: TEXT, headings: [{ text: "Chỉ định", physicalPage: 4, bbox: pageRect(10, 0, 50, 8), lineId: "p4-h", at: 0 }], lines: lines(), parts: [], quarantined: [] }],
  blocks: [BLOCK],
};

const record = (sourceText: string, over: Partial<ChunkRecord> = {}): ChunkRecord => ({ ...toRecord(chunk({ sourceText, text: sourceText, attachments: [], hasQuarantinedContent: false, partIndex: 0, partCount: 1 })), ...over });
const place = (...records: ChunkRecord[]) => placeRecords(records.map((entry, index) => ({ line: index + 1, record: entry })), MONOGRAPH, (text) => text.length);
const faults = (entry: ChunkRecord) => place(entry).errors.map(({ field, code }) => [field, code]);

describe("placeRecords", () => {
  it("gives a record its place, and the boxes of every line that it touches on every page", () => {
    const [first] = place(record("ngủ. Trẻ em: không dùng.\nUống khi đói. Uống")).chunks;
    expect(first).toMatchObject({ start: 31, end: 31 + 43, boxes: [{ lineId: "p4-l1", physicalPage: 4 }, { lineId: "p5-l2", physicalPage: 5 }], sectionDisplayName: "Chỉ định" });
  });

  it("keeps what the record says, pages too, even where its lines stand elsewhere", () => {
    const said = { text: "Nhãn\nTrẻ em: không dùng.", context_labels: ["Nhãn"], source_page_range: [8, 9], printed_page_range: [8, "ix"], heading_physical_page: 7, est_tokens: 3, part_index: 2, part_count: 9 } as const;
    expect(place(record("Trẻ em: không dùng.", said as unknown as ChunkRecord)).chunks[0]).toMatchObject({
      text: said.text,
      contextLabels: ["Nhãn"],
      sourcePageRange: [8, 9],
      printedPageRange: ["8", "ix"],
      headingPhysicalPage: 7,
      estTokens: 3,
      partIndex: 2,
      partCount: 9,
    });
  });

  it("fills in what a file does not state: part numbers, the token count, codes", () => {
    const { chunks } = place(record("Trẻ em: không dùng.", { chunk_id: "b", est_tokens: 0, atc_codes: [] }), record("Người lớn: uống 5 mg trước khi\nngủ.", { chunk_id: "a" }));
    expect(chunks.map(({ chunkId, partIndex, partCount }) => [chunkId, partIndex, partCount])).toEqual([["a", 0, 2], ["b", 1, 2]]);
    expect(chunks[1]).toMatchObject({ estTokens: "Trẻ em: không dùng.".length, atcCodes: ["N05CF01"] });
  });

  it("makes a seam where two parts meet, overlap or not; none where text lies between them", () => {
    const meet = place(record("Người lớn: uống 5 mg trước khi\nngủ.", { chunk_id: "a" }), record("Trẻ em: không dùng.", { chunk_id: "b" }));
    expect(meet.seams).toMatchObject([{ index: 0, leftChunkId: "a", rightChunkId: "b", at: 36, overlapStart: 36, candidates: [], pinned: false }]);
    const overlap = place(record("Người lớn: uống 5 mg trước khi\nngủ.", { chunk_id: "a" }), record("trước khi\nngủ. Trẻ em: không dùng.", { chunk_id: "b" }));
    expect(overlap.chunks[1]).toMatchObject({ overlapLength: 14, overlapTokens: 14 });
    expect(overlap.seams).toMatchObject([{ at: 35, overlapStart: 21 }]);
    expect(place(record("Người lớn: uống 5 mg", { chunk_id: "a" }), record("Trẻ em: không dùng.", { chunk_id: "b" })).seams).toEqual([]);
  });

  it("maps chunks of a block by its id, or by the only block that they carry", () => {
    const attachments: ChunkRecord["attachments"] = [{ block_id: "thuocgia-t1", kind: "table", physical_page: 5, bbox: [1, 1, 2, 2], printed_page: 6, quarantined: true }];
    const { chunks, errors } = place(
      record("Bảng 1", { chunk_id: "thuocgia__chi_dinh__block__thuocgia-t1", chunk_kind: "block_descriptor" }),
      record("Già 2 mg", { chunk_id: "x", chunk_kind: "table_rows", attachments, has_quarantined_content: true, part_index: 1 }),
    );
    expect(errors).toEqual([]);
    expect(chunks.map(({ blockId, start, boxes }) => [blockId, start, boxes.map((box) => box.lineId)])).toEqual([
      ["thuocgia-t1", null, ["p5-l3", "p5-l4", "p5-l5"]],
      ["thuocgia-t1", null, ["thuocgia-t1-r1"]],
    ]);
    expect(chunks[1]?.attachments[0]?.bbox).toEqual(BLOCK.bbox);
  });

  it.each([
    ["another section", record(TEXT, { section_key: "chong_chi_dinh" }), [["section_key", "not_in_book"]]],
    ["another name", record("Trẻ em", { drug_name: "THUỐC KHÁC" }), [["drug_name", "not_as_in_book"]]],
    ["other text", record("Trẻ em được dùng."), [["source_text", "not_in_section"]]],
    ["text that differs by white space only", record("trước khi ngủ."), [["source_text", "not_in_section"]]],
    ["text that stands there twice", record("Uống khi đói."), [["source_text", "not_unique"]]],
    ["a descriptor of no block", record("Bảng 1", { chunk_kind: "block_descriptor" }), [["chunk_id", "block_unknown"]]],
    ["rows that no cell has", record("Già 20 mg", { chunk_kind: "table_rows", chunk_id: "a__block__thuocgia-t1__rows__0" }), [["source_text", "not_in_block"]]],
    ["an attachment of no block", record("Trẻ em", { attachments: [{ block_id: "b", kind: "table", physical_page: 5, bbox: [1, 1, 2, 2], printed_page: 6, quarantined: true }] }), [["attachments.0.block_id", "block_unknown"]]],
    ["two faults at once", record("Trẻ già", { drug_name: "X" }), [["drug_name", "not_as_in_book"], ["source_text", "not_in_section"]]],
  ])("refuses %s", (_name, entry, expected) => {
    expect(faults(entry)).toEqual(expected);
  });

  it("gives any cutting of a section back: parts in order, seams between all of them, nothing lost", () => {
    const borders = fc.uniqueArray(fc.integer({ min: 1, max: TEXT.length - 1 }), { maxLength: 4 });
    fc.assert(
      fc.property(borders, fc.boolean(), (cuts, backwards) => {
        const bounds = [0, ...cuts.sort((a, b) => a - b), TEXT.length];
        const pieces = bounds.slice(0, -1).map((from, index) => TEXT.slice(from, bounds[index + 1]));
        const records = pieces.map((piece, index) => record(piece, { chunk_id: `c${index}` }));
        const { chunks, seams, errors } = place(...(backwards ? records.reverse() : records));
        const repeated = pieces.filter((piece) => TEXT.indexOf(piece) !== TEXT.lastIndexOf(piece)).length;
        expect(errors.length).toBe(repeated);
        if (repeated > 0) return;
        expect(chunks.map((entry) => entry.sourceText).join("")).toBe(TEXT);
        expect(seams.map((seam) => seam.at)).toEqual(bounds.slice(1, -1));
      }),
    );
  });
});
