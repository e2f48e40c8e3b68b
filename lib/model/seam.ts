import { z } from "zod";
import { sectionKeySchema } from "./section-key-schema";

/** The border between two consecutive parts of one section. Offsets are UTF-16 into the section's text. */
export const seamSchema = z.object({
  drugId: z.string(),
  sectionKey: sectionKeySchema,
  /** 0 for the border between part 0 and part 1. */
  index: z.number().int(),
  leftChunkId: z.string(),
  rightChunkId: z.string(),
  /** Where the left part ends: the first character that is new in the right part. */
  at: z.number().int(),
  /** Where the right part starts: `at` minus the overlap. */
  overlapStart: z.number().int(),
  /** Labels the right part carries, outermost first. */
  contextLabels: z.array(z.string()),
  /** A reviewer's pin decided this border. */
  pinned: z.boolean(),
  /** Atom borders near `at` where a reviewer could move it, ascending; at most 40 each side. */
  candidates: z.array(z.number().int()),
});
export type Seam = z.infer<typeof seamSchema>;

/** A reviewer's order to the packer at one place of a section's text, already resolved to an offset. */
export const pinSchema = z.object({ at: z.number().int(), kind: z.enum(["break", "no_break"]) });
export type Pin = z.infer<typeof pinSchema>;
