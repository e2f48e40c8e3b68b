import type { SectionSpan } from "@/lib/model/section-span";
import type { PinView } from "@/lib/model/views";
import { locateAnchor, sliceWhole } from "@/lib/review/locate-anchor";
import type { StandingPin } from "@/lib/review/pins";

/** UTF-16 units of source that a line about a pin shows on each side. */
const SHOWN = 60;

/** The pins of one section, each with where it holds now. */
export function toPinViews(pins: readonly StandingPin[], section: Pick<SectionSpan, "key" | "text">): PinView[] {
  return pins
    .filter((pin) => pin.decision.anchor.sectionKey === section.key)
    .map(({ before, after, kind, decision }) => ({
      sequence: decision.sequence,
      kind,
      at: locateAnchor({ before, after }, section.text),
      before: sliceWhole(before, Math.max(0, before.length - SHOWN), before.length),
      after: sliceWhole(after, 0, SHOWN),
      reviewer: decision.reviewer,
    }));
}
