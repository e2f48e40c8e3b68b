import { z } from "zod";
import { sectionKeySchema } from "./section-key-schema";

/** The chunker's limits, in tokens of `cl100k_base` counted on the embedded text. */
export const chunkLimitsSchema = z
  .object({
    ceilingTokens: z.number().int().min(50).max(8191),
    targetTokens: z.number().int().min(40).max(8191),
    overlapTokens: z.number().int().min(0).max(400),
    /** The embedding model's own maximum: what a single table row may reach. */
    maxEmbedTokens: z.number().int().min(50).max(100000),
  })
  .refine((l) => l.targetTokens <= l.ceilingTokens, { path: ["targetTokens"], message: "target_above_ceiling" })
  .refine((l) => l.overlapTokens * 2 <= l.targetTokens, { path: ["overlapTokens"], message: "overlap_above_half_target" })
  .refine((l) => l.maxEmbedTokens >= l.ceilingTokens, { path: ["maxEmbedTokens"], message: "maximum_below_ceiling" });
export type ChunkLimits = z.infer<typeof chunkLimitsSchema>;

export const DEFAULT_LIMITS: ChunkLimits = { ceilingTokens: 800, targetTokens: 650, overlapTokens: 65, maxEmbedTokens: 8191 };

/** Limits of sections that were cut again on their own. */
export const sectionLimitsSchema = z.partialRecord(sectionKeySchema, chunkLimitsSchema);
export type SectionLimits = z.infer<typeof sectionLimitsSchema>;

/** What a run cuts by: its limits, and those of the sections that have their own. */
export interface RunLimits {
  limits: ChunkLimits;
  sectionLimits: SectionLimits;
}

/** Which counter made the counts. `estimate` is used only where no tokenizer could be loaded. */
export const tokenCounterNameSchema = z.enum(["cl100k_base", "estimate"]);
export type TokenCounterName = z.infer<typeof tokenCounterNameSchema>;
