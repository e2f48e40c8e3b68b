import { z } from "zod";

/** What a label says. The order is the usual nesting, outermost first; nesting itself is decided by the text. */
export const LABEL_KINDS = ["heading", "indication", "frequency", "route", "population", "form", "step", "organ", "other"] as const;
export const labelKindSchema = z.enum(LABEL_KINDS);
export type LabelKind = z.infer<typeof labelKindSchema>;

/** A short phrase that governs what follows it. Offsets are UTF-16 into the section's text, end exclusive. */
export const labelSchema = z.object({
  start: z.number().int(),
  end: z.number().int(),
  text: z.string(),
  kind: labelKindSchema,
  /** 0 = outermost. */
  level: z.number().int(),
  /** Where what it governs ends: it governs `[end, scopeEnd)`. Without it, up to the next label of its own or a lower level number. */
  scopeEnd: z.number().int().optional(),
});
export type Label = z.infer<typeof labelSchema>;
