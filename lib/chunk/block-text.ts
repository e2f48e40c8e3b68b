/**
 * The texts of one block's chunks: in go a block, its state and what governs it, out come the descriptor's text and, for an approved table that
 * is too long for one chunk, its pieces; it never puts a cell of a withheld block into any of them.
 */
import { pageFragment } from "@/lib/geometry/page-fragment";
import type { Block, BlockState } from "@/lib/model/block";
import { blockGrid } from "./block-grid";
import { sentenceStarts } from "./borders";
import type { ChunkInput } from "./chunk-input";
import { DESCRIPTOR_WORDS, type DescriptorWords } from "./descriptor-words";
import { escapeCell } from "./markdown-table";
import { readText } from "./read-text";
import { type TablePiece, tableRows, wholeTable } from "./table-chunks";
import { wordRules } from "./word-rules";

export interface BlockTexts {
  descriptor: string;
  /** Empty where the descriptor holds everything that may be quoted. */
  pieces: TablePiece[];
}

/** What a block's texts need to know of its place. */
export interface BlockPlace {
  drugName: string;
  sectionName: string;
  /** Labels that govern the block, outermost first. */
  labels: readonly string[];
}

/** Makes the texts; `state` rules alone whether content is quoted. */
export function blockTexts(block: Block, state: BlockState, place: BlockPlace, input: ChunkInput): BlockTexts {
  const words = DESCRIPTOR_WORDS[input.profile.language];
  if (state !== "approved") return { descriptor: withheldText(block, state, place, input, words), pieces: [] };
  const lead = [...place.labels, block.caption ?? place.sectionName].map(oneLine);
  if (block.kind === "formula") return { descriptor: [...lead.filter((line) => line !== oneLine(block.text)), block.text].join("\n"), pieces: [] };
  const rules = wordRules(input.profile);
  const table = {
    grid: blockGrid(block),
    lead,
    rowLabelColumns: block.rowLabelColumns,
    limits: input.limits,
    count: (text: string) => input.counter.count(text),
    sentencesOf: (text: string) => cutAt(text, sentenceStarts(readText(text), rules)),
  };
  const whole = wholeTable(table);
  if (input.counter.count(whole) <= input.limits.ceilingTokens) return { descriptor: whole, pieces: [] };
  const heads = table.grid.heads.filter((head) => head.trim() !== "").map(escapeCell);
  const size = `${words.kind.table} ${block.rows} × ${block.columns}${heads.length > 0 ? ` · ${words.columns}: ${heads.join("; ")}` : ""}`;
  return { descriptor: [...lead, ...pageLines(block, place, input, words), size].join("\n"), pieces: tableRows(table) };
}

function withheldText(block: Block, state: Exclude<BlockState, "approved">, place: BlockPlace, input: ChunkInput, words: DescriptorWords): string {
  const reasons = block.reasons.map((reason) => words.reason[reason]);
  return [
    `${words.kind[block.kind]}: ${oneLine(block.caption ?? place.sectionName)}`,
    ...pageLines(block, place, input, words),
    words.withheld[state] + (reasons.length > 0 ? ` (${reasons.join("; ")})` : ""),
  ].join("\n");
}

function pageLines(block: Block, place: BlockPlace, input: ChunkInput, words: DescriptorWords): string[] {
  const pages = [...new Set([block.physicalPage, ...block.pieces.map((piece) => piece.physicalPage)])].sort((a, b) => a - b);
  const named = pages.map((page) => `${words.printedPage} ${input.folioOf(page) ?? words.noPrintedPage} · ${words.pdfPage} ${viewerPage(page)}`);
  return [`${place.drugName} · ${words.section}: ${place.sectionName}`, named.join("; ")];
}

/** The page as a PDF viewer counts it, as the screens say it. */
function viewerPage(physicalPage: number): string {
  return pageFragment(physicalPage).replace("page=", "");
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, " ").trim();
}

function cutAt(text: string, starts: readonly number[]): string[] {
  const bounds = [0, ...starts, text.length];
  return bounds.slice(0, -1).map((from, i) => text.slice(from, bounds[i + 1]));
}
