// Comes in: a seam of the queue with what its strip shows. Goes out: why it is not clean, or nothing. It never calls a seam clean of which anything is in doubt.
import { DOSE } from "@/lib/model/dose";
import type { QueueRow } from "@/lib/model/views";
import type { SeamSides } from "./seam-sides";

/** Everything that keeps a seam from being accepted together with others. */
export const UNCLEAN_REASONS = ["finding", "look_again", "risky_section", "carried_labels", "dose_near", "ocr"] as const;
export type UncleanReason = (typeof UNCLEAN_REASONS)[number];

export interface SeamFacts {
  row: Pick<QueueRow, "reasons">;
  sides: SeamSides;
  /** A gate said something about one of its parts or its section, if only a note. */
  hasFinding: boolean;
}

/** Why a seam has to be looked at by itself, all of it; empty for a clean one. `allowRisky`: the reviewer has said that sections in which a cut can hurt are to count too. */
export function uncleanReasons({ row, sides, hasFinding }: SeamFacts, allowRisky: boolean): UncleanReason[] {
  const has = (reason: QueueRow["reasons"][number]) => row.reasons.includes(reason);
  const holds: Readonly<Record<UncleanReason, boolean>> = {
    finding: hasFinding || has("blocking_finding") || has("warning"),
    look_again: has("look_again"),
    risky_section: !allowRisky && has("risky_section"),
    carried_labels: has("carried_labels"),
    dose_near: DOSE.test(`${sides.leftTail}${sides.overlap}${sides.rightHead}`),
    ocr: has("ocr"),
  };
  return UNCLEAN_REASONS.filter((reason) => holds[reason]);
}
