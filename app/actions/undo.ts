"use server";

import { z } from "zod";
import { asReviewer } from "@/app/as-reviewer";
import { type TakeBackResult, takeBack } from "@/lib/pipeline/take-back";

const takeBackInput = z.object({ bookId: z.string().min(1).max(64), direction: z.enum(["undo", "redo"]), skip: z.array(z.string().max(64)).max(200) });

/** Takes back the last thing that the reviewer of the cookie did in a book, or their last undo. */
export async function takeBackAction(input: unknown): Promise<TakeBackResult | { ok: false; reason: "input_invalid" }> {
  return asReviewer(takeBackInput, input, takeBack);
}
