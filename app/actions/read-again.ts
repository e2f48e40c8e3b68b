"use server";

import { revalidatePath } from "next/cache";
import { z } from "zod";
import { readReviewer } from "@/app/preferences";
import { type ReadAgainResult, readAgain } from "@/lib/pipeline/read-again";

const readAgainInput = z.object({ bookId: z.string().min(1).max(64), profileId: z.string().min(1).max(60) });

type Answer = ReadAgainResult | { ok: false; reason: "input_invalid" };

/** What reading a book as another kind would change. Leaves nothing behind. */
export async function previewReadAgainAction(input: unknown): Promise<Answer> {
  const parsed = readAgainInput.safeParse(input);
  return parsed.success ? readAgain({ ...parsed.data, note: "", reviewer: "", isPreview: true }) : { ok: false, reason: "input_invalid" };
}

/** Reads a whole book again as another kind, from its stored pages. */
export async function readAgainAction(input: unknown): Promise<Answer> {
  const parsed = readAgainInput.safeParse(input);
  const reviewer = await readReviewer();
  if (!parsed.success) return { ok: false, reason: "input_invalid" };
  if (reviewer === null) return { ok: false, reason: "reviewer_missing" };
  const result = await readAgain({ ...parsed.data, note: "", reviewer, isPreview: false });
  if (result.ok) revalidatePath(`/books/${parsed.data.bookId}`, "layout");
  return result;
}
