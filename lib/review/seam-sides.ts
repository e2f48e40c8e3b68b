import type { Seam } from "@/lib/model/seam";
import type { SectionSpan } from "@/lib/model/section-span";
import { sliceWhole } from "./locate-anchor";

/** UTF-16 units of source on each side of a seam that a reviewer judges and a decision's hash covers: a strip shows this much at most. */
export const SHOWN_CHARACTERS = 280;

export interface SeamSides {
  /** End of the left part before the overlap begins. */
  leftTail: string;
  /** What both parts hold. */
  overlap: string;
  /** Start of what is new in the right part. */
  rightHead: string;
}

/** The three stretches of source that a seam strip shows. A quarantined stretch ends what is shown: it is never part of a strip or a hash. */
export function seamSides(section: Pick<SectionSpan, "text" | "quarantined">, seam: Pick<Seam, "at" | "overlapStart">): SeamSides {
  const [from, to] = openStretch(section, seam.overlapStart, seam.at);
  const { text } = section;
  return {
    leftTail: sliceWhole(text, Math.max(from, seam.overlapStart - SHOWN_CHARACTERS), seam.overlapStart),
    overlap: text.slice(seam.overlapStart, seam.at),
    rightHead: sliceWhole(text, seam.at, Math.min(to, seam.at + SHOWN_CHARACTERS)),
  };
}

/**
 * The stretch around `start`–`end` that no quarantined range interrupts: UTF-16 offsets, end exclusive. Of a range that the place lies in, or that reaches into
 * it, nothing is given either: the stretch begins behind what is withheld and ends where it goes on, at the place itself inside a range.
 */
export function openStretch(section: Pick<SectionSpan, "text" | "quarantined">, start: number, end: number): [number, number] {
  let from = 0;
  let to = section.text.length;
  for (const range of section.quarantined) {
    if (range.end <= start) from = Math.max(from, range.end);
    else if (range.start >= end) to = Math.min(to, range.start);
    else {
      from = Math.max(from, Math.min(range.end, end));
      if (range.end > end) to = Math.min(to, end);
    }
  }
  return [from, to];
}
