"use server";

import { revalidatePath } from "next/cache";
import { z } from "zod";
import { readReviewer } from "@/app/preferences";
import { pageRegionSchema } from "@/lib/model/segment-overrides";
import { takeBackCorrection } from "@/lib/pipeline/correct-heading";
import { drawTable, redrawTable, rejectTable } from "@/lib/pipeline/correct-table-place";

const bookId = z.string().min(1).max(64);
const tableInput = z.object({ bookId, drugId: z.string().min(1).max(200), blockId: z.string().min(1).max(240), asReadHash: z.string().min(1).max(64) });
const redrawInput = tableInput.extend({ region: pageRegionSchema });
const drawInput = z.object({ bookId, region: pageRegionSchema });
const takeBackInput = z.object({ bookId, sequence: z.number().int().min(1) });

interface Said {
  note: string;
  reviewer: string;
  isPreview: boolean;
}

/** Parses, asks for the reviewer's name, does it, and lets every screen of the book be drawn anew. */
async function decide<T extends { bookId: string }, R extends { ok: boolean }>(schema: z.ZodType<T>, input: unknown, work: (request: T & Said) => Promise<R>): Promise<R | { ok: false; reason: string }> {
  const parsed = schema.safeParse(input);
  const reviewer = await readReviewer();
  if (!parsed.success) return { ok: false, reason: "input_invalid" };
  if (reviewer === null) return { ok: false, reason: "reviewer_missing" };
  const result = await work({ ...parsed.data, reviewer, note: "", isPreview: false });
  if (result.ok) revalidatePath(`/books/${parsed.data.bookId}`, "layout");
  return result;
}

/** "This is not a table": its lines go back to the text before the answer comes. */
export async function rejectTableAction(input: unknown) {
  return decide(tableInput, input, rejectTable);
}

/** Reads a table from another region of its page. */
export async function redrawTableAction(input: unknown) {
  return decide(redrawInput, input, redrawTable);
}

/** Reads a table where none was found. */
export async function drawTableAction(input: unknown) {
  return decide(drawInput, input, drawTable);
}

/** Takes an order about a table's place back. */
export async function takeBackTableOrderAction(input: unknown) {
  return decide(takeBackInput, input, takeBackCorrection);
}
