/**
 * Chunks one monograph: in goes a monograph with limits, counter, block states and pins, out come chunks, seams, labels and findings;
 * it never reads a file, never changes the monograph and never quotes what is quarantined or not approved.
 */
import type { Chunk } from "@/lib/model/chunk";
import type { Finding } from "@/lib/model/finding";
import type { Label } from "@/lib/model/label";
import type { Monograph } from "@/lib/model/monograph";
import type { Seam } from "@/lib/model/seam";
import type { SectionKey } from "@/lib/model/section-key";
import { isWithheldWhole, type SectionSpan } from "@/lib/model/section-span";
import { blockChunks } from "./block-chunks";
import { type ChunkInput, inputOfSection } from "./chunk-input";
import type { ScopedLabel } from "./label-scope";
import { proseChunks } from "./prose-chunks";
import { blockLabels } from "./section-labels";
import { type SectionParts, splitSection } from "./section-parts";
import { sectionSeams } from "./section-seams";

export type { ChunkInput } from "./chunk-input";

export interface ChunkedMonograph {
  /** By section as printed: prose parts in order, then each block's descriptor and row chunks. */
  chunks: Chunk[];
  seams: Seam[];
  labels: Partial<Record<SectionKey, Label[]>>;
  /** What the packer had to do against a rule: pins it could not obey. The gates judge the result. */
  findings: Finding[];
}

/** Chunks every section of a monograph, in printed order. The same input gives the same result. */
export function chunkMonograph(monograph: Monograph, whole: ChunkInput): ChunkedMonograph {
  const result: ChunkedMonograph = { chunks: [], seams: [], labels: {}, findings: [] };
  for (const section of monograph.sections) {
    const input = inputOfSection(whole, section.key);
    const blocks = monograph.blocks.filter((block) => block.sectionKey === section.key);
    const split = splitSection(section, blocks, input);
    const prose = proseChunks(monograph, section, split.parts, blocks, input);
    result.chunks.push(...prose);
    for (const block of isWithheldWhole(section) ? [] : blocks) {
      const labels = blockLabels(split.units, split.labels, block.at).map((label) => label.text);
      result.chunks.push(...blockChunks(monograph, section, block, labels, input));
    }
    result.seams.push(...sectionSeams(split, prose));
    if (split.labels.length > 0) result.labels[section.key] = split.labels.map(asLabel);
    result.findings.push(...pinFindings(monograph, section, split));
  }
  return result;
}

/** The label as it is stored. */
function asLabel({ start, end, text, kind, level, scopeEnd }: ScopedLabel): Label {
  return { start, end, text, kind, level, scopeEnd };
}

/** A pin that would cut a word, a number or a label from what it governs is not obeyed as it stands: the reviewer is told. */
function pinFindings(monograph: Monograph, section: SectionSpan, split: SectionParts): Finding[] {
  return split.refusedPins.map((pin): Finding => {
    const line = section.lines.find((candidate) => pin.at <= candidate.end);
    return {
      gate: "pin_not_obeyed",
      severity: "warn",
      place: { drugId: monograph.drugId, sectionKey: section.key, chunkId: null, blockId: null, physicalPage: line?.physicalPage ?? null, bbox: line?.bbox ?? null },
      expected: "break here",
      found: section.text.slice(pin.at, Math.min(pin.at + 60, ...section.quarantined.map((gap) => gap.start).filter((start) => start > pin.at))),
    };
  });
}
