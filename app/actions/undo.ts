"use server";

import { revalidatePath } from "next/cache";
import { z } from "zod";
import { readReviewer } from "@/app/preferences";
import { type TakeBackResult, takeBack } from "@/lib/pipeline/take-back";

const takeBackInput = z.object({ bookId: z.string().min(1).max(64), direction: z.enum(["undo", "redo"]), skip: z.array(z.string().max(64)).max(200) });

/** Takes back the last thing that the reviewer of the cookie did in a book, or their last undo. */
export async function takeBackAction(input: unknown): Promise<TakeBackResult | { ok: false; reason: "input_invalid" }> {
  const parsed = takeBackInput.safeParse(input);
  const reviewer = await readReviewer();
  if (!parsed.success) return { ok: false, reason: "input_invalid" };
  if (reviewer === null) return { ok: false, reason: "reviewer_missing" };
  const result = await takeBack({ ...parsed.data, reviewer });
  if (result.ok) revalidatePath(`/books/${parsed.data.bookId}`, "layout");
  return result;
}
