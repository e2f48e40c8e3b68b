"use server";

import { revalidatePath } from "next/cache";
import { z } from "zod";
import { readReviewer } from "@/app/preferences";
import { sectionKeySchema } from "@/lib/model/section-key";
import type { SeamMovePreview } from "@/lib/model/views";
import { breakHere, listBreaks, moveSeam, neverBreak, type PinResult, previewBreak, previewMove, unpin } from "@/lib/pipeline/decide-pin";

const section = { bookId: z.string().min(1).max(64), drugId: z.string().min(1).max(200), sectionKey: sectionKeySchema };
const seam = { ...section, seamIndex: z.number().int().min(0), from: z.number().int().min(0) };
const moveInput = z.object({ ...seam, to: z.number().int().min(0) });
const neverInput = z.object(seam);
const breaksInput = z.object({ ...section, from: z.number().int().min(0), to: z.number().int().min(0) });
const breakInput = z.object({ ...section, at: z.number().int().min(0) });
const unpinInput = z.object({ ...section, sequence: z.number().int().min(1) });

type Answer = Extract<PinResult, { ok: true }> | { ok: false; reason: string };

/** Parses, asks for the reviewer's name, does it, and lets every screen of the book be drawn anew. */
async function decide<T extends { bookId: string }>(schema: z.ZodType<T>, input: unknown, work: (request: T & { reviewer: string; note: string }) => Promise<PinResult>): Promise<Answer> {
  const parsed = schema.safeParse(input);
  const reviewer = await readReviewer();
  if (!parsed.success) return { ok: false, reason: "input_invalid" };
  if (reviewer === null) return { ok: false, reason: "reviewer_missing" };
  const result = await work({ ...parsed.data, reviewer, note: "" });
  if (result.ok) revalidatePath(`/books/${parsed.data.bookId}`, "layout");
  return result;
}

/** What moving a seam would change. Writes nothing. */
export async function previewMoveAction(input: unknown): Promise<{ ok: true; preview: SeamMovePreview } | { ok: false; reason: string }> {
  const parsed = moveInput.safeParse(input);
  return parsed.success ? previewMove(parsed.data) : { ok: false, reason: "input_invalid" };
}

/** Moves a seam; its section is cut again before the answer comes. */
export async function moveSeamAction(input: unknown): Promise<Answer> {
  return decide(moveInput, input, moveSeam);
}

/** Forbids the break at which a seam stands. */
export async function neverBreakAction(input: unknown): Promise<Answer> {
  return decide(neverInput, input, neverBreak);
}

/** The places inside a part at which a break may be demanded. */
export async function listBreaksAction(input: unknown): Promise<{ ok: true; places: number[] } | { ok: false; reason: string }> {
  const parsed = breaksInput.safeParse(input);
  return parsed.success ? listBreaks(parsed.data) : { ok: false, reason: "input_invalid" };
}

/** What a break inside a part would change. Writes nothing. */
export async function previewBreakAction(input: unknown): Promise<{ ok: true; preview: SeamMovePreview } | { ok: false; reason: string }> {
  const parsed = breakInput.safeParse(input);
  return parsed.success ? previewBreak(parsed.data) : { ok: false, reason: "input_invalid" };
}

/** Demands a break inside a part; its section is cut again before the answer comes. */
export async function breakHereAction(input: unknown): Promise<Answer> {
  return decide(breakInput, input, breakHere);
}

/** Takes one pin back. */
export async function unpinAction(input: unknown): Promise<Answer> {
  return decide(unpinInput, input, unpin);
}
