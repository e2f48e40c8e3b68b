import { z } from "zod";
import { legacyEncodingSchema, styleRunSchema } from "./page";
import { pageRectSchema } from "./rect-schema";

/** What a line is for. Furniture is kept and shown, never chunked. */
export const lineRoleSchema = z.enum(["body", "heading", "furniture", "table", "caption", "formula", "outside"]);
export type LineRole = z.infer<typeof lineRoleSchema>;

/** One printed line (a source span) in reading order. Line ids are `p{physicalPage}-l{n}`, n counted from 0 in reading order. */
export const lineSchema = z.object({
  lineId: z.string(),
  physicalPage: z.number().int(),
  text: z.string(),
  bbox: pageRectSchema,
  baseline: z.number(),
  /** Left x of every UTF-16 unit of `text` and right x of the last: `text.length + 1` numbers, points. */
  xs: z.array(z.number()),
  runs: z.array(styleRunSchema),
  role: lineRoleSchema,
  /** Column of the page the line stands in, from 0 at the left; null when it spans columns. */
  column: z.number().int().nullable(),
  /** Some of it was converted from this code; absent where the file's own characters stand. */
  convertedFrom: legacyEncodingSchema.optional(),
});
export type Line = z.infer<typeof lineSchema>;

/** The part of a line that belongs to a text (a section, a caption), with where it stands in that text. */
export const sourceLineSchema = z.object({
  lineId: z.string(),
  physicalPage: z.number().int(),
  /** Box of just this part of the line, page space. */
  bbox: pageRectSchema,
  /** UTF-16 offsets into the owning text, end exclusive. Separators (space, newline) between lines belong to no line. */
  start: z.number().int(),
  end: z.number().int(),
  /** Styles inside it, offsets into the owning text. Only runs that are not plain are kept. */
  runs: z.array(styleRunSchema),
});
export type SourceLine = z.infer<typeof sourceLineSchema>;
