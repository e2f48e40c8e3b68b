/** What a browser sent in; the work done under the name in the reviewer's cookie, and the screens of its book drawn anew, out. Nothing is done for input that does not parse or for nobody. */
import { revalidatePath } from "next/cache";
import type { z } from "zod";
import { readReviewer } from "./preferences";

/** `redraws`: after which results every screen of the book is drawn anew; left out: after those that went well. */
export async function asReviewer<T extends { bookId: string }, R extends { ok: boolean }>(schema: z.ZodType<T>, input: unknown, work: (request: T & { reviewer: string }) => Promise<R>, redraws: (result: R) => boolean = (result) => result.ok): Promise<R | { ok: false; reason: "input_invalid" | "reviewer_missing" }> {
  const parsed = schema.safeParse(input);
  const reviewer = await readReviewer();
  if (!parsed.success) return { ok: false, reason: "input_invalid" };
  if (reviewer === null) return { ok: false, reason: "reviewer_missing" };
  const result = await work({ ...parsed.data, reviewer });
  if (redraws(result)) revalidatePath(`/books/${parsed.data.bookId}`, "layout");
  return result;
}
