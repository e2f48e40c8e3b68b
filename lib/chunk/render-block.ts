import type { Block } from "@/lib/model/block";
import type { Monograph } from "@/lib/model/monograph";
import { blockTexts } from "./block-text";
import type { ChunkInput } from "./chunk-input";
import { blockLabels, readLabels } from "./section-labels";

/**
 * The texts of the chunks that approval of this block would make, in order, with their tokens: descriptor first, then row chunks.
 * For the reviewer's eyes only: it shows cell text whatever the block's state is.
 */
export function previewBlock(block: Block, monograph: Monograph, input: ChunkInput): { text: string; tokens: number }[] {
  const section = monograph.sections.find((candidate) => candidate.key === block.sectionKey);
  const siblings = monograph.blocks.filter((other) => other.sectionKey === block.sectionKey);
  const read = section === undefined ? null : readLabels(section, siblings, input.profile);
  const labels = read === null ? [] : blockLabels(read.units, read.scoped, block.at);
  const place = { drugName: monograph.drugName, sectionName: section?.displayName ?? "", labels: labels.map((label) => label.text) };
  const { descriptor, pieces } = blockTexts(block, "approved", place, input);
  return [descriptor, ...pieces.map((piece) => piece.text)].map((text) => ({ text, tokens: input.counter.count(text) }));
}
