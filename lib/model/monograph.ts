import { z } from "zod";
import { blockSchema } from "./block";
import { sourceLineSchema } from "./line";
import { sectionSpanSchema } from "./section-span";

/** One drug's entry. */
export const monographSchema = z.object({
  /** Stable slug of the printed name, unique in the book (`voriconazol`, a second one `voriconazol-2`). */
  drugId: z.string(),
  drugName: z.string(),
  /** First and last physical page, 0-indexed, both inclusive. */
  sourcePageRange: z.tuple([z.number().int(), z.number().int()]),
  /** Folios of those two pages; null where none is printed and none could be inferred. */
  printedPageRange: z.tuple([z.string().nullable(), z.string().nullable()]),
  atcCodes: z.array(z.string()),
  /** The book itself says that there is no code ("Chưa có"): not the same as not found. */
  atcStatedAbsent: z.boolean(),
  /** The line or lines that print the name; offsets are into `drugName`'s printed text. */
  nameLines: z.array(sourceLineSchema),
  /** Text between the name and the first section heading, kept and accounted for, never chunked. */
  preamble: z.object({ text: z.string(), lines: z.array(sourceLineSchema) }),
  sections: z.array(sectionSpanSchema),
  blocks: z.array(blockSchema),
  /** Physical pages (ascending) on which text of it was read from the picture: each waits for a person's word. Absent where there are none. */
  recognisedPages: z.array(z.number().int()).optional(),
});
export type Monograph = z.infer<typeof monographSchema>;
