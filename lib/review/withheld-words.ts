// Comes in: the words that an entry of the log keeps of its place, and its monograph as it is now. Goes out: whether they may be shown. It never changes an entry.
import type { Anchor } from "@/lib/model/decision";
import type { SectionSpan } from "@/lib/model/section-span";
import { occurrencesOf } from "./locate-anchor";

/** What of a monograph must not be quoted now. */
export interface WithheldNow {
  sections: readonly Pick<SectionSpan, "key" | "text" | "quarantined">[];
  /** A block of it is not approved. */
  hasWithheldBlock: boolean;
}

/**
 * Whether the words around an anchored place are withheld: they stand in a stretch that must not be quoted now. Words that are not found as they were may
 * be of such a stretch or block, so they are withheld too wherever the monograph has one, and where it is gone (`now` null).
 */
export function areWordsWithheld({ sectionKey, before, after }: Pick<Anchor, "sectionKey" | "before" | "after">, now: WithheldNow | null): boolean {
  const words = before + after;
  if (words === "") return false;
  if (now === null) return true;
  const section = now.sections.find((candidate) => candidate.key === sectionKey);
  const places = section === undefined ? [] : occurrencesOf(words, section.text);
  if (places.length === 0) return now.hasWithheldBlock || now.sections.some(({ quarantined }) => quarantined.length > 0);
  return places.some((at) => section?.quarantined.some((range) => range.start < at + words.length && at < range.end));
}
