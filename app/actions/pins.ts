"use server";

import { z } from "zod";
import { asReviewer } from "@/app/as-reviewer";
import { sectionKeySchema } from "@/lib/model/section-key-schema";
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

/** What moving a seam would change. Writes nothing. */
export async function previewMoveAction(input: unknown): Promise<{ ok: true; preview: SeamMovePreview } | { ok: false; reason: string }> {
  const parsed = moveInput.safeParse(input);
  return parsed.success ? previewMove(parsed.data) : { ok: false, reason: "input_invalid" };
}

/** Moves a seam; its section is cut again before the answer comes. */
export async function moveSeamAction(input: unknown): Promise<Answer> {
  return asReviewer(moveInput, input, (request) => moveSeam({ ...request, note: "" }));
}

/** Forbids the break at which a seam stands. */
export async function neverBreakAction(input: unknown): Promise<Answer> {
  return asReviewer(neverInput, input, (request) => neverBreak({ ...request, note: "" }));
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
  return asReviewer(breakInput, input, (request) => breakHere({ ...request, note: "" }));
}

/** Takes one pin back. */
export async function unpinAction(input: unknown): Promise<Answer> {
  return asReviewer(unpinInput, input, (request) => unpin({ ...request, note: "" }));
}
