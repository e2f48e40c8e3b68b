/** Comes in: what a place is called in the database or on a screen. Goes out: its name as a link, as a query of the address bar and as a place of the queue. It never looks whether the place is there. */
import type { DecisionView, QueueRow } from "@/lib/model/views";
import type { LinkRef } from "./link-store";

/** What is linked where something was decided: its seam, its block, or the page (0-indexed) whose recognised text was judged; null where it has no place of its own. */
export function refOfTarget({ seamKey, blockId, physicalPage }: { seamKey: string | null; blockId: string | null; physicalPage: number | null }): LinkRef | null {
  if (seamKey !== null) return `seam:${seamKey}`;
  if (blockId !== null) return `block:${blockId}`;
  return physicalPage === null ? null : `page:${physicalPage}`;
}

/** What is linked for a place of the queue. A finding's page is only where it was found: it is linked by its chunk. */
export function refOfRow({ kind, seamKey, blockId, chunkId, physicalPage }: QueueRow): LinkRef | null {
  return refOfTarget({ seamKey, blockId, physicalPage: kind === "page" ? physicalPage : null }) ?? (chunkId === null ? null : `chunk:${chunkId}`);
}

/** What is linked for an entry of the log; a page only while the text that was judged is there. */
export function refOfDecision({ decision, carry, seamKey, blockId }: DecisionView): LinkRef | null {
  return refOfTarget({ seamKey, blockId, physicalPage: carry === "orphaned" ? null : (decision.anchor.physicalPage ?? null) });
}

/** The place of the queue (`QueueRow.id`) that is linked so in a monograph; null for what is none. */
export function queueIdOf(ref: LinkRef | null, drugId: string): string | null {
  if (ref?.startsWith("page:")) return `page:${drugId}:${ref.slice("page:".length)}`;
  return ref !== null && /^(?:seam|block):/.test(ref) ? ref : null;
}

/** The query that names a thing, for the address bar: `?chunk=…`, `?seam=…`, `?block=…` or `?ocr=…` (a page, 0-indexed); empty for what has no address. */
export function queryOf(ref: LinkRef | null): string {
  if (ref === null || ref.startsWith("cell:")) return "";
  const [kind = "", ...rest] = ref.split(":");
  return `?${kind === "page" ? "ocr" : kind}=${encodeURIComponent(rest.join(":"))}`;
}

/** Where in the workbench a thing of a monograph is opened; null: its top. */
export function monographHref(bookId: string, drugId: string, ref: LinkRef | null): string {
  return `/books/${bookId}/monographs/${drugId}${queryOf(ref)}`;
}
