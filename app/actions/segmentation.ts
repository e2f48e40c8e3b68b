"use server";

import { z } from "zod";
import { asReviewer } from "@/app/as-reviewer";
import { headingAddSchema } from "@/lib/model/segment-overrides";
import type { PageLines, SegmentChange } from "@/lib/model/views";
import { addHeading, correctFolio, removeHeading, takeBackCorrection } from "@/lib/pipeline/correct-heading";
import { readPageLines } from "@/lib/pipeline/page-lines";
import type { CorrectionResult } from "@/lib/pipeline/resegment";

const page = { bookId: z.string().min(1).max(64), physicalPage: z.number().int().min(0) };
const line = { ...page, lineId: z.string().min(1).max(60), text: z.string().min(1).max(2000) };
const correctionInput = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("heading"), ...line, to: z.number().int().min(1).nullable(), extraLines: z.number().int().min(0).max(3), heads: headingAddSchema.shape.heads }),
  z.object({ kind: z.literal("not_heading"), ...line }),
  z.object({ kind: z.literal("folio"), ...page, printedPage: z.string().max(20).nullable() }),
  z.object({ kind: z.literal("take_back"), bookId: page.bookId, sequence: z.number().int().min(1) }),
]);

type Answer = { ok: true; change: SegmentChange } | { ok: false; reason: string };

function correct(input: z.infer<typeof correctionInput>, said: { note: string; reviewer: string; isPreview: boolean }): Promise<CorrectionResult> {
  if (input.kind === "heading") return addHeading({ ...input, ...said });
  if (input.kind === "not_heading") return removeHeading({ ...input, ...said });
  return input.kind === "folio" ? correctFolio({ ...input, ...said }) : takeBackCorrection({ ...input, ...said });
}

/** The lines of a page that a person can point at, and the sections that the book's kind knows. */
export async function pageLinesAction(input: unknown): Promise<PageLines | null> {
  const parsed = z.object(page).safeParse(input);
  return parsed.success ? readPageLines(parsed.data.bookId, parsed.data.physicalPage) : null;
}

/** What a correction of a heading or a folio would change. Leaves nothing behind. */
export async function previewSegmentationAction(input: unknown): Promise<Answer> {
  const parsed = correctionInput.safeParse(input);
  if (!parsed.success) return { ok: false, reason: "input_invalid" };
  return correct(parsed.data, { note: "", reviewer: "", isPreview: true });
}

/** Corrects a heading or a folio, or takes such a correction back; what it is about is segmented anew before the answer comes. */
export async function correctSegmentationAction(input: unknown): Promise<Answer> {
  return asReviewer(correctionInput, input, ({ reviewer, ...request }) => correct(request, { note: "", reviewer, isPreview: false }));
}
