"use server";

import { z } from "zod";
import { asReviewer } from "@/app/as-reviewer";
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
  return asReviewer(readAgainInput, input, (request) => readAgain({ ...request, note: "", isPreview: false }));
}
