/** A monograph and what a book's first run made of it in; its rows and the words by which it is found out. Plain data that any thread can make; never touches the database. */
import type { Finding } from "@/lib/model/finding";
import type { Monograph } from "@/lib/model/monograph";
import type { TableRows } from "./bulk-insert";
import { toBlockRow, toMonographRow, toSectionRow } from "./monograph-rows";
import { type ChunkedMonograph, toChunkedRows } from "./run-rows";
import { type SearchDoc, searchDocs } from "./search-docs";

export interface MonographEntry {
  /** Counts monographs in book order from 0. */
  ordinal: number;
  monograph: Monograph;
  /** The segmenter's findings of it. */
  knownFindings: Finding[];
}

export interface ImportedRows {
  drugId: string;
  drugName: string;
  /** In the order in which they are to be inserted. */
  tables: TableRows[];
  docs: SearchDoc[];
}

export function toImportedRows(bookId: string, runId: string, { ordinal, monograph, knownFindings }: MonographEntry, chunked: ChunkedMonograph): ImportedRows {
  const { drugId, drugName, sections, blocks } = monograph;
  return {
    drugId,
    drugName,
    tables: [
      ["monographs", [toMonographRow(bookId, monograph, knownFindings, ordinal, runId)]],
      ["sections", sections.map((section, index) => toSectionRow(bookId, drugId, section, index))],
      ["blocks", blocks.map((block, index) => toBlockRow(bookId, drugId, block, index, chunked.previews.get(block.blockId) ?? []))],
      ...toChunkedRows(runId, chunked),
    ],
    docs: searchDocs(chunked, drugName, (key) => sections.find((section) => section.key === key) ?? null),
  };
}
