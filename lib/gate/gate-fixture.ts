// Test data of this folder: one small monograph with a split dosage section, a withheld table and everything in order, for tests to put out of order.
import type { Block, BlockState, Cell } from "@/lib/model/block";
import type { SegmentedBook, SegmentedPage } from "@/lib/model/book";
import type { Chunk } from "@/lib/model/chunk";
import type { Label } from "@/lib/model/label";
import { DEFAULT_LIMITS } from "@/lib/model/limits";
import type { Monograph } from "@/lib/model/monograph";
import { pageRect } from "@/lib/model/rect";
import type { Seam } from "@/lib/model/seam";
import type { SectionKey } from "@/lib/model/section-key";
import type { SectionSpan } from "@/lib/model/section-span";
import { type BookGateInput, type MonographFacts, type MonographGateInput, monographFacts } from "./gate-facts";

export const DOSAGE = "Người lớn: Uống 200 mg mỗi 12 giờ.\nTrẻ em: Uống 4 mg/kg mỗi 12 giờ. Dùng thêm 2 mg/kg nếu cần.";
const CUT = DOSAGE.indexOf("Dùng thêm");
const OVERLAP = "Uống 4 mg/kg mỗi 12 giờ. ";
const CHILDREN = DOSAGE.indexOf("Trẻ em:");

/** Words stand for tokens. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter(Boolean).length;
}

export function page(physicalPage: number, printedPage: string | null, headerName: string | null = "Thuocgia"): SegmentedPage {
  return { physicalPage, width: 600, height: 800, rotate: 0, pageLabel: null, printedPage, printedPageInferred: false, headerName, lines: [], textReliability: 1 };
}

export function section(key: SectionKey, name: string, text: string, physicalPage = 1): SectionSpan {
  const lines = text === "" ? [] : [{ lineId: `p${physicalPage}-${key}`, physicalPage, bbox: pageRect(50, 100, 290, 110), start: 0, end: text.length, runs: [] }];
  return { key, displayName: name, text, headings: [{ text: name, physicalPage, bbox: pageRect(50, 88, 290, 98), lineId: `p${physicalPage}-h-${key}`, at: 0 }], lines, parts: [], quarantined: [] };
}

export function cell(row: number, column: number, text: string): Cell {
  return { row, column, rowSpan: 1, columnSpan: 1, text, physicalPage: 2, bbox: pageRect(50 + column * 100, 200 + row * 20, 150 + column * 100, 220 + row * 20) };
}

export function table(): Block {
  return {
    blockId: "thuocgia-t1",
    kind: "table",
    sectionKey: "lieu_luong_va_cach_dung",
    caption: "Bảng 1. Liều theo cân nặng",
    rows: 3,
    columns: 2,
    headerRows: 1,
    rowLabelColumns: 1,
    cells: [cell(0, 0, "Cân nặng"), cell(0, 1, "Liều tiêm"), cell(1, 0, "dưới 40 kg"), cell(1, 1, "150 mg ngày hai lần trong bảy ngày"), cell(2, 0, "từ 40 kg"), cell(2, 1, "300 mg")],
    physicalPage: 2,
    bbox: pageRect(50, 200, 250, 260),
    pieces: [{ physicalPage: 2, bbox: pageRect(50, 200, 250, 260), firstRow: 0, lastRow: 2 }],
    text: "Bảng 1. Liều theo cân nặng\nCân nặng Liều tiêm\ndưới 40 kg 150 mg ngày hai lần trong bảy ngày\ntừ 40 kg 300 mg",
    lines: [{ lineId: "p2-l9", physicalPage: 2, bbox: pageRect(50, 222, 250, 232), start: 45, end: 90, runs: [] }],
    at: DOSAGE.length,
    ruled: "full",
    confidence: 0.9,
    machineState: "pending",
    reasons: [],
  };
}

export function monograph(): Monograph {
  return {
    drugId: "thuocgia",
    drugName: "THUOCGIA",
    sourcePageRange: [1, 2],
    printedPageRange: ["11", "12"],
    atcCodes: ["J02AC03"],
    atcStatedAbsent: false,
    nameLines: [],
    preamble: { text: "", lines: [] },
    sections: [section("ma_atc", "Mã ATC", "J02AC03."), section("lieu_luong_va_cach_dung", "Liều lượng và cách dùng", DOSAGE)],
    blocks: [table()],
  };
}

export function chunk(over: Partial<Chunk>): Chunk {
  const made: Chunk = {
    chunkId: "thuocgia__lieu_luong_va_cach_dung__0",
    drugId: "thuocgia",
    drugName: "THUOCGIA",
    sectionKey: "lieu_luong_va_cach_dung",
    sectionDisplayName: "Liều lượng và cách dùng",
    text: over.sourceText ?? "",
    sourceText: "",
    contextLabels: [],
    headingPhysicalPage: 1,
    sourcePageRange: [1, 1],
    printedPageRange: ["11", "11"],
    atcCodes: ["J02AC03"],
    partIndex: 0,
    partCount: 2,
    estTokens: 0,
    oversized: false,
    chunkKind: "prose",
    attachments: [],
    hasQuarantinedContent: false,
    start: null,
    end: null,
    overlapLength: 0,
    overlapTokens: 0,
    blockId: null,
    boxes: [{ physicalPage: 1, bbox: pageRect(50, 100, 290, 110), lineId: "p1-lieu_luong_va_cach_dung" }],
    ...over,
  };
  return { ...made, estTokens: over.estTokens ?? countWords(made.text) };
}

export function attachment(quarantined = true) {
  return { blockId: "thuocgia-t1", kind: "table" as const, physicalPage: 2, bbox: pageRect(50, 200, 250, 260), printedPage: "12", quarantined };
}

export function chunks(): [Chunk, Chunk, Chunk, Chunk] {
  const start = CUT - OVERLAP.length;
  const right = DOSAGE.slice(start);
  return [
    chunk({ chunkId: "thuocgia__ma_atc__0", sectionKey: "ma_atc", sectionDisplayName: "Mã ATC", sourceText: "J02AC03.", partCount: 1, start: 0, end: 8, boxes: [{ physicalPage: 1, bbox: pageRect(50, 100, 290, 110), lineId: "p1-ma_atc" }] }),
    chunk({ sourceText: DOSAGE.slice(0, CUT), start: 0, end: CUT, attachments: [attachment()], hasQuarantinedContent: true }),
    chunk({ chunkId: "thuocgia__lieu_luong_va_cach_dung__1", partIndex: 1, contextLabels: ["Trẻ em:"], text: `Trẻ em:\n${right}`, sourceText: right, start, end: DOSAGE.length, overlapLength: OVERLAP.length }),
    chunk({
      chunkId: "thuocgia__lieu_luong_va_cach_dung__block__thuocgia-t1",
      chunkKind: "block_descriptor",
      blockId: "thuocgia-t1",
      partCount: 1,
      text: "Bảng 1. Liều theo cân nặng\nBảng chưa được duyệt, xem trang in 12.",
      sourceText: "Bảng 1. Liều theo cân nặng",
      sourcePageRange: [2, 2],
      printedPageRange: ["12", "12"],
      attachments: [attachment()],
      hasQuarantinedContent: true,
      boxes: [{ physicalPage: 2, bbox: pageRect(50, 222, 250, 232), lineId: "p2-l9" }],
    }),
  ];
}

export const LABELS: Label[] = [
  { start: 0, end: "Người lớn:".length, text: "Người lớn:", kind: "population", level: 0 },
  { start: CHILDREN, end: CHILDREN + "Trẻ em:".length, text: "Trẻ em:", kind: "population", level: 0 },
];

export function seam(): Seam {
  return {
    drugId: "thuocgia",
    sectionKey: "lieu_luong_va_cach_dung",
    index: 0,
    leftChunkId: "thuocgia__lieu_luong_va_cach_dung__0",
    rightChunkId: "thuocgia__lieu_luong_va_cach_dung__1",
    at: CUT,
    overlapStart: CUT - OVERLAP.length,
    contextLabels: ["Trẻ em:"],
    pinned: false,
    candidates: [],
  };
}

export function gateInput(over: Partial<MonographGateInput> = {}): MonographGateInput {
  return {
    monograph: monograph(),
    chunks: chunks(),
    seams: [seam()],
    labels: new Map([["thuocgia__lieu_luong_va_cach_dung", LABELS]]),
    pages: new Map([0, 1, 2].map((n) => [n, page(n, String(n + 10))])),
    pageCount: 3,
    limits: DEFAULT_LIMITS,
    count: countWords,
    blockStateOf: (): BlockState => "pending",
    ...over,
  };
}

export function facts(over: Partial<MonographGateInput> = {}): MonographFacts {
  return monographFacts(gateInput(over));
}

/** The facts with one chunk changed: 0 and 1, 2 are prose (the last two a split section), 3 is the table's descriptor. */
export function factsWith(index: 0 | 1 | 2 | 3, change: Partial<Chunk>, over: Partial<MonographGateInput> = {}): MonographFacts {
  return facts({ chunks: chunks().map((entry, i) => (i === index ? { ...entry, ...change } : entry)), ...over });
}

export function book(over: Partial<SegmentedBook> = {}): SegmentedBook {
  return { profileId: "test", profileReason: { code: "chosen", matched: 0, of: 0 }, pages: [page(0, "10", null), page(1, "11"), page(2, "12")], monographs: [monograph()], ledger: [], findings: [], ...over };
}

export function bookInput(over: Partial<BookGateInput> = {}): BookGateInput {
  return { book: book(), chunks: chunks(), ...over };
}
