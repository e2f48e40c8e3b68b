// Comes in: a reviewer's orders to the packer, anchored to source text. Goes out: the offsets at which they hold now. It never moves an order to a place that only looks alike.
import type { Anchor, Decision } from "@/lib/model/decision";
import type { Pin } from "@/lib/model/seam";
import type { SectionSpan } from "@/lib/model/section-span";
import { ANCHOR_CHARACTERS, type Sha256 } from "./anchor";
import { canonicalJson } from "./canonical-json";
import { locateAnchor, occurrencesOf, sliceWhole } from "./locate-anchor";
import { openStretch } from "./seam-sides";

/** "Break here" or "never break here", tied to the section's text on both sides of the place. */
export interface AnchoredPin {
  before: string;
  after: string;
  kind: Pin["kind"];
}

/** What a log entry says of a pin; also one that is not in the log yet. */
export type PinWord = Pick<Decision, "targetKind" | "anchor" | "verdict">;

/** An order that nobody took back, with the entry that gave it. */
export interface StandingPin<Entry extends PinWord = Decision> extends AnchoredPin {
  decision: Entry;
}

/**
 * Anchors a pin at an offset (UTF-16) of a section's text. Takes 80 characters on each side and, where those stand in the section more than
 * once, as many more as make the place the only one; at worst the whole section. Nothing of a quarantined stretch is taken, as anchors are
 * written to the log: null where the place cannot be told from another without it.
 */
export function anchorPin(section: Pick<SectionSpan, "text" | "quarantined">, pin: Pin): AnchoredPin | null {
  const { text } = section;
  const [from, to] = openStretch(section, pin.at, pin.at);
  for (let reach = ANCHOR_CHARACTERS; ; reach *= 2) {
    const before = sliceWhole(text, Math.max(from, pin.at - reach), pin.at);
    const after = sliceWhole(text, pin.at, Math.min(to, pin.at + reach));
    if (occurrencesOf(before + after, text).length === 1) return { before, after, kind: pin.kind };
    if (reach >= text.length) return null;
  }
}

/** The anchor under which a pin is written to the log. Its hash covers the text that ties it to its place: that is all that was judged. */
export function pinAnchor(section: Pick<SectionSpan, "key">, drugId: string, { before, after }: AnchoredPin, sha256: Sha256): Anchor {
  return { drugId, sectionKey: section.key, blockId: null, before, after, contentHash: sha256(canonicalJson({ pin: [before, after] })) };
}

/** One string a pinned place: decisions on pins with the same key are about the same place. */
export function pinKeyOf({ drugId, sectionKey, before, after }: Anchor): string {
  return JSON.stringify([drugId, sectionKey, before, after]);
}

/** The orders that stand after a log (ascending): of each anchor the newest, unless that one takes it back. In the order in which they were given. */
export function standingPins<Entry extends PinWord>(log: readonly Entry[]): StandingPin<Entry>[] {
  const standing = new Map<string, StandingPin<Entry>>();
  for (const decision of log) {
    if (decision.targetKind !== "pin") continue;
    const { before, after } = decision.anchor;
    const key = pinKeyOf(decision.anchor);
    standing.delete(key);
    if (decision.verdict === "break_here") standing.set(key, { before, after, kind: "break", decision });
    else if (decision.verdict === "never_break") standing.set(key, { before, after, kind: "no_break", decision });
  }
  return [...standing.values()];
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

/** The orders that the packer is given for each section of a monograph: those of its log (ascending) that still have their place. */
export function pinsBySection(log: readonly PinWord[], sections: readonly Pick<SectionSpan, "key" | "text">[]): Map<SectionSpan["key"], Pin[]> {
  const standing = standingPins(log);
  return new Map(sections.map(({ key, text }) => [key, resolvePins(standing.filter((pin) => pin.decision.anchor.sectionKey === key), text)]));
}
