/** One stored monograph in, the same monograph chunked and checked anew out. Never touches the database. */
import type { BlockState } from "@/lib/model/block";
import type { PageFacts } from "@/lib/gate/gate-facts";
import type { RunLimits } from "@/lib/model/limits";
import type { SectionKey } from "@/lib/model/section-key";
import { type PinWord, pinsBySection } from "@/lib/review/pins";
import type { StoredMonograph } from "@/lib/store/read-monographs";
import type { ChunkedMonograph } from "@/lib/store/run-rows";
import { type ChunkContext, type ForeignChunking, bordersOf, checkForeign, chunkWithGates } from "./chunk-with-gates";
import { findProfile } from "./find-profile";
import { sharedCounter } from "./shared-counter";

export interface RechunkContext extends RunLimits {
  book: { profileId: string; pageCount: number };
  /** At least the pages on which the monograph and its blocks stand. */
  pages: ReadonlyMap<number, PageFacts>;
  /** The blocks' states, where they are to be others than the stored ones. */
  states?: ReadonlyMap<string, BlockState>;
  /** The decisions on its pins, where they are to be others than the stored ones. */
  pinLog?: readonly PinWord[];
}

/** Chunks a stored monograph with these limits and its reviewers' pins. A block whose state nobody knows is withheld. */
export function rechunkStored(stored: StoredMonograph, context: RechunkContext): ChunkedMonograph {
  return chunkWithGates(stored.monograph, stored.knownFindings, toChunkContext(stored, context));
}

/** Checks what another splitter made of a stored monograph. */
export function recheckStored(stored: StoredMonograph, foreign: ForeignChunking, context: RechunkContext): ChunkedMonograph {
  return checkForeign(stored.monograph, stored.knownFindings, foreign, toChunkContext(stored, context));
}

/** The places of a section at which a reviewer may demand a break, ascending. */
export function storedBorders(stored: StoredMonograph, sectionKey: SectionKey, context: RechunkContext): number[] {
  return bordersOf(stored.monograph, sectionKey, toChunkContext(stored, context));
}

function toChunkContext(stored: StoredMonograph, { book, limits, sectionLimits, pages, states = stored.blockStates, pinLog = stored.pinLog }: RechunkContext): ChunkContext {
  const pins = pinsBySection(pinLog, stored.monograph.sections);
  return {
    limits,
    sectionLimits,
    counter: sharedCounter(),
    profile: findProfile(book.profileId),
    pages,
    pageCount: book.pageCount,
    blockStateOf: (blockId) => states.get(blockId) ?? "quarantined",
    pinsOf: (_drugId, sectionKey) => pins.get(sectionKey) ?? [],
  };
}
