import { z } from "zod";
import { pageRectSchema } from "./rect-schema";
import { sectionKeySchema } from "./section-key-schema";

/** A printed line as a reviewer pointed at it. It is the same line as long as its page prints this very text; its box tells it from a twin on the same page. */
export const linePlaceSchema = z.object({
  /** 0-indexed. */
  physicalPage: z.number().int().min(0),
  /** The whole line, NFC. */
  text: z.string().min(1).max(2000),
  bbox: pageRectSchema,
});
export type LinePlace = z.infer<typeof linePlaceSchema>;

/** A stretch of a line: UTF-16 offsets into its text, end exclusive. */
const stretch = { line: linePlaceSchema, from: z.number().int().min(0), to: z.number().int().min(1) };

/** "This is a heading": of a section, or the name with which a monograph begins. */
export const headingAddSchema = z.object({
  kind: z.literal("heading_add"),
  ...stretch,
  /** Texts of the lines that print the rest of it, in order. */
  extraLines: z.array(z.string().min(1).max(2000)).max(3),
  heads: z.discriminatedUnion("what", [z.object({ what: z.literal("section"), key: sectionKeySchema }), z.object({ what: z.literal("monograph"), name: z.string().trim().min(1).max(200) })]),
});
export type HeadingAdd = z.infer<typeof headingAddSchema>;

/** "This is not a heading": the line is text of what stands before it. */
export const headingRemoveSchema = z.object({ kind: z.literal("heading_remove"), ...stretch });
export type HeadingRemove = z.infer<typeof headingRemoveSchema>;

/** "This page is printed N": an arabic number or a lower-case roman one; null: it shows none. */
export const folioCorrectionSchema = z.object({
  kind: z.literal("folio"),
  physicalPage: z.number().int().min(0),
  printedPage: z.string().regex(/^(?:[1-9]\d{0,4}|[ivxlcdm]{1,12})$/u).nullable(),
});
export type FolioCorrection = z.infer<typeof folioCorrectionSchema>;

/** A region of one page, page space, points. */
export const pageRegionSchema = z.object({ physicalPage: z.number().int().min(0), bbox: pageRectSchema });
export type PageRegion = z.infer<typeof pageRegionSchema>;

/** SHA-256 of the text that stands in the places that are named: an order about a table is never followed on other text. */
const reads = z.string().length(64);

/** A table's place on the page is another one: the stretch that was found (`pieces`) is given up, `region` is read instead. */
export const regionCorrectionSchema = z.object({ kind: z.literal("region"), pieces: z.array(pageRegionSchema).min(1).max(200), region: pageRegionSchema, reads });
/** "This is not a table": its lines go back to the text. */
export const notATableSchema = z.object({ kind: z.literal("not_a_table"), pieces: z.array(pageRegionSchema).min(1).max(200), reads });
/** "A table that nobody found stands here." */
export const missedTableSchema = z.object({ kind: z.literal("missed_table"), region: pageRegionSchema, reads });
export type BlockOrder = z.infer<typeof regionCorrectionSchema> | z.infer<typeof notATableSchema> | z.infer<typeof missedTableSchema>;

/** Every place that an order about a table names. */
export function placesOfOrder(order: BlockOrder): PageRegion[] {
  if (order.kind === "not_a_table") return order.pieces;
  return order.kind === "region" ? [...order.pieces, order.region] : [order.region];
}

/** The physical pages (0-indexed) that an order about a table names. */
export function pagesOfOrder(order: BlockOrder): number[] {
  return [...new Set(placesOfOrder(order).map((place) => place.physicalPage))];
}

/** An override with the name under which the segmenter says what became of it. */
export type Named<Override> = Override & { id: string };

/** What reviewers know better than the segmenter. Everything that is not named here is read as ever. */
export interface SegmentOverrides {
  headings: readonly Named<HeadingAdd | HeadingRemove>[];
  /** Whoever hands one in has made sure that the page is still the one of which it was said. */
  folios: readonly Named<FolioCorrection>[];
  /** The same holds of the text in these places. */
  blocks: readonly Named<BlockOrder>[];
}

/** Why an override has no effect. It is never applied to other text instead. */
export const unappliedReasonSchema = z.enum(["text_gone", "text_ambiguous", "outside_monograph", "nothing_to_remove", "page_gone", "table_gone", "no_table_there", "overlaps_table"]);
export const unappliedSchema = z.object({ id: z.string(), reason: unappliedReasonSchema });
export type Unapplied = z.infer<typeof unappliedSchema>;
