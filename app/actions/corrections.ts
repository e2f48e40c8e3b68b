"use server";

import { revalidatePath } from "next/cache";
import { z } from "zod";
import { readReviewer } from "@/app/preferences";
import { MOST_OPERATIONS, tableOperationSchema } from "@/lib/model/correction";
import { type CorrectionResult, type TablePreviewResult, correctTable, previewTable, takeBackCorrection } from "@/lib/pipeline/decide-correction";

const monograph = { bookId: z.string().min(1).max(64), drugId: z.string().min(1).max(200) };
const operations = z.array(tableOperationSchema).max(MOST_OPERATIONS);
const previewInput = z.object({ ...monograph, blockId: z.string().min(1).max(240), operations });
const tableInput = previewInput.extend({ asReadHash: z.string().min(1).max(64), standing: z.number().int().min(1).nullable(), note: z.string().max(2000) });
const takeBackInput = z.object({ ...monograph, sequence: z.number().int().min(1) });

type Answer = Extract<CorrectionResult, { ok: true }> | { ok: false; reason: string };

/** Parses, asks for the reviewer's name, does it, and lets every screen of the book be drawn anew. */
async function decide<T extends { bookId: string }>(schema: z.ZodType<T>, input: unknown, work: (request: T & { reviewer: string }) => Promise<CorrectionResult>): Promise<Answer> {
  const parsed = schema.safeParse(input);
  const reviewer = await readReviewer();
  if (!parsed.success) return { ok: false, reason: "input_invalid" };
  if (reviewer === null) return { ok: false, reason: "reviewer_missing" };
  const result = await work({ ...parsed.data, reviewer });
  if (result.ok) revalidatePath(`/books/${parsed.data.bookId}`, "layout");
  return result;
}

/** Writes all changes to a table's grid as one correction; its monograph is cut again before the answer comes. */
export async function correctTableAction(input: unknown): Promise<Answer> {
  return decide(tableInput, input, correctTable);
}

/** Takes one correction back. */
export async function takeBackCorrectionAction(input: unknown): Promise<Answer> {
  return decide(takeBackInput, input, (request) => takeBackCorrection({ ...request, note: "" }));
}

/** The chunks that approval would make of a table with these changes. Writes nothing. */
export async function previewTableAction(input: unknown): Promise<Extract<TablePreviewResult, { ok: true }> | { ok: false; reason: string }> {
  const parsed = previewInput.safeParse(input);
  return parsed.success ? previewTable(parsed.data) : { ok: false, reason: "input_invalid" };
}
