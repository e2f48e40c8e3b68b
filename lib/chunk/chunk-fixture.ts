// Test data of this folder: a small profile of its own and makers of sections, blocks and monographs, so that tests say only what they are about.
import type { Block, Cell } from "@/lib/model/block";
import type { SourceLine } from "@/lib/model/line";
import { DEFAULT_LIMITS } from "@/lib/model/limits";
import type { Monograph } from "@/lib/model/monograph";
import type { StyleRun } from "@/lib/model/page";
import type { Profile } from "@/lib/model/profile";
import { pageRect } from "@/lib/model/rect";
import type { SectionKey } from "@/lib/model/section-key";
import type { QuarantinedRange, SectionSpan } from "@/lib/model/section-span";
import type { ChunkInput } from "./chunk-input";
import { createTokenCounter } from "./token-counter";

export const TEST_PROFILE: Profile = {
  profileId: "test",
  language: "vi",
  monographStart: "capitals",
  startsAt: null,
  endsAt: [],
  maxColumns: 2,
  headings: [{ key: "lieu_luong_va_cach_dung", names: ["Liều lượng"], number: null }],
  runInHeadings: true,
  headingTypography: "bold",
  folioPatterns: [],
  headerNamePatterns: [],
  captionWords: ["Bảng"],
  atcAbsentPhrases: [],
  labels: [
    { kind: "heading", phrases: ["liều lượng", "liều dùng"] },
    { kind: "other", phrases: ["cách dùng", "chú ý", "dùng cho", "chỉnh liều"] },
    { kind: "population", phrases: ["người lớn", "trẻ em", "trẻ", "sơ sinh", "người cao tuổi", "suy thận", "dùng cho trẻ em"] },
    { kind: "route", phrases: ["uống", "tiêm", "truyền tĩnh mạch", "liều uống"] },
    { kind: "indication", phrases: ["điều trị", "nhiễm", "đau", "sốt", "viêm"] },
    { kind: "frequency", phrases: ["thường gặp", "ít gặp", "hiếm gặp"] },
    { kind: "organ", phrases: ["da", "gan", "thận", "tiêu hóa"] },
    { kind: "step", phrases: ["bước", "liều ban đầu", "liều duy trì"] },
  ],
  notLabels: ["bao gồm", "gồm", "thí dụ", "như sau", "sau đây", "hoặc", "dưới đây"],
  wholeTreatment: ["thời gian điều trị"],
  abbreviations: ["v.v.", "vd.", "TS."],
  units: ["mg", "g", "kg", "ml", "giờ", "ngày", "tuổi", "tháng", "lần", "tuần", "%"],
};

const counter = createTokenCounter();

/** Everything that chunking needs, with what a test wants to be different. Printed page = physical page + 100. */
export function chunkInput(changes: Partial<ChunkInput> = {}): ChunkInput {
  return {
    limits: DEFAULT_LIMITS,
    counter,
    profile: TEST_PROFILE,
    folioOf: (physicalPage) => String(physicalPage + 100),
    blockStateOf: () => "pending",
    pinsOf: () => [],
    ...changes,
  };
}

/** A section from marked text: `*…*` is italic, every line is a paragraph and a source line of its own, ten to a page. */
export function makeSection(marked: string, changes: { key?: SectionKey; quarantined?: QuarantinedRange[]; at?: number } = {}): SectionSpan {
  const lines: SourceLine[] = [];
  let text = "";
  marked.split("\n").forEach((paragraph, n) => {
    const start = n === 0 ? 0 : text.length + 1;
    if (n > 0) text += "\n";
    const runs: StyleRun[] = [];
    paragraph.split("*").forEach((piece, i) => {
      if (i % 2 === 1) runs.push({ start: text.length, end: text.length + piece.length, bold: false, italic: true, script: "none", fontSize: 10 });
      text += piece;
    });
    const physicalPage = Math.floor(n / 10);
    lines.push({ lineId: `p${physicalPage}-l${n % 10}`, physicalPage, bbox: pageRect(50, 20 * (n % 10), 290, 20 * (n % 10) + 12), start, end: text.length, runs });
  });
  const heading = { text: "Liều lượng", physicalPage: 0, bbox: pageRect(50, 0, 290, 10), lineId: "p0-h", at: 0 };
  return { key: changes.key ?? "lieu_luong_va_cach_dung", displayName: "Liều lượng", text, headings: [heading], lines, parts: [], quarantined: changes.quarantined ?? [] };
}

export function makeMonograph(sections: SectionSpan[], blocks: Block[] = []): Monograph {
  return {
    drugId: "thuocgia",
    drugName: "THUỐC GIẢ",
    sourcePageRange: [0, 3],
    printedPageRange: ["100", "103"],
    atcCodes: ["A01AA01"],
    atcStatedAbsent: false,
    nameLines: [],
    preamble: { text: "", lines: [] },
    sections,
    blocks,
  };
}

/** A table from rows of cells, without merged cells; header rows first. */
export function makeTable(rows: readonly (readonly string[])[], changes: Partial<Block> = {}): Block {
  const columns = Math.max(...rows.map((row) => row.length));
  const cells: Cell[] = rows.flatMap((row, r) =>
    row.map((text, column) => ({ row: r, column, rowSpan: 1, columnSpan: 1, text, physicalPage: 2, bbox: pageRect(50 + column * 40, 100 + r * 10, 90 + column * 40, 110 + r * 10) })),
  );
  const bbox = pageRect(50, 100, 50 + columns * 40, 100 + rows.length * 10);
  return {
    blockId: "thuocgia-t1",
    kind: "table",
    sectionKey: "lieu_luong_va_cach_dung",
    caption: "Bảng 1. Liều theo cân nặng",
    rows: rows.length,
    columns,
    headerRows: 1,
    rowLabelColumns: 1,
    cells,
    physicalPage: 2,
    bbox,
    pieces: [{ physicalPage: 2, bbox, firstRow: 0, lastRow: rows.length - 1 }],
    text: ["Bảng 1. Liều theo cân nặng", ...rows.map((row) => row.join(" "))].join("\n"),
    lines: [],
    at: 0,
    ruled: "full",
    confidence: 1,
    machineState: "pending",
    reasons: [],
    ...changes,
  };
}
