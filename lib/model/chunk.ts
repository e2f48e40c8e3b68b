import { z } from "zod";
import { blockKindSchema } from "./block";
import { pageRectSchema } from "./rect-schema";
import { sectionKeySchema } from "./section-key-schema";

/** A lifted block as a chunk carries it. */
export const attachmentSchema = z.object({
  blockId: z.string(),
  kind: blockKindSchema,
  physicalPage: z.number().int(),
  bbox: pageRectSchema,
  printedPage: z.string().nullable(),
  /** Pending counts as quarantined. */
  quarantined: z.boolean(),
});
export type Attachment = z.infer<typeof attachmentSchema>;

export const chunkBoxSchema = z.object({ physicalPage: z.number().int(), bbox: pageRectSchema, lineId: z.string() });
export type ChunkBox = z.infer<typeof chunkBoxSchema>;

/** One unit of delivery and embedding, before it is written as a v4 record. */
export const chunkSchema = z.object({
  chunkId: z.string(),
  drugId: z.string(),
  drugName: z.string(),
  sectionKey: sectionKeySchema,
  sectionDisplayName: z.string(),
  /** What is embedded: carried labels, then source. */
  text: z.string(),
  /** The exact contiguous source, overlap included; occurs once in its section. */
  sourceText: z.string(),
  /** Outermost first; repeated into `text`, never in `sourceText`. */
  contextLabels: z.array(z.string()),
  headingPhysicalPage: z.number().int(),
  /** First and last physical page of its lines, 0-indexed, inclusive. */
  sourcePageRange: z.tuple([z.number().int(), z.number().int()]),
  printedPageRange: z.tuple([z.string().nullable(), z.string().nullable()]),
  atcCodes: z.array(z.string()),
  partIndex: z.number().int(),
  partCount: z.number().int(),
  estTokens: z.number().int(),
  oversized: z.boolean(),
  chunkKind: z.enum(["prose", "block_descriptor", "table_rows"]),
  attachments: z.array(attachmentSchema),
  hasQuarantinedContent: z.boolean(),
  // Not in the v4 record:
  /** UTF-16 offsets of `sourceText` in the section's text; null for chunks of a block. */
  start: z.number().int().nullable(),
  end: z.number().int().nullable(),
  /** Length in UTF-16 units and in tokens of the head of `sourceText` that repeats the part before it. */
  overlapLength: z.number().int(),
  overlapTokens: z.number().int(),
  /** The block a `block_descriptor` or `table_rows` chunk stands for. */
  blockId: z.string().nullable(),
  /** Every source line's box, on every page. */
  boxes: z.array(chunkBoxSchema),
  /** Only on chunks read from a foreign file: the version that file states. Ours are version 4 by definition. */
  schemaVersion: z.number().int().optional(),
});
export type Chunk = z.infer<typeof chunkSchema>;
