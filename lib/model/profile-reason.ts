import { z } from "zod";

/** Why a book was read as its kind, with counts: the program chose (`headings_matched`, `fallback`), whoever opened the file (`chosen`), or a reviewer afterwards (`read_again`). */
export const profileReasonSchema = z.object({
  code: z.enum(["chosen", "headings_matched", "fallback", "read_again"]),
  /** Headings of that kind which the book prints, of all that the kind has. */
  matched: z.number(),
  of: z.number(),
});
export type ProfileReason = z.infer<typeof profileReasonSchema>;
