/** Our own chunker behind the shape of the others: plain text in, pieces out; it is given the same text without any typography. */
import { chunkMonograph, type ChunkInput } from "@/lib/chunk/chunk-monograph";
import { embeddedText } from "@/lib/chunk/embedded-text";
import { previewBlock } from "@/lib/chunk/render-block";
import { splitSection } from "@/lib/chunk/section-parts";
import type { TokenCounter } from "@/lib/chunk/token-counter";
import type { Block, Cell } from "@/lib/model/block";
import { DEFAULT_LIMITS } from "@/lib/model/limits";
import type { Monograph } from "@/lib/model/monograph";
import { pageRect } from "@/lib/model/rect";
import type { SectionSpan } from "@/lib/model/section-span";
import { DUOC_THU } from "@/lib/profiles/duoc-thu";
import type { Piece } from "./check";
import type { GeneratedTable, GeneratedText } from "./generate";

const BOX = pageRect(0, 0, 100, 10);

function inputWith(counter: TokenCounter): ChunkInput {
  return { limits: DEFAULT_LIMITS, counter, profile: DUOC_THU, folioOf: () => "1", blockStateOf: () => "approved", pinsOf: () => [] };
}

function sectionOf(key: GeneratedText["key"], text: string): SectionSpan {
  const lines = text === "" ? [] : [{ lineId: "p0-l0", physicalPage: 0, bbox: BOX, start: 0, end: text.length, runs: [] }];
  return { key, displayName: "Mục", text, headings: [{ text: "Mục", physicalPage: 0, bbox: BOX, lineId: "p0-h", at: 0 }], lines, parts: [], quarantined: [] };
}

function monographOf(key: GeneratedText["key"], text: string, blocks: Block[] = []): Monograph {
  return { drugId: "thuoc", drugName: "THUỐC", sourcePageRange: [0, 0], printedPageRange: ["1", "1"], atcCodes: [], atcStatedAbsent: false, nameLines: [], preamble: { text: "", lines: [] }, sections: [sectionOf(key, text)], blocks };
}

/** Prose split and nothing more, as the others do it: texts with their carried labels, and offsets. */
export function ourSplit(counter: TokenCounter): (made: GeneratedText) => Piece[] {
  const input = inputWith(counter);
  return ({ key, text }) =>
    splitSection(sectionOf(key, text), [], input).parts.map(({ start, end, carried, tokens }) => {
      const source = text.slice(start, end);
      return { text: embeddedText(carried.map((label) => label.text), source), source, start, tokens };
    });
}

/** Prose as chunks, with their seams, boxes and labels made as in the product. */
export function ourProse(counter: TokenCounter): (made: GeneratedText) => Piece[] {
  const input = inputWith(counter);
  return ({ key, text }) => chunkMonograph(monographOf(key, text), input).chunks.map((chunk) => ({ text: chunk.text, source: chunk.sourceText, start: chunk.start ?? 0, tokens: chunk.estTokens }));
}

/** A table as the chunks that approval makes. */
export function ourTables(counter: TokenCounter): (table: GeneratedTable) => Piece[] {
  const input = inputWith(counter);
  return (table) => {
    const block = blockOf(table);
    const [descriptor, ...rows] = previewBlock(block, monographOf("lieu_luong_va_cach_dung", "", [block]), input);
    return rows.length > 0 ? rows : descriptor === undefined ? [] : [descriptor];
  };
}

function blockOf({ caption, header, rows }: GeneratedTable): Block {
  const cells: Cell[] = [header, ...rows].flatMap((line, row) => line.map((text, column) => ({ row, column, rowSpan: 1, columnSpan: 1, text, physicalPage: 0, bbox: BOX })));
  return {
    blockId: "t1",
    kind: "table",
    sectionKey: "lieu_luong_va_cach_dung",
    caption,
    rows: rows.length + 1,
    columns: header.length,
    headerRows: 1,
    rowLabelColumns: 1,
    cells,
    physicalPage: 0,
    bbox: BOX,
    pieces: [{ physicalPage: 0, bbox: BOX, firstRow: 0, lastRow: rows.length }],
    text: caption,
    lines: [],
    at: 0,
    ruled: "full",
    confidence: 1,
    machineState: "pending",
    reasons: [],
  };
}
