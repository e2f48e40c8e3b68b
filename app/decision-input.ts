/** What a browser may send as a verdict on a seam, a block or a page; each screen adds what it says of what was on it. */
import { z } from "zod";
import { blockVerdictSchema, decisionReasonSchema, pageVerdictSchema, seamVerdictSchema } from "@/lib/model/decision";
import { sectionKeySchema } from "@/lib/model/section-key";

const word = { bookId: z.string().min(1).max(64), drugId: z.string().min(1).max(200), reason: decisionReasonSchema.nullable(), note: z.string().max(2000) };

export const seamInput = z.object({ ...word, sectionKey: sectionKeySchema, seamIndex: z.number().int().min(0), verdict: seamVerdictSchema });
export const blockInput = z.object({ ...word, blockId: z.string().min(1).max(240), verdict: blockVerdictSchema });
export const pageInput = z.object({ ...word, physicalPage: z.number().int().min(0), verdict: pageVerdictSchema });
