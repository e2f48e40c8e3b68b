import type { PageFacts } from "@/lib/gate/gate-facts";
import type { BlockState } from "@/lib/model/block";
import type { ChunkLimits } from "@/lib/model/limits";
import type { Monograph } from "@/lib/model/monograph";
import type { ChunkContext } from "./chunk-with-gates";
import { findProfile } from "./find-profile";
import { sharedCounter } from "./shared-counter";

/** What chunking a monograph that nobody has judged yet needs to know besides it: its blocks are as the machine left them, and it has no pins. */
export function freshContext({ profileId, pages }: { profileId: string; pages: readonly PageFacts[] }, limits: ChunkLimits): (monograph: Monograph) => ChunkContext {
  const known = new Map(pages.map((page) => [page.physicalPage, page]));
  const base = { limits, sectionLimits: {}, counter: sharedCounter(), profile: findProfile(profileId), pages: known, pageCount: pages.length, pinsOf: () => [] };
  return ({ blocks }) => {
    const states = new Map<string, BlockState>(blocks.map((block) => [block.blockId, block.machineState]));
    return { ...base, blockStateOf: (blockId) => states.get(blockId) ?? "quarantined" };
  };
}
