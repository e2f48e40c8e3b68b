"use server";

import { revalidatePath } from "next/cache";
import { z } from "zod";
import { readReviewer } from "@/app/preferences";
import { decisionReasonSchema } from "@/lib/model/decision";
import { sectionKeySchema } from "@/lib/model/section-key";
import { type DecideResult, decideBlock, decideSeam } from "@/lib/pipeline/decide";
import { decidePage } from "@/lib/pipeline/decide-page";

const place = { bookId: z.string().min(1).max(64), drugId: z.string().min(1).max(200), reason: decisionReasonSchema.nullable(), note: z.string().max(2000) };
/** What was on the reviewer's screen. */
const seen = { judged: z.string().max(64).optional(), standing: z.string().max(64).nullable().optional() };
const seamInput = z.object({ ...place, ...seen, sectionKey: sectionKeySchema, seamIndex: z.number().int().min(0), verdict: z.enum(["accept", "reject", "reopen"]) });
const blockInput = z.object({ ...place, ...seen, blockId: z.string().min(1).max(240), verdict: z.enum(["approve", "quarantine", "reopen"]) });
const pageInput = z.object({ bookId: place.bookId, drugId: place.drugId, note: place.note, ...seen, physicalPage: z.number().int().min(0), verdict: z.enum(["approve", "quarantine", "reopen"]) });

type Result = DecideResult | { ok: false; reason: "input_invalid" };

/** Every screen of the book is drawn anew after a decision, and after one that was refused because somebody else decided first. */
function redraw(bookId: string, result: DecideResult): DecideResult {
  if (result.ok || result.reason === "decided_since" || result.reason === "changed_since") revalidatePath(`/books/${bookId}`, "layout");
  return result;
}

/** Writes a verdict on a seam into the log, under the name in the reviewer's cookie. */
export async function decideSeamAction(input: unknown): Promise<Result> {
  const parsed = seamInput.safeParse(input);
  const reviewer = await readReviewer();
  if (!parsed.success) return { ok: false, reason: "input_invalid" };
  if (reviewer === null) return { ok: false, reason: "reviewer_missing" };
  return redraw(parsed.data.bookId, await decideSeam({ ...parsed.data, reviewer }));
}

/** Writes a verdict on a block; its monograph is chunked again before the answer comes. */
export async function decideBlockAction(input: unknown): Promise<Result> {
  const parsed = blockInput.safeParse(input);
  const reviewer = await readReviewer();
  if (!parsed.success) return { ok: false, reason: "input_invalid" };
  if (reviewer === null) return { ok: false, reason: "reviewer_missing" };
  return redraw(parsed.data.bookId, await decideBlock({ ...parsed.data, reviewer }));
}

/** Writes a verdict on a page's recognised text; its monograph is chunked again before the answer comes. */
export async function decidePageAction(input: unknown): Promise<Result> {
  const parsed = pageInput.safeParse(input);
  const reviewer = await readReviewer();
  if (!parsed.success) return { ok: false, reason: "input_invalid" };
  if (reviewer === null) return { ok: false, reason: "reviewer_missing" };
  return redraw(parsed.data.bookId, await decidePage({ ...parsed.data, reviewer }));
}
