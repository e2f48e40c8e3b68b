"use server";

import { z } from "zod";
import { asReviewer } from "@/app/as-reviewer";
import { pageRegionSchema } from "@/lib/model/segment-overrides";
import { takeBackCorrection } from "@/lib/pipeline/correct-heading";
import { drawTable, redrawTable, rejectTable } from "@/lib/pipeline/correct-table-place";

const bookId = z.string().min(1).max(64);
const tableInput = z.object({ bookId, drugId: z.string().min(1).max(200), blockId: z.string().min(1).max(240), asReadHash: z.string().min(1).max(64) });
const redrawInput = tableInput.extend({ region: pageRegionSchema });
const drawInput = z.object({ bookId, region: pageRegionSchema });
const takeBackInput = z.object({ bookId, sequence: z.number().int().min(1) });

const said = { note: "", isPreview: false };

/** "This is not a table": its lines go back to the text before the answer comes. */
export async function rejectTableAction(input: unknown) {
  return asReviewer(tableInput, input, (request) => rejectTable({ ...request, ...said }));
}

/** Reads a table from another region of its page. */
export async function redrawTableAction(input: unknown) {
  return asReviewer(redrawInput, input, (request) => redrawTable({ ...request, ...said }));
}

/** Reads a table where none was found. */
export async function drawTableAction(input: unknown) {
  return asReviewer(drawInput, input, (request) => drawTable({ ...request, ...said }));
}

/** Takes an order about a table's place back. */
export async function takeBackTableOrderAction(input: unknown) {
  return asReviewer(takeBackInput, input, (request) => takeBackCorrection({ ...request, ...said }));
}
