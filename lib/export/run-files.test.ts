import { describe, expect, it } from "vitest";
import type { Block } from "@/lib/model/block";
import type { SegmentedBook } from "@/lib/model/book";
import { DEFAULT_LIMITS } from "@/lib/model/limits";
import { pageRect } from "@/lib/model/rect";
import { chunk, rows } from "./record-fixture";
import { boxesFile, cellGrid, findingsFile, monographsFile, pagesFile, summaryFile } from "./run-files";

const bbox = pageRect(10, 20, 30, 40);
const cell = (row: number, column: number, text: string, rowSpan = 1, columnSpan = 1) => ({ row, column, rowSpan, columnSpan, text, physicalPage: 1, bbox });
const block: Block = {
  blockId: "thuocgia-t1",
  kind: "table",
  sectionKey: "chi_dinh",
  caption: "Bảng 1",
  rows: 3,
  columns: 2,
  headerRows: 1,
  rowLabelColumns: 1,
  cells: [cell(0, 0, "Tuổi"), cell(0, 1, "Liều"), cell(1, 0, "Trẻ em", 2), cell(1, 1, "1 mg"), cell(2, 1, "2 mg")],
  physicalPage: 1,
  bbox,
  pieces: [{ physicalPage: 1, bbox, firstRow: 0, lastRow: 2 }],
  text: "",
  lines: [],
  at: 0,
  ruled: "full",
  confidence: 1,
  machineState: "pending",
  reasons: [],
};
const book: SegmentedBook = {
  profileId: "duoc-thu",
  profileReason: { code: "headings_matched", matched: 3, of: 4 },
  pages: [
    { physicalPage: 0, width: 600, height: 800, rotate: 0, pageLabel: "i", printedPage: "xii", printedPageInferred: false, headerName: null, lines: [], textReliability: 1 },
    { physicalPage: 1, width: 600, height: 800, rotate: 0, pageLabel: null, printedPage: "13", printedPageInferred: true, headerName: "Thuoc", lines: [], textReliability: 1 },
  ],
  monographs: [
    {
      drugId: "thuocgia",
      drugName: "THUỐC GIẢ",
      sourcePageRange: [0, 1],
      printedPageRange: ["xii", "13"],
      atcCodes: [],
      atcStatedAbsent: true,
      nameLines: [],
      preamble: { text: "", lines: [] },
      sections: [{ key: "chi_dinh", displayName: "Chỉ định", text: "Mất ngủ.", headings: [{ text: "Chỉ định", physicalPage: 0, bbox, lineId: "p0-l0", at: 0 }], lines: [], parts: [], quarantined: [] }],
      blocks: [block],
    },
  ],
  ledger: [{ physicalPage: 0, extracted: 20, furniture: 5, headings: 5, sections: 7, blocks: 0, monographHeads: 2, outside: 1 }],
  findings: [],
};

describe("run files", () => {
  it("pages.json: folio as printed, or inferred", () => {
    expect(pagesFile(book).pages).toMatchObject([
      { physical_page: 0, printed_page: "xii", printed_page_inferred: false },
      { physical_page: 1, printed_page: "13", printed_page_inferred: true },
    ]);
  });
  it("monographs.json: sections, and tables as full grids in which covered places are blank", () => {
    expect(monographsFile(book, () => "pending").monographs).toMatchObject([
      {
        drug_id: "thuocgia",
        source_page_range: [0, 1],
        printed_page_range: ["xii", 13],
        atc_stated_absent: true,
        sections: [{ key: "chi_dinh", heading_physical_page: 0, text: "Mất ngủ." }],
        tables: [{ table_id: "thuocgia-t1", shape: "3×2", section_key: "chi_dinh", physical_page: 1, header_rows: 1, continues: null, quarantined: true, cells: [["Tuổi", "Liều"], ["Trẻ em", "1 mg"], ["", "2 mg"]] }],
      },
    ]);
    expect(monographsFile(book, () => "approved").monographs[0]?.tables[0]?.quarantined).toBe(false);
  });
  it("a grid stands whatever cells say that they are", () => {
    expect(cellGrid({ rows: 1, columns: 2, cells: [cell(0, 1, "a"), cell(5, 0, "b"), cell(0, 9, "c")] })).toEqual([["", "a"]]);
  });
  it("boxes.json: every source line's box of every chunk, by chunk id", () => {
    const boxes = [{ physicalPage: 4, bbox: pageRect(1, 2, 3, 4), lineId: "p4-l0" }, { physicalPage: 5, bbox: pageRect(5, 6, 7, 8), lineId: "p5-l3" }];
    expect(boxesFile([{ ...chunk(), chunkId: "thuocgia__chi_dinh__0", boxes }])).toEqual({
      chunks: { thuocgia__chi_dinh__0: [{ physical_page: 4, bbox: [1, 2, 3, 4], line_id: "p4-l0" }, { physical_page: 5, bbox: [5, 6, 7, 8], line_id: "p5-l3" }] },
    });
  });
  it("findings.json: flat, snake_case", () => {
    const place = { drugId: "thuocgia", sectionKey: null, chunkId: null, blockId: null, physicalPage: 3, bbox: null };
    expect(findingsFile([{ gate: "section_missing", severity: "note", place, expected: "a", found: "b" }])).toEqual({
      findings: [{ gate: "section_missing", severity: "note", drug_id: "thuocgia", section_key: null, chunk_id: null, block_id: null, physical_page: 3, bbox: null, expected: "a", found: "b" }],
    });
  });
  it("summary.json: counts, counter, profile and its reason, both ledgers, a line a gate", () => {
    const place = { drugId: null, sectionKey: null, chunkId: null, blockId: null, physicalPage: null, bbox: null };
    const summary = summaryFile({
      fileName: "sach.pdf",
      sha256: "ab",
      book,
      chunks: [chunk(), rows()],
      limits: DEFAULT_LIMITS,
      counterName: "estimate",
      ledger: { characters: 7, inChunks: 5, quarantined: 2, unaccounted: 0 },
      findings: [{ gate: "section_missing", severity: "note", place, expected: "", found: "" }],
      ran: ["section_missing", "page_out_of_range"],
      blockStateOf: () => "pending",
    });
    expect(summary).toMatchObject({
      profile: { id: "duoc-thu", reason: "headings_matched", headings_matched: 3, headings_of: 4 },
      token_counter: "estimate",
      pages: 2,
      monographs: 1,
      chunks: { total: 2, prose: 1, table_rows: 1, tokens: 18 },
      blocks: { total: 1, tables: 1, pending: 1, approved: 0 },
      sections: { chi_dinh: { sections: 1, chunks: 2 } },
      ledger: { characters: 7, in_chunks: 5, quarantined: 2, unaccounted: 0, statement: "0 unaccounted", pages: { extracted: 20, unaccounted: 0 } },
      findings: { block: 0, warn: 0, note: 1 },
      gates: [
        { gate: "section_missing", note: 1 },
        { gate: "page_out_of_range", block: 0, warn: 0, note: 0 },
      ],
    });
  });
});
