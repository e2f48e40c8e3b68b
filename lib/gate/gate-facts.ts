import type { Block, BlockState } from "@/lib/model/block";
import type { SegmentedBook, SegmentedPage } from "@/lib/model/book";
import type { Chunk } from "@/lib/model/chunk";
import type { Finding, Place } from "@/lib/model/finding";
import { groupBy } from "@/lib/model/group-by";
import type { Label } from "@/lib/model/label";
import type { ChunkLimits, SectionLimits } from "@/lib/model/limits";
import type { Monograph } from "@/lib/model/monograph";
import type { Profile } from "@/lib/model/profile";
import type { Pin, Seam } from "@/lib/model/seam";
import type { SectionKey } from "@/lib/model/section-key";
import type { SectionLedger } from "@/lib/model/section-ledger";
import type { SectionSpan } from "@/lib/model/section-span";

/** What the checks of one monograph need to know of a physical page. */
export type PageFacts = Pick<SegmentedPage, "physicalPage" | "width" | "height" | "printedPage" | "ocr">;

/** One monograph with everything that was made of it. */
export interface MonographGateInput {
  monograph: Monograph;
  /** Chunks and seams of this monograph, in book order. */
  chunks: readonly Chunk[];
  seams: readonly Seam[];
  /** Keyed `${drugId}__${sectionKey}`; a section without an entry has no labels. */
  labels: ReadonlyMap<string, readonly Label[]>;
  /** Pages of the whole file, or at least of this monograph, by physical page. */
  pages: ReadonlyMap<number, PageFacts>;
  /** Physical pages of the file. */
  pageCount: number;
  limits: ChunkLimits;
  /** Of the sections that were not cut by `limits`. */
  sectionLimits?: SectionLimits | undefined;
  /** Tokens of a text, by the counter that the run used. */
  count(text: string): number;
  blockStateOf(blockId: string): BlockState;
  /** Where each section's characters went, as `sectionLedger` counted them for these chunks; counted by the check that needs it where not given. */
  ledgers?: ReadonlyMap<SectionKey, SectionLedger> | undefined;
  /** The reviewers' pins of a section, as the packer got them; without it the check of pins says nothing. */
  pinsOf?: ((sectionKey: SectionKey) => readonly Pin[]) | undefined;
  /** Headings and phrases of the book; without it the checks that need them say less. */
  profile?: Profile | undefined;
}

/** What the checks over the whole book need to know of a chunk: where it stands, one box a page. */
export type BookChunk = Pick<Chunk, "chunkId" | "chunkKind" | "drugId" | "sectionKey" | "blockId" | "sourcePageRange" | "printedPageRange" | "attachments" | "boxes">;

/** The whole book, for the checks that compare pages or monographs. */
export interface BookGateInput {
  book: SegmentedBook;
  chunks: readonly BookChunk[];
}

/** The input of one monograph with the look-ups that several checks share. */
export interface MonographFacts extends MonographGateInput {
  sections: ReadonlyMap<SectionKey, SectionSpan>;
  blocks: ReadonlyMap<string, Block>;
  /** Prose chunks of a section by part index. */
  proseOf(key: SectionKey): readonly Chunk[];
  labelsOf(key: SectionKey): readonly Label[];
  /** Blocks that nobody approved: pending or quarantined. */
  withheld: readonly Block[];
}

export type MonographGate = (facts: MonographFacts) => Finding[];
export type BookGate = (input: BookGateInput) => Finding[];

const NO_CHUNKS: readonly Chunk[] = [];
const NO_LABELS: readonly Label[] = [];

/** Builds the look-ups once, so that every check stays linear. */
export function monographFacts(input: MonographGateInput): MonographFacts {
  const prose = groupBy(
    input.chunks.filter((chunk) => chunk.chunkKind === "prose"),
    (chunk) => chunk.sectionKey,
  );
  for (const list of prose.values()) list.sort((a, b) => a.partIndex - b.partIndex);
  return {
    ...input,
    sections: new Map(input.monograph.sections.map((section) => [section.key, section])),
    blocks: new Map(input.monograph.blocks.map((block) => [block.blockId, block])),
    proseOf: (key) => prose.get(key) ?? NO_CHUNKS,
    labelsOf: (key) => input.labels.get(`${input.monograph.drugId}__${key}`) ?? NO_LABELS,
    withheld: input.monograph.blocks.filter((block) => input.blockStateOf(block.blockId) !== "approved"),
  };
}

/** Where a finding about one chunk points. */
export function placeOfChunk(chunk: BookChunk): Partial<Place> {
  const first = chunk.boxes[0];
  return {
    drugId: chunk.drugId,
    sectionKey: chunk.sectionKey,
    chunkId: chunk.chunkId,
    blockId: chunk.blockId,
    physicalPage: first?.physicalPage ?? chunk.sourcePageRange[0],
    bbox: first?.bbox ?? null,
  };
}
