import { z } from "zod";
import { findingSchema } from "./finding";
import { lineSchema } from "./line";
import { ocrReadingSchema } from "./page";
import { monographSchema } from "./monograph";
import { profileReasonSchema } from "./profile-reason";

/** A physical page as segmented: its lines with their roles, and the folio read from its furniture. */
export const segmentedPageSchema = z.object({
  physicalPage: z.number().int(),
  width: z.number(),
  height: z.number(),
  rotate: z.number().int(),
  pageLabel: z.string().nullable(),
  /** The folio as printed, or as inferred from the neighbours; null where neither is possible. */
  printedPage: z.string().nullable(),
  printedPageInferred: z.boolean(),
  /** The drug name in the running header; null when there is none. */
  headerName: z.string().nullable(),
  lines: z.array(lineSchema),
  /** Share of the page's characters that look like the profile's language, 0..1; 1 for a page without text. */
  textReliability: z.number(),
  /** Present where the text was read from the page's picture. */
  ocr: ocrReadingSchema.optional(),
});
export type SegmentedPage = z.infer<typeof segmentedPageSchema>;

/**
 * Where every character of the file went, per physical page, counted without white space.
 * `extracted` = furniture + headings + sections + blocks + preamble + outside (nothing may be missing).
 */
export const pageLedgerSchema = z.object({
  physicalPage: z.number().int(),
  extracted: z.number().int(),
  furniture: z.number().int(),
  headings: z.number().int(),
  sections: z.number().int(),
  blocks: z.number().int(),
  /** Names and preambles of monographs. */
  monographHeads: z.number().int(),
  /** Text of pages or stretches that belong to no monograph (front matter, annexes), set aside with a reason. */
  outside: z.number().int(),
});
export type PageLedger = z.infer<typeof pageLedgerSchema>;

/** The segmenter's whole result for one book. */
export const segmentedBookSchema = z.object({
  profileId: z.string(),
  profileReason: profileReasonSchema,
  pages: z.array(segmentedPageSchema),
  monographs: z.array(monographSchema),
  ledger: z.array(pageLedgerSchema),
  /** Complaints that the segmenter itself can make (heading misspelt, section order, unreliable text …). */
  findings: z.array(findingSchema),
});
export type SegmentedBook = z.infer<typeof segmentedBookSchema>;
