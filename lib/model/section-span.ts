import { z } from "zod";
import { type SourceLine, sourceLineSchema } from "./line";
import { pageRectSchema } from "./rect-schema";
import { sectionKeySchema } from "./section-key-schema";

/** A run of prose, a table or a formula inside a section, on one page. */
export const sectionPartSchema = z.object({
  kind: z.enum(["prose", "table", "formula"]),
  text: z.string(),
  physicalPage: z.number().int(),
  bbox: pageRectSchema,
  sourceSpanIds: z.array(z.string()),
  quarantined: z.boolean(),
  blockId: z.string().nullable(),
});
export type SectionPart = z.infer<typeof sectionPartSchema>;

/** A printed section heading. */
export const headingSchema = z.object({
  text: z.string(),
  physicalPage: z.number().int(),
  bbox: pageRectSchema,
  lineId: z.string(),
  /** Offset in the section's text at which what it heads begins. */
  at: z.number().int(),
});
export type Heading = z.infer<typeof headingSchema>;

/** A stretch of a section's text that must not be quoted: an unreliable line or page, OCR not yet approved. */
export const quarantinedRangeSchema = z.object({
  start: z.number().int(),
  end: z.number().int(),
  /** `text_from_ocr` waits for a person's word on its page, `ocr_refused` was found unfit by one; everything else is the machine's own doubt. */
  reason: z.string(),
  /** For text read from a page's picture: that page, 0-indexed. */
  physicalPage: z.number().int().optional(),
});
export type QuarantinedRange = z.infer<typeof quarantinedRangeSchema>;

/**
 * One named division of a monograph. `(drugId, key)` is unique in a monograph: where a book prints two headings of the
 * same key (an SmPC's 5.1 and 5.2) the section has both in `headings`, the second and later ones also as a paragraph of `text`.
 */
export const sectionSpanSchema = z.object({
  key: sectionKeySchema,
  /** The first heading as printed. */
  displayName: z.string(),
  /** NFC; lines joined by a space inside a paragraph, "\n" between paragraphs, end-of-line hyphenation undone. Lifted blocks are not in it. */
  text: z.string(),
  headings: z.array(headingSchema).min(1),
  lines: z.array(sourceLineSchema),
  parts: z.array(sectionPartSchema),
  quarantined: z.array(quarantinedRangeSchema),
});
export type SectionSpan = z.infer<typeof sectionSpanSchema>;

/** Reasons of ranges that stand for a page's recognised text. */
export const OCR_REASONS: readonly string[] = ["text_from_ocr", "ocr_refused"];

/** True where nothing of a section may be quoted, its heading neither: it, or its monograph's name, was read from a picture and nobody approved that yet. */
export function isWithheldWhole({ text, quarantined }: Pick<SectionSpan, "text" | "quarantined">): boolean {
  return quarantined.some((range) => OCR_REASONS.includes(range.reason) && range.start === 0 && range.end === text.length);
}

/** Lines of a section that stand, wholly or in part, in a stretch that must not be quoted. */
export function withheldLines(lines: readonly SourceLine[], ranges: readonly QuarantinedRange[]): SourceLine[] {
  return lines.filter((line) => ranges.some((range) => range.start < line.end && line.start < range.end));
}
