/** What a browser may send as a verdict on a seam, a block or a page, with what was on the reviewer's screen: every screen says it. */
import { z } from "zod";
import { blockVerdictSchema, decisionReasonSchema, pageVerdictSchema, seamVerdictSchema } from "@/lib/model/decision";
import { sectionKeySchema } from "@/lib/model/section-key-schema";

const word = { bookId: z.string().min(1).max(64), drugId: z.string().min(1).max(200), reason: decisionReasonSchema.nullable(), note: z.string().max(2000) };
const seen = { judged: z.string().max(64), standing: z.string().max(64).nullable() };

export const seamInput = z.object({ ...word, ...seen, sectionKey: sectionKeySchema, seamIndex: z.number().int().min(0), verdict: seamVerdictSchema });
export const blockInput = z.object({ ...word, ...seen, blockId: z.string().min(1).max(240), verdict: blockVerdictSchema });
export const pageInput = z.object({ ...word, ...seen, physicalPage: z.number().int().min(0), verdict: pageVerdictSchema });
