/** What a reviewer wants of one border in; the entries for the log that bring it about, with the chunking that follows from them, out. Never touches the database. */
import type { Anchor } from "@/lib/model/decision";
import type { Pin, Seam } from "@/lib/model/seam";
import type { SectionSpan } from "@/lib/model/section-span";
import { locateAnchor } from "@/lib/review/locate-anchor";
import { anchorPin, pinAnchor, standingPins } from "@/lib/review/pins";
import type { StoredMonograph } from "@/lib/store/read-monographs";
import type { ChunkedMonograph } from "@/lib/store/run-rows";
import { sha256Text } from "@/lib/store/sha256-text";
import { type Refusal, refuse } from "./refusal";

/** An entry on a pin, before it has its place in the log. */
export interface PinDraft {
  targetKind: "pin";
  anchor: Anchor;
  verdict: "break_here" | "never_break" | "reopen";
}

export interface PinPlan {
  drafts: PinDraft[];
  /** The monograph as the log will have it cut once the drafts are in it. */
  chunked: ChunkedMonograph;
}

export interface PinWork {
  stored: StoredMonograph;
  section: SectionSpan;
  /** Chunks the monograph as if these entries followed the log. */
  chunk(drafts: readonly PinDraft[]): ChunkedMonograph;
}

function draftAt({ stored, section }: PinWork, pin: Pin): PinDraft | null {
  const anchored = anchorPin(section, pin);
  if (!anchored) return null;
  return { targetKind: "pin", anchor: pinAnchor(section, stored.monograph.drugId, anchored, sha256Text), verdict: pin.kind === "break" ? "break_here" : "never_break" };
}

/** The seam that stands at a place (UTF-16 offset) of the section in a chunking. */
export function seamAt(chunked: Pick<ChunkedMonograph, "seams">, sectionKey: Seam["sectionKey"], at: number): Seam | undefined {
  return chunked.seams.find((seam) => seam.sectionKey === sectionKey && seam.at === at);
}

/** Takes back the demand for a break at a place, where one stands. */
function withoutDemandAt({ stored, section }: PinWork, at: number): PinDraft[] {
  return standingPins(stored.pinLog)
    .filter((pin) => pin.kind === "break" && pin.decision.anchor.sectionKey === section.key && locateAnchor(pin, section.text) === at)
    .map((pin) => ({ targetKind: "pin", anchor: pin.decision.anchor, verdict: "reopen" }));
}

/**
 * Moves a seam to the offset `to`: a break is demanded there, and the old one is forbidden where it would stand all the same. Refused where the
 * packer cannot obey, so that nothing in the log is without effect.
 */
export function planMove(work: PinWork, seam: Seam, to: number): PinPlan | Refusal {
  const there = draftAt(work, { at: to, kind: "break" });
  if (!there) return refuse("place_ambiguous");
  const { key } = work.section;
  let drafts = [...withoutDemandAt(work, seam.at), there];
  let chunked = work.chunk(drafts);
  if (seamAt(chunked, key, seam.at)) {
    const here = draftAt(work, { at: seam.at, kind: "no_break" });
    if (!here) return refuse("place_ambiguous");
    drafts = [here, there];
    chunked = work.chunk(drafts);
  }
  const obeyed = seamAt(chunked, key, to)?.pinned === true && !seamAt(chunked, key, seam.at);
  return obeyed ? { drafts, chunked } : refuse("pin_not_possible");
}

/** Demands a break inside a part. Refused where the packer cannot obey. */
export function planBreak(work: PinWork, at: number): PinPlan | Refusal {
  const there = draftAt(work, { at, kind: "break" });
  if (!there) return refuse("place_ambiguous");
  const chunked = work.chunk([there]);
  return seamAt(chunked, work.section.key, at)?.pinned === true ? { drafts: [there], chunked } : refuse("pin_not_possible");
}

/** Forbids the break at which a seam stands. */
export function planNever(work: PinWork, seam: Seam): PinPlan | Refusal {
  const here = draftAt(work, { at: seam.at, kind: "no_break" });
  if (!here) return refuse("place_ambiguous");
  const chunked = work.chunk([here]);
  return seamAt(chunked, work.section.key, seam.at) ? refuse("pin_not_possible") : { drafts: [here], chunked };
}

/** Takes one standing pin back, by the number of its entry. */
export function planUnpin(work: PinWork, sequence: number): PinPlan | Refusal {
  if (!work.stored.pinLog.some((entry) => entry.sequence === sequence)) return refuse("pin_not_found");
  const standing = standingPins(work.stored.pinLog).find((pin) => pin.decision.sequence === sequence);
  if (!standing) return refuse("pin_superseded");
  const drafts: PinDraft[] = [{ targetKind: "pin", anchor: standing.decision.anchor, verdict: "reopen" }];
  return { drafts, chunked: work.chunk(drafts) };
}
