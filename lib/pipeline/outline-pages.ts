/** Pages of a book in, its outline out, from which monographs are made one by one. Others get a turn, and it can be called off, every few pages. */
import type { Page } from "@/lib/model/page";
import type { SegmentOverrides } from "@/lib/model/segment-overrides";
import { PROFILES } from "@/lib/profiles";
import { type BookOutline, outlineBook } from "@/lib/segment/segment-book";
import { type WorkOptions, takeTurn } from "./progress";

/** How long segmenting may hold the thread before others get a turn, milliseconds. */
const TURN_MS = 40;

/** `profile` is a profile's id or "auto". The list of pages is empty afterwards. Throws what `outlineBook` throws, and UserError cancelled. */
export async function outlinePages(pages: Page[], profile: string, { onProgress, signal }: WorkOptions, overrides?: SegmentOverrides): Promise<BookOutline> {
  const total = pages.length;
  onProgress?.({ stage: "segmenting", done: 0, total });
  await takeTurn(signal);
  const steps = outlineBook(pages, PROFILES, profile, overrides);
  let turnEnds = performance.now() + TURN_MS;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < turnEnds) continue;
    onProgress?.({ stage: "segmenting", done: step.value, total });
    await takeTurn(signal);
    turnEnds = performance.now() + TURN_MS;
  }
}
