"use server";

import { z } from "zod";
import { blockInput, pageInput, seamInput } from "@/app/decision-input";
import { readReviewer } from "@/app/preferences";
import { queueFilterSchema } from "@/lib/model/queue";
import type { QueueWindow } from "@/lib/model/views";
import { type DecideResult, decideBlock, decideSeam } from "@/lib/pipeline/decide";
import { decidePage } from "@/lib/pipeline/decide-page";
import { getQueueWindow } from "@/lib/store/queries";

const decisionInput = z.discriminatedUnion("kind", [
  seamInput.extend({ kind: z.literal("seam") }),
  blockInput.extend({ kind: z.literal("block") }),
  pageInput.extend({ kind: z.literal("page") }),
]);
const judgeInput = z.object({ decision: decisionInput, filter: queueFilterSchema, at: z.string().max(400).nullable() });

/** Writes a verdict and answers with the stretch of the queue that the reviewer has gone on to meanwhile. The screen is not drawn anew by it: the next place is on it already. */
export async function judgeInQueueAction(input: unknown): Promise<{ result: DecideResult | { ok: false; reason: string }; window: QueueWindow | null }> {
  const parsed = judgeInput.safeParse(input);
  const reviewer = await readReviewer();
  if (!parsed.success) return { result: { ok: false, reason: "input_invalid" }, window: null };
  if (reviewer === null) return { result: { ok: false, reason: "reviewer_missing" }, window: null };
  const { decision, filter, at } = parsed.data;
  const said = { ...decision, reviewer };
  const result = said.kind === "seam" ? await decideSeam(said) : said.kind === "block" ? await decideBlock(said) : await decidePage(said);
  return { result, window: await getQueueWindow({ bookId: decision.bookId, filter, at, reviewer }) };
}
