import { z } from "zod";
import { correctionSchema } from "./correction";
import { QUARANTINE_REASONS, REJECT_REASONS } from "./reasons";
import { sectionKeySchema } from "./section-key-schema";

export const decisionTargetKindSchema = z.enum(["seam", "block", "chunk", "finding", "pin", "correction", "page"]);
/**
 * `break_here` and `never_break` are said of a place in a section's text (target `pin`): orders to the packer, until they are reopened. `correct` sets
 * right what was read (target `correction`, with a value); a `reopen` there takes back the newest correction under the same anchor that still stands.
 */
export const verdictSchema = z.enum(["accept", "reject", "approve", "quarantine", "reopen", "break_here", "never_break", "correct"]);
export type Verdict = z.infer<typeof verdictSchema>;

/** What a reviewer can say of a seam; of a table or a formula; of a page whose text was recognised. */
export const seamVerdictSchema = verdictSchema.extract(["accept", "reject", "reopen"]);
export type SeamVerdict = z.infer<typeof seamVerdictSchema>;
export const blockVerdictSchema = verdictSchema.extract(["approve", "quarantine", "reopen"]);
export type BlockVerdict = z.infer<typeof blockVerdictSchema>;
export const pageVerdictSchema = verdictSchema.extract(["approve", "quarantine", "reopen"]);
export type PageVerdict = z.infer<typeof pageVerdictSchema>;

/** Every reason that can be picked. */
export const decisionReasonSchema = z.enum([...new Set([...REJECT_REASONS, ...QUARANTINE_REASONS])] as [string, ...string[]]);

/** What ties a decision to source text instead of to chunk numbers. */
export const anchorSchema = z.object({
  /** Empty for a word on the whole book; its section key then says nothing. */
  drugId: z.string(),
  sectionKey: sectionKeySchema,
  /** For a block: its id; null otherwise. */
  blockId: z.string().nullable(),
  /** Source text before and after the place (up to 80 characters each, whole section text is never needed). For a block `before` is empty and `after` starts its text. */
  before: z.string(),
  after: z.string(),
  /** Hash of all that was judged: for a seam the carried labels and both sides as shown, for a block its cells and text. */
  contentHash: z.string(),
  /** For a page's recognised text: that page, 0-indexed. */
  physicalPage: z.number().int().optional(),
});
export type Anchor = z.infer<typeof anchorSchema>;

/** What one press of a reviewer entered in the log together, and what it takes back. Undo and redo are read from it, so they outlive a reload. */
export const decisionActSchema = z.object({
  /** The same for all entries of one act. */
  id: z.string(),
  /** The act that this one takes back: its `id`, or the `decisionId` of an entry that is an act of its own. Null: it takes none back. */
  takesBack: z.string().nullable(),
  /** The entry whose word stands again by this one. */
  restores: z.string().nullable(),
});
export type DecisionAct = z.infer<typeof decisionActSchema>;

/** What a reviewer said about one target. Never changed, only followed by another. */
export const decisionSchema = z.object({
  decisionId: z.string(),
  /** Position in the book's log, from 1. */
  sequence: z.number().int(),
  bookId: z.string(),
  targetKind: decisionTargetKindSchema,
  anchor: anchorSchema,
  verdict: verdictSchema,
  /** What a correction sets right; null for every other decision. Can hold cell text: it is shown where the block is shown, never in the log's sentences. */
  value: correctionSchema.nullable(),
  reason: z.string().nullable(),
  note: z.string(),
  reviewer: z.string(),
  /** Null: an act of its own that takes nothing back. */
  act: decisionActSchema.nullable(),
  /** ISO 8601, UTC. */
  decidedAt: z.string(),
  /** SHA-256 of this entry chained to the one before (`previousHash`). */
  previousHash: z.string(),
  hash: z.string(),
});
export type Decision = z.infer<typeof decisionSchema>;

/** What became of a decision after a re-run. */
export const carryStateSchema = z.enum(["carried", "look_again", "orphaned"]);
export type CarryState = z.infer<typeof carryStateSchema>;
