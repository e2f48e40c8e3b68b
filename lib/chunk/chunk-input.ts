import type { BlockState } from "@/lib/model/block";
import type { ChunkLimits } from "@/lib/model/limits";
import type { Profile } from "@/lib/model/profile";
import type { Pin } from "@/lib/model/seam";
import type { SectionKey } from "@/lib/model/section-key";
import type { TokenCounter } from "./token-counter";

/** What chunking one monograph needs besides the monograph. */
export interface ChunkInput {
  limits: ChunkLimits;
  counter: TokenCounter;
  profile: Profile;
  /** Printed page of a physical page (0-indexed), as printed or inferred; null where there is none. */
  folioOf(physicalPage: number): string | null;
  blockStateOf(blockId: string): BlockState;
  /** The reviewers' pins of a section, resolved to offsets in its text. */
  pinsOf(sectionKey: SectionKey): readonly Pin[];
}
