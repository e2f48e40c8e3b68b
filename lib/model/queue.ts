import { z } from "zod";
import { sectionKeySchema } from "./section-key-schema";

/** Why a place stands where it does in the queue, strongest first. */
export const RISK_REASONS = ["blocking_finding", "look_again", "risky_section", "carried_labels", "table", "machine_doubt", "ocr", "changed", "warning"] as const;
export type RiskReason = (typeof RISK_REASONS)[number];

export const QUEUE_KINDS = ["seam", "block", "page", "finding"] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];

/** `unjudged`: nobody decided. `again`: somebody did, and what was judged has changed. `judged`: a person's word stands. */
export const ITEM_STATES = ["unjudged", "again", "judged"] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/** `waiting` is what has no standing word: unjudged and to be looked at again. */
export const STATE_FILTERS = ["waiting", ...ITEM_STATES, "all"] as const;

/** Which part of the queue is walked. Null: all of that kind. What an address has wrong falls back to its usual value. */
export const queueFilterSchema = z.object({
  state: z.enum(STATE_FILTERS).catch("waiting"),
  kind: z.enum(QUEUE_KINDS).nullable().catch(null),
  section: sectionKeySchema.nullable().catch(null),
  drug: z.string().min(1).max(200).nullable().catch(null),
  reason: z.enum(RISK_REASONS).nullable().catch(null),
  severity: z.enum(["block", "warn"]).nullable().catch(null),
  /** Only what the reviewer judged last. */
  mine: z.boolean().catch(false),
});
export type QueueFilter = z.infer<typeof queueFilterSchema>;
