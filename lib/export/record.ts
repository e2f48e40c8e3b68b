import { z } from "zod";
import { SCHEMA_VERSION } from "@/lib/model/required-fields";
import { sectionKeySchema } from "@/lib/model/section-key-schema";

/** A printed page as a record holds it: an integer where the folio is arabic, the folio as printed otherwise, null where none is known. */
export const printedPageSchema = z.union([z.number().int(), z.string(), z.null()]);
export type RecordPrintedPage = z.infer<typeof printedPageSchema>;

const pageSchema = z.number().int().min(0);

/** A lifted block as a record carries it. `bbox` is page space: points, top left origin. */
export const attachmentRecordSchema = z.object({
  block_id: z.string().min(1),
  kind: z.enum(["table", "formula"]),
  physical_page: pageSchema,
  bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  printed_page: printedPageSchema,
  quarantined: z.boolean(),
});
export type AttachmentRecord = z.infer<typeof attachmentRecordSchema>;

/** One chunk as it leaves the program: schema v4, keys in this order. Physical pages are 0-indexed and inclusive. */
export const chunkRecordSchema = z.object({
  chunk_id: z.string().min(1),
  drug_id: z.string().min(1),
  drug_name: z.string().min(1),
  section_key: sectionKeySchema,
  section_display_name: z.string(),
  text: z.string().min(1),
  source_text: z.string().min(1),
  context_labels: z.array(z.string()),
  heading_physical_page: pageSchema,
  source_page_range: z.tuple([pageSchema, pageSchema]),
  printed_page_range: z.tuple([printedPageSchema, printedPageSchema]),
  atc_codes: z.array(z.string()),
  part_index: z.number().int().min(0),
  part_count: z.number().int().min(1),
  est_tokens: z.number().int().min(0),
  oversized: z.boolean(),
  chunk_kind: z.enum(["prose", "block_descriptor", "table_rows"]),
  attachments: z.array(attachmentRecordSchema),
  has_quarantined_content: z.boolean(),
  schema_version: z.literal(SCHEMA_VERSION),
});
export type ChunkRecord = z.infer<typeof chunkRecordSchema>;

/** The record's fields in the order in which they are written. */
export const RECORD_FIELDS = Object.keys(chunkRecordSchema.shape) as readonly (keyof ChunkRecord)[];
