import type { ChunkLimits, RunLimits, SectionLimits } from "./limits";
import type { SectionKey } from "./section-key";

/** Whether two sets of limits say the same. Apart from the schemas, so that a browser is not sent them. */
export function areSameLimits(one: ChunkLimits, other: ChunkLimits): boolean {
  return (Object.keys(one) as (keyof ChunkLimits)[]).every((name) => one[name] === other[name]);
}

/** The limits of one section. */
export function limitsIn({ limits, sectionLimits }: { limits: ChunkLimits; sectionLimits?: SectionLimits | undefined }, key: SectionKey): ChunkLimits {
  return sectionLimits?.[key] ?? limits;
}

/** The same limits with others for one section; a section whose limits are those of the rest has none of its own. */
export function withSectionLimits({ limits, sectionLimits }: RunLimits, key: SectionKey, own: ChunkLimits): RunLimits {
  const { [key]: _, ...others } = sectionLimits;
  return { limits, sectionLimits: areSameLimits(limits, own) ? others : { ...others, [key]: own } };
}
