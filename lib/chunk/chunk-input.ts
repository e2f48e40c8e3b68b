import type { BlockState } from "@/lib/model/block";
import type { ChunkLimits, SectionLimits } from "@/lib/model/limits";
import { limitsIn } from "@/lib/model/limits-in";
import type { Profile } from "@/lib/model/profile";
import type { Pin } from "@/lib/model/seam";
import type { SectionKey } from "@/lib/model/section-key";
import type { TokenCounter } from "./token-counter";

/** What chunking one monograph needs besides the monograph. In what cuts a single section `limits` are those of that section: see `inputOfSection`. */
export interface ChunkInput {
  limits: ChunkLimits;
  /** Of the sections that are not cut by `limits`. */
  sectionLimits?: SectionLimits;
  counter: TokenCounter;
  profile: Profile;
  /** Printed page of a physical page (0-indexed), as printed or inferred; null where there is none. */
  folioOf(physicalPage: number): string | null;
  blockStateOf(blockId: string): BlockState;
  /** The reviewers' pins of a section, resolved to offsets in its text. */
  pinsOf(sectionKey: SectionKey): readonly Pin[];
}

/** The input with the limits of one section. */
export function inputOfSection(input: ChunkInput, key: SectionKey): ChunkInput {
  return { ...input, limits: limitsIn(input, key) };
}
