"use server";

import { z } from "zod";
import { asReviewer } from "@/app/as-reviewer";
import { chunkLimitsSchema } from "@/lib/model/limits";
import { sectionKeySchema } from "@/lib/model/section-key-schema";
import type { RunPreview } from "@/lib/model/views";
import { previewRechunk, rechunk } from "@/lib/pipeline/rechunk";
import { previewRestore, restoreRun } from "@/lib/pipeline/restore-run";

const scopeInput = z.object({ bookId: z.string().min(1).max(64), drugId: z.string().min(1).max(200).nullable(), sectionKey: sectionKeySchema.nullable(), limits: chunkLimitsSchema });

/** What cutting again would change. Writes nothing. */
export async function previewRechunkAction(input: unknown): Promise<({ ok: true } & RunPreview) | { ok: false; reason: string }> {
  const parsed = scopeInput.safeParse(input);
  if (!parsed.success) return { ok: false, reason: "limits_invalid" };
  return previewRechunk(parsed.data);
}

/** Cuts again and makes the result the one that counts. */
export async function rechunkAction(input: unknown): Promise<{ ok: true } | { ok: false; reason: string }> {
  const result = await asReviewer(scopeInput, input, rechunk);
  if (result.ok) return { ok: true };
  return result.reason === "input_invalid" ? { ok: false, reason: "limits_invalid" } : result;
}

const runInput = z.object({ bookId: z.string().min(1).max(64), runId: z.string().min(1).max(100) });

/** What going back to an earlier run would change. Writes nothing. */
export async function previewRestoreAction(input: unknown): Promise<({ ok: true } & RunPreview) | { ok: false; reason: string }> {
  const parsed = runInput.safeParse(input);
  return parsed.success ? previewRestore(parsed.data) : { ok: false, reason: "input_invalid" };
}

/** Goes back to an earlier run. */
export async function restoreRunAction(input: unknown): Promise<{ ok: true } | { ok: false; reason: string }> {
  const result = await asReviewer(runInput, input, restoreRun);
  return result.ok ? { ok: true } : result;
}
