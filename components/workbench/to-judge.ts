import type { BlockView, DecisionView, SeamView, SectionView, WorkbenchView } from "@/lib/model/views";
import { standingView } from "@/components/decision/decided-since";
import type { LinkRef } from "./link-store";

/** A seam waits until it was judged, and again once the text around it changed. */
export function seamNeedsJudgement(seam: SeamView): boolean {
  return seam.verdict === null || seam.lookAgain;
}

/** A block waits while nobody decided: the machine's own quarantine is a doubt, not a judgement. */
export function blockNeedsJudgement(view: BlockView, decisions: readonly DecisionView[]): boolean {
  if (view.state === "pending") return true;
  const standing = standingView(decisions, "block", view.block.blockId);
  if (standing?.carry === "look_again") return true;
  return view.state === "quarantined" && (standing === null || standing.decision.verdict === "reopen");
}

/** One stop of a walk through the right-hand column. */
export interface Stop {
  ref: LinkRef;
  judge: boolean;
}

/** Everything that can have the focus in the column, from top to bottom: pages that were read by OCR, then a section's parts with the seams between them, then its blocks. */
export function stopsOf(view: WorkbenchView): Stop[] {
  const pages = (view.ocrPages ?? []).map((page): Stop => ({ ref: `page:${page.physicalPage}`, judge: page.state === "waiting" }));
  return [...pages, ...view.sections.flatMap((section) => stopsOfSection(section, view.decisions))];
}

/** The stops of one section. */
export function stopsOfSection(section: SectionView, decisions: readonly DecisionView[]): Stop[] {
  const stops: Stop[] = [];
  for (const chunk of section.chunks) {
    if (chunk.blockId !== null) continue;
    stops.push({ ref: `chunk:${chunk.chunkId}`, judge: false });
    const seam = section.seams.find((candidate) => candidate.seam.leftChunkId === chunk.chunkId);
    if (seam !== undefined) stops.push({ ref: `seam:${seam.seamKey}`, judge: seamNeedsJudgement(seam) });
  }
  for (const block of section.blocks) stops.push({ ref: `block:${block.block.blockId}`, judge: blockNeedsJudgement(block, decisions) });
  return stops;
}

/** The stop that a step leads to, from `from` (null: before the first, or after the last going back); null at the end of the way. */
export function stepTo(stops: readonly Stop[], from: LinkRef | null, direction: 1 | -1, wanted: (stop: Stop) => boolean): LinkRef | null {
  const at = stops.findIndex((stop) => stop.ref === from);
  const start = at === -1 ? (direction === 1 ? 0 : stops.length - 1) : at + direction;
  for (let i = start; i >= 0 && i < stops.length; i += direction) {
    const stop = stops[i];
    if (stop !== undefined && wanted(stop)) return stop.ref;
  }
  return null;
}

/** The next stop that waits, round the end of the column: what was passed over comes again. Null when nothing waits. */
export function nextToJudge(stops: readonly Stop[], from: LinkRef | null, direction: 1 | -1): LinkRef | null {
  const waits = (stop: Stop) => stop.judge;
  return stepTo(stops, from, direction, waits) ?? stepTo(stops, null, direction, waits);
}
