"use server";

import { z } from "zod";
import { asReviewer } from "@/app/as-reviewer";
import { readReviewer } from "@/app/preferences";
import { queueFilterSchema } from "@/lib/model/queue";
import { acceptClean, type CleanPreview, previewClean } from "@/lib/pipeline/accept-clean";

const cleanInput = z.object({ bookId: z.string().min(1).max(64), filter: queueFilterSchema, allowRisky: z.boolean() });
const acceptInput = cleanInput.extend({ digest: z.string().length(64) });

/** What of a part of the queue is clean, and why the rest is not. Writes nothing. */
export async function previewCleanAction(input: unknown): Promise<CleanPreview | { ok: false; reason: "input_invalid" }> {
  const parsed = cleanInput.safeParse(input);
  if (!parsed.success) return { ok: false, reason: "input_invalid" };
  return previewClean({ ...parsed.data, reviewer: (await readReviewer()) ?? "" });
}

/** Accepts what the reviewer has confirmed, all of it or nothing. */
export async function acceptCleanAction(input: unknown): Promise<{ ok: true; count: number } | { ok: false; reason: string }> {
  return asReviewer(acceptInput, input, acceptClean);
}
