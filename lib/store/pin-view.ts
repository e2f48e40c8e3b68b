import type { SectionSpan } from "@/lib/model/section-span";
import type { PinView } from "@/lib/model/views";
import { locateAnchor, sliceWhole } from "@/lib/review/locate-anchor";
import type { StandingPin } from "@/lib/review/pins";
import { areWordsWithheld, type WithheldNow } from "@/lib/review/withheld-words";

/** UTF-16 units of source that a line about a pin shows on each side. */
const SHOWN = 60;

/** The pins of one section, each with where it holds now, and with its words where those may be shown. */
export function toPinViews(pins: readonly StandingPin[], section: Pick<SectionSpan, "key" | "text">, now: WithheldNow): PinView[] {
  return pins
    .filter((pin) => pin.decision.anchor.sectionKey === section.key)
    .map(({ before, after, kind, decision }) => ({
      sequence: decision.sequence,
      kind,
      at: locateAnchor({ before, after }, section.text),
      ...(areWordsWithheld(decision.anchor, now)
        ? { before: "", after: "", withheld: true }
        : { before: sliceWhole(before, Math.max(0, before.length - SHOWN), before.length), after: sliceWhole(after, 0, SHOWN) }),
      reviewer: decision.reviewer,
    }));
}
