import type { Block, BlockState } from "@/lib/model/block";
import type { Finding } from "@/lib/model/finding";
import type { Monograph } from "@/lib/model/monograph";
import type { SectionKey } from "@/lib/model/section-key";
import type { SectionSpan } from "@/lib/model/section-span";
import type { Block as StoredBlock, Monograph as StoredMonograph, Section as StoredSection } from "./generated/client";
import { packJson, unpackJson } from "./packed-json";

interface MonographBody extends Pick<Monograph, "nameLines" | "preamble" | "recognisedPages"> {
  /** What the segmenter complained of in it: kept, so that the gates can be run again without segmenting again. */
  knownFindings: Finding[];
}
type SectionBody = Omit<SectionSpan, "key" | "displayName" | "text">;

export function toMonographRow(bookId: string, monograph: Monograph, knownFindings: Finding[], ordinal: number, activeRunId: string) {
  const body: MonographBody = { nameLines: monograph.nameLines, preamble: monograph.preamble, recognisedPages: monograph.recognisedPages, knownFindings };
  return {
    bookId,
    drugId: monograph.drugId,
    ordinal,
    drugName: monograph.drugName,
    firstPage: monograph.sourcePageRange[0],
    lastPage: monograph.sourcePageRange[1],
    firstPrinted: monograph.printedPageRange[0],
    lastPrinted: monograph.printedPageRange[1],
    atcCodesJson: JSON.stringify(monograph.atcCodes),
    atcStatedAbsent: monograph.atcStatedAbsent,
    body: packJson(body),
    activeRunId,
  };
}

export function toSectionRow(bookId: string, drugId: string, section: SectionSpan, ordinal: number) {
  const { key, displayName, text, ...body } = section;
  return { bookId, drugId, sectionKey: key, ordinal, displayName, text, body: packJson(body satisfies SectionBody) };
}

export function toBlockRow(bookId: string, drugId: string, block: Block, ordinal: number, preview: { text: string; tokens: number }[]) {
  return {
    bookId,
    blockId: block.blockId,
    drugId,
    sectionKey: block.sectionKey,
    ordinal,
    kind: block.kind,
    physicalPage: block.physicalPage,
    machineState: block.machineState,
    state: block.machineState as BlockState,
    body: packJson(block),
    previewBody: packJson(preview),
  };
}

export function fromSectionRow(row: Pick<StoredSection, "sectionKey" | "displayName" | "text" | "body">): SectionSpan {
  return { key: row.sectionKey as SectionKey, displayName: row.displayName, text: row.text, ...unpackJson<SectionBody>(row.body) };
}

export function fromBlockRow(row: Pick<StoredBlock, "body">): Block {
  return unpackJson<Block>(row.body);
}

/** The segmenter's findings of a monograph. */
export function knownFindingsOf(row: Pick<StoredMonograph, "body">): Finding[] {
  return unpackJson<MonographBody>(row.body).knownFindings;
}

/** The monograph as it was segmented. `sections` and `blocks` must be in their `ordinal` order. */
export function fromMonographRows(row: StoredMonograph, sections: readonly StoredSection[], blocks: readonly StoredBlock[]): Monograph {
  const { nameLines, preamble, recognisedPages } = unpackJson<MonographBody>(row.body);
  return {
    drugId: row.drugId,
    drugName: row.drugName,
    sourcePageRange: [row.firstPage, row.lastPage],
    printedPageRange: [row.firstPrinted, row.lastPrinted],
    atcCodes: JSON.parse(row.atcCodesJson) as string[],
    atcStatedAbsent: row.atcStatedAbsent,
    nameLines,
    preamble,
    sections: sections.map(fromSectionRow),
    blocks: blocks.map(fromBlockRow),
    ...(recognisedPages ? { recognisedPages } : {}),
  };
}
