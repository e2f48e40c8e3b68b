/** One segmented monograph in, its chunks (ours, or those of a file), seams, ledgers, previews and findings out. Never reads or writes anything. */
import { type ChunkInput, inputOfSection } from "@/lib/chunk/chunk-input";
import { chunkMonograph } from "@/lib/chunk/chunk-monograph";
import { sectionBorders } from "@/lib/chunk/section-parts";
import { previewBlock } from "@/lib/chunk/render-block";
import type { TokenCounter } from "@/lib/chunk/token-counter";
import type { PageFacts } from "@/lib/gate/gate-facts";
import { runMonographGates } from "@/lib/gate/run-gates";
import type { BlockState } from "@/lib/model/block";
import type { Finding } from "@/lib/model/finding";
import type { RunLimits } from "@/lib/model/limits";
import { groupBy } from "@/lib/model/group-by";
import type { Monograph } from "@/lib/model/monograph";
import type { Profile } from "@/lib/model/profile";
import type { Pin } from "@/lib/model/seam";
import type { SectionKey } from "@/lib/model/section-key";
import { sectionLedger } from "@/lib/model/section-ledger";
import type { ChunkedMonograph } from "@/lib/store/run-rows";

/** What chunking needs to know besides the text; the same for all monographs of a book. */
export interface ChunkContext extends RunLimits {
  counter: TokenCounter;
  profile: Profile;
  /** Pages of the file, or at least of the monographs that are chunked, by physical page. */
  pages: ReadonlyMap<number, PageFacts>;
  /** Physical pages of the file. */
  pageCount: number;
  blockStateOf(blockId: string): BlockState;
  pinsOf(drugId: string, sectionKey: SectionKey): readonly Pin[];
}

/** What another splitter made of one monograph. */
export type ForeignChunking = Pick<ChunkedMonograph, "chunks" | "seams">;

/** Chunks one monograph and runs its gates. `known` are the segmenter's findings of it; they come first. */
export function chunkWithGates(monograph: Monograph, known: readonly Finding[], context: ChunkContext): ChunkedMonograph {
  const input = inputOf(monograph, context);
  return checked(monograph, known, chunkMonograph(monograph, input), input, context);
}

/** Runs the gates of one monograph over chunks that another splitter made. The labels that they are judged by are the book's own, as our chunker reads them. */
export function checkForeign(monograph: Monograph, known: readonly Finding[], foreign: ForeignChunking, context: ChunkContext): ChunkedMonograph {
  const input = inputOf(monograph, context);
  return checked(monograph, known, { ...foreign, labels: chunkMonograph(monograph, input).labels, findings: [] }, input, context);
}

/** The places of a section at which a reviewer may demand a break, ascending. */
export function bordersOf(monograph: Monograph, sectionKey: SectionKey, context: ChunkContext): number[] {
  const section = monograph.sections.find((candidate) => candidate.key === sectionKey);
  return section === undefined ? [] : sectionBorders(section, monograph.blocks.filter((block) => block.sectionKey === sectionKey), inputOfSection(inputOf(monograph, context), sectionKey));
}

function inputOf({ drugId }: Monograph, { limits, sectionLimits, counter, profile, pages, blockStateOf, pinsOf }: ChunkContext): ChunkInput {
  return { limits, sectionLimits, counter, profile, blockStateOf, folioOf: (physicalPage) => pages.get(physicalPage)?.printedPage ?? null, pinsOf: (sectionKey) => pinsOf(drugId, sectionKey) };
}

function checked(monograph: Monograph, known: readonly Finding[], made: ReturnType<typeof chunkMonograph>, input: ChunkInput, context: ChunkContext): ChunkedMonograph {
  const { drugId } = monograph;
  const { limits, sectionLimits, counter, profile, blockStateOf } = context;
  const { chunks, seams, labels, findings } = made;
  const chunksOf = groupBy(chunks, (chunk) => chunk.sectionKey);
  const ledgers = new Map(monograph.sections.map((section) => [section.key, sectionLedger(section, chunksOf.get(section.key) ?? [])]));
  const gateInput = {
    monograph,
    chunks,
    seams,
    ledgers,
    labels: new Map(monograph.sections.map((section) => [`${drugId}__${section.key}`, labels[section.key] ?? []])),
    pages: context.pages,
    pageCount: context.pageCount,
    limits,
    sectionLimits,
    count: (text: string) => counter.count(text),
    blockStateOf,
    pinsOf: input.pinsOf,
    profile,
  };
  return {
    drugId,
    chunks,
    seams,
    findings: runMonographGates(gateInput, [...known, ...findings]),
    sections: [...ledgers].map(([key, ledger]) => ({ key, labels: labels[key] ?? [], ledger })),
    previews: new Map(monograph.blocks.map((block) => [block.blockId, previewBlock(block, monograph, inputOfSection(input, block.sectionKey))])),
  };
}
