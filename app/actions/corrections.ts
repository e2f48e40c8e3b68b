"use server";

import { z } from "zod";
import { asReviewer } from "@/app/as-reviewer";
import { MOST_OPERATIONS, tableOperationSchema } from "@/lib/model/correction";
import { type CorrectionResult, type TablePreviewResult, correctTable, previewTable, takeBackCorrection } from "@/lib/pipeline/decide-correction";

const monograph = { bookId: z.string().min(1).max(64), drugId: z.string().min(1).max(200) };
const operations = z.array(tableOperationSchema).max(MOST_OPERATIONS);
const previewInput = z.object({ ...monograph, blockId: z.string().min(1).max(240), operations });
const tableInput = previewInput.extend({ asReadHash: z.string().min(1).max(64), standing: z.number().int().min(1).nullable(), note: z.string().max(2000) });
const takeBackInput = z.object({ ...monograph, sequence: z.number().int().min(1) });

type Answer = Extract<CorrectionResult, { ok: true }> | { ok: false; reason: string };

/** Writes all changes to a table's grid as one correction; its monograph is cut again before the answer comes. */
export async function correctTableAction(input: unknown): Promise<Answer> {
  return asReviewer(tableInput, input, correctTable);
}

/** Takes one correction back. */
export async function takeBackCorrectionAction(input: unknown): Promise<Answer> {
  return asReviewer(takeBackInput, input, (request) => takeBackCorrection({ ...request, note: "" }));
}

/** The chunks that approval would make of a table with these changes. Writes nothing. */
export async function previewTableAction(input: unknown): Promise<Extract<TablePreviewResult, { ok: true }> | { ok: false; reason: string }> {
  const parsed = previewInput.safeParse(input);
  return parsed.success ? previewTable(parsed.data) : { ok: false, reason: "input_invalid" };
}
