import { z } from "zod";
import { profileReasonSchema } from "./profile-reason";
import { folioCorrectionSchema, headingAddSchema, headingRemoveSchema, missedTableSchema, notATableSchema, regionCorrectionSchema } from "./segment-overrides";

/** Longest text that a person may put into a cell, UTF-16 units. */
export const LONGEST_CELL = 20_000;
/** More changes than this in one correction are no correction but another table. */
export const MOST_OPERATIONS = 2000;

const index = z.number().int().min(0);
const cellText = z.string().max(LONGEST_CELL);

/**
 * One change to a table's grid. Rows and columns are 0-indexed in the grid as the operations before it left it; the first one finds the grid as
 * it was read. `was` is the text that stood there: where another stands, the operation is refused.
 */
export const tableOperationSchema = z.discriminatedUnion("op", [
  z.object({ op: z.literal("edit"), row: index, column: index, was: z.string(), text: cellText }),
  z.object({ op: z.literal("caption"), was: z.string().nullable(), text: cellText.nullable() }),
  /** The cells of a rectangle become one; their texts are joined in reading order. A whole body row merged is a group row. */
  z.object({ op: z.literal("merge"), row: index, column: index, rowSpan: z.number().int().min(1), columnSpan: z.number().int().min(1) }),
  /** A merged cell becomes single cells again; its text stays in the first. */
  z.object({ op: z.literal("split"), row: index, column: index }),
  /** A single cell is cut in two at a character (UTF-16 offset into its text): the grid gains a row or a column there, which the other cells span. */
  z.object({ op: z.literal("cut"), row: index, column: index, into: z.enum(["rows", "columns"]), at: index }),
  /** A row and the one below it, or a column and the one at its right, become one. */
  z.object({ op: z.literal("join_rows"), row: index }),
  z.object({ op: z.literal("join_columns"), column: index }),
  z.object({ op: z.literal("header_rows"), count: index }),
  z.object({ op: z.literal("row_labels"), count: index }),
]);
export type TableOperation = z.infer<typeof tableOperationSchema>;

/** "The book is of another kind": all of it is read again as that kind. Said of the whole book, under an anchor without a monograph. */
const profileCorrectionSchema = z.object({
  kind: z.literal("profile"),
  profileId: z.string().min(1).max(60),
  /** As what the book was read when it was imported, and why: what it goes back to, to the byte. */
  imported: z.object({ profileId: z.string(), profileReason: profileReasonSchema }),
});
export type ProfileCorrection = z.infer<typeof profileCorrectionSchema>;

/**
 * What a person sets right in what was read. It is a layer: what was read stays as it was, and what is shown and exported is derived from both.
 * The value of a decision on target `correction`.
 */
export const correctionSchema = z.discriminatedUnion("kind", [
  /** All changes to a block's grid, from the grid as it was read. Of two on one block the later one counts, whole. */
  z.object({ kind: z.literal("table_edit"), operations: z.array(tableOperationSchema).min(1).max(MOST_OPERATIONS) }),
  regionCorrectionSchema,
  notATableSchema,
  missedTableSchema,
  headingAddSchema,
  headingRemoveSchema,
  folioCorrectionSchema,
  profileCorrectionSchema,
]);
export type Correction = z.infer<typeof correctionSchema>;
