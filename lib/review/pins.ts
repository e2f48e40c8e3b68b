// Comes in: a reviewer's orders to the packer, anchored to source text. Goes out: the offsets at which they hold now. It never moves an order to a place that only looks alike.
import type { Pin } from "@/lib/model/seam";
import { ANCHOR_CHARACTERS } from "./anchor";
import { locateAnchor, occurrencesOf, sliceWhole } from "./locate-anchor";

/** "Break here" or "never break here", tied to the section's text on both sides of the place. */
export interface AnchoredPin {
  before: string;
  after: string;
  kind: Pin["kind"];
}

/**
 * Anchors a pin at an offset (UTF-16) of a section's text. Takes 80 characters on each side and, where those stand in the section more than
 * once, as many more as make the place the only one; at worst the whole section.
 */
export function anchorPin(sectionText: string, pin: Pin): AnchoredPin {
  for (let reach = ANCHOR_CHARACTERS; ; reach *= 2) {
    const before = sliceWhole(sectionText, Math.max(0, pin.at - reach), pin.at);
    const after = sliceWhole(sectionText, pin.at, pin.at + reach);
    const isWhole = reach >= sectionText.length;
    if (isWhole || occurrencesOf(before + after, sectionText).length === 1) return { before, after, kind: pin.kind };
  }
}

/** The pins that still have their one place, ascending. Of two at one place the later order counts. */
export function resolvePins(anchored: readonly AnchoredPin[], sectionText: string): Pin[] {
  const byPlace = new Map<number, Pin>();
  for (const pin of anchored) {
    const at = locateAnchor(pin, sectionText);
    if (at !== null) byPlace.set(at, { at, kind: pin.kind });
  }
  return [...byPlace.values()].sort((a, b) => a.at - b.at);
}

/** The pins whose text is gone or no longer the only one: kept, shown, without effect. */
export function lostPins(anchored: readonly AnchoredPin[], sectionText: string): AnchoredPin[] {
  return anchored.filter((pin) => locateAnchor(pin, sectionText) === null);
}
