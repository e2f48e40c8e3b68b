import { z } from "zod";
import { sectionKeySchema } from "./section-key-schema";

/** One printed heading and the key that it stands for. */
export const headingRuleSchema = z.object({
  key: sectionKeySchema,
  /** Spellings as printed, compared without case, accents kept, white space folded. For numbered books without the number. */
  names: z.array(z.string()).min(1),
  /** Number as printed in numbered books ("4.2"); null where headings carry none. */
  number: z.string().nullable().default(null),
});
export type HeadingRule = z.infer<typeof headingRuleSchema>;

/** How the name is found above the line with which a leaflet's or label's text begins. */
export const titleRuleSchema = z.object({
  /** Whether the title stands on the page on which the text begins, with no heading between, or anywhere before it. */
  within: z.enum(["page", "file"]),
  /** Regular expressions (source, Unicode) with a group `name`, the surest first. Where none fits, the line in the largest type is the name. */
  namePatterns: z.array(z.string()),
  /** Regular expressions (source, Unicode, case aside) for lines above the text that are never the name. */
  notNames: z.array(z.string()),
  /** So many different headings with text must follow, or it is no leaflet of this kind. */
  leastHeadings: z.number().int().min(1),
});
export type TitleRule = z.infer<typeof titleRuleSchema>;

/** How one kind of book is laid out. Data only: a new kind of book is a new profile file, no code. */
export const profileSchema = z.object({
  profileId: z.string(),
  language: z.enum(["vi", "en"]),
  /**
   * How a monograph begins: `capitals` a bold line of capitals; `numbered` the first numbered heading of the template; `titled` a line that opens the text of a
   * leaflet or label, its name standing above it; `annex` the label of an annex ("Annex II") with the title of a list below it: no monograph, but kept, named and cited like one.
   */
  monographStart: z.enum(["capitals", "numbered", "titled", "annex"]),
  /** For `numbered`: the heading number and name that begin a part. For `titled`: what the opening line spells, a number before it left aside. For `annex`: what the label spells before its number. */
  startsAt: z.object({ number: z.string(), names: z.array(z.string()) }).nullable(),
  /** For `titled`: where the name stands. */
  title: titleRuleSchema.optional(),
  /** Headings at which a monograph ends (annex titles). */
  endsAt: z.array(z.string()),
  maxColumns: z.number().int().min(1).max(3),
  headings: z.array(headingRuleSchema),
  /** Headings may be followed by their text on the same line ("Mã ATC: L01CB02."). */
  runInHeadings: z.boolean(),
  headingTypography: z.enum(["bold", "any"]),
  /** Regular expressions (source, Unicode) whose first group is the folio in a furniture line. */
  folioPatterns: z.array(z.string()),
  /** Regular expressions with a group `name` for the drug's name in a running header. */
  headerNamePatterns: z.array(z.string()),
  /** Words that begin a table's caption ("Bảng", "Table"). */
  captionWords: z.array(z.string()),
  /** Words that begin a figure's caption ("Hình", "Figure"). */
  figureWords: z.array(z.string()).optional(),
  /** What the book prints instead of an ATC code when there is none ("Chưa có"). */
  atcAbsentPhrases: z.array(z.string()),
  /** Label vocabulary for the chunker: phrase (lower case, without colon) → kind. A label may begin with one of them. */
  labels: z.array(z.object({ kind: z.enum(["heading", "other", "indication", "frequency", "route", "population", "form", "step", "organ"]), phrases: z.array(z.string()) })),
  /** Phrases that end in a colon and govern nothing ("bao gồm", "thí dụ"). */
  notLabels: z.array(z.string()),
  /** Phrases (lower case) that begin a sentence about the whole treatment or every patient: a label that names some of them does not govern it. */
  wholeTreatment: z.array(z.string()).optional(),
  /** Abbreviations whose full stop ends no sentence. */
  abbreviations: z.array(z.string()),
  /** Units that must stay with the number before them. */
  units: z.array(z.string()),
});
export type Profile = z.infer<typeof profileSchema>;
