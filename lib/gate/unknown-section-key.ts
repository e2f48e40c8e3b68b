import type { Finding } from "@/lib/model/finding";
import { SECTION_KEYS } from "@/lib/model/section-key";
import type { MonographFacts } from "./gate-facts";
import { makeFinding } from "./make-finding";

const KNOWN: ReadonlySet<string> = new Set(SECTION_KEYS);

/** Every section, block and chunk stands under one of the 19 keys: retrieval filters by them. The key itself is data here, so it is not put into the place. */
export function unknownSectionKey(facts: MonographFacts): Finding[] {
  const { drugId } = facts.monograph;
  const bearers = [
    ...facts.monograph.sections.map((section) => ({ key: section.key, place: { drugId } })),
    ...facts.monograph.blocks.map((block) => ({ key: block.sectionKey, place: { drugId, blockId: block.blockId } })),
    ...facts.chunks.map((chunk) => ({ key: chunk.sectionKey, place: { drugId, chunkId: chunk.chunkId } })),
  ];
  return bearers.filter(({ key }) => !KNOWN.has(key)).map(({ key, place }) => makeFinding("unknown_section_key", place, "one of the 19 keys", key));
}
