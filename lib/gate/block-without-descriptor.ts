import type { Finding } from "@/lib/model/finding";
import { isWithheldWhole } from "@/lib/model/section-span";
import { type MonographFacts, placeOfChunk } from "./gate-facts";
import { makeFinding } from "./make-finding";

/**
 * Every lifted block has exactly one descriptor chunk under its own id, and is attached to prose of its section where there is any;
 * in a section that is withheld whole none is due;
 * no chunk names a block that the monograph does not have.
 */
export function blockWithoutDescriptor(facts: MonographFacts): Finding[] {
  const findings: Finding[] = [];
  const descriptors = new Map<string, number>();
  const attached = new Set<string>();
  for (const chunk of facts.chunks) {
    for (const id of [chunk.blockId, ...chunk.attachments.map((attachment) => attachment.blockId)])
      if (id !== null && !facts.blocks.has(id)) findings.push(makeFinding("block_without_descriptor", placeOfChunk(chunk), "a block of the monograph", id));
    if (chunk.chunkKind === "prose") for (const attachment of chunk.attachments) attached.add(`${chunk.sectionKey} ${attachment.blockId}`);
    if (chunk.chunkKind !== "block_descriptor" || chunk.blockId === null) continue;
    descriptors.set(chunk.blockId, (descriptors.get(chunk.blockId) ?? 0) + 1);
    const id = `${facts.monograph.drugId}__${chunk.sectionKey}__block__${chunk.blockId}`;
    if (chunk.chunkId !== id) findings.push(makeFinding("block_without_descriptor", placeOfChunk(chunk), id, chunk.chunkId));
  }
  for (const block of facts.monograph.blocks) {
    const place = { drugId: facts.monograph.drugId, sectionKey: block.sectionKey, blockId: block.blockId, physicalPage: block.physicalPage, bbox: block.bbox };
    const count = descriptors.get(block.blockId) ?? 0;
    const section = facts.sections.get(block.sectionKey);
    if (count === 0 && section && isWithheldWhole(section)) continue;
    if (count !== 1) findings.push(makeFinding("block_without_descriptor", place, "1 descriptor", String(count)));
    if (facts.proseOf(block.sectionKey).length > 0 && !attached.has(`${block.sectionKey} ${block.blockId}`))
      findings.push(makeFinding("block_without_descriptor", place, "attached to prose of its section", "attached to none"));
  }
  return findings;
}
