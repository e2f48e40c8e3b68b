"use server";

import { asReviewer } from "@/app/as-reviewer";
import { blockInput, pageInput, seamInput } from "@/app/decision-input";
import { type DecideResult, decideBlock, decideSeam } from "@/lib/pipeline/decide";
import { decidePage } from "@/lib/pipeline/decide-page";

/** In the workbench nobody is asked why a page's text is unfit. */
const pageShown = pageInput.omit({ reason: true });

type Result = DecideResult | { ok: false; reason: "input_invalid" };

/** Every screen of the book is drawn anew after a decision, and after one that was refused because somebody else decided first. */
const redraws = (result: DecideResult) => result.ok || result.reason === "decided_since" || result.reason === "changed_since";

/** Writes a verdict on a seam into the log, under the name in the reviewer's cookie. */
export async function decideSeamAction(input: unknown): Promise<Result> {
  return asReviewer(seamInput, input, decideSeam, redraws);
}

/** Writes a verdict on a block; its monograph is chunked again before the answer comes. */
export async function decideBlockAction(input: unknown): Promise<Result> {
  return asReviewer(blockInput, input, decideBlock, redraws);
}

/** Writes a verdict on a page's recognised text; its monograph is chunked again before the answer comes. */
export async function decidePageAction(input: unknown): Promise<Result> {
  return asReviewer(pageShown, input, decidePage, redraws);
}
