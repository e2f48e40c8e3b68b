import { z } from "zod";
import { sourceLineSchema } from "./line";
import { pageRectSchema } from "./rect-schema";
import { sectionKeySchema } from "./section-key-schema";

export const blockKindSchema = z.enum(["table", "formula"]);
export type BlockKind = z.infer<typeof blockKindSchema>;

/** `pending`: nobody judged it. Only a reviewer can approve; the machine may only quarantine. Pending is withheld like quarantined. */
export const blockStateSchema = z.enum(["pending", "approved", "quarantined"]);
export type BlockState = z.infer<typeof blockStateSchema>;

/** Why the machine would not let a block be quoted, or doubts it. Worded for people in the interface's messages. */
export const blockReasonSchema = z.enum([
  "unruled_columns_inferred",
  "cells_overlap_rulings",
  "text_outside_cells",
  "header_rows_uncertain",
  "unreliable_text",
  "text_from_ocr",
  "continues_without_header",
  "rotated",
  "formula_layout",
  "ragged_rows",
]);
export type BlockReason = z.infer<typeof blockReasonSchema>;

/** One cell. Rows and columns are 0-indexed in the printed grid, header rows counted. A merged cell is listed once, at its top left. */
export const cellSchema = z.object({
  row: z.number().int(),
  column: z.number().int(),
  rowSpan: z.number().int().min(1),
  columnSpan: z.number().int().min(1),
  text: z.string(),
  physicalPage: z.number().int(),
  /** The grid rectangle of the cell on its page. */
  bbox: pageRectSchema,
});
export type Cell = z.infer<typeof cellSchema>;

/** One stretch of a block on one page or in one column. */
export const blockPieceSchema = z.object({
  physicalPage: z.number().int(),
  bbox: pageRectSchema,
  /** Rows of the joined grid that stand in this piece, first and last inclusive; header rows repeated on a later piece are not counted. A row that a reviewer joined over a page break stands in both pieces. */
  firstRow: z.number().int(),
  lastRow: z.number().int(),
});
export type BlockPiece = z.infer<typeof blockPieceSchema>;

/** A region lifted out of the prose: a table, or a displayed formula (one cell, `cells[0]`). */
export const blockSchema = z.object({
  /** Unique in the book: `{drugId}-t{n}` for tables, `{drugId}-f{n}` for formulas, n from 1 in reading order. */
  blockId: z.string(),
  kind: blockKindSchema,
  sectionKey: sectionKeySchema,
  caption: z.string().nullable(),
  /** Rows × columns as printed, header rows counted. */
  rows: z.number().int(),
  columns: z.number().int(),
  headerRows: z.number().int(),
  /** How many columns at the left name the row. */
  rowLabelColumns: z.number().int(),
  cells: z.array(cellSchema),
  /** Its own first page: often not the page of the paragraph that mentions it. 0-indexed. */
  physicalPage: z.number().int(),
  bbox: pageRectSchema,
  pieces: z.array(blockPieceSchema).min(1),
  /** The block's own source text (caption first when printed), with the lines it came from. */
  text: z.string(),
  lines: z.array(sourceLineSchema),
  /** Offset in the section's text after which it stands. */
  at: z.number().int(),
  ruled: z.enum(["full", "partial", "none"]),
  /** 0..1, from the finder. */
  confidence: z.number(),
  machineState: z.enum(["pending", "quarantined"]),
  reasons: z.array(blockReasonSchema),
});
export type Block = z.infer<typeof blockSchema>;
