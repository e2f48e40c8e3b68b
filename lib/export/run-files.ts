// Comes in: a segmented book, its findings and counts. Goes out: the contents of pages.json, monographs.json, boxes.json, findings.json and summary.json. It never reads or writes a file.
import type { Block, BlockState } from "@/lib/model/block";
import type { PageLedger, SegmentedBook } from "@/lib/model/book";
import type { Chunk } from "@/lib/model/chunk";
import type { Finding, GateName, Severity } from "@/lib/model/finding";
import type { ChunkLimits, TokenCounterName } from "@/lib/model/limits";
import type { Monograph } from "@/lib/model/monograph";
import { SECTION_KEYS } from "@/lib/model/section-key";
import type { SectionLedger } from "@/lib/model/section-ledger";
import type { SectionSpan } from "@/lib/model/section-span";
import { toPrintedPage } from "./to-record";

/** pages.json: every physical page (0-indexed) with its folio as printed, and whether that was inferred from its neighbours. */
export function pagesFile(book: SegmentedBook) {
  return {
    pages: book.pages.map((page) => ({
      physical_page: page.physicalPage,
      printed_page: page.printedPage,
      printed_page_inferred: page.printedPageInferred,
      page_label: page.pageLabel,
      width: page.width,
      height: page.height,
      rotate: page.rotate,
      header_name: page.headerName,
      text_reliability: page.textReliability,
    })),
  };
}

/** monographs.json: what segmentation found, text and tables whole, whatever became of them in chunks. Block states as they are now. */
export function monographsFile(book: SegmentedBook, blockStateOf: (blockId: string) => BlockState) {
  return { monographs: book.monographs.map((monograph) => monographEntry(monograph, blockStateOf)) };
}

function monographEntry(monograph: Monograph, blockStateOf: (blockId: string) => BlockState) {
  return {
    drug_id: monograph.drugId,
    drug_name: monograph.drugName,
    source_page_range: monograph.sourcePageRange,
    printed_page_range: monograph.printedPageRange.map(toPrintedPage),
    atc_codes: monograph.atcCodes,
    atc_stated_absent: monograph.atcStatedAbsent,
    preamble: monograph.preamble.text,
    sections: monograph.sections.map(sectionEntry),
    tables: monograph.blocks.filter((block) => block.kind === "table").map((block) => tableEntry(block, blockStateOf(block.blockId))),
    formulas: monograph.blocks
      .filter((block) => block.kind === "formula")
      .map((block) => ({ formula_id: block.blockId, section_key: block.sectionKey, physical_page: block.physicalPage, bbox: block.bbox, text: block.text, state: blockStateOf(block.blockId), reasons: block.reasons })),
  };
}

function sectionEntry(section: SectionSpan) {
  return {
    key: section.key,
    display_name: section.displayName,
    heading_physical_page: section.headings[0]?.physicalPage ?? null,
    headings: section.headings.map((heading) => ({ text: heading.text, physical_page: heading.physicalPage, bbox: heading.bbox })),
    text: section.text,
    parts: section.parts.map((part) => ({
      kind: part.kind,
      // A lifted block's text stands under `tables` or `formulas`, once.
      text: part.kind === "prose" ? part.text : "",
      physical_page: part.physicalPage,
      bbox: part.bbox,
      source_span_ids: part.sourceSpanIds,
      quarantined: part.quarantined,
      block_id: part.blockId,
    })),
    quarantined: section.quarantined,
  };
}

/** `shape` is rows×columns as printed; a block over several pages is one table, so `continues` is null and `pieces` says where it stands. */
function tableEntry(block: Block, state: BlockState) {
  return {
    table_id: block.blockId,
    section_key: block.sectionKey,
    shape: `${block.rows}×${block.columns}`,
    physical_page: block.physicalPage,
    bbox: block.bbox,
    caption: block.caption,
    header_rows: block.headerRows,
    row_label_columns: block.rowLabelColumns,
    cells: cellGrid(block),
    continues: null,
    pieces: block.pieces.map((piece) => ({ physical_page: piece.physicalPage, bbox: piece.bbox, first_row: piece.firstRow, last_row: piece.lastRow })),
    quarantined: state !== "approved",
    state,
    reasons: block.reasons,
  };
}

/** The full grid of a block's texts, rows of equal length: a merged cell's text stands at its top left, the places that it covers hold "". */
export function cellGrid(block: Pick<Block, "rows" | "columns" | "cells">): string[][] {
  const grid = Array.from({ length: block.rows }, () => Array.from({ length: block.columns }, () => ""));
  for (const cell of block.cells) {
    const row = grid[cell.row];
    if (row !== undefined && cell.column >= 0 && cell.column < row.length) row[cell.column] = cell.text;
  }
  return grid;
}

/**
 * boxes.json: where every chunk's source lines stand on the page, by chunk id: physical page (0-indexed), box in page space, and the line's id. Not part of
 * the v4 record, whose fields are fixed.
 */
export function boxesFile(chunks: readonly Chunk[]) {
  return {
    chunks: Object.fromEntries(chunks.map((chunk) => [chunk.chunkId, chunk.boxes.map((box) => ({ physical_page: box.physicalPage, bbox: box.bbox, line_id: box.lineId }))])),
  };
}

/** findings.json. */
export function findingsFile(findings: readonly Finding[]) {
  return {
    findings: findings.map((finding) => ({
      gate: finding.gate,
      severity: finding.severity,
      drug_id: finding.place.drugId,
      section_key: finding.place.sectionKey,
      chunk_id: finding.place.chunkId,
      block_id: finding.place.blockId,
      physical_page: finding.place.physicalPage,
      bbox: finding.place.bbox,
      expected: finding.expected,
      found: finding.found,
    })),
  };
}

export interface SummaryInput {
  fileName: string;
  /** SHA-256 of the PDF's bytes, hex. */
  sha256: string;
  book: SegmentedBook;
  chunks: readonly Chunk[];
  limits: ChunkLimits;
  counterName: TokenCounterName;
  /** Sum over all sections, from `sectionLedger`. */
  ledger: SectionLedger;
  findings: readonly Finding[];
  /** The gates that ran. */
  ran: readonly GateName[];
  blockStateOf(blockId: string): BlockState;
}

/** summary.json: counts, the two ledgers, and what the gates said. */
export function summaryFile(input: SummaryInput) {
  const { book, chunks } = input;
  const blocks = book.monographs.flatMap((monograph) => monograph.blocks);
  const states = blocks.map((block) => input.blockStateOf(block.blockId));
  return {
    file: input.fileName,
    sha256: input.sha256,
    profile: { id: book.profileId, reason: book.profileReason.code, headings_matched: book.profileReason.matched, headings_of: book.profileReason.of },
    token_counter: input.counterName,
    limits: { ceiling_tokens: input.limits.ceilingTokens, target_tokens: input.limits.targetTokens, overlap_tokens: input.limits.overlapTokens, max_embed_tokens: input.limits.maxEmbedTokens },
    pages: book.pages.length,
    monographs: book.monographs.length,
    chunks: {
      total: chunks.length,
      prose: count(chunks, (chunk) => chunk.chunkKind === "prose"),
      block_descriptor: count(chunks, (chunk) => chunk.chunkKind === "block_descriptor"),
      table_rows: count(chunks, (chunk) => chunk.chunkKind === "table_rows"),
      oversized: count(chunks, (chunk) => chunk.oversized),
      tokens: chunks.reduce((sum, chunk) => sum + chunk.estTokens, 0),
    },
    blocks: {
      total: blocks.length,
      tables: count(blocks, (block) => block.kind === "table"),
      formulas: count(blocks, (block) => block.kind === "formula"),
      pending: count(states, (state) => state === "pending"),
      approved: count(states, (state) => state === "approved"),
      quarantined: count(states, (state) => state === "quarantined"),
    },
    sections: sectionCounts(book, chunks),
    ledger: { ...ledgerEntry(input.ledger), statement: `${input.ledger.unaccounted} unaccounted`, pages: pageLedgerSum(book.ledger) },
    findings: severityCounts(input.findings),
    gates: input.ran.map((gate) => ({ gate, ...severityCounts(input.findings.filter((finding) => finding.gate === gate)) })),
  };
}

/** Sections and chunks per key, in book order, keys without either left out. */
function sectionCounts(book: SegmentedBook, chunks: readonly Chunk[]) {
  const sections = book.monographs.flatMap((monograph) => monograph.sections);
  const entries = SECTION_KEYS.map((key) => [key, { sections: count(sections, (section) => section.key === key), chunks: count(chunks, (chunk) => chunk.sectionKey === key) }] as const);
  return Object.fromEntries(entries.filter(([, entry]) => entry.sections + entry.chunks > 0));
}

function ledgerEntry(ledger: SectionLedger) {
  return { characters: ledger.characters, in_chunks: ledger.inChunks, quarantined: ledger.quarantined, unaccounted: ledger.unaccounted };
}

function pageLedgerSum(pages: readonly PageLedger[]) {
  const sum = { extracted: 0, furniture: 0, headings: 0, sections: 0, blocks: 0, monograph_heads: 0, outside: 0, unaccounted: 0 };
  for (const page of pages) {
    sum.extracted += page.extracted;
    sum.furniture += page.furniture;
    sum.headings += page.headings;
    sum.sections += page.sections;
    sum.blocks += page.blocks;
    sum.monograph_heads += page.monographHeads;
    sum.outside += page.outside;
    sum.unaccounted += page.extracted - page.furniture - page.headings - page.sections - page.blocks - page.monographHeads - page.outside;
  }
  return sum;
}

function severityCounts(findings: readonly Finding[]): Record<Severity, number> {
  return { block: count(findings, (f) => f.severity === "block"), warn: count(findings, (f) => f.severity === "warn"), note: count(findings, (f) => f.severity === "note") };
}

function count<T>(items: readonly T[], test: (item: T) => boolean): number {
  return items.reduce((sum, item) => sum + (test(item) ? 1 : 0), 0);
}
